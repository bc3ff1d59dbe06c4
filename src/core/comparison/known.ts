import * as v from 'valibot';
import { kindInWords, problemsOf, strictMapping } from '../corpus/shape.js';
import { fitsPattern } from '../text/wildcards.js';
import { type Decoded, invalid, ok } from '../words/errors.js';

/** Kinds of entries: `quarantined` also excludes its questions from the statistics. */
const KNOWN_KINDS = ['accepted', 'quarantined'] as const;

export type KnownEntry = Readonly<v.InferOutput<typeof KNOWN_SCHEMA>[number]>;

export interface KnownQuestions {
  readonly entries: readonly KnownEntry[];
  /** The day in UTC. */
  readonly today: string;
  /** Set if they are from the base branch, not from a file of the run. */
  readonly source?: KnownSource;
}

export interface KnownSource {
  readonly file: string;
  readonly branch: string;
  /** Why the entries are missing; null: the file was read. */
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

export type KnownAbsence = { readonly kind: 'missing' } | { readonly kind: 'unreadable'; readonly why: string };

export const NOTHING_KNOWN: KnownQuestions = { entries: [], today: '' };

/** Whether an entry is past its last day. */
export function isVoid({ until }: KnownEntry, today: string): boolean {
  return until !== null && today > until;
}

/** The day of a time in UTC. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** Finds the first valid entry of a question, by its id or a pattern; null: none. */
export function findEntries({ entries, today }: KnownQuestions): (id: string) => KnownEntry | null {
  const valid = entries.filter((entry) => !isVoid(entry, today));
  return (id) => valid.find(({ question }) => fitsPattern(id, question)) ?? null;
}

const DAY = 'expected a day, as in 2026-12-31';
const QUESTION = 'expected the id of a question, or a pattern such as list_*';
/** The error for an id without quotes, because YAML reads 017 as the number 15 and yes as true. */
const QUOTED = 'expected the id of a question in quotes, as in "017"';
const isUnquoted = (value: unknown) => ['number', 'bigint', 'boolean'].includes(typeof value);
const words = (expected: string) =>
  v.pipe(
    v.string(expected),
    v.check((text) => text.trim() !== '', expected),
  );

const ENTRY = {
  /** An id, which may consist of blanks only, or a pattern of ids; see `wildcards.ts`. */
  question: v.pipe(
    v.string(({ input }) => (isUnquoted(input) ? QUOTED : QUESTION)),
    v.nonEmpty(QUESTION),
  ),
  reason: words('expected the reason, as text'),
  /** Its last day, in UTC. Example: `2026-12-31`. Null: it does not expire. */
  until: v.nullish(v.pipe(v.string(DAY), v.check(isDay, DAY)), null),
  kind: v.nullish(v.picklist(KNOWN_KINDS, `expected ${KNOWN_KINDS.join(' or ')}`), 'accepted'),
};
const KEYS = Object.keys(ENTRY);
export const KNOWN_SCHEMA = v.array(strictMapping(ENTRY));

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Reads a file of known failures. A file with only comments is empty. An unknown key is a problem. */
export function decodeKnown(value: unknown, file: string): Decoded<readonly KnownEntry[]> {
  if (value === null || value === undefined) return ok([]);
  if (!Array.isArray(value)) {
    const message = `expected a list of entries, each with ${KEYS.join(', ')}, got ${kindInWords(value)}`;
    return invalid([{ file, message }]);
  }
  const parsed = v.safeParse(KNOWN_SCHEMA, value);
  if (!parsed.success) {
    // A misspelled required key is both unknown and missing.
    const problems = problemsOf(file, value, parsed.issues).map((one) => [JSON.stringify(one), one] as const);
    return invalid([...new Map(problems).values()]);
  }
  return ok(parsed.output);
}
