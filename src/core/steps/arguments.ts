import { MAX_LISTED } from '../shown.js';
import type { MatchOutcome } from '../tables/outcome.js';
import { isVisible, stateAt, type ValueRules } from '../tables/value-rules.js';
import { jsonText } from '../text/json.js';
import { firstDifference } from '../text/json-path.js';
import { decodeTime, sameGranularity, sameTime } from '../text/time.js';
import { isAbsent, type Mapping, own, sortedByText } from '../text/values.js';
import { brokenExpectations } from './expectations.js';
import type { SearchWork } from './match-leaf.js';
import { keyPath, type MatchMode, type Mismatch, startMatching } from './match-leaf.js';
import { compare, hasValue } from './match-value.js';
import type { ActualStep, ReferenceStep } from './model.js';
import { escapeOf, quotedBeside, quotedNumeral, shownApart, shownValue } from './shown.js';
import type { PreparedActual, PreparedReference } from './step.js';

type Rules = Readonly<Record<string, (reference: unknown, actual: unknown, executionTimestamp: unknown) => boolean>>;

/** Compares the requested time series: 1 if `mrid` and, where it is relevant, `limit` are equal, else 0. */
export function compareTimeSeries(reference: ReferenceStep, actual: ActualStep): MatchOutcome {
  const limit = own(reference.args, 'limit');
  const limitMatters = seriesOf(own(reference.args, 'mrid')).length === 0 || !(isAbsent(limit) || limit === 0);
  const sameSeries = (one: unknown, other: unknown) => sameValue(seriesOf(one), seriesOf(other));
  return compareArguments(reference, actual, { mrid: sameSeries, ...(limitMatters && { limit: sameValue }) });
}

export function compareDataPoints(reference: ReferenceStep, actual: ActualStep): MatchOutcome {
  return compareArguments(reference, actual, DATA_POINTS);
}

const DATA_POINTS_TOOL = 'retrieve_data_points';

const DATA_POINTS: Rules = {
  external_id: sameList,
  granularity: sameGranularity,
  aggregates: sameList,
  start: sameTime,
  end: sameTime,
  limit: sameValue,
};

/** The keys of a data points step with a relative time such as `24h-ago`, and the time in the written form. */
export function relativeTimes({ name, args, matching }: ReferenceStep): (readonly [key: string, time: string])[] {
  if (name !== DATA_POINTS_TOOL || matching !== undefined) return [];
  const keys = Object.keys(DATA_POINTS).filter((key) => DATA_POINTS[key] === sameTime);
  return keys.flatMap((key) => {
    const time = own(args, key);
    return isRelative(time) ? [[key, time] as const] : [];
  });
}

function isRelative(time: unknown): time is string {
  return typeof time === 'string' && decodeTime(time).kind === 'relative';
}

/** The arguments of data points and time series steps that a comparison reads. */
export const COMPARED_ARGUMENTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['retrieve_time_series', ['mrid', 'limit']],
  [DATA_POINTS_TOOL, Object.keys(DATA_POINTS)],
  ['retrieval', ['k']],
]);

function compareArguments(reference: ReferenceStep, actual: ActualStep, rules: Rules): MatchOutcome {
  const names = Object.keys(rules).filter(
    (name) => !rules[name]?.(own(reference.args, name), own(actual.args, name), actual.executionTimestamp),
  );
  if (names.length === 0) return { score: 1 };
  const shown = () => names.map((name) => shownDifference(reference, actual, name));
  return argumentsDiffer(names.length, shown);
}

function argumentsDiffer(differing: number, shown: () => string[]): MatchOutcome {
  return {
    score: 0,
    explain: () => ({ cause: { kind: 'arguments_differ' }, detail: { arguments: shown() }, nearness: { differing } }),
  };
}

function shownDifference(reference: ReferenceStep, actual: ActualStep, name: string): string {
  const [left, right] = [own(reference.args, name), own(actual.args, name)];
  const shown = `${name}: expected ${shownArgument(left, right)}, got ${shownArgument(right, left)}`;
  const isUntimed = DATA_POINTS[name] === sameTime && isAbsent(actual.executionTimestamp);
  const isTime = typeof right === 'string' && decodeTime(right).kind === 'absolute';
  return isUntimed && isRelative(left) && isTime ? `${shown}, without an execution_timestamp` : shown;
}

/** An argument in the form that is shown next to the argument of the other step. */
function shownArgument(value: unknown, other: unknown): string {
  if (isAbsent(value)) return 'none';
  // Characters other than ASCII are escaped, because a Cyrillic letter in a unit looks like the Latin one.
  return shownValue(quotedBeside(value, other)).replace(/[^\x20-\x7e]/gu, escapeOf);
}

