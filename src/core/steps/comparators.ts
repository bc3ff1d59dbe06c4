import type { Comparison } from '../model.js';
import type { ScoringRules } from '../scoring.js';
import { compareResults } from '../sparql/compare.js';
import { compareDataPoints, compareTimeSeries } from './arguments.js';
import { comparedTables, referenceOutput } from './compared-tables.js';
import { compareIri } from './iri.js';
import { differingArgs } from './match-args.js';
import { JSON_MEDIA_TYPE, SPARQL_MEDIA_TYPE } from './media-types.js';
import { compareRetrieval } from './retrieval.js';
import type { PreparedActual, PreparedReference, StepContext } from './step.js';
import type { OutputMatch } from './step-matching.js';
import { compareJson, comparePattern, compareText, type HowCompared } from './value.js';

/** A way to compare two steps: when it applies, and how it scores. Never throws. */
export interface Comparator {
  readonly name: string;
  readonly applies: (reference: PreparedReference, actual: PreparedActual, context: StepContext) => boolean;
  readonly compare: (reference: PreparedReference, actual: PreparedActual, context: StepContext) => Comparison;
}

const IRI_SOURCES = ['autocomplete_search', 'sparql_query'];

/** A step that must merely be called, perhaps with the right arguments. */
const call: Comparator = {
  name: 'call',
  applies: (reference, actual) => saidOutput(reference) === 'ignore' && sameName(reference, actual),
  compare: () => ({ score: 1 }),
};

const pattern: Comparator = {
  name: 'text',
  applies: (reference, actual) => saidOutput(reference) === 'regex' && sameName(reference, actual),
  compare: (reference, actual, { knobs }) =>
    comparePattern(reference, actual.output().text, howCompared(reference, knobs.normalize)),
};

const table: Comparator = {
  name: 'table',
  applies: (reference, actual) =>
    saidOutput(reference) === 'table' && reference.step.mediaType !== SPARQL_MEDIA_TYPE && sameName(reference, actual),
  compare: compareTables,
};

const sparql: Comparator = {
  name: 'sparql',
  applies: (reference, actual) => reference.step.mediaType === SPARQL_MEDIA_TYPE && sameName(reference, actual),
  compare: compareTables,
};

const iriDiscovery: Comparator = {
  name: 'iri_discovery',
  applies: (reference, actual) =>
    reference.step.name === 'iri_discovery' &&
    !sameName(reference, actual) &&
    IRI_SOURCES.some((name) => actual.names.has(name)),
  compare: (reference, actual) => compareIri(reference.step.output, actual.step.output, actual.sparql()),
};

const timeSeries: Comparator = {
  name: 'time_series',
  applies: (reference, actual) => isPlain(reference) && bothNamed('retrieve_time_series', reference, actual),
  compare: (reference, actual) => compareTimeSeries(reference.step, actual.step),
};

const dataPoints: Comparator = {
  name: 'data_points',
  applies: (reference, actual) => isPlain(reference) && bothNamed('retrieve_data_points', reference, actual),
  compare: (reference, actual) => compareDataPoints(reference.step, actual.step),
};

const retrievalBeforeJson: Comparator = {
  name: 'retrieval',
  applies: (reference, actual, { knobs }) => knobs.retrieval_before_json && isRetrieval(reference, actual),
  compare: (reference, actual, { knobs }) => compareRetrieval(reference.step, actual.step, knobs.recall),
};

const json: Comparator = {
  name: 'json',
  applies: (reference, actual) => reference.step.mediaType === JSON_MEDIA_TYPE && sameName(reference, actual),
  compare: (reference, actual, { knobs }) =>
    compareJson(referenceOutput(reference, knobs).value, actual.output().value, howCompared(reference)),
};

const retrieval: Comparator = {
  ...retrievalBeforeJson,
  applies: isRetrieval,
};

const text: Comparator = {
  name: 'text',
  applies: sameName,
  compare: (reference, actual, { knobs }) =>
    compareText(...textSides(reference, actual, knobs), howCompared(reference, knobs.normalize)),
};

/** The first comparator that applies decides. */
export const COMPARATORS: readonly Comparator[] = [
  call,
  pattern,
  table,
  sparql,
  iriDiscovery,
  timeSeries,
  dataPoints,
  retrievalBeforeJson,
  json,
  retrieval,
  text,
];

/** The comparator for two steps, or null when they have nothing to do with each other. */
export function comparatorFor(
  reference: PreparedReference,
  actual: PreparedActual,
  context: StepContext,
): Comparator | null {
  return COMPARATORS.find((comparator) => comparator.applies(reference, actual, context)) ?? null;
}

/** Compares two steps, first their arguments where the reference says so: both have to match. */
export function compareSteps(
  comparator: Comparator,
  reference: PreparedReference,
  actual: PreparedActual,
  context: StepContext,
): Comparison {
  return differingArgs(reference, actual) ?? comparator.compare(reference, actual, context);
}

/** How the reference says that the output is compared; null: it does not say. */
function saidOutput({ step }: PreparedReference): OutputMatch | null {
  return step.matching?.output ?? null;
}

/** Steps of these names are compared in a way of their own, unless the reference says how. */
function isPlain({ step }: PreparedReference): boolean {
  return step.matching === undefined;
}

function compareTables(reference: PreparedReference, actual: PreparedActual, { knobs }: StepContext): Comparison {
  const { left, right, options } = comparedTables(reference, actual, knobs);
  return compareResults(left, right, options);
}

/** Two texts, or where the reference is none two values. */
function textSides(reference: PreparedReference, actual: PreparedActual, knobs: ScoringRules): [unknown, unknown] {
  const [left, right] = [referenceOutput(reference, knobs), actual.output()];
  return typeof left.text === 'string' ? [left.text, right.text] : [left.value, right.value];
}

/** A text of a step that says how it is compared is trimmed where neither the step nor the preset says otherwise. */
function howCompared(
  { step }: PreparedReference,
  fallback: ScoringRules['normalize'] = 'none',
): HowCompared | undefined {
  if (!step.matching) return undefined;
  const { output, outputRules } = step.matching;
  const mode = output === 'includes' || output === 'within' ? output : 'exact';
  const isText = typeof step.output === 'string' && fallback === 'trim' && outputRules.normalize === null;
  return { mode, rules: isText ? { ...outputRules, normalize: ['trim'] } : outputRules };
}

function sameName(reference: PreparedReference, actual: PreparedActual): boolean {
  return actual.names.has(reference.step.name);
}

/** By recall, unless the reference says how its output is compared. */
function isRetrieval(reference: PreparedReference, actual: PreparedActual): boolean {
  return saidOutput(reference) === null && bothNamed('retrieval', reference, actual);
}

function bothNamed(name: string, reference: PreparedReference, actual: PreparedActual): boolean {
  return reference.step.name === name && actual.names.has(name);
}
