// wingover/spitting-fire/rules

// Explanation
type Explanation<Id extends string = string> = Omit<RuleInfo, 'silent'> & Partial<RulingText> & RuleText & {
    readonly id: Id;
};

// Glossary
interface Glossary<Rule extends string = string> {
    readonly sections: Readonly<Record<string, string>>;
    readonly synonyms: readonly (readonly string[])[];
    readonly terms: Readonly<Record<string, readonly Rule[]>>;
}

// RuleId
type RuleId = Exclude<keyof typeof rules, CoreRule>;

// RuleInfo
interface RuleInfo {
    readonly title: string;
    readonly source: string;
    readonly status: RuleStatus;
    readonly option?: string;
    readonly silent?: true;
}

// RuleText
interface RuleText {
    readonly summary: string;
    readonly reason?: string;
    readonly silent?: string;
}

// RulingText
interface RulingText extends RuleText {
    readonly question: string;
    readonly readings: readonly string[];
    readonly choice: number;
    readonly reason: string;
    readonly noSwitch?: string;
}

// TextsOf
type TextsOf<R extends Readonly<Record<string, RuleInfo>>, Id extends keyof R = keyof R> = {
    readonly [I in Id]: (R[I]['status'] extends 'ruling' ? RulingText : RuleText) & (R[I] extends {
        readonly silent: true;
    } ? {
        readonly silent: string;
    } : unknown);
};

// explain
const explain: (id: RuleId) => Explanation<RuleId>;

// glossary
const glossary: Glossary<RuleId>;

// rules
const rules: {
    'CORE-AGENDA'
    'CORE-DICE'
    'CORE-LIMIT'
    'CORE-OVER'
    'CORE-PHASE'
    'CORE-RECORD'
    'CORE-RESIGN'
    'CORE-SEAT'
    'CORE-SEED'
    'CORE-SHAPE'
    'CORE-STATE'
    'SF-ACT-01'
    'SF-ACT-02'
    'SF-ACT-03'
    'SF-ACT-04'
    'SF-ACT-05'
    'SF-ACT-06'
    'SF-ACT-07'
    'SF-ACT-08'
    'SF-ACT-09'
    'SF-ACT-10'
    'SF-ALT-01'
    'SF-ALT-02'
    'SF-ALT-03'
    'SF-ALT-04'
    'SF-ALT-05'
    'SF-ALT-06'
    'SF-ALT-07'
    'SF-ALT-08'
    'SF-ARC-00'
    'SF-ARC-01'
    'SF-ARC-02'
    'SF-ARC-03'
    'SF-ARC-04'
    'SF-ARC-05'
    'SF-ARC-06'
    'SF-ARC-07'
    'SF-ARC-08'
    'SF-ARC-09'
    'SF-ARC-10'
    'SF-CARD-01'
    'SF-CARD-02'
    'SF-CARD-03'
    'SF-CARD-04'
    'SF-CARD-05'
    'SF-CARD-06'
    'SF-CARD-07'
    'SF-CARD-08'
    'SF-CARD-09'
    'SF-CARD-10'
    'SF-CARD-11'
    'SF-COMP-01'
    'SF-COMP-02'
    'SF-COMP-03'
    'SF-COMP-04'
    'SF-COMP-05'
    'SF-COMP-06'
    'SF-COMP-07'
    'SF-DECK-01'
    'SF-DECK-02'
    'SF-DECK-03'
    'SF-DECK-04'
    'SF-DECK-05'
    'SF-DMG-01'
    'SF-DMG-02'
    'SF-DMG-03'
    'SF-DMG-04'
    'SF-DMG-05'
    'SF-DMG-06'
    'SF-END-01'
    'SF-EXIT-01'
    'SF-EXIT-02'
    'SF-FORCE-01'
    'SF-FORCE-02'
    'SF-FORCE-03'
    'SF-FORCE-04'
    'SF-FORCE-05'
    'SF-FORCE-06'
    'SF-FORCE-07'
    'SF-FORCE-08'
    'SF-FORCE-09'
    'SF-GEO-01'
    'SF-GEO-02'
    'SF-GEO-03'
    'SF-GEO-04'
    'SF-GEO-05'
    'SF-GEO-06'
    'SF-GEO-07'
    'SF-GEO-10'
    'SF-GEO-11'
    'SF-GEO-12'
    'SF-GRP-01'
    'SF-GRP-02'
    'SF-GRP-03'
    'SF-GRP-04'
    'SF-GRP-05'
    'SF-GRP-06'
    'SF-GRP-07'
    'SF-HEAD-01'
    'SF-HEAD-02'
    'SF-HEAD-03'
    'SF-HEAD-04'
    'SF-HEAD-05'
    'SF-HEAD-06'
    'SF-HEAD-07'
    'SF-HEAD-08'
    'SF-HEAD-09'
    'SF-HEAD-10'
    'SF-HIT-01'
    'SF-LOOP-01'
    'SF-LOOP-02'
    'SF-LOOP-03'
    'SF-LOOP-04'
    'SF-LOOP-05'
    'SF-LOOP-06'
    'SF-LOOP-07'
    'SF-MOVE-01'
    'SF-MOVE-02'
    'SF-MOVE-03'
    'SF-MOVE-04'
    'SF-MOVE-05'
    'SF-MOVE-06'
    'SF-MOVE-07'
    'SF-MOVE-08'
    'SF-MOVE-09'
    'SF-MOVE-10'
    'SF-MOVE-11'
    'SF-MOVE-12'
    'SF-MOVE-13'
    'SF-OPT-AMMO-01'
    'SF-OPT-BANK-01'
    'SF-OPT-DEFL-01'
    'SF-OPT-TAIL-01'
    'SF-PLACE-01'
    'SF-PLACE-01a'
    'SF-PLACE-02'
    'SF-PLACE-03'
    'SF-PLACE-04'
    'SF-PLACE-05'
    'SF-PLACE-06'
    'SF-PLACE-07'
    'SF-PLACE-08'
    'SF-PLACE-09'
    'SF-PLOT-01'
    'SF-PLOT-02'
    'SF-PLOT-03'
    'SF-PLOT-04'
    'SF-PLOT-05'
    'SF-PLOT-06'
    'SF-PLOT-07'
    'SF-RNG-01'
    'SF-SEQ-01'
    'SF-STACK-01'
    'SF-STACK-02'
    'SF-STACK-03'
    'SF-STACK-04'
    'SF-STACK-05'
    'SF-STACK-06'
    'SF-STACK-07'
    'SF-TGT-01'
    'SF-TGT-02'
    'SF-TGT-03'
    'SF-TGT-04'
    'SF-TGT-05'
    'SF-TGT-06'
    'SF-TGT-07'
    'SF-TGT-08'
    'SF-TGT-09'
    'SF-TGT-10'
    'SF-TIGHT-01'
    'SF-TIGHT-02'
    'SF-TIGHT-03'
    'SF-TIGHT-04'
    'SF-TIGHT-05'
    'SF-TIGHT-06'
    'SF-TIGHT-07'
    'SF-WIN-01'
    'SF-WIN-02'
    'SF-WIN-03'
    'SF-WIN-04'
    'SF-WIN-05'
    'SF-WIN-06'
}

// texts
const texts: TextsOf<typeof rules, RuleId>;
