import * as v from 'valibot';
import { nearest } from '../corpus/keys.js';
import { idText, kindInWords, problemsOf, strictMapping, unknownKey } from '../corpus/shape.js';
import { isMapping } from '../text/values.js';
import { fitsPieces, splitAtStars } from '../text/wildcards.js';
import { type Decoded, invalid, ok, type Problem } from '../words/errors.js';

/** Kinds of entries: `quarantined` also excludes its questions from the statistics. */
const KNOWN_KINDS = ['accepted', 'quarantined'] as const;
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
export type KnownAbsence = { readonly kind: 'missing' } | { readonly kind: 'unreadable'; readonly why: string };

/** No known failures. */
export const NOTHING_KNOWN: KnownQuestions = { entries: [], today: '' };

/** Whether an entry is past its last day. */
export function isVoid({ until }: KnownEntry, today: string): boolean {
  return until !== null && today > until;
}

/** The day of a time in UTC. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** Finds the entry that applies to a question; null: none. */
export type FindEntry = (id: string) => KnownEntry | null;

/** Whether an entry names at least one of these questions. */
export function namesSome(entry: KnownEntry, ids: ReadonlySet<string>): boolean {
  const pieces = splitAtStars(entry.question);
  if (pieces.length === 1) return ids.has(pieces[0] ?? '');
  return [...ids].some((id) => fitsPieces(id, pieces));
}

/**
 * Finds the first valid entry of a question, by its id or a pattern. Ids are looked up; only patterns are tried in
 * turn.
 */
export function findEntries({ entries, today }: KnownQuestions): FindEntry {
  const valid = entries.filter((entry) => !isVoid(entry, today));
  const places = new Map<string, number>();
  const patterns: { readonly place: number; readonly pieces: readonly string[] }[] = [];
  for (const [place, entry] of valid.entries()) {
    const pieces = splitAtStars(entry.question);
    const [id = '', ...others] = pieces;
    if (others.length > 0) patterns.push({ place, pieces });
    else if (!places.has(id)) places.set(id, place);
  }
  return (id) => {
    const idPlace = places.get(id) ?? Number.POSITIVE_INFINITY;
    const pattern = patterns.find(({ place, pieces }) => place < idPlace && fitsPieces(id, pieces));
    return valid[Math.min(idPlace, pattern?.place ?? idPlace)] ?? null;
  };
}

const DAY = 'expected a day, as in 2026-12-31';
const QUESTION = 'expected the id of a question, or a pattern such as list_*';
/** YAML reads 017 as the number 15, and yes as true: the id has to be written again. */
const QUOTED = 'expected the id of a question in quotes, as in "017"';
const isUnquoted = (value: unknown) => ['number', 'bigint', 'boolean'].includes(typeof value);
const words = (expected: string) =>
  v.pipe(
    v.string(expected),
    v.check((text) => text.trim() !== '', expected),
  );

const ENTRY = {
  // An id may consist of blanks only.
  question: v.pipe(
    v.string(({ input }) => (isUnquoted(input) ? QUOTED : QUESTION)),
    v.nonEmpty(QUESTION),
    idText,
  ),
  reason: words('expected the reason, as text'),
  until: v.nullish(v.pipe(v.string(DAY), v.check(isDay, DAY)), null),
  kind: v.nullish(v.picklist(KNOWN_KINDS, `expected ${KNOWN_KINDS.join(' or ')}`), 'accepted'),
};
const KEYS = Object.keys(ENTRY);
/** The shape of a file of known failures. */
export const KNOWN_SCHEMA = v.array(strictMapping(ENTRY));

/** Whether a text is a day of the calendar. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Reads a file of known failures; a file with only comments has no entries. An unknown key is a problem. */
export function decodeKnown(value: unknown, file: string): Decoded<readonly KnownEntry[]> {
  if (value === null || value === undefined) return ok([]);
  if (!Array.isArray(value)) {
    const message = `expected a list of entries, each with ${KEYS.join(', ')}, got ${kindInWords(value)}`;
    return invalid([{ file, message }]);
  }
  const unknown = value.flatMap((entry, at) => unknownKeys(entry, at, file));
  const parsed = v.safeParse(KNOWN_SCHEMA, value);
  if (!parsed.success) return invalid([...unknown, ...shapeProblems(value, file, parsed.issues, unknown)]);
  return ok(parsed.output);
}

function unknownKeys(entry: unknown, at: number, file: string): Problem[] {
  if (!isMapping(entry)) return [];
  return Object.keys(entry)
    .filter((key) => !KEYS.includes(key))
    .map((key) => ({ file, path: [at, key], message: unknownKey(key, KEYS) }));
}

/**
 * The problems of the schema, without unknown keys, which are already reported, and keys that are missing because they
 * are misspelled.
 */
function shapeProblems(
  value: unknown,
  file: string,
  issues: Parameters<typeof problemsOf>[2],
  unknown: readonly Problem[],
): Problem[] {
  const reportedPaths = new Set(unknown.map(({ path }) => JSON.stringify(path)));
  const mistyped = new Set(
    unknown.map(({ path = [] }) => JSON.stringify([path[0], nearest(String(path[1]), KEYS) ?? ''])),
  );
  return problemsOf(file, value, issues).filter(({ path }) => {
    const place = JSON.stringify(path);
    return !reportedPaths.has(place) && !mistyped.has(place);
  });
}
