// wingover/aerial-craps/rules

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
    'AC-0.12-1'
    'AC-0.12-2'
    'AC-0.122-1'
    'AC-0.13-1'
    'AC-0.131-1'
    'AC-0.141-1'
    'AC-0.141-2'
    'AC-0.141-3'
    'AC-0.142-1'
    'AC-0.143-1'
    'AC-0.143-2'
    'AC-0.143-3'
    'AC-0.143-4'
    'AC-0.143-5'
    'AC-0.144-1'
    'AC-0.144-2'
    'AC-0.144-3'
    'AC-0.144-4'
    'AC-0.144-5'
    'AC-0.144-6'
    'AC-0.144-7'
    'AC-0.144-8'
    'AC-1.10-1'
    'AC-1.10-2'
    'AC-1.10-3'
    'AC-1.10-4'
    'AC-1.10-5'
    'AC-1.20-1'
    'AC-1.20-2'
    'AC-1.20-3'
    'AC-1.21-1'
    'AC-1.21-2'
    'AC-1.21-3'
    'AC-1.22-1'
    'AC-1.22-2'
    'AC-1.22-3'
    'AC-1.22-4'
    'AC-1.23-1'
    'AC-1.24-1'
    'AC-1.24-2'
    'AC-1.24-3'
    'AC-1.30-1'
    'AC-1.30-2'
    'AC-1.30-3'
    'AC-1.30-4'
    'AC-1.30-93'
    'AC-1.31-1'
    'AC-1.32-1'
    'AC-1.32-2'
    'AC-1.32-3'
    'AC-1.32-4'
    'AC-1.32-92'
    'AC-1.40-1'
    'AC-1.41-1'
    'AC-1.41-2'
    'AC-1.41-3'
    'AC-1.41-4'
    'AC-1.41-5'
    'AC-1.42-1'
    'AC-1.421-1'
    'AC-1.422-1'
    'AC-1.423-1'
    'AC-1.423-2'
    'AC-1.424'
    'AC-1.50-1'
    'AC-1.50-2'
    'AC-1.50-3'
    'AC-1.50-4'
    'AC-1.50-5'
    'AC-1.51-1'
    'AC-1.51-2'
    'AC-1.52-1'
    'AC-1.53-1'
    'AC-1.53-2'
    'AC-1.53-3'
    'AC-1.53-4'
    'AC-1.53-5'
    'AC-1.53-6'
    'AC-1.53-98'
    'AC-10h-1'
    'AC-10h-2'
    'AC-10h-3'
    'AC-10h-4'
    'AC-10h-5'
    'AC-2.10-1'
    'AC-2.10-2'
    'AC-2.10-3'
    'AC-2.10-90'
    'AC-2.20-1'
    'AC-2.21-1'
    'AC-2.22-1'
    'AC-2.22-2'
    'AC-2.22-3'
    'AC-2.22-4'
    'AC-2.23-1'
    'AC-2.23-2'
    'AC-2.23-3'
    'AC-2.23-4'
    'AC-2.23-5'
    'AC-2.23-6'
    'AC-2.23-99'
    'AC-2.30-1'
    'AC-2.31-1'
    'AC-2.311-1'
    'AC-2.311-2'
    'AC-2.312-1'
    'AC-2.312-2'
    'AC-2.32'
    'AC-2.40-1'
    'AC-2.41-1'
    'AC-2.41-2'
    'AC-2.41-3'
    'AC-2.41-4'
    'AC-2.42-1'
    'AC-2.421-1'
    'AC-2.421-2'
    'AC-2.421-3'
    'AC-2.422-1'
    'AC-2.50-1'
    'AC-2.50-2'
    'AC-2.50-3'
    'AC-2.50-4'
    'AC-2.50-5'
    'AC-2.51-1'
    'AC-2.51-2'
    'AC-2.51-3'
    'AC-2.51-4'
    'AC-2.51-5'
    'AC-2.511-1'
    'AC-2.511-2'
    'AC-2.511-3'
    'AC-2.51a'
    'AC-2.60-1'
    'AC-2.61-1'
    'AC-2.611-1'
    'AC-2.611-2'
    'AC-2.611-3'
    'AC-2.611-4'
    'AC-2.611-5'
    'AC-2.611-6'
    'AC-2.611-96'
    'AC-2.612-1'
    'AC-2.612-2'
    'AC-2.612-3'
    'AC-2.62-1'
    'AC-2.63-1'
    'AC-2.64-1'
    'AC-2.64-2'
    'AC-2.64-3'
    'AC-2.64-4'
    'AC-2.64-5'
    'AC-2.64-94'
    'AC-2.65-1'
    'AC-2.66-1'
    'AC-2.66-2'
    'AC-2.66-3'
    'AC-2.66-4'
    'AC-2.66-5'
    'AC-2.66-6'
    'AC-2.66-7'
    'AC-2.66-90'
    'AC-2.70-1'
    'AC-2.70-2'
    'AC-2.70-3'
    'AC-2.70-4'
    'AC-2.70-95'
    'AC-2.80-1'
    'AC-2.80-2'
    'AC-2.81-1'
    'AC-2.81-2'
    'AC-2.82-1'
    'AC-2.82-2'
    'AC-2.821-1'
    'AC-3.10-1'
    'AC-3.10-10'
    'AC-3.10-11'
    'AC-3.10-12'
    'AC-3.10-2'
    'AC-3.10-3'
    'AC-3.10-4'
    'AC-3.10-5'
    'AC-3.10-6'
    'AC-3.10-7'
    'AC-3.10-8'
    'AC-3.10-9'
    'AC-3.11-1'
    'AC-3.11-2'
    'AC-3.11-3'
    'AC-3.12-1'
    'AC-3.20-1'
    'AC-3.20-2'
    'AC-3.20-3'
    'AC-3.20-4'
    'AC-3.20-90'
    'AC-3.21-1'
    'AC-3.21-2'
    'AC-3.21-3'
    'AC-3.22-10'
    'AC-3.22-11'
    'AC-3.22-2'
    'AC-3.22-3'
    'AC-3.22-4'
    'AC-3.22-5'
    'AC-3.22-7'
    'AC-3.22-8'
    'AC-3.22-90'
    'AC-3.22-91'
    'AC-3.22-s'
    'AC-A1-1'
    'AC-A1-2'
    'AC-A1-3'
    'AC-A1-97'
    'AC-A2-1'
    'AC-A2-2'
    'AC-A2-3'
    'AC-A2-4'
    'AC-A2-5'
    'AC-A2-6'
    'AC-A2-7'
    'AC-A2-8'
    'AC-CODE-1'
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
}

// texts
const texts: TextsOf<typeof rules, RuleId>;
