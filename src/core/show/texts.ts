import type { TurnFigures } from '../entries/result-types.js';
import { MAX_QUERY } from '../limits.js';
import { MAX_DETAIL, MAX_LINE_TEXT, MAX_LISTED, MAX_TEXT } from '../shown.js';
import { type Matching, startMatching } from '../steps/match-leaf.js';
import { compare } from '../steps/match-value.js';
import { unwrapped } from '../steps/mcp.js';
import type { ActualStep, ReferenceStep, StepMatching } from '../steps/model.js';
import { isQueryText } from '../steps/query-text.js';
import { decodeSparqlResult } from '../tables/result.js';
import { hasRule, type PathState, stateAt, type ValueRules } from '../tables/value-rules.js';
import { type DiffLine, diffLines, withGaps } from '../text/diff.js';
import { jsonText, readJson } from '../text/json.js';
import { isAbsent, isMapping, type Mapping, own } from '../text/values.js';
import type { RuleName } from '../words/rules.js';
import { lineOfError } from './error-line.js';
import type { Extent } from './extent.js';
import { diffQueries, queryLines } from './query-lines.js';

/** Number of shown lines: up to `whole` all lines, else at most `most` lines near differences. */
const QUERY_LINES = { whole: 60, most: 120 };
const JSON_LINES = { whole: 16, most: 40 };

type Step = Pick<ReferenceStep | ActualStep, 'args' | 'output'>;

type Language = 'sparql' | 'json' | 'text';

export interface TextDiff {
  readonly language: Language;
  readonly lines: readonly DiffLine[];
  /** Number of characters cut from a text that is too long; 0 if none. */
  readonly leftOut: number;
  /** What was left out because the comparison allows it; absent: nothing. */
  readonly allowed?: Allowed;
  /** The line on the right that a syntax error is about; absent: none, or it is not certain. */
  readonly errorLine?: string;
}

/** Counts of what a comparison allows in addition to the reference: further keys and items, and values at ignored paths. */
export interface Allowed {
  keys: number;
  items: number;
  ignored: number;
}

/**
 * Compares the arguments of two steps: their queries if both have one, texts of several lines as they are, else all as JSON.
 * `matching`: how the reference step is matched; what it allows is only counted.
 */
export function diffArguments(reference: Step, actual: Step | null, matching?: StepMatching): TextDiff {
  const [left, right] = [reference, actual].map((step) => (step ? readQuery(step.args) : null));
  if (left && (right || actual === null)) return diffQueryTexts(left, right ?? null);
  const [sent, other] = [linesOf(reference.args), actual && linesOf(actual.args)];
  if (sent && (!actual || sent.name === other?.name)) return diffValues(sent.text, other?.text);
  if (!actual) return diffValues(reference.args, undefined);
  return diffFolded(reference.args, actual.args, matching && { mode: matching.args, rules: matching.argsRules });
}

/** Compares the arguments of a step with those of a call, and finds the line of the call's syntax error. */
export function diffCall(step: Step, call: ActualStep, matching?: StepMatching): TextDiff {
  const [error, query] = [call.status === 'success' ? null : readError(call), readQuery(call.args)];
  const errorLine = error === null || query === null ? null : lineOfError(error, query.slice(0, MAX_QUERY));
  return { ...diffArguments(step, call, matching), ...(errorLine !== null && { errorLine }) };
}

/** Compares two outputs as JSON, or as text if they are not JSON. `isUnwrapped`: without what MCP servers write around them. */
export function diffOutputs(
  reference: Step,
  actual: Step | null,
  { matching, isUnwrapped = false }: { readonly matching?: StepMatching; readonly isUnwrapped?: boolean } = {},
): TextDiff {
  const left = parseOutput(isUnwrapped ? unwrapped(reference.output).value : reference.output);
  const output = actual && isUnwrapped ? outputLike(left, actual.output) : actual?.output;
  const right = actual ? parseOutput(output) : undefined;
  return diffFolded(left, right, matching && { mode: matching.output, rules: matching.outputRules });
}

