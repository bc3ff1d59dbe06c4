import { termOf } from '../tables/cells.js';
import type { MatchOutcome } from '../tables/outcome.js';
import { makeInterner, type RuledInterner, ruledInterner, signatureOf } from '../tables/table.js';
import {
  hasIndex,
  isVisible,
  NO_RULES,
  normalizer,
  type PathState,
  stateAt,
  type ValueRules,
} from '../tables/value-rules.js';
import type { JsonResult } from '../text/json.js';
import { isAbsent, isMapping, listAt, own } from '../text/values.js';
import type { ScoringRules } from '../words/scoring-rules.js';
import { type Comparator, comparatorFor, compareSteps, howCompared, IRI_SOURCES } from './comparators.js';
import { canonical, canonicalOutput, isNumber, mayBeOff, plainTexts, rulesText } from './match-leaf.js';
import { jsonForm, type Reading } from './mcp.js';
import {
  alternativesOf,
  JSON_MEDIA_TYPE,
  type PreparedActual,
  type PreparedReference,
  type StepContext,
} from './step.js';
import { isTable, referenceOutput, soughtTable } from './table-output.js';
import { costOf, type SizeWork, SPECIAL, sizeCost } from './work.js';

/** What an actual step must have to match a reference step: one of these keys. */
interface Need {
  /** Names the way to find keys: needs of one name share an index. */
  readonly index: string;
  readonly keys: readonly string[];
  /** No key twice. */
  readonly keysOf: (actual: PreparedActual) => Iterable<string>;
}

/** The keys of actual steps, which all ways to answer a question share. */
export interface KnownKeys {
  /** The numbers of the cells of tables that are compared in the same way, by the name of the way. */
  readonly internerOf: (name: string, make: () => CellNumbers) => CellNumbers;
  /** By the name of the index. */
  readonly ofSteps: Map<string, Map<PreparedActual, Iterable<string>>>;
}

type CellNumbers = Pick<RuledInterner, 'idOf' | 'numerals'>;

export function startKeys(): KnownKeys {
  const interners = new Map<string, CellNumbers>();
  const internerOf: KnownKeys['internerOf'] = (name, make) => {
    const known = interners.get(name) ?? make();
    interners.set(name, known);
    return known;
  };
  return { internerOf, ofSteps: new Map() };
}

interface Sifting {
  readonly context: StepContext;
  readonly keys?: KnownKeys;
  /** `calls`: names and arguments; absent: outputs, too. */
  readonly compares?: 'all' | 'calls' | 'names';
}

/** The actual steps that can match a reference step, by their places. */
export type Possible = ReadonlySet<number>;

/**
 * Finds the actual steps at some places that can match a reference step at all: they have its name and, where these must
 * be equal, its arguments and its output. All others score 0, and need no comparison.
 */
export function makeSieve(
  actuals: readonly PreparedActual[],
  places: readonly number[],
  { context, keys = startKeys(), compares = 'all' }: Sifting,
): (reference: PreparedReference) => Possible {
  const indexes = new Map<string, Map<string, number[]>>();
  const sets = new Map<readonly number[], Possible>();
  const indexOf = ({ index, keysOf }: Need): ReadonlyMap<string, number[]> => {
    const known = indexes.get(index);
    if (known) return known;
    const made = new Map<string, number[]>();
    const ofSteps = keys.ofSteps.get(index) ?? new Map<PreparedActual, Iterable<string>>();
    keys.ofSteps.set(index, ofSteps);
    for (const at of places) {
      const actual = actuals[at] as PreparedActual;
      const found = ofSteps.get(actual) ?? keysOf(actual);
      ofSteps.set(actual, found);
      for (const key of found) listAt(made, key).push(at);
    }
    indexes.set(index, made);
    return made;
  };
  const fewest = (reference: PreparedReference): readonly number[] => {
    const found = needsOf(reference, keys, context, compares).map((need) => {
      const index = indexOf(need);
      const lists = need.keys.flatMap((key) => [index.get(key) ?? NONE]);
      return lists.length === 1 ? (lists[0] as readonly number[]) : lists.flat();
    });
    return found.reduce((least, list) => (list.length < least.length ? list : least));
  };
  const setOf = (list: readonly number[]): Possible => {
    const known = sets.get(list) ?? new Set(list);
    sets.set(list, known);
    return known;
  };
  return (reference) => {
    const [first, ...others] = alternativesOf(reference).map((one) => setOf(fewest(one)));
    return others.length === 0
      ? (first as Possible)
      : new Set([...(first as Possible), ...others.flatMap((set) => [...set])]);
  };
}

