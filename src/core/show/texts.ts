import type { ActualStep, ReferenceStep } from '../steps/model.js';
import { decodeSparqlResult } from '../tables/result.js';
import { type DiffLine, diffLines, withGaps } from '../text/diff.js';
import { jsonText, readJson } from '../text/json.js';
import { isMapping, type Mapping, own } from '../text/values.js';
import type { RuleName } from '../words/rules.js';
import { diffQueries, queryLines } from './query-lines.js';
import type { CutText, Extent, ShownCall, TextDiff } from './question.js';

/** Characters of a text that are compared; the rest is counted. */
const MAX_LENGTH = 60_000;
/** Characters of JSON that are read. */
const MAX_JSON_LENGTH = 8_000_000;
/** Lines that are shown: queries whole up to the first number, then near their differences. */
const QUERY_LINES = { whole: 60, most: 120 };
const JSON_LINES = { whole: 16, most: 40 };
/** Equal lines before the first difference that stay. */
const NEAR = 3;

type Step = Pick<ReferenceStep | ActualStep, 'args' | 'output'>;

/** The arguments of two steps: their queries, where both have one, else all as JSON. */
export function diffArguments(reference: Step, actual: Step | null): TextDiff {
  const [left, right] = [reference, actual].map((step) => (step ? queryOf(step.args) : null));
  if (left && (right || actual === null)) return diffOfQueries(left, right ?? null);
  return diffValues(reference.args, actual ? actual.args : undefined);
}

/** Two outputs as JSON, or as text where they are none. */
export function diffOutputs(reference: Step, actual: Step | null): TextDiff {
  return diffValues(parsed(reference.output), actual ? parsed(actual.output) : undefined);
}

/** The arguments of a step: its query as people write it, else all as JSON. */
function cutArguments(step: Step, most: number): CutText {
  const query = queryOf(step.args);
  if (query === null) return cutText('json', written(step.args), most);
  return cutText('sparql', query.length > MAX_LENGTH ? query : queryLines(query).join('\n'), most);
}

/** The output of a step as it is recorded; a value as JSON. */
function cutOutput({ output }: Step, most: number): CutText {
  const isText = typeof output === 'string';
  return cutText(isText && !/^\s*[[{]/.test(output) ? 'text' : 'json', isText ? output : written(output), most);
}

function cutText(language: CutText['language'], text: string, most: number): CutText {
  return { language, text: text.slice(0, most), leftOut: Math.max(0, text.length - most) };
}

function queryOf(args: Mapping): string | null {
  const query = own(args, 'query');
  return typeof query === 'string' && /[{<]/.test(query) ? query : null;
}

function diffOfQueries(left: string, right: string | null): TextDiff {
  const [before, after] = [left, right ?? ''].map((text) => text.slice(0, MAX_LENGTH)) as [string, string];
  const lines = right === null ? diffQueries(before, before) : diffQueries(before, after);
  return { language: 'sparql', ...shown(lines, QUERY_LINES), leftOut: leftOutOf([left, right ?? '']) };
}

/** Undefined on the right: there is nothing to compare with. */
function diffValues(left: unknown, right: unknown): TextDiff {
  const [before, after] = [left, right].map(written) as [string, string];
  const language = typeof left === 'string' ? 'text' : 'json';
  const [from, to] = [before, right === undefined ? before : after].map((text) => text.split('\n')) as [
    string[],
    string[],
  ];
  const equal = equalLines(from, to);
  const parts = [from, to].map((lines) => partOf(lines, equal)) as [string[], string[]];
  const leftOut = leftOutOf([from, to].map((lines) => lines.slice(equal).join('\n')));
  const start: DiffLine[] = equal > 0 ? [{ kind: 'gap', lines: equal }] : [];
  const lines = [...start, ...shown(diffLines(...parts), JSON_LINES).lines];
  return { language, lines, leftOut: right === undefined ? leftOut / 2 : leftOut };
}

/** Lines at the beginning of both that are left out, as a long text may differ far behind its beginning. */
function equalLines(left: readonly string[], right: readonly string[]): number {
  if (left.length <= JSON_LINES.whole && right.length <= JSON_LINES.whole) return 0;
  let equal = 0;
  while (equal < left.length && left[equal] === right[equal]) equal++;
  return equal === left.length && equal === right.length ? 0 : Math.max(0, equal - NEAR);
}

function partOf(lines: readonly string[], from: number): string[] {
  return lines.slice(from).join('\n').slice(0, MAX_LENGTH).split('\n');
}

function shown(lines: readonly DiffLine[], { whole, most }: typeof JSON_LINES): { readonly lines: DiffLine[] } {
  return { lines: withGaps(lines, whole, most) };
}

function leftOutOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + Math.max(0, text.length - MAX_LENGTH), 0);
}

/** A text that holds JSON is a value; longer ones would take too long to read for the few lines that are shown. */
function parsed(output: unknown): unknown {
  if (typeof output !== 'string' || output.length > MAX_JSON_LENGTH || !/^\s*[[{]/.test(output)) return output;
  const json = readJson(output);
  return json.kind === 'invalid' ? output : json.value;
}

function written(value: unknown): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value, inOrder, 2) ?? '';
  } catch {
    return jsonText(value);
  }
}

