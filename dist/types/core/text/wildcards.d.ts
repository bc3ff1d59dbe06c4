/** Whether a text fits a pattern in which `*` stands for any run of characters; linear, no regular expression. */
export declare function fitsPattern(text: string, pattern: string): boolean;
/** The texts between the `*` of a pattern: one where there is none. `\*` is a star of the text, and `\\` a backslash. */
export declare function splitAtStars(pattern: string): readonly string[];
/** Whether a text fits the texts between the `*` of a pattern. */
export declare function fitsPieces(text: string, pieces: readonly string[]): boolean;
/** The pattern that only this text fits. */
export declare function escapeStars(text: string): string;
/** A regular expression that is ready to use, or why it is none. */
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
