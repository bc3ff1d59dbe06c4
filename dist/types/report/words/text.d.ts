/** A piece of running text: plain, a name, stressed, or a link. It is not markup; renderers escape it. */
export type Inline = string | {
    readonly code: string;
} | {
    readonly strong: Text;
} | {
    readonly link: Link;
};
export type Text = readonly Inline[];
/** A link. Addresses are built only by this action; text from a file is allowed only as a percent-encoded fragment. */
export interface Link {
    /** Any text: renderers escape it. */
    readonly text: string;
    readonly url: string;
    /** The text is a name, shown as code so that it can be copied. */
    readonly isCode?: boolean;
}
/** A name or a value. Its blanks are replaced by signs here, because later steps cannot distinguish them. */
export declare function code(text: string): Inline;
export declare function strong(...text: Inline[]): Inline;
/** The result of a run, shown as a sign. */
export interface Verdict {
    /** Null: no verdict. */
    readonly passed: boolean | null;
    /** It passed only because there is no gate: nothing was right, or nothing could be. */
    readonly isDoubtful?: boolean;
    /** There is no gate that could fail. */
    readonly isUngated?: boolean;
}
/** The sign of a verdict before a title; empty without a verdict. */
export declare function verdictSign({ passed, isDoubtful, isUngated }: Verdict): string;
/** Joins texts with a separator. */
export declare function joined(texts: readonly Text[], separator: string): Text;
/** The text without any formatting. */
export declare function plain(text: Text): string;
/** The text in one line of a file, as in Markdown: names are in backticks. */
export declare function marked(text: Text): string;
/** Reads a text in the format of `marked`. */
export declare function unmarked(line: string): Text;
/** Removes invisible characters; line ends become blanks. */
export declare function visible(text: string): string;
/** One line of untrusted text: collapses white space and removes control, bidi and zero-width characters. */
export declare function oneLine(text: string): string;
/**
 * A name or a value in one line. Invisible blanks are replaced by signs, because values may differ only in them. A
 * line end and the blanks around it become one blank.
 */
export declare function codeLine(text: string): string;
/** A message of several lines for a terminal; replaces invisible characters, which could move the cursor. */
export declare function printable(message: string): string;
/** Escapes characters in JSON that would control a terminal; the parsed value stays the same. */
export declare function printableJson(json: string): string;
/** Cuts a text to a number of code points, with an ellipsis at the end of a cut text. */
export declare function cut(text: string, length: number): string;
/**
 * One line of untrusted text without commands of the GitHub runner: `::` at the start of a line, also after blanks,
 * and `##[` anywhere.
 */
export declare function plainLine(text: string, length: number): string;
