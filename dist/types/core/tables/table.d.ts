import { type Tolerance } from './value-rules.js';
/** A table of cell numbers, column by column; all columns have `rows` entries. */
export interface Table {
    readonly rows: number;
    readonly names: readonly string[];
    readonly columns: readonly (readonly number[])[];
}
/** Maximum required columns, because a search calls itself once for each. Real tables have fewer. */
export declare const MAX_COLUMNS = 1000;
/** How rows are compared: in order, with repeats, or without repeats. */
export type RowMode = 'sequence' | 'multiset' | 'set';
/** `exhausted`: the work limit was reached before a mapping was found or ruled out. */
export type MappingOutcome = 'found' | 'none' | 'exhausted';
/** A list of zeros. Lists of a few hundred numbers take several times less time to make than typed arrays. */
export declare function zeros(length: number): number[];
/** Numbers the rows of (key so far, next cell); `known` is filled as it goes and may be shared between tables. */
export declare function extendKeys(keys: readonly number[], column: readonly number[], ids: number, known: Map<number, number>): readonly number[];
/** Numbers columns so that two get the same number exactly when all their cells are equal. */
export declare function makeColumnNumbers(): (column: readonly number[]) => number;
/** For each column the first column equal to it: equal columns are interchangeable. */
export declare function twinColumns({ columns }: Table): number[];
/** For each required column the actual column that matches it, or null. Each actual column serves once. */
export type ColumnPairs = readonly (number | null)[];
/** The options for comparing two tables. */
export interface SparqlOptions {
    /** null: the variables of the reference. */
    readonly requiredColumns: readonly string[] | null;
    readonly ordered: boolean;
    readonly ignoreDuplicates: boolean;
    readonly cells: 'typed' | 'lexical';
    /** Absent: cells are equal by their own values. */
    readonly rules?: CellRules;
    /** The limit that the searches of a question share; absent: each pair of results only has its own limit. */
    readonly search?: SearchWork;
}
/** Cell visits that are left for the searches of one question, and the limit of each: counted, not timed, so that every machine decides the same. */
export interface SearchWork {
    left: number;
}
export declare function startSearch(): SearchWork;
/** Cell visits of one search. */
export interface Visits {
    visits: number;
    readonly limit: number;
    /** The minimum visits of the search. */
    readonly cells: number;
}
/** Starts a search of two tables with a limit of visits (one visit is one look at one cell): `most`, or what is left for the question. */
export declare function startVisits(tables: readonly Table[], most: (cells: number) => number, search?: SearchWork): Visits;
/** Takes what a search needed from what is left for the question. */
export declare function endVisits({ visits, cells }: Pick<Visits, 'visits' | 'cells'>, search?: SearchWork): void;
/** Numbers cells so that two cells get the same number exactly when they are equal. Unbound is 0. */
export interface Interner {
    idOf(term: unknown): number;
    /** The largest number given so far plus 1. */
    size(): number;
}
/** An interner for one pair of results: by typed value, or by the text of the literal. */
export declare function makeInterner(cells: 'typed' | 'lexical'): Interner;
/** Rules that make cells with different values equal. */
interface CellRules {
    readonly tolerance: Tolerance | null;
    readonly normalized: (text: string) => string;
}
/** An interner that knows which of its cell numbers are numbers with a tolerance; none without a tolerance. */
export interface RuledInterner extends Interner {
    readonly numbers: ReadonlyMap<number, number>;
}
/** Numbers cells under rules: texts as they are normalized, and with a tolerance each number by its own value. */
export declare function ruledInterner(base: Interner, { tolerance, normalized }: CellRules): RuledInterner;
/**
 * The table with each row that nearly repeats an earlier one as that one: its other cells are equal, and its numbers are the
 * same to 5 decimals and within the tolerance of the earlier ones. Without a tolerance they are one row, too.
 */
export declare function withoutNearRepeats(table: Table, numbers: RuledInterner['numbers'], tolerance: Tolerance): Table;
export {};
