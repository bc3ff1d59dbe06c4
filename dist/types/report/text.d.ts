/** A piece of running text: plain, a name, or stressed. Renderers escape it; nothing here is markup yet. */
export type Inline = string | {
    readonly code: string;
} | {
    readonly strong: Text;
} | {
    readonly link: Link;
};
export type Text = readonly Inline[];
/** Links are made of our own addresses only, never of what a file says. */
export interface Link {
    readonly text: string;
    readonly url: string;
}
export declare function code(text: string): Inline;
export declare function strong(...text: Inline[]): Inline;
/** Texts with a separator between them. */
export declare function joined(texts: readonly Text[], separator: string): Text;
/** The same plain data with all its texts changed. */
export declare function everyText<T>(value: T, change: (text: string) => string): T;
/** The words alone. */
export declare function plain(text: Text): string;
/** One line of a stranger's text: white space folded, control, bidi and zero-width characters taken out. */
export declare function oneLine(text: string): string;
/** A message of several lines for a terminal: what it quotes may hold characters that move the cursor. */
export declare function printable(message: string): string;
/** Cut to a number of characters, by code point, with an ellipsis where something was cut. */
export declare function cut(text: string, length: number): string;
