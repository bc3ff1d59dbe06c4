import * as v from 'valibot';
import type { Problem } from '../errors.js';
import { jsonText } from '../json-text.js';
import { isMapping, type Mapping } from '../values.js';
import { writtenPath } from './keys.js';

/** A mapping, and no list, which a schema of objects would let pass. */
export const plainMapping = v.custom<Mapping>(isMapping, 'expected a mapping');

/** A mapping with these keys and no others. */
export function strictMapping<T extends v.ObjectEntries>(entries: T) {
  return v.pipe(plainMapping, v.strictObject(entries));
}

/** Schema issues as problems: where, what was expected, what is there. */
export function problemsOf(file: string, value: unknown, issues: readonly v.BaseIssue<unknown>[]): Problem[] {
  return issues.map((issue) => {
    const path = (issue.path ?? []).map((item) => item.key as string | number);
    return { file, path: writtenPath(value, path), message: messageOf(issue) };
  });
}

function messageOf(issue: v.BaseIssue<unknown>): string {
  const found = issue.path?.at(-1);
  const missing = found && 'origin' in found && issue.received === 'undefined';
  if (missing) return 'is missing';
  const expected = issue.message.startsWith('expected') ? issue.message : `expected ${inWords(issue.expected)}`;
  return `${expected}, got ${kindInWords(issue.input)}`;
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
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
  return kinds.map((kind) => KINDS[kind] ?? kind).join(' or ');
}

/** A value's kind, with the value itself where it is short. */
export function kindInWords(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (isMapping(value)) return 'a mapping';
  const text = jsonText(value);
  return text.length <= 40 ? `${text}` : `a ${typeof value}`;
}
