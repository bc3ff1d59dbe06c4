import { type Decoded } from '../words/errors.js';
/** What an entry does: `quarantined` also leaves its questions out of the statistics. */
declare const KNOWN_KINDS: readonly ["accepted", "quarantined"];
type KnownKind = (typeof KNOWN_KINDS)[number];
/** An entry of a file of known questions. */
export interface KnownEntry {
    /** An id, or a pattern of ids, as in `wildcards.ts`. */
    readonly question: string;
    readonly reason: string;
    /** Its last day, in UTC, as in `2026-12-31`; null: it has no end. */
    readonly until: string | null;
    readonly kind: KnownKind;
}
/** The entries that a run is judged by. */
export interface KnownQuestions {
    readonly entries: readonly KnownEntry[];
    /** The day in UTC. */
    readonly today: string;
    /** Set if they come from the base branch, and not from a file of the run. */
    readonly source?: KnownSource;
}
/** The file on the base branch, and what a pull request makes of it. */
export interface KnownSource {
    readonly file: string;
    readonly branch: string;
    /** Why it has no entries; null: it was read. */
    readonly absence: KnownAbsence | null;
    /** Changes in the checkout, which do not count; null: none, or there is no checkout to look at. */
    readonly changes: KnownChanges | null;
}
/** What became of the entries between two versions of a file, by the names of their questions. */
export interface KnownChanges {
    readonly added: readonly string[];
    readonly removed: readonly string[];
    readonly edited: readonly string[];
}
/** Why no entry of the base branch counts. */
export type KnownAbsence = {
    readonly kind: 'missing';
} | {
    readonly kind: 'unreadable';
    readonly why: string;
};
/** No question is known. */
export declare const NOTHING_KNOWN: KnownQuestions;
/** Whether an entry is past its last day. */
export declare function isVoid({ until }: KnownEntry, today: string): boolean;
/** The day of a time in UTC. */
export declare function dayOf(time: Date): string;
/** Gives the entry that counts for a question; null: none. */
export type FindEntry = (id: string) => KnownEntry | null;
/** Whether an entry names at least one of these questions. */
export declare function namesSome(entry: KnownEntry, ids: ReadonlySet<string>): boolean;
/** The first valid entry of a question counts, whether it has its id or a pattern. Ids are looked up, only patterns are tried. */
export declare function findEntries({ entries, today }: KnownQuestions): FindEntry;
/** Whether a text is a day of the calendar. */
export declare function isDay(text: string): boolean;
/** Reads a file of known questions; one with nothing but comments has no entries. An unknown key is a problem. */
export declare function decodeKnown(value: unknown, file: string): Decoded<readonly KnownEntry[]>;
export {};
