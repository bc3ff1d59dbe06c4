import { MAX_COMBINATIONS } from '../limits.js';
import { keyPath } from '../steps/match-leaf.js';
import { combinations, isAbsent, isMapping, type Mapping, own } from '../text/values.js';
import { mappingAt } from '../traces/events/fields.js';

/** Counts a part of another project's corpus that cannot be expressed. */
export type Lose = (name: string, count?: number) => void;

export function textOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

export function listAt(holder: unknown, key: string): readonly unknown[] {
  const value = isMapping(holder) ? own(holder, key) : null;
  return Array.isArray(value) ? value : [];
}

export function mappingsAt(holder: unknown, key: string): Mapping[] {
  return listAt(holder, key).filter(isMapping);
}

/** The values of an assertion of promptfoo; a text is a list separated by commas. */
function valuesOf(value: unknown): unknown[] {
  if (typeof value !== 'string') return [value].flat();
  const texts = value.split(',').map((text) => text.trim());
  return texts.filter((text) => text !== '');
}

function anyTextOf(values: readonly unknown[], flags: string): string {
  return flags + values.map((one) => escapeText(String(one))).join('|');
}

/** Assertions of promptfoo as answer checks. */
export const ASSERTIONS: Readonly<
  Record<string, (value: unknown) => readonly [check: string, values: readonly unknown[]]>
> = {
  equals: (value) => ['equals', [value]],
  contains: (value) => ['includes', [value]],
  'contains-all': (value) => ['includes', valuesOf(value)],
  'not-contains': (value) => ['excludes', [value]],
  'not-contains-any': (value) => ['excludes', valuesOf(value)],
  icontains: (value) => ['regex', [`(?i)${escapeText(String(value))}`]],
  'icontains-all': (value) => ['regex', valuesOf(value).map((one) => `(?i)${escapeText(String(one))}`)],
  'contains-any': (value) => ['regex', [anyTextOf(valuesOf(value), '')]],
  'icontains-any': (value) => ['regex', [anyTextOf(valuesOf(value), '(?i)')]],
  regex: (value) => ['regex', [value]],
  'starts-with': (value) => ['regex', [`^${escapeText(String(value))}`]],
};

export function escapeText(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** Keys of ADK's own structures in snake case; ADK writes and reads both forms. */
const ADK_KEYS: ReadonlySet<string> = new Set([
  ...['eval_set_id', 'eval_cases', 'eval_id', 'conversation_scenario', 'final_session_state', 'user_content'],
  ...['final_response', 'intermediate_data', 'tool_uses', 'intermediate_responses', 'invocation_events'],
  'function_call',
]);
/** Arguments and states are data, whose keys stay. */
const ADK_DATA = ['args', 'response', 'state', 'final_session_state'];

/** An eval set of ADK with keys in snake case. */
export function snakeCased(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snakeCased);
  if (!isMapping(value)) return value;
  const entries = Object.entries(value).map(([written, item]): [string, unknown] => {
    const snake = written.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const key = ADK_KEYS.has(snake) ? snake : written;
    return [key, ADK_DATA.includes(key) ? item : snakeCased(item)];
  });
  return Object.fromEntries(entries);
}

/** The tool calls of one turn of ADK: a list of them, or among the events of the invocation. */
export function adkCalls(turn: Mapping): Mapping[] {
  const data = mappingAt(turn, 'intermediate_data');
  const parts = mappingsAt(data, 'invocation_events').flatMap((event) =>
    mappingsAt(mappingAt(event, 'content'), 'parts'),
  );
  const inEvents = parts.map((part) => own(part, 'function_call')).filter(isMapping);
  const calls = [...mappingsAt(data, 'tool_uses'), ...inEvents];
  const older = mappingsAt(turn, 'expected_tool_use');
  return [
    ...calls.map((call) => ({ name: String(own(call, 'name')), args: mappingAt(call, 'args') })),
    ...older.map((call) => ({ name: String(own(call, 'tool_name')), args: mappingAt(call, 'tool_input') })),
  ];
}

/**
 * A text that tau2 looks for, without regard to case and commas. Example: `1628` and `1,628` are in both of them.
 */
export function communicated(text: string): readonly [check: 'includes' | 'regex', value: string] {
  const hasLetters = /\p{L}/u.test(text);
  if (!hasLetters && !/\d\d|[\s,]/.test(text)) return ['includes', text];
  const withCommas = escapeText(text).replace(/,+|(?<=\d)(?=\d)|(?=\s)/g, ',*');
  return ['regex', `${hasLetters ? '(?i)' : ''}${withCommas}`];
}