const NONE: readonly number[] = [];

function needsOf(
  reference: PreparedReference,
  known: KnownKeys,
  context: StepContext,
  compares: Sifting['compares'],
): Need[] {
  const { name } = reference.step;
  const names = name === 'iri_discovery' ? [name, ...IRI_SOURCES] : [name];
  const byName: Need = { index: 'name', keys: names, keysOf: ({ names: own }) => own };
  if (compares === 'names') return [byName];
  const byCall = [byName, ...argumentNeeds(reference)];
  if (compares === 'calls') return byCall;
  const { knobs } = context;
  return [...byCall, ...(isTable(reference) ? tableNeeds(reference, known, knobs) : outputNeeds(reference, context))];
}

/** Arguments beyond these tell few steps apart. */
const MAX_ARGUMENTS = 6;

function argumentNeeds({ step }: PreparedReference): Need[] {
  const { args: mode, argsRules: rules = NO_RULES } = step.matching ?? {};
  if (mode !== 'exact' && mode !== 'includes') return [];
  const needs = Object.entries(step.args).map(([key, value]): Need[] => {
    const state = stateAt(rules.paths, key);
    const index = `argument ${JSON.stringify(key)} ${rulesText(rules, state)}`;
    const given = (actual: PreparedActual) => own(actual.args(), key);
    const isPlain = !(Array.isArray(value) || isMapping(value));
    if (!isVisible(value, state, rules) || hasIndex(state) || (isNumber(value) && mayBeOff(state, rules))) return [];
    if (!isPlain && mode === 'includes') return partNeeds(value, state, { index, rules, given });
    const textOf = isPlain ? canonical(rules, state) : canonicalOutput(rules, state);
    const keysOf = (actual: PreparedActual) => {
      const found = given(actual);
      return found === undefined ? [] : [textOf(found)];
    };
    return [{ index, keys: [textOf(value)], keysOf }];
  });
  return needs
    .filter((ofKey) => ofKey.length > 0)
    .slice(0, MAX_ARGUMENTS)
    .flat();
}

function outputNeeds(reference: PreparedReference, { knobs }: StepContext): Need[] {
  const { step } = reference;
  const isJson = step.mediaType === JSON_MEDIA_TYPE;
  const { mode = 'exact', rules = NO_RULES } = howCompared(reference, isJson ? 'none' : knobs.normalize) ?? {};
  const isOther = step.matching !== undefined && ![null, 'exact', 'includes'].includes(step.matching.output);
  if (SPECIAL.has(step.name) || isOther || hasIndex(rules.paths)) return [];
  const output = referenceOutput(reference, knobs);
  if (mode === 'includes') {
    if (!isJson && typeof output.text === 'string') return [];
    const given = (actual: PreparedActual) => readValue(actual.output().ofValue);
    return partNeeds(readValue(output.ofValue), rules.paths, { index: rulesText(rules, NO_RULES.paths), rules, given });
  }
  const textOf = canonicalOutput(rules);
  const keysOfJson = (json: JsonResult) => (json.kind === 'value' ? [`value ${textOf(json.value)}`] : []);
  const keysOfValue = (reading: Reading) => (reading.output === undefined ? [] : keysOfJson(jsonForm(reading)));
  if (isAbsent(output.value)) return [];
  if (isJson || typeof output.text !== 'string') {
    const keysOf = (actual: PreparedActual) => keysOfValue(actual.output().ofValue);
    return [{ index: `value ${rulesText(rules, rules.paths)}`, keys: keysOfValue(output.ofValue), keysOf }];
  }
  // Two texts are compared as texts; a text and a value as values.
  const keysOfText = (reading: Reading) =>
    typeof reading.output === 'string' ? [`text ${textOf(reading.output)}`] : keysOfValue(reading);
  const keysOf = (actual: PreparedActual) => keysOfText(actual.output().ofText);
  const keys = [...keysOfText(output.ofText), ...keysOfJson(jsonForm(output.ofText))];
  return [{ index: `text ${rulesText(rules, rules.paths)}`, keys, keysOf }];
}

