/** Nesting deeper than this is refused: no honest tool output comes near it, and walking it would exhaust the stack. */
export declare const MAX_JSON_DEPTH = 1000;
/** A recursive-descent reader; `at` is where it stands, and where it failed when it throws. */
export declare class ExactReader {
    private readonly text;
    at: number;
    constructor(text: string);
    document(): unknown;
    private value;
    private bareValue;
    private object;
    private array;
    private items;
    private string;
    private number;
    private skipBlank;
    private takeIf;
    private take;
}
