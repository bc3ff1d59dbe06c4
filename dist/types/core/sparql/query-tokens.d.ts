/** A piece of a query's text. Comments and blanks are left out. */
export interface Token {
    readonly kind: 'iri' | 'text' | 'variable' | 'word' | 'sign';
    /** An IRI without its brackets, a text without its quotes, a variable without its mark; else as it is written. */
    readonly text: string;
}
/** The prefixes that a query declares, each with its colon, and where the query begins behind them. */
export declare function prologueOf(query: string): {
    readonly prefixes: ReadonlyMap<string, string>;
    readonly end: number;
};
/** The tokens of a query from a place on. Never throws: what no token can be is a sign, a text without an end goes to the end. */
export declare function tokensOf(query: string, start?: number): Token[];
/** A token as it is written, or a comment. */
export interface WrittenToken {
    readonly text: string;
    /** Blanks stand before it. */
    readonly spaced: boolean;
}
/** The tokens of a query as they are written, comments among them: together they are the whole text but for its blanks. */
export declare function writtenTokens(query: string): Generator<WrittenToken>;
