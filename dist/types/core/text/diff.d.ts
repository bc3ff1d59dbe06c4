/** A line of the diff of two texts; `alike`: the same except for names. A gap replaces equal lines. */
export type DiffLine = {
    readonly kind: 'same' | 'alike';
    readonly left: string;
    readonly right: string;
} | {
    readonly kind: 'removed';
    readonly left: string;
} | {
    readonly kind: 'added';
    readonly right: string;
} | {
    readonly kind: 'gap';
    readonly lines: number;
} | {
    readonly kind: 'cut';
    readonly lines: number;
};
/** Compares two texts line by line. Lines with the same key are paired. */
export declare function diffLines(left: readonly string[], right: readonly string[], keyOf?: (line: string) => string): DiffLine[];
/** The lines near a difference, and no more than `most`; what is left out is counted. Short texts stay whole. */
export declare function withGaps(lines: readonly DiffLine[], whole: number, most: number): DiffLine[];
/** A run of lines that are not shown. */
export type HiddenLines = Extract<DiffLine, {
    readonly lines: number;
}>;
/** Paired lines; a side without a line is null. */
export interface LinePair {
    readonly kind: 'same' | 'alike' | 'changed';
    readonly left: string | null;
    readonly right: string | null;
}
/** Removed lines, each next to the added line that replaces it. */
export declare function pairLines(lines: readonly DiffLine[]): (LinePair | HiddenLines)[];
/** A piece of a line; changed: the other line does not have it. */
export interface Piece {
    readonly text: string;
    readonly isChanged: boolean;
}
/** Two lines word by word; null where they have too little in common for that to help. */
export declare function diffWords(left: string, right: string): {
    readonly left: Piece[];
    readonly right: Piece[];
} | null;