interface Parts {
  readonly index: string;
  readonly rules: ValueRules;
  /** The value of an actual step that may have more. */
  readonly given: (actual: PreparedActual) => unknown;
}

/** Each plain value inside a value must be somewhere in the other one, which may have more; numbers with a tolerance may be off. */
function partNeeds(value: unknown, state: PathState, { index, rules, given }: Parts): Need[] {
  const matching = { rules, normalized: normalizer(rules.normalize ?? []) };
  const isSure = (one: unknown, at: PathState) =>
    one !== null && !(isNumber(one) && (mayBeOff(at, rules) || Number.isNaN(one)));
  const keysOf = (actual: PreparedActual) => plainTexts(given(actual), NO_RULES.paths, matching, () => true);
  const wanted = plainTexts(value, state, matching, isSure);
  return [...wanted].map((key) => ({ index: `parts ${index}`, keys: [key], keysOf }));
}

/** The value of an output; undefined where it is none. */
function readValue(reading: Reading): unknown {
  const json = reading.output === undefined ? null : jsonForm(reading);
  return json?.kind === 'value' ? json.value : undefined;
}

/**
 * Each required column must have a column of the agent with the same cells, in any order and number; with a tolerance, with the
 * same cells that are no numbers.
 */
function tableNeeds(reference: PreparedReference, { internerOf }: KnownKeys, knobs: ScoringRules): Need[] {
  const { wanted, form, foundIn, options } = soughtTable(reference, knobs);
  if (wanted.kind !== 'select' || wanted.rows.length === 0) return [];
  const { tolerance = null, normalize = null } = reference.step.matching?.outputRules ?? {};
  const hasRules = tolerance !== null || normalize !== null;
  const index = JSON.stringify(['columns', form, options.cells, normalize, tolerance !== null]);
  const { idOf, numerals } = internerOf(index, () => {
    const base = makeInterner(options.cells);
    return hasRules && options.rules ? ruledInterner(base, options.rules) : { ...base, numerals: NO_NUMERALS };
  });
  const isEmpty = (term: unknown) =>
    isMapping(term) && typeof term.value === 'string' && options.rules?.normalized(term.value) === '';
  const cellOf = (term: unknown) => idOf(isEmpty(term) ? undefined : term);
  const cellsOf = (rows: typeof wanted.rows, column: string) => {
    const ids = rows.map((row) => cellOf(termOf(row, column)));
    return signatureOf(new Set(numerals.size === 0 ? ids : ids.filter((id) => !numerals.has(id))));
  };
  const keysOf = (actual: PreparedActual) => {
    const found = foundIn(actual);
    return new Set(found.kind === 'select' ? found.columns.map((column) => cellsOf(found.rows, column)) : []);
  };
  const required = [...new Set(reference.step.requiredColumns ?? wanted.columns)];
  return required.map((column) => ({ index, keys: [cellsOf(wanted.rows, column)], keysOf }));
}

const NO_NUMERALS: ReadonlySet<number> = new Set();

/** Maximum comparisons of a group that are stored. Others are computed again. */
const MAX_KEPT = 200_000;
/** Maximum characters of the tables in comparisons that are stored with all that explains a miss; of others, only the scores. */
const MAX_KEPT_SIZE = 30_000_000;

/** Two steps that can be compared, by the alternative of the reference that scores best. */
export interface Pairing {
  readonly comparator: Comparator;
  readonly comparison: MatchOutcome;
  /** Which of several alternatives, from 0 on. */
  readonly alternative: number;
}