/** Keys in order, so that the same keys stand beside each other; integers beyond a double as they are. */
function inOrder(_: string, value: unknown): unknown {
  if (typeof value === 'bigint') return String(value);
  if (!isMapping(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Characters of outputs that are read to count their rows, of one and of all. */
const [MAX_READ, MAX_READ_OF_ALL] = [2_000_000, 8_000_000];
/** Characters of an error that are kept. */
const MAX_ERROR = 500;
/** Calls that broke a rule and are listed wherever they are. */
const MAX_OFFENDERS = 20;

/** What the calls mean for the answer, by their places. */
interface CallMarks {
  readonly roles: ReadonlyMap<number, ShownCall['role']>;
  /** The rules that calls broke. */
  readonly rules: ReadonlyMap<number, RuleName>;
}

/** The steps of an agent, with what each of them gave, and so many characters of their texts; of very many only some. */
export function callsOf(
  steps: readonly ActualStep[],
  { roles, rules }: CallMarks,
  { calls, callTexts: most }: Pick<Extent, 'calls' | 'callTexts'>,
): ShownCall[] {
  const start = startOf(steps);
  let read = 0;
  return listed(steps, [...roles.keys(), ...[...rules.keys()].slice(0, MAX_OFFENDERS)], calls).map(({ step, at }) => {
    const time = timeOf(step.executionTimestamp);
    const size = sizeOf(step.output);
    const isRead = size !== null && size <= MAX_READ && read + size <= MAX_READ_OF_ALL;
    if (isRead) read += size;
    const rule = rules.get(at);
    return {
      number: at + 1,
      name: step.name,
      status: typeof step.status === 'string' ? step.status : 'unknown',
      rows: isRead && step.status === 'success' ? rowsOf(step.output) : null,
      size,
      seconds: time === null || start === null ? null : (time - start) / 1000,
      error: step.status === 'success' ? null : errorOf(step),
      role: roles.get(at) ?? null,
      ...(rule && { rule }),
      texts: most && { args: cutArguments(step, most.args), output: cutOutput(step, most.output) },
    };
  });
}

/** The first ones, and all that are marked. */
function listed(steps: readonly ActualStep[], marked: readonly number[], most: number) {
  const first = steps.slice(0, most).map((step, at) => ({ step, at }));
  const later = [...new Set(marked)].filter((at) => at >= most).sort((a, b) => a - b);
  return [...first, ...later.flatMap((at) => (steps[at] ? { step: steps[at], at } : []))];
}

function startOf(steps: readonly ActualStep[]): number | null {
  for (const { executionTimestamp } of steps) {
    const time = timeOf(executionTimestamp);
    if (time !== null) return time;
  }
  return null;
}

function timeOf(value: unknown): number | null {
  if (typeof value === 'number') return value < 1e11 ? value * 1000 : value;
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}

function sizeOf(output: unknown): number | null {
  if (output === undefined || output === null) return null;
  return typeof output === 'string' ? output.length : jsonText(output).length;
}

function rowsOf(output: unknown): number | null {
  if (Array.isArray(output)) return output.length;
  const result = decodeSparqlResult(output);
  return result.kind === 'select' ? result.rows.length : null;
}

/** Many agents record an error as the output. */
function errorOf({ error, output }: ActualStep): string | null {
  const value = error ?? output;
  if (value === undefined || value === null) return null;
  return (typeof value === 'string' ? value : jsonText(value)).trim().slice(0, MAX_ERROR);
}