/** The first text of a mapping, under the usual keys first. */
export function firstTextIn(value: unknown): string | null {
  if (!isMapping(value)) return textOf(value);
  const values = [...QUESTION_KEYS.map((key) => own(value, key)), ...Object.values(value)];
  return values.map(textOf).find((text) => text !== null) ?? null;
}

export const QUESTION_KEYS = ['question', 'query', 'input', 'prompt', 'text'];

/** What cannot be expressed of a question without a text. */
export const TEXTLESS = 'questions without text';

/** The text of a question; a question without one is counted, and has `fallback`. */
export function questionText(text: string | null | undefined, lose: Lose, fallback = 'Question') {
  if (isAbsent(text)) lose(TEXTLESS);
  return { question_text: text ?? fallback };
}

/** Steps in one group, in any order. */
export function group(steps: readonly Mapping[]): Mapping {
  return steps.length === 0 ? {} : { reference_steps: [steps] };
}

/** A step of a possible answer: each argument has a list of its possible values. */
export function bfclStep(name: string, args: unknown, lose: Lose): Mapping {
  const expect: Record<string, Mapping> = {};
  for (const [key, values] of Object.entries(isMapping(args) ? args : {})) {
    addExpected(expect, keyPath('args', key), Array.isArray(values) ? values : [values], lose);
  }
  return {
    name,
    args: isMapping(args) ? nestedFrame(args) : {},
    ...(Object.keys(expect).length > 0 && { expect }),
    normalize: ['trim', 'case'],
  };
}

/** The mappings inside arguments whose own values have rules. */
function nestedFrame(args: Mapping): Mapping {
  const frames = Object.entries(args).flatMap(([key, values]) => {
    const only = Array.isArray(values) && values.length === 1 ? values[0] : null;
    return isMapping(only) && Object.keys(only).length > 0 ? [[key, nestedFrame(only)] as const] : [];
  });
  return Object.fromEntries(frames);
}

/** The possible values of an argument: an empty text says that it may be absent; the values of a mapping are lists, too. */
function addExpected(expect: Record<string, Mapping>, path: string, values: readonly unknown[], lose: Lose): void {
  const given = values.filter((value) => value !== '');
  const absent = given.length < values.length ? { or_absent: true } : {};
  const [only] = given;
  if (given.length === 0) expect[path] = { any: [''], or_absent: true };
  else if (given.length === 1 && isMapping(only) && given.length === values.length) {
    const entries = Object.entries(only);
    for (const [key, inner] of entries) {
      addExpected(expect, keyPath(path, key), Array.isArray(inner) ? inner : [inner], lose);
    }
    if (entries.length === 0) expect[path] = { any: [only] };
  } else {
    const isNested = given.some((value) => isMapping(value) || (Array.isArray(value) && value.some(isMapping)));
    expect[path] = { ...(isNested ? nestedRule(given, lose) : valuesRule(given)), ...absent };
  }
}

/** All values that alternatives inside mappings and lists allow; of too many, that of the first alternatives. */
function nestedRule(given: readonly unknown[], lose: Lose): Mapping {
  const values = given.flatMap((value) => allowedValues(value, MAX_COMBINATIONS + 1));
  if (values.length <= MAX_COMBINATIONS) return { any: values };
  lose('arguments with alternatives inside');
  return { any: allowedValues(given[0], 1) };
}

/** The values that a possible value represents, the first alternatives first; at most `max`. */
function allowedValues(value: unknown, max: number): unknown[] {
  if (Array.isArray(value)) {
    const items = value.map((item) => allowedValues(item, max));
    return combinations(items, max);
  }
  if (!isMapping(value)) return [value];
  const entries = Object.entries(value).map(([key, values]) => {
    const alternatives = Array.isArray(values) && values.length > 0 ? values : [values];
    return alternatives.flatMap((one) => (one === '' ? [[]] : allowedValues(one, max).map((item) => [[key, item]])));
  });
  return combinations(entries, max).map((parts) => Object.fromEntries((parts as [string, unknown][][]).flat()));
}

/** Characters that the leaderboard leaves out of texts. */
const LEFT_OUT = '[ ,./_*^-]*';

/** Texts of more than one word, or with punctuation, are equal without blanks and punctuation between the words. */
function valuesRule(values: readonly unknown[]): Mapping {
  const texts = values.filter((value) => typeof value === 'string');
  if (texts.length < values.length || !texts.some((text) => /[ ,./\-_*^'"]/.test(text))) return { any: values };
  const expressions = texts.map((text) => {
    const words = text.split(/[ ,./\-_*^]+/).filter((word) => word !== '');
    return words.map((word) => escapeText(word).replace(/['"]/g, `['"]`)).join(LEFT_OUT);
  });
  return { regex: `^${LEFT_OUT}(?:${expressions.join('|')})${LEFT_OUT}$` };
}
