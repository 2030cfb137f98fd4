// wingover/registry/rules

// Manuscript
interface Manuscript {
    readonly game: string;
    readonly title: string;
    readonly revision: number;
    readonly rules: Readonly<Record<string, RuleInfo>>;
    readonly texts: Readonly<Record<string, RuleText>>;
    readonly options: Readonly<Record<string, OptionInfo>>;
    readonly glossary: Glossary;
    readonly messages: Readonly<Record<string, string>>;
}

// manuscripts
const manuscripts: () => readonly Manuscript[];
