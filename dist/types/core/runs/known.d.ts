import * as v from 'valibot';
import { type Decoded } from '../words/errors.js';
/** Kinds of entries: `quarantined` also excludes its questions from the statistics. */
declare const KNOWN_KINDS: readonly ["accepted", "quarantined"];
type KnownKind = (typeof KNOWN_KINDS)[number];
/** An entry of a file of known failures. */
export interface KnownEntry {
    /** An id, or a pattern of ids; see `wildcards.ts`. */
    readonly question: string;
    readonly reason: string;
    /** Its last day, in UTC. Example: `2026-12-31`. Null: it does not expire. */
    readonly until: string | null;
    readonly kind: KnownKind;
}
/** The entries that apply to a run. */
export interface KnownQuestions {
    readonly entries: readonly KnownEntry[];
    /** The day in UTC. */
    readonly today: string;
    /** Set if they are from the base branch, not from a file of the run. */
    readonly source?: KnownSource;
}
/** The file on the base branch, and the changes of a pull request to it. */
export interface KnownSource {
    readonly file: string;
    readonly branch: string;
    /** Why it has no entries; null: it could be read. */
    readonly absence: KnownAbsence | null;
    /** Changes in the checkout, which have no effect; null: no changes, or no checkout. */
    readonly changes: KnownChanges | null;
}
/** The entries that changed between two versions of a file, by the names of their questions. */
export interface KnownChanges {
    readonly added: readonly string[];
    readonly removed: readonly string[];
    readonly edited: readonly string[];
}
/** Why the entries of the base branch are not available. */
export type KnownAbsence = {
    readonly kind: 'missing';
} | {
    readonly kind: 'unreadable';
    readonly why: string;
};
/** No known failures. */
export declare const NOTHING_KNOWN: KnownQuestions;
/** Whether an entry is past its last day. */
export declare function isVoid({ until }: KnownEntry, today: string): boolean;
/** The day of a time in UTC. */
export declare function dayOf(time: Date): string;
/** Finds the entry that applies to a question; null: none. */
export type FindEntry = (id: string) => KnownEntry | null;
/** Whether an entry names at least one of these questions. */
export declare function namesSome(entry: KnownEntry, ids: ReadonlySet<string>): boolean;
/**
 * Finds the first valid entry of a question, by its id or a pattern. Ids are looked up; only patterns are tried in
 * turn.
 */
export declare function findEntries({ entries, today }: KnownQuestions): FindEntry;
/** The shape of a file of known failures. */
export declare const KNOWN_SCHEMA: v.ArraySchema<v.SchemaWithPipe<readonly [v.CustomSchema<Readonly<Record<string, unknown>>, v.ErrorMessage<v.CustomIssue> | undefined>, v.StrictObjectSchema<{
    question: v.SchemaWithPipe<readonly [v.StringSchema<({ input }: v.StringIssue) => "expected the id of a question, or a pattern such as list_*" | "expected the id of a question in quotes, as in \"017\"">, v.NonEmptyAction<string, "expected the id of a question, or a pattern such as list_*">, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, "expected an id in valid Unicode, without half of a surrogate pair">]>]>;
    reason: v.SchemaWithPipe<readonly [v.StringSchema<string>, v.CheckAction<string, string>]>;
    until: v.NullishSchema<v.SchemaWithPipe<readonly [v.StringSchema<"expected a day, as in 2026-12-31">, v.CheckAction<string, "expected a day, as in 2026-12-31">]>, null>;
    kind: v.NullishSchema<v.PicklistSchema<readonly ["accepted", "quarantined"], `expected ${string}`>, "accepted">;
}, (issue: v.StrictObjectIssue) => string>]>, undefined>;
/** Whether a text is a day of the calendar. */
export declare function isDay(text: string): boolean;
/** Reads a file of known failures; a file with only comments has no entries. An unknown key is a problem. */
export declare function decodeKnown(value: unknown, file: string): Decoded<readonly KnownEntry[]>;
export {};
