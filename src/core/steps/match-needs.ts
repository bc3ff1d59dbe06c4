import { termOf } from '../tables/cells.js';
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
import { isAbsent, isMapping, own } from '../text/values.js';
import type { ScoringRules } from '../words/scoring-rules.js';
import { howCompared, IRI_SOURCES } from './comparators.js';
import { canonical, canonicalOutput, isNumber, mayBeOff, normalizeText, plainTexts, rulesText } from './match-leaf.js';
import { jsonForm, type Reading } from './mcp.js';
import { JSON_MEDIA_TYPE, type PreparedActual, type PreparedReference, type StepContext } from './step.js';
import { isEmptyColumn, isTable, referenceOutput, soughtTable } from './table-output.js';
import { SPECIAL } from './work.js';

/** What an actual step must have to match a reference step: one of these keys. */
export interface Need {
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
  /** The characters of steps that can still be read for keys: each step may have rules, and so keys, of its own. */
  readonly work: { left: number };
}

/** The characters that are read for the keys of one question, at most. */
const MAX_KEY_WORK = 50_000_000;

type CellNumbers = Pick<RuledInterner, 'idOf' | 'numerals'>;

/** No keys are known. */
export function startKeys(): KnownKeys {
  const interners = new Map<string, CellNumbers>();
  const internerOf: KnownKeys['internerOf'] = (name, make) => {
    const known = interners.get(name) ?? make();
    interners.set(name, known);
    return known;
  };
  return { internerOf, ofSteps: new Map(), work: { left: MAX_KEY_WORK } };
}

/** The index of names, which cost nothing to find. */
export const BY_NAME = 'name';

/** What is compared to choose steps. `calls`: names and arguments; `all`: outputs, too. */
export type Compared = 'all' | 'calls' | 'names';

/** All that a call must have to match a reference step. */
export function needsOf(
  reference: PreparedReference,
  known: KnownKeys,
  context: StepContext,
  compares: Compared,
): Need[] {
  const { name } = reference.step;
  const names = name === 'iri_discovery' ? [name, ...IRI_SOURCES] : [name];
  const byName: Need = { index: BY_NAME, keys: names, keysOf: ({ names: own }) => own };
  if (compares === 'names') return [byName];
  const byCall = [byName, ...argumentNeeds(reference)];
  if (compares === 'calls') return byCall;
  const { knobs } = context;
  return [...byCall, ...(isTable(reference) ? tableNeeds(reference, known, knobs) : outputNeeds(reference, context))];
}

/** Further arguments distinguish few steps. */
const MAX_ARGUMENTS = 6;

function argumentNeeds({ step }: PreparedReference): Need[] {
  const { args: mode, argsRules: rules = NO_RULES } = step.matching ?? {};
  if (mode !== 'exact' && mode !== 'includes') return [];
  const needs = Object.entries(step.args).map(([key, value]): Need[] => {
    const state = stateAt(rules.paths, key);
    const name = `argument ${JSON.stringify(key)}`;
    const given = (actual: PreparedActual) => own(actual.args(), key);
    const isPlain = !(Array.isArray(value) || isMapping(value));
    if (!isVisible(value, state, rules) || hasIndex(state) || (isNumber(value) && mayBeOff(state, rules))) return [];
    if (!isPlain && mode === 'includes') return partNeeds(value, state, { name, rules, given });
    const whole = isPlain ? canonical(rules, state) : canonicalOutput(rules, state);
    const textOf = (one: unknown) => shortKey(whole(one));
    const keysOf = (actual: PreparedActual) => {
      const found = given(actual);
      return found === undefined ? [] : [textOf(found)];
    };
    // Values of the two kinds have keys of two kinds.
    const index = `${isPlain ? 'plain' : 'whole'} ${name} ${rulesText(rules, state)}`;
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
    return partNeeds(readValue(output.ofValue), rules.paths, { name: 'output', rules, given });
  }
  const whole = canonicalOutput(rules);
  const textOf = (value: unknown) => shortKey(whole(value));
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
  readonly name: string;
  readonly rules: ValueRules;
  /** The value of an actual step that may have more. */
  readonly given: (actual: PreparedActual) => unknown;
}

/** Each plain value inside a value must be somewhere in the other one, which may have more; numbers with a tolerance may be off. */
function partNeeds(value: unknown, state: PathState, { name, rules, given }: Parts): Need[] {
  const matching = { rules, normalized: normalizer(rules.normalize ?? []) };
  const isSure = (one: unknown, at: PathState) =>
    one !== null && !(isNumber(one) && (mayBeOff(at, rules) || Number.isNaN(one)));
  const keysOf = (actual: PreparedActual) => plainTexts(given(actual), NO_RULES.paths, matching, () => true);
  const wanted = plainTexts(value, state, matching, isSure);
  const index = `parts of ${name} ${normalizeText(rules)}`;
  return [...wanted].map((key) => ({ index, keys: [key], keysOf }));
}

/** The value of an output; undefined if it has none. */
function readValue(reading: Reading): unknown {
  const json = reading.output === undefined ? null : jsonForm(reading);
  return json?.kind === 'value' ? json.value : undefined;
}

/**
 * Each required column must have a column of the agent with the same cells, in any order and number; with a tolerance, with the
 * same cells, apart from numbers.
 */
function tableNeeds(reference: PreparedReference, { internerOf }: KnownKeys, knobs: ScoringRules): Need[] {
  const { wanted, form, foundIn, options } = soughtTable(reference, knobs);
  if (wanted.kind !== 'select' || wanted.rows.length === 0) return [];
  const { tolerance = null, normalize = null } = reference.step.matching?.outputRules ?? {};
  const hasRules = tolerance !== null || normalize !== null;
  const index = JSON.stringify([
    'columns',
    form,
    options.cells,
    normalize && [...normalize].sort(),
    tolerance !== null,
  ]);
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
  // Rows that are objects can leave out a column without a value.
  const required = [...new Set(reference.step.requiredColumns ?? wanted.columns)].filter(
    (column) => !isEmptyColumn(wanted, column),
  );
  return required.map((column) => ({ index, keys: [cellsOf(wanted.rows, column)], keysOf }));
}

const NO_NUMERALS: ReadonlySet<number> = new Set();

/** Longer texts are not kept as keys. */
const MAX_KEY = 100;

/** A short text in place of a long one: the same for equal texts, and most likely another one for others. */
function shortKey(text: string): string {
  if (text.length <= MAX_KEY) return text;
  let [one, other] = [0x811c9dc5, 0x9e3779b1];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other + code, 0x85ebca6b) ^ (other >>> 13);
  }
  return `${text.length} ${one} ${other}`;
}
