// wingover/regia-aeronautica/rules

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
    'RA-AA-01'
    'RA-AA-02'
    'RA-AA-03'
    'RA-AA-04'
    'RA-AA-05'
    'RA-AA-06'
    'RA-AA-07'
    'RA-BOMB-01'
    'RA-BOMB-02'
    'RA-BOMB-03'
    'RA-BOMB-04'
    'RA-BOMB-05'
    'RA-BOMB-06'
    'RA-CARD-01'
    'RA-CARD-02'
    'RA-CARD-03'
    'RA-CHIT-01'
    'RA-CHIT-02'
    'RA-CHIT-03'
    'RA-CHIT-04'
    'RA-CHIT-05'
    'RA-CHIT-06'
    'RA-CHIT-07'
    'RA-CHIT-08'
    'RA-CLD-01'
    'RA-CLD-02'
    'RA-CLD-03'
    'RA-CLD-04'
    'RA-CLD-05'
    'RA-CLD-06'
    'RA-CLD-07'
    'RA-CODE-01'
    'RA-DRM-01'
    'RA-DRM-02'
    'RA-DRM-03'
    'RA-DRM-04'
    'RA-DRM-05'
    'RA-DRM-06'
    'RA-DRM-07'
    'RA-ENG-01'
    'RA-ENG-02'
    'RA-ENG-03'
    'RA-ENG-04'
    'RA-ENG-05'
    'RA-ENG-06'
    'RA-ENG-07'
    'RA-ENG-08'
    'RA-ENG-09'
    'RA-ENG-10'
    'RA-ENG-11'
    'RA-FIRE-01'
    'RA-FIRE-02'
    'RA-FIRE-03'
    'RA-FIRE-04'
    'RA-FIRE-05'
    'RA-FIRE-06'
    'RA-FIRE-07'
    'RA-MAP-01'
    'RA-MAP-02'
    'RA-MAP-03'
    'RA-MAP-04'
    'RA-MOVE-01'
    'RA-MOVE-02'
    'RA-MOVE-03'
    'RA-MOVE-04'
    'RA-MOVE-05'
    'RA-MOVE-06'
    'RA-MOVE-07'
    'RA-MOVE-08'
    'RA-MOVE-09'
    'RA-PREP-01'
    'RA-PREP-02'
    'RA-PREP-03'
    'RA-PREP-04'
    'RA-PREP-05'
    'RA-PREP-06'
    'RA-PREP-07'
    'RA-SCN-01'
    'RA-TURN-01'
    'RA-TURN-02'
    'RA-TURN-03'
    'RA-TURN-04'
    'RA-TURN-05'
    'RA-TURN-06'
    'RA-TURN-07'
    'RA-WIN-01'
    'RA-WIN-02'
    'RA-WIN-03'
    'RA-WIN-04'
    'RA-WIN-05'
    'RA-WIN-06'
}

// texts
const texts: TextsOf<typeof rules, RuleId>;
