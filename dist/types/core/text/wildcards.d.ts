/** Whether a text fits a pattern in which `*` matches any run of characters; linear, without a regular expression. */
export declare function fitsPattern(text: string, pattern: string): boolean;
/** The texts between the `*` of a pattern; the whole pattern if it has no `*`. `\*` is a literal star, and `\\` a backslash. */
export declare function splitAtStars(pattern: string): readonly string[];
/** Whether a text fits the texts between the `*` of a pattern. */
export declare function fitsPieces(text: string, pieces: readonly string[]): boolean;
/** The pattern that only this text fits. */
export declare function escapeStars(text: string): string;
/** A compiled regular expression, or why it is invalid. */
export type Pattern = 
/** Whether some part of a text matches; null: the search would take too long, as the text is too long for the expression. */
{
    readonly kind: 'ok';
    readonly matches: (text: string) => boolean | null;
} | {
    readonly kind: 'invalid';
    readonly reason: string;
};
/** Makes a regular expression of its source, with an engine that takes linear time. */
export type CompilePattern = (source: string, ignoreCase: boolean) => Pattern;
