import leven from 'leven';
import { counted } from '../text/numerals.js';
import { isMapping, type Mapping, type Path } from '../text/values.js';
import type { CompilePattern } from '../text/wildcards.js';
import type { Problem } from '../words/errors.js';
import type { makeCountedWarnings } from './counted-warnings.js';

/** The older names of each key, so that files of all versions of graphrag-eval are read. */
type KeyAliases = Readonly<Record<string, readonly string[]>>;

export const TEMPLATE_ALIASES: KeyAliases = { template_id: ['id'], questions: ['qaSet'] };
export const QUESTION_ALIASES: KeyAliases = {
  id: ['question_id'],
  question_text: ['question', 'nl_question'],
  reference_steps: ['expected_steps', 'tools_calls'],
};
export const RESPONSE_ALIASES: KeyAliases = { actual_steps: ['steps', 'tools_calls'], actual_answer: ['answer'] };

const CORPUS_ALIASES: KeyAliases = { ...TEMPLATE_ALIASES, ...QUESTION_ALIASES };

/** Other usual words for the keys of a step, in a corpus and in responses. */
export const STEP_WORDS: Readonly<Record<'name' | 'args' | 'output', readonly string[]>> = {
  name: ['tool', 'tool_name', 'toolName'],
  args: ['arguments', 'input', 'parameters', 'params', 'tool_input', 'tool_args'],
  output: ['result', 'response', 'observation', 'tool_output', 'expected_output'],
};

/** The mapping with the current names of older keys; the same object if all names are current. */
export function renameKeys(mapping: Mapping, aliases: KeyAliases): Mapping {
  const renamed = new Map<string, string>();
  for (const [key, older] of Object.entries(aliases)) {
    if (Object.hasOwn(mapping, key)) continue;
    const found = older.find((name) => Object.hasOwn(mapping, name));
    if (found !== undefined) renamed.set(found, key);
  }
  if (renamed.size === 0) return mapping;
  return Object.fromEntries(Object.entries(mapping).map(([key, value]) => [renamed.get(key) ?? key, value]));
}

/** A path with the key names of the file, which can be older names. */
export function writtenPath(value: unknown, path: readonly (string | number)[]): (string | number)[] {
  let at = value;
  return path.map((part) => {
    const held = isMapping(at) ? at : {};
    const isOlder = !Object.hasOwn(held, part) && Object.hasOwn(CORPUS_ALIASES, part);
    const key = (isOlder && CORPUS_ALIASES[part]?.find((name) => Object.hasOwn(held, name))) || part;
    at = (at as Record<string | number, unknown> | null | undefined)?.[key];
    return key;
  });
}

