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
