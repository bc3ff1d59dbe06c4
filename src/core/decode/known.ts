import * as v from 'valibot';
import type { Problem } from '../errors.js';
import { KNOWN_KINDS, type KnownEntry } from '../known/known.js';
import { isPattern } from '../known/match.js';
import { isMapping } from '../values.js';
import { type Decoded, invalid, ok } from './decoded.js';
import { nearest } from './keys.js';
import { idText, kindInWords, problemsOf, strictMapping } from './shape.js';

/** More patterns would make looking up each question slow. */
const MOST_PATTERNS = 1_000;

const DAY = 'expected a day, as in 2026-12-31';
const words = (expected: string) =>
  v.pipe(
    v.string(expected),
    v.check((text) => text.trim() !== '', expected),
  );

const ENTRY = {
  question: v.pipe(words('expected the id of a question, or a pattern such as list_*'), idText),
  reason: words('expected the reason, as text'),
  until: v.nullish(v.pipe(v.string(DAY), v.check(isDay, DAY)), null),
  kind: v.nullish(v.picklist(KNOWN_KINDS, `expected ${KNOWN_KINDS.join(' or ')}`), 'accepted'),
};
const KEYS = Object.keys(ENTRY);
const SCHEMA = v.array(strictMapping(ENTRY));

/** Whether a text is a day of the calendar. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Reads a file of known questions; one with nothing but comments has no entries. An unknown key is a problem. */
export function decodeKnown(value: unknown, file: string): Decoded<readonly KnownEntry[]> {
  if (value === null || value === undefined) return ok([]);
  if (!Array.isArray(value)) {
    const message = `expected a list of entries, each with ${KEYS.join(', ')}, got ${kindInWords(value)}`;
    return invalid([{ file, message }]);
  }
  const unknown = value.flatMap((entry, at) => unknownKeys(entry, at, file));
  const parsed = v.safeParse(SCHEMA, value);
  if (!parsed.success) return invalid([...unknown, ...shapeProblems(value, file, parsed.issues, unknown)]);
  const patterns = parsed.output.filter(isPattern).length;
  if (patterns <= MOST_PATTERNS) return ok(parsed.output);
  return invalid([{ file, message: `${patterns} patterns, which exceed the maximum of ${MOST_PATTERNS}; name ids` }]);
}

function unknownKeys(entry: unknown, at: number, file: string): Problem[] {
  if (!isMapping(entry)) return [];
  return Object.keys(entry)
    .filter((key) => !KEYS.includes(key))
    .map((key) => {
      const near = nearest(key, KEYS);
      const hint = near ? `did you mean ${near}?` : `known keys: ${KEYS.join(', ')}`;
      return { file, path: [at, key], message: `unknown key; ${hint}` };
    });
}

/** Without the issues that are told as unknown keys already, and keys that are missing because they are mistyped. */
function shapeProblems(
  value: unknown,
  file: string,
  issues: Parameters<typeof problemsOf>[2],
  unknown: readonly Problem[],
): Problem[] {
  const told = new Set(unknown.map(({ path }) => JSON.stringify(path)));
  const mistyped = new Set(
    unknown.map(({ path = [] }) => JSON.stringify([path[0], nearest(String(path[1]), KEYS) ?? ''])),
  );
  return problemsOf(file, value, issues).filter(({ path }) => {
    const place = JSON.stringify(path);
    return !told.has(place) && !mistyped.has(place);
  });
}