/** Compares a reference step of a group with an actual step; null if no comparator applies. */
export type PairAt = (row: number, at: number | undefined) => Pairing | null;

/** The compared pairs of a group. */
export interface Pairings {
  /** The score of a pair; 0 for one that the work did not allow to compare. */
  readonly scoreAt: (row: number, at: number) => number;
  /** The pair with all that explains it, whatever work is left. */
  readonly pairAt: PairAt;
  /** Whether the comparison of a pair is stored, so that it is explained at once. */
  readonly isKept: (row: number, at: number) => boolean;
  /** The steps for which some pair was not compared. */
  readonly untried: ReadonlySet<number>;
}

/** Whether some comparator applies to two steps. */
export function canCompare(
  reference: PreparedReference | undefined,
  actual: PreparedActual | undefined,
  context: StepContext,
): boolean {
  if (!reference || !actual) return false;
  return alternativesOf(reference).some((one) => comparatorFor(one, actual, context) !== null);
}

/** Compares each pair of steps of a group once and stores the result, up to `MAX_KEPT` results. */
export function memoizedPairing(
  group: readonly PreparedReference[],
  actuals: readonly PreparedActual[],
  context: StepContext,
  work: { pairs: number; readonly sizes: SizeWork },
): Pairings {
  const known = new Map<number, Pairing | null>();
  const scores = new Map<number, number>();
  const untried = new Set<number>();
  let size = 0;
  const compare = (row: number, at: number, sizes: SizeWork | null): Pairing | null => {
    const [reference, actual] = [group[row], actuals[at]];
    if (!reference || !actual) return null;
    work.pairs -= costOf([reference]);
    const found = bestPairing(reference, actual, context, sizes);
    if (found === 'no work') {
      untried.add(row);
      return null;
    }
    const key = row * actuals.length + at;
    if (found && alternativesOf(reference).some(isTable)) size += reference.size + actual.size;
    if (known.size < MAX_KEPT && size <= MAX_KEPT_SIZE) known.set(key, found);
    else if (known.size < MAX_KEPT) scores.set(key, found?.comparison.score ?? 0);
    return found;
  };
  const pairAt: PairAt = (row, at) => {
    if (at === undefined) return null;
    const pair = known.get(row * actuals.length + at);
    return pair === undefined ? compare(row, at, null) : pair;
  };
  const scoreAt: Pairings['scoreAt'] = (row, at) => {
    const key = row * actuals.length + at;
    const pair = known.get(key);
    if (pair !== undefined) return pair?.comparison.score ?? 0;
    return scores.get(key) ?? compare(row, at, work.sizes)?.comparison.score ?? 0;
  };
  return { scoreAt, pairAt, isKept: (row, at) => known.has(row * actuals.length + at), untried };
}

/** The pair of the best alternative; the first on ties. `no work`: not all of them could be compared. */
function bestPairing(
  reference: PreparedReference,
  actual: PreparedActual,
  context: StepContext,
  sizes: SizeWork | null,
): Pairing | null | 'no work' {
  let best: Pairing | null = null;
  for (const [alternative, one] of alternativesOf(reference).entries()) {
    const comparator = comparatorFor(one, actual, context);
    if (!comparator) continue;
    if (sizes && sizes.left <= 0) return 'no work';
    if (sizes) sizes.left -= sizeCost(one, actual);
    const comparison = compareSteps(comparator, one, actual, context);
    if (best === null || comparison.score > best.comparison.score) best = { comparator, comparison, alternative };
    if (comparison.score === 1) break;
  }
  return best;
}

/** The pair of one alternative, without the store. */
export function pairAlternative(
  reference: PreparedReference,
  actual: PreparedActual,
  context: StepContext,
): Omit<Pairing, 'alternative'> | null {
  const comparator = comparatorFor(reference, actual, context);
  return comparator && { comparator, comparison: compareSteps(comparator, reference, actual, context) };
}