function sameValue(reference: unknown, actual: unknown): boolean {
  return firstDifference(reference ?? null, actual ?? null) === null;
}

/** The requested series; an empty text requests none. */
function seriesOf(mrid: unknown): readonly unknown[] {
  return mrid === '' ? [] : sortedList(mrid);
}

/** Whether two lists have the same items in any order. A single value is a list of one item. */
function sameList(reference: unknown, actual: unknown): boolean {
  return sameValue(sortedList(reference), sortedList(actual));
}

function sortedList(value: unknown): readonly unknown[] {
  if (isAbsent(value)) return [];
  if (!Array.isArray(value)) return [value];
  return sortedByText(value, (item: unknown) => `${typeof item} ${jsonText(item)}`);
}

/** Compares the arguments of two steps; null if they match, or if the reference does not define how to compare them. */
export function differingArgs(
  { step }: PreparedReference,
  actual: PreparedActual,
  search?: SearchWork,
): MatchOutcome | null {
  const { matching } = step;
  const expectations = matching?.expect.filter(({ side }) => side === 'args') ?? [];
  if (!matching || (matching.args === 'ignore' && expectations.length === 0)) return null;
  const { name, argsNotRecorded } = actual.step;
  if (argsNotRecorded !== undefined) {
    const detail = { tool: name, part: 'arguments', error: argsNotRecorded } as const;
    return { score: 0, explain: () => ({ cause: { kind: 'not_recorded' }, detail }) };
  }
  const actualArgs = actual.args();
  const found =
    matching.args === 'ignore' ? [] : mismatches(step.args, actualArgs, matching.args, matching.argsRules, search);
  const broken = brokenExpectations(expectations, actualArgs, matching.argsRules);
  if (found.length + broken.length === 0) return null;
  const differing = found.length + broken.length;
  const given = found.find(({ tooSymmetric }) => tooSymmetric);
  // If this is the only difference, it is unknown whether the times differ.
  if (given && differing === 1) {
    const detail = { first_difference: given.path, tool: name, part: 'arguments' } as const;
    return { score: 0, explain: () => ({ cause: { kind: 'too_symmetric' }, detail, nearness: { differing } }) };
  }
  return argumentsDiffer(differing, () => [
    ...found.slice(0, MAX_LISTED).map(shownMismatch),
    ...broken
      .slice(0, MAX_LISTED - Math.min(MAX_LISTED, found.length))
      .map(({ path, expected, actual: value }) => `${path}: expected ${expected()}, got ${shownAlone(value)}`),
  ]);
}

function shownAlone(value: unknown): string {
  return shownSide(quotedNumeral(value), undefined);
}

/** The first mismatch under each argument; the order of arguments is that of the reference. */
function mismatches(
  reference: Mapping,
  actual: Mapping,
  mode: MatchMode | 'shallow',
  rules: ValueRules,
  search?: SearchWork,
): Mismatch[] {
  const keys = {
    shallow: Object.keys(reference).filter((key) => hasValue(reference, key, rules) && hasValue(actual, key, rules)),
    exact: [...Object.keys(reference), ...Object.keys(actual)],
    includes: Object.keys(reference),
    within: Object.keys(actual),
  }[mode];
  const matching = startMatching(mode === 'shallow' ? 'exact' : mode, rules, search);
  return [...new Set(keys)].flatMap((key) => {
    const state = stateAt(rules.paths, key);
    const [left, right] = [own(reference, key), own(actual, key)];
    if (!isVisible(left, state, rules) && !isVisible(right, state, rules)) return [];
    const path = keyPath('$', key);
    const has = { reference: hasValue(reference, key, rules), actual: hasValue(actual, key, rules) };
    const isFree = (mode === 'within' || !has.reference) && (mode === 'includes' || !has.actual);
    if (isFree) return [];
    if (!has.reference || !has.actual) return [{ path, reference: left, actual: right }];
    return compare(left, right, { path, state }, matching) ?? [];
  });
}

function shownMismatch({ path, bag, reference, actual }: Mismatch): string {
  if (bag !== undefined) return `${bag.slice(2)}: ${shownItem(reference, actual)}`;
  const sides = [shownSide(reference, actual), shownSide(actual, reference)];
  // The number 1 and the text "1" look the same.
  const [expected, got] = sides[0] === sides[1] ? shownApart(reference, actual) : sides;
  return `${path.slice(2)}: expected ${expected}, got ${got}`;
}

function shownSide(value: unknown, other: unknown): string {
  return value === null ? 'null' : shownArgument(value, other);
}

/** An item of a list without order. There is no item at the same place to compare it with. */
function shownItem(reference: unknown, actual: unknown): string {
  const [item, what] = reference === undefined ? [actual, 'extra'] : [reference, 'missing'];
  return `${shownAlone(item)} is ${what}`;
}
