// wingover/rulebook

// BookSource
interface BookSource {
    readonly game: string;
    readonly title: string;
    readonly revision: number;
    readonly rules: Readonly<Record<string, RuleInfo>>;
    readonly texts: Readonly<Record<string, RuleText>>;
    readonly options: Readonly<Record<string, OptionInfo>>;
    readonly glossary: Glossary;
    readonly messages: Readonly<Record<string, string>>;
    readonly codes: Readonly<Record<string, readonly string[]>>;
    readonly places: Readonly<Record<string, Places>>;
}

// CodeEntry
interface CodeEntry {
    readonly code: string;
    readonly message: string;
}

// Hit
interface Hit {
    readonly id: string;
    readonly game: string;
    readonly title: string;
    readonly page: string;
    readonly score: number;
}

// OptionEntry
interface OptionEntry {
    readonly name: string;
    readonly rule: string;
    readonly values: readonly unknown[];
}

// Places
interface Places {
    readonly code: readonly string[];
    readonly tests: readonly string[];
}

// RuleBook
interface RuleBook {
    readonly format: 1;
    readonly game: string;
    readonly title: string;
    readonly revision: number;
    readonly sections: readonly SectionEntry[];
    readonly rules: readonly RuleEntry[];
    readonly options: readonly OptionEntry[];
    readonly synonyms: readonly (readonly string[])[];
}

// RuleEntry
interface RuleEntry extends Omit<RuleInfo, 'silent'>, Omit<Partial<RulingText>, 'summary'> {
    readonly id: string;
    readonly summary: string;
    readonly section: string;
    readonly codes: readonly CodeEntry[];
    readonly terms: readonly string[];
    readonly links: RuleLinks;
}

// RuleIndex
interface RuleIndex {
    readonly format: 1;
    readonly index: object;
    readonly phrases: readonly string[];
    readonly synonyms: Readonly<Record<string, readonly (readonly string[])[]>>;
}

// RuleLinks
interface RuleLinks extends Places {
    readonly page: string;
}

// RuleSearch
interface RuleSearch {
    find(question: string, options?: SearchOptions): readonly Hit[];
}

// SearchOptions
interface SearchOptions {
    readonly game?: string;
    readonly most?: number;
}

// SectionEntry
interface SectionEntry {
    readonly id: string;
    readonly title: string;
    readonly rules: readonly string[];
}

// bindBook
function bindBook(source: BookSource): RuleBook;

// indexBooks
function indexBooks(books: readonly RuleBook[]): RuleIndex;

// openSearch
function openSearch({ index, synonyms, phrases }: RuleIndex): RuleSearch;

// ruleBookSchema
const ruleBookSchema: z.ZodMiniType<RuleBook>;
