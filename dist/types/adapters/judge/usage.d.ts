/** Tokens that a request took. */
export interface Usage {
    readonly input: number;
    readonly output: number;
    /** Of the input, those that the server had cached. */
    readonly cached: number;
}
/** The usage that a server reports; null where it reports none. */
export declare function usageOf(body: unknown): Usage | null;
/** No text has more tokens than half its bytes, but for text that nobody writes. */
export declare function mostTokens(text: string): number;