/** The part of an output that is compared with a text, or with another value. */
function outputLike(reference: unknown, output: unknown): unknown {
  const { value, text, bare } = unwrapped(output);
  if (typeof reference === 'string') return text;
  return bare && !(isMapping(reference) && Object.hasOwn(reference, 'result')) ? bare.output : value;
}

interface Folding {
  readonly isIncluded: boolean;
  readonly matching: Matching;
  readonly allowed: Allowed;
}

/** Compares two values without what their comparison allows, which is counted. */
function diffFolded(
  left: unknown,
  right: unknown,
  how: { readonly mode: string | null; readonly rules: ValueRules } | undefined,
): TextDiff {
  const isIncluded = how?.mode === 'includes';
  if (!how || right === undefined || (!isIncluded && how.rules.paths.length === 0)) return diffValues(left, right);
  const matching = startMatching(isIncluded ? 'includes' : 'exact', how.rules);
  const folding: Folding = { isIncluded, matching, allowed: { keys: 0, items: 0, ignored: 0 } };
  const diff = diffValues(...foldAllowed(left, right, how.rules.paths, folding));
  const { keys, items, ignored } = folding.allowed;
  return keys + items + ignored === 0 ? diff : { ...diff, allowed: folding.allowed };
}

function foldAllowed(left: unknown, right: unknown, state: PathState, folding: Folding): [unknown, unknown] {
  if (Array.isArray(left) && Array.isArray(right)) return foldLists(left, right, state, folding);
  return isMapping(left) && isMapping(right) ? foldMappings(left, right, state, folding) : [left, right];
}

type Sides = [left: Mapping | unknown[], right: Mapping | unknown[]];

function foldMappings(left: Mapping, right: Mapping, state: PathState, folding: Folding): Sides {
  const sides: [[string, unknown][], [string, unknown][]] = [[], []];
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const inside = stateAt(state, key);
    const [isExpected, isGiven] = [Object.hasOwn(left, key), Object.hasOwn(right, key)];
    if (hasRule(inside, 'ignored')) folding.allowed.ignored++;
    else if (folding.isIncluded && !isExpected && !hasRule(inside, 'taken')) folding.allowed.keys++;
    else {
      const both = isExpected && isGiven;
      const [before, after] = both ? foldAllowed(left[key], right[key], inside, folding) : [left[key], right[key]];
      if (isExpected) sides[0].push([key, before]);
      if (isGiven) sides[1].push([key, after]);
    }
  }
  return [Object.fromEntries(sides[0]), Object.fromEntries(sides[1])];
}

function foldLists(left: readonly unknown[], right: readonly unknown[], state: PathState, folding: Folding): Sides {
  const partners = folding.isIncluded ? partnersOf(left, right, state, folding) : left.map((_, at) => at);
  const folded = new Map<number, unknown>();
  const before = left.map((item, at) => {
    const partner = partners[at] ?? -1;
    if (partner >= right.length || partner < 0) return item;
    const [one, other] = foldAllowed(item, right[partner], stateAt(state, at), folding);
    folded.set(partner, other);
    return one;
  });
  if (folding.isIncluded) folding.allowed.items += right.length - folded.size;
  const after = right.flatMap((item, at) => (folded.has(at) ? [folded.get(at)] : folding.isIncluded ? [] : [item]));
  return [before, after];
}

/**
 * The item of the other list that each item is shown next to: one that matches, else the one at its place, else the first
 * one left. Items of lists that are longer than what is shown are paired by their places.
 */
function partnersOf(left: readonly unknown[], right: readonly unknown[], state: PathState, { matching }: Folding) {
  if (left.length > MAX_LISTED) return left.map((_, at) => at);
  const free = new Set(right.keys());
  const take = (at: number | undefined) => {
    if (at !== undefined) free.delete(at);
    return at;
  };
  const isMatch = (at: number, other: number) => {
    return compare(left[at], right[other], { path: '', state: stateAt(state, at) }, matching) === null;
  };
  const matches = left.map((_, at) => take([...free].find((other) => isMatch(at, other))));
  return matches.map((match, at) => match ?? take(free.has(at) ? at : [...free][0]));
}

