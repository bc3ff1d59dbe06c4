/** A piece of running text: plain, a name, or stressed. Renderers escape it; nothing here is markup yet. */
export type Inline = string | {
    readonly code: string;
} | {
    readonly strong: Text;
} | {
    readonly link: Link;
};
export type Text = readonly Inline[];
/** Links have addresses of this action only: of a text from a file they may have a fragment, percent-encoded. */
export interface Link {
    /** Any text: renderers escape it. */
    readonly text: string;
    readonly url: string;
    /** The text is a name, which is copied as it is. */
    readonly isCode?: boolean;
}
/** A name or a value. Its blanks are signed at once: nothing later can tell them apart. */
export declare function code(text: string): Inline;
export declare function strong(...text: Inline[]): Inline;
/** What a sign says of a run. */
export interface Verdict {
    /** Null: there is no verdict. */
    readonly passed: boolean | null;
    /** It passed, and only because there is no gate: nothing was right, or nothing could be. */
    readonly isDoubtful?: boolean;
    /** There is no gate, so that nothing could fail. */
    readonly isUngated?: boolean;
}
/** The sign of a verdict before a title; nothing where there is none. */
export declare function verdictSign({ passed, isDoubtful, isUngated }: Verdict): string;
/** Texts with a separator between them. */
export declare function joined(texts: readonly Text[], separator: string): Text;
/** The words alone. */
export declare function plain(text: Text): string;
/** The words as Markdown writes them in one line of a file: names stand in backticks. */
export declare function marked(text: Text): string;
/** The same read back. */
export declare function unmarked(line: string): Text;
/** A text without what draws nothing; line ends become blanks. */
export declare function visible(text: string): string;
/** One line of untrusted text: white space folded, control, bidi and zero-width characters taken out. */
export declare function oneLine(text: string): string;
/**
 * A name or a value in one line. Blanks that a reader would not see have signs, because values can differ in nothing else. A line
 * end with the blanks around it becomes one blank.
 */
export declare function codeLine(text: string): string;
/** A message of several lines for a terminal: what it quotes may hold characters that move the cursor. */
export declare function printable(message: string): string;
/** JSON that reads as before and holds no character that steers a terminal. */
export declare function printableJson(json: string): string;
/** Cut to a number of characters, by code point, with an ellipsis where something was cut. */
export declare function cut(text: string, length: number): string;
/**
 * One harmless line of untrusted text. The runner takes `::` at the start of a line, blanks or not, and `##[` anywhere
 * as commands.
 */
export declare function plainLine(text: string, length: number): string;
