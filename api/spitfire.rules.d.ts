// wingover/spitfire/rules

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
    'SP-10-1'
    'SP-10-2'
    'SP-10-3'
    'SP-10-4'
    'SP-10-5'
    'SP-10-6'
    'SP-10-7'
    'SP-10-8'
    'SP-10-9'
    'SP-11-1'
    'SP-11-2'
    'SP-11-3'
    'SP-11-4'
    'SP-11-5'
    'SP-11-90'
    'SP-11A-1'
    'SP-11A-2'
    'SP-11C-1'
    'SP-11D-1'
    'SP-11E-1'
    'SP-11F-1'
    'SP-2.1-1'
    'SP-2.1-2'
    'SP-2.1-3'
    'SP-2.1-4'
    'SP-2.1-5'
    'SP-2.2-1'
    'SP-2.2-2'
    'SP-2.3-1'
    'SP-2.3-2'
    'SP-2.4-1'
    'SP-2.41-1'
    'SP-2.42-1'
    'SP-2.43-1'
    'SP-2.44-1'
    'SP-2.45-1'
    'SP-2.46-1'
    'SP-2.46-2'
    'SP-2.47-1'
    'SP-2.47-2'
    'SP-2.47-3'
    'SP-2.47-90'
    'SP-2.48-1'
    'SP-2.48-2'
    'SP-2.49-1'
    'SP-2.5-1'
    'SP-3.0-1'
    'SP-4.0-1'
    'SP-5.1-1'
    'SP-5.2-1'
    'SP-5.2-10'
    'SP-5.2-2'
    'SP-5.2-3'
    'SP-5.2-4'
    'SP-5.2-5'
    'SP-5.2-6'
    'SP-5.2-7'
    'SP-5.2-8'
    'SP-5.2-9'
    'SP-6-1'
    'SP-6-2'
    'SP-6A-1'
    'SP-6A-2'
    'SP-6A-3'
    'SP-6B-1'
    'SP-6B-2'
    'SP-6B-3'
    'SP-6B-4'
    'SP-6B-5'
    'SP-6B-6'
    'SP-6B-7'
    'SP-6B-90'
    'SP-6C-1'
    'SP-6C-2'
    'SP-6C-3'
    'SP-6C-4'
    'SP-6C-5'
    'SP-6C-6'
    'SP-6C-7'
    'SP-6C-8'
    'SP-6C-9'
    'SP-6D-1'
    'SP-6D-10'
    'SP-6D-11'
    'SP-6D-12'
    'SP-6D-13'
    'SP-6D-14'
    'SP-6D-2'
    'SP-6D-3'
    'SP-6D-4'
    'SP-6D-5'
    'SP-6D-6'
    'SP-6D-7'
    'SP-6D-8'
    'SP-6D-9'
    'SP-6E-1'
    'SP-6E-2'
    'SP-6E-3'
    'SP-6E-90'
    'SP-6F-1'
    'SP-6G-1'
    'SP-6G-2'
    'SP-6G-3'
    'SP-6G1-1'
    'SP-6G1-2'
    'SP-6G1-3'
    'SP-6G1-4'
    'SP-6G2-1'
    'SP-6G2-2'
    'SP-6G2-3'
    'SP-6G23-1'
    'SP-6G23-2'
    'SP-6G23-3'
    'SP-6G23-4'
    'SP-6G3-1'
    'SP-6H-1'
    'SP-6J-1'
    'SP-6J-2'
    'SP-6J-3'
    'SP-6J-4'
    'SP-6J-90'
    'SP-7-1'
    'SP-7-2'
    'SP-7A-1'
    'SP-7C-4'
    'SP-7C-5'
    'SP-7C1-1'
    'SP-7C2-1'
    'SP-7C3-1'
    'SP-7D-1'
    'SP-7E-1'
    'SP-7F-1'
    'SP-7F-10'
    'SP-7F-2'
    'SP-7F-3'
    'SP-7F-4'
    'SP-7F-5'
    'SP-7F-6'
    'SP-7F-7'
    'SP-7F-8'
    'SP-7F-9'
    'SP-7G-1'
    'SP-7G-2'
    'SP-7G-3'
    'SP-7H-1'
    'SP-8-1'
    'SP-8-2'
    'SP-8-3'
    'SP-8A-1'
    'SP-8B-1'
    'SP-8C-1'
    'SP-8D-1'
    'SP-8E-1'
    'SP-8F-1'
    'SP-8F-2'
    'SP-8F-3'
    'SP-8F-4'
    'SP-8F-5'
    'SP-8G-1'
    'SP-9-1'
    'SP-9-2'
    'SP-9-3'
    'SP-9-4'
    'SP-9-5'
    'SP-9-6'
    'SP-9-7'
    'SP-9-8'
    'SP-9-9'
    'SP-9.1-1'
    'SP-9.1-2'
    'SP-9.1-3'
    'SP-9.1-4'
    'SP-9.1-5'
    'SP-9.1-6'
    'SP-9.1-7'
    'SP-9.1-8'
    'SP-9.1-9'
    'SP-9.2-1'
    'SP-9.2-2'
    'SP-9.2-3'
    'SP-9.2-4'
    'SP-9.2-5'
    'SP-9.2-6'
    'SP-9.2-7'
    'SP-9.2-8'
    'SP-9.3-1'
    'SP-9.3-10'
    'SP-9.3-11'
    'SP-9.3-12'
    'SP-9.3-13'
    'SP-9.3-14'
    'SP-9.3-15'
    'SP-9.3-16'
    'SP-9.3-17'
    'SP-9.3-18'
    'SP-9.3-19'
    'SP-9.3-2'
    'SP-9.3-20'
    'SP-9.3-3'
    'SP-9.3-4'
    'SP-9.3-5'
    'SP-9.3-6'
    'SP-9.3-7'
    'SP-9.3-8'
    'SP-9.3-9'
    'SP-9.3V-1'
    'SP-9.3V-2'
}

// texts
const texts: TextsOf<typeof rules, RuleId>;