/** The arguments of a step: its formatted query, a text of several lines as it is, else all as JSON. */
function cutArguments(step: Step, maxLength: number): CutText {
  const query = readQuery(step.args);
  if (query === null) {
    const sent = linesOf(step.args);
    return sent ? cutText('text', sent.text, maxLength) : cutText('json', writeJson(step.args), maxLength);
  }
  return cutText('sparql', query.length > MAX_QUERY ? query : queryLines(query).join('\n'), maxLength);
}

/** The arguments of a step in one line: its query without prefixes, else all as JSON; empty without any. */
function askedLine({ args }: Step): string {
  const query = readQuery(args);
  if (query === null) return Object.keys(args).length === 0 ? '' : jsonText(args).slice(0, MAX_LINE_TEXT);
  const lines = queryLines(query.slice(0, MAX_TEXT)).map((line) => line.trim());
  const asking = lines.filter((line) => !/^(?:PREFIX|BASE|#)/.test(line));
  return asking.join(' ').slice(0, MAX_LINE_TEXT);
}

/** The output of a step as recorded; a value as JSON. */
function cutOutput({ output }: Step, maxLength: number): CutText {
  const isText = typeof output === 'string';
  return cutText(isText && !/^\s*[[{]/.test(output) ? 'text' : 'json', isText ? output : writeJson(output), maxLength);
}

export type CutText = ReturnType<typeof cutText>;

function cutText(language: Language, text: string, maxLength: number) {
  return { language, text: text.slice(0, maxLength), leftOut: Math.max(0, text.length - maxLength) };
}

function readQuery(args: Mapping): string | null {
  const query = own(args, 'query');
  return isQueryText(query) ? query : null;
}

/** The only argument, if it is a text of several lines that is no SPARQL, as a query in SQL or a program: JSON has it in one line. */
function linesOf(args: Mapping) {
  const [[name, text] = ['', null], ...others] = Object.entries(args);
  return others.length === 0 && typeof text === 'string' && text.includes('\n') && !isQueryText(text)
    ? { name, text }
    : null;
}

function diffQueryTexts(left: string, right: string | null): TextDiff {
  const [before, after] = [left, right ?? ''].map((text) => text.slice(0, MAX_QUERY)) as [string, string];
  const lines = right === null ? diffQueries(before, before) : diffQueries(before, after);
  const leftOut = countLeftOut([left, right ?? ''], MAX_QUERY);
  return { language: 'sparql', lines: withGaps(lines, QUERY_LINES), leftOut };
}

/** Compares two values; undefined on the right: nothing to compare with. */
function diffValues(left: unknown, right: unknown): TextDiff {
  const texts = [left, right === undefined ? left : right].map(writeJson) as [string, string];
  const language = typeof left === 'string' ? 'text' : 'json';
  const [from, to] = texts.map((text) => text.slice(0, MAX_DETAIL).split('\n')) as [string[], string[]];
  const leftOut = countLeftOut(right === undefined ? texts.slice(1) : texts, MAX_DETAIL);
  return { language, lines: withGaps(diffLines(from, to), JSON_LINES), leftOut };
}

function countLeftOut(texts: readonly string[], most: number): number {
  return texts.reduce((sum, text) => sum + Math.max(0, text.length - most), 0);
}

/** Parses a text that holds JSON; longer texts would take too long for the few shown lines. */
function parseOutput(output: unknown): unknown {
  if (typeof output !== 'string' || output.length > MAX_DETAIL || !/^\s*[[{]/.test(output)) return output;
  const json = readJson(output);
  return json.kind === 'invalid' ? output : json.value;
}

function writeJson(value: unknown): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value, sortKeys, 2) ?? '';
  } catch {
    return jsonText(value);
  }
}

/** Sorts keys, so that equal keys are adjacent; integers larger than a double become text. */
function sortKeys(_: string, value: unknown): unknown {
  if (typeof value === 'bigint') return String(value);
  if (!isMapping(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The significance of calls for the answer, by index. */
interface CallMarks {
  /** `explained`: it explains the miss; `matched`: it matched a reference step. */
  readonly roles: ReadonlyMap<number, 'explained' | 'matched'>;
  readonly rules: ReadonlyMap<number, RuleName>;
}

export type ShownCall = ReturnType<typeof callsOf>[number];

/** The calls of an agent, with sizes of their outputs and the allowed part of their texts; long lists are limited. */
export function callsOf(
  steps: readonly ActualStep[],
  { roles, rules }: CallMarks,
  { calls, callTexts: maxTexts }: Pick<Extent, 'calls' | 'callTexts'>,
) {
  const times = steps.map((step) => parseTime(step.executionTimestamp));
  const start = times.find((time) => time !== null) ?? null;
  return listCalls(steps, [...roles.keys(), ...[...rules.keys()].slice(0, MAX_LISTED)], calls).map(({ step, at }) => {
    const time = times[at] ?? null;
    const { value, text } = unwrapped(step.output);
    const size = isAbsent(text) ? null : typeof text === 'string' ? text.length : jsonText(text).length;
    const isRead = size !== null && size <= MAX_DETAIL;
    const rule = rules.get(at);
    const error = step.status === 'success' ? null : readError(step);
    return {
      /** At least 1. */
      number: at + 1,
      name: step.name,
      status: typeof step.status === 'string' ? step.status : 'unknown',
      /** Number of rows of a table, or of items of a list; null for other outputs, and for those too large to read. */
      rows: isRead && step.status === 'success' ? countRows(value) : null,
      /** Number of characters of the output; null: no output. */
      size,
      /** Seconds since the first call; null if the times are not recorded. */
      seconds: time === null || start === null ? null : (time - start) / 1000,
      error,
      /** null: it neither explains the miss nor matched a reference step. */
      role: roles.get(at) ?? null,
      /** The rule that it broke; absent: none. */
      ...(rule && { rule }),
      /** The arguments in one line: a query without its prefixes; null where the texts are shown. */
      asked: maxTexts ? null : askedLine(step),
      /** Arguments and output; null: they are not shown. */
      texts: maxTexts && { args: cutArguments(step, maxTexts.args), output: cutOutput(step, maxTexts.output) },
    };
  });
}

/** The first calls, and all marked ones. */
function listCalls(steps: readonly ActualStep[], markedCalls: readonly number[], maxCalls: number) {
  const first = steps.slice(0, maxCalls).map((step, at) => ({ step, at }));
  const later = [...new Set(markedCalls)].filter((at) => at >= maxCalls).sort((a, b) => a - b);
  return [...first, ...later.flatMap((at) => (steps[at] ? { step: steps[at], at } : []))];
}

function parseTime(value: unknown): number | null {
  if (typeof value === 'number') return value < 1e11 ? value * 1000 : value;
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}

function countRows(output: unknown): number | null {
  if (Array.isArray(output)) return output.length;
  const result = decodeSparqlResult(output);
  return result.kind === 'select' ? result.rows.length : null;
}

/** The text of an error, which many agents record as the output. */
function readError({ error, output }: ActualStep): string | null {
  const value = error ?? output;
  if (isAbsent(value)) return null;
  return (typeof value === 'string' ? value : jsonText(value)).trim().slice(0, MAX_TEXT);
}

/** The rules of `expect`, which are not among the arguments and the output of the reference. */
export function expectedRules({ source }: ReferenceStep): string[] {
  const rules = own(source, 'expect');
  return isMapping(rules) ? Object.entries(rules).map(([path, rule]) => `${path}: ${jsonText(rule)}`) : [];
}

/** The figures of the turns. A response of another program can have something else under this key. */
export function turnsOf(value: unknown): readonly TurnFigures[] {
  return Array.isArray(value) && value.every(isTurn) ? value : [];
}

function isTurn(turn: unknown): turn is TurnFigures {
  const isAmount = (amount: unknown) => typeof amount === 'number' && Number.isFinite(amount);
  if (!isMapping(turn) || !Object.values(turn).every(isAmount)) return false;
  return Object.hasOwn(turn, 'steps') && Object.hasOwn(turn, 'failed_steps');
}
