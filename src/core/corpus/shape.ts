import * as v from 'valibot';
import { firstNames, MAX_LISTED } from '../shown.js';
import { jsonText } from '../text/json.js';
import { isMapping, type Mapping, own } from '../text/values.js';
import type { Pattern } from '../text/wildcards.js';
import type { Problem } from '../words/errors.js';
import { nearest, nearestKey, type Place, writtenPath } from './keys.js';

/** A mapping, and no list, which a schema of objects would let pass. */
export const plainMapping = v.custom<Mapping>(isMapping, 'expected a mapping');

/** A mapping with only these keys. `meant`: common wrong words for some of them. */
export function strictMapping<T extends v.ObjectEntries>(entries: T, meant: Readonly<Record<string, string>> = {}) {
  const known = Object.keys(entries);
  return v.pipe(
    plainMapping,
    v.strictObject(entries, (issue) =>
      isUnknownKey(issue) ? unknownKey(String(issue.input), known, meant) : (issue.expected ?? ''),
    ),
  );
}

/** A number of at least 0. `other`: another form of the value, for errors. */
function nonNegativeOr(other: string) {
  return v.pipe(
    v.custom<number>(
      (value) => typeof value === 'number' && value >= 0 && Number.isFinite(value),
      `expected a number of at least 0${other}`,
    ),
    // For editors.
    v.minValue(0),
  );
}

export const nonNegative = nonNegativeOr('');

/** An absolute difference, or a mapping of it, of a share of the reference, and of `more`. `other`: the form with `more`, for errors. */
export function amountOr<T extends v.ObjectEntries>(more: T, other = '') {
  const number = nonNegativeOr(`, or {relative: 0.001} for a share of the reference${other}`);
  const mapping = strictMapping({ absolute: v.optional(nonNegative), relative: v.optional(nonNegative), ...more });
  return v.lazy<typeof number | typeof mapping>((input) => (isMapping(input) ? mapping : number));
}

export const amount = amountOr({});
export type Amount = v.InferOutput<typeof amount>;

export function unknownKey(key: string, known: readonly string[], meant: Readonly<Record<string, string>> = {}) {
  const near = own(meant, key) ?? nearest(key, known);
  return `unknown key; ${near ? `did you mean ${near}?` : `known keys: ${known.join(', ')}`}`;
}

function isUnknownKey({ type, expected }: v.BaseIssue<unknown>): boolean {
  return type === 'strict_object' && expected === 'never';
}

/** The error for an id with half of a surrogate pair. Files are UTF-8, in which it becomes U+FFFD, so that the id is another one. */
const VALID_ID = 'expected an id in valid Unicode, without half of a surrogate pair';

/** Whether a file can contain an id unchanged. */
const isValidId = (id: string): boolean => !/\p{Surrogate}/u.test(id);

export const idText = v.pipe(v.string(), v.check(isValidId, VALID_ID));

/** The problem with an id that no file can contain; null: none. */
export function malformedId(id: string): string | null {
  return isValidId(id) ? null : `${VALID_ID}, got ${kindInWords(id)}`;
}

/** Schema issues as problems: where, what was expected, what is there. */
export function problemsOf(file: string, value: unknown, issues: readonly v.BaseIssue<unknown>[]): Problem[] {
  return issues.map((issue) => {
    const path = (issue.path ?? []).map((item) => item.key as string | number);
    const mistyped = isMissing(issue) ? mistypedFor(issue) : null;
    if (mistyped !== null) {
      const message = `unknown key; did you mean ${path.at(-1)}?`;
      return { file, path: [...writtenPath(value, path.slice(0, -1)), mistyped], message };
    }
    return { file, path: writtenPath(value, path), message: messageOf(issue) };
  });
}

function isMissing(issue: v.BaseIssue<unknown>): boolean {
  const found = issue.path?.at(-1);
  return found !== undefined && 'origin' in found && issue.received === 'undefined';
}

function mistypedFor({ path }: v.BaseIssue<unknown>): string | null {
  const { key, input } = path?.at(-1) ?? {};
  return isMapping(input) && typeof key === 'string' ? nearestKey(input, key) : null;
}

function messageOf(issue: v.BaseIssue<unknown>): string {
  if (isMissing(issue)) return 'is missing';
  // Some messages already say what is there.
  if (isUnknownKey(issue) || issue.message.includes(', got ')) return issue.message;
  const expected = issue.message.startsWith('expected') ? issue.message : `expected ${inWords(issue.expected)}`;
  return `${expected}, got ${kindInWords(issue.input)}${exponentHint(expected, issue.input)}`;
}

/** A number such as 1e-3, which YAML 1.1 reads as a text: without a dot, or with an exponent without a sign. */
const UNREAD_EXPONENT = /^([-+]?\d+)(\.\d*)?e([-+]?)(\d+)$/i;

/** How to write a number with an exponent in YAML, if the value is such a number that was read as text; else empty. */
function exponentHint(expected: string, input: unknown): string {
  const found = expected.includes('a number') && typeof input === 'string' ? UNREAD_EXPONENT.exec(input) : null;
  if (!found) return '';
  const [text, digits, decimals, sign, exponent] = found;
  return `: in YAML, ${text} is a text; write ${digits}${decimals ?? '.0'}e${sign || '+'}${exponent}`;
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  bigint: 'a number',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'a mapping',
  unknown: 'another value',
};

function inWords(expected: string | null): string {
  if (expected === null) return 'another value';
  const kinds = expected
    .replace(/[()]/g, '')
    .split(' | ')
    .filter((kind) => kind !== 'null' && kind !== 'undefined');
  return [...new Set(kinds.map((kind) => KINDS[kind] ?? kind))].join(' or ');
}

export function listedKeys(mapping: Mapping): string {
  return firstNames(Object.keys(mapping), MAX_LISTED);
}

/** A value's kind, with the value itself where it is short. */
export function kindInWords(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (isMapping(value)) return 'a mapping';
  const text = jsonText(value);
  if (text.length <= 40) return text;
  return typeof value === 'bigint' ? `a number of ${text.replace('-', '').length} digits` : `a ${typeof value}`;
}

/** What is wrong with a regular expression; null: nothing, or no engine is loaded. */
export function patternProblem(pattern: Pattern | null): string | null {
  return pattern?.kind === 'invalid' ? `not a regular expression (in the syntax of RE2): ${pattern.reason}` : null;
}

/** A regular expression, compiled; null: no engine is loaded. One that cannot be read is a problem of its place. */
export function patternAt(place: Place, source: string, ignoreCase = false): Pattern | null {
  const pattern = place.compile?.(source, ignoreCase) ?? null;
  const message = patternProblem(pattern);
  if (message !== null) place.problem(message);
  return pattern;
}