/** The known name nearest to a mistyped one, or null when none is near: at most a share of its letters differ. */
export function nearest(name: string, known: readonly string[], share = 1 / 4): string | null {
  const allowed = (candidate: string) => Math.max(1, Math.floor(candidate.length * share));
  const [best, second] = known
    .filter((candidate) => Math.abs(candidate.length - name.length) <= allowed(candidate))
    .map((candidate) => ({ candidate, away: leven(name.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.away - b.away);
  // With two equally near names, it is unclear which one was meant.
  if (!best || best.away === second?.away) return null;
  return best.away <= allowed(best.candidate) ? best.candidate : null;
}

/** The id that another one probably means: one with a part more or less at its beginning or end, or a mistyped one; null: none. */
export function similarId(id: string, known: readonly string[]): string | null {
  const isPart = (part: string, whole: string): boolean =>
    part !== '' &&
    ((whole.endsWith(part) && /[^\p{L}\p{N}]$/u.test(whole.slice(0, -part.length))) ||
      (whole.startsWith(part) && /^[^\p{L}\p{N}]/u.test(whole.slice(part.length))));
  const parts = known.filter((other) => isPart(other, id) || isPart(id, other));
  if (parts.length > 0) return parts.reduce((longest, other) => (other.length > longest.length ? other : longest));
  // Ids that differ in a number are different questions.
  const numbers = (text: string): string => text.replace(/\D+/g, ' ').trim();
  const alike = known.filter((other) => numbers(other) === numbers(id));
  return nearest(id, alike);
}

/** The key of a mapping that is a misspelling of the missing key `meant`; null: no key is. */
export function nearestKey(mapping: Mapping, meant: string): string | null {
  return Object.keys(mapping).find((key) => nearest(key, [meant]) !== null) ?? null;
}

export interface Document {
  readonly file: string;
  readonly value: unknown;
  /** A scalar as the file has it, if it is known: `017` for what YAML reads as 15. */
  readonly writtenAs: (path: Path) => string | null;
}

export interface Troubles {
  readonly problems: Problem[];
  readonly warnings: Problem[];
  readonly repeated: ReturnType<typeof makeCountedWarnings>;
}

export interface Place {
  readonly at: (...path: Path) => Place;
  readonly problem: (message: string, also?: Problem['also']) => void;
  readonly warn: (message: string) => void;
  readonly warnOnce: (message: string, noun: string) => void;
  /** The scalar at this place as the file has it. */
  readonly written: () => string | null;
  /** null: regular expressions are not needed, as nothing is scored. */
  readonly compile: CompilePattern | null;
  readonly here: { readonly file: string; readonly path: Path };
}

export function placeIn(
  document: Document,
  troubles: Troubles,
  compile: CompilePattern | null,
  path: Path = [],
): Place {
  const here = { file: document.file, path };
  return {
    at: (...more) => placeIn(document, troubles, compile, [...path, ...more]),
    problem: (message, also) => void troubles.problems.push({ ...here, message, ...(also && { also }) }),
    warn: (message) => void troubles.warnings.push({ ...here, message }),
    warnOnce: (message, noun) => {
      const toMessage = (count: number) => (count > 1 ? `${message} (in ${counted(count, noun)})` : message);
      troubles.repeated.add(here, toMessage, [noun, path.at(-1)]);
    },
    written: () => document.writtenAs(path),
    compile,
    here,
  };
}

/** Warns of a word such as `no`, which YAML reads as true or false. */
export function warnOfWord(value: unknown, place: Place): void {
  const written = typeof value === 'boolean' ? place.written() : null;
  if (written === null || /^(?:true|false)$/i.test(written)) return;
  place.warn(`${written} without quotes is ${value}; write "${written}" for a text`);
}

const EXPECTED = { corpus: 'a corpus', responses: 'responses', results: 'the folder of a run or its evaluation.yaml' };
const HELD = { corpus: 'a corpus', responses: 'responses', results: 'results of a run', shard: 'a shard of a run' };

/** The error for a file with another content than its input expects; null if the content is right or unknown. */
export function heldInstead(expected: keyof typeof EXPECTED, value: unknown): string | null {
  const held = kindOf(value);
  if (held === null || held === expected) return null;
  // An evaluation file is also a list of responses, because its entries can be scored again.
  if (held === 'results' && expected === 'responses' && Array.isArray(value)) return null;
  const isSwapped = [held, expected].every((kind) => kind === 'corpus' || kind === 'responses');
  const hint = isSwapped ? '; are corpus and responses swapped?' : '';
  return `holds ${HELD[held]}, expected ${EXPECTED[expected]}${hint}`;
}

const ENTRY_KEYS = ['question_id', 'template_id', 'question_text'];
const AGGREGATES_KEYS = ['per_template', 'micro', 'macro'];

/** What the value of a file is: a list, by its first item, or a mapping; of responses also by question id, or a single one. */
function kindOf(value: unknown): keyof typeof HELD | null {
  const hasAll = (mapping: Mapping, keys: readonly string[]) => keys.every((key) => Object.hasOwn(mapping, key));
  const first: unknown = Array.isArray(value) ? value[0] : null;
  if (isMapping(first)) {
    const isTemplate = !Object.hasOwn(first, 'question_id');
    if (isTemplate && Array.isArray(renameKeys(first, TEMPLATE_ALIASES).questions)) return 'corpus';
    if (hasAll(first, ENTRY_KEYS)) return 'results';
    return isResponse(first) ? 'responses' : null;
  }
  if (!isMapping(value)) return null;
  if (Object.hasOwn(value, 'stepgate_version') || hasAll(value, AGGREGATES_KEYS)) return 'results';
  if (isResponse(value) || isResponse(Object.values(value)[0])) return 'responses';
  return isMapping(value.head) && isMapping(value.head.shard) ? 'shard' : null;
}

const RESPONSE_KEYS = ['actual_steps', 'actual_answer'];

/** Whether a value is a response. A question can also have `question_id`, but only a question has a text. */
function isResponse(value: unknown): boolean {
  if (!isMapping(value) || renameKeys(value, QUESTION_ALIASES).question_text !== undefined) return false;
  const renamed = renameKeys(value, RESPONSE_ALIASES);
  return Object.hasOwn(value, 'question_id') || RESPONSE_KEYS.some((key) => Object.hasOwn(renamed, key));
}
