import type { Comparison } from '../model.js';
import { compareResults } from '../sparql/compare.js';
import { compareDataPoints, compareTimeSeries } from './arguments.js';
import { compareIri } from './iri.js';
import { compareRetrieval } from './retrieval.js';
import type { PreparedActual, PreparedReference, StepContext } from './step.js';
import { compareJson, compareText } from './value.js';

export const SPARQL_MEDIA_TYPE = 'application/sparql-results+json';
export const JSON_MEDIA_TYPE = 'application/json';

/** A way to compare two steps: when it applies, and how it scores. Never throws. */
export interface Comparator {
  readonly name: string;
  readonly applies: (reference: PreparedReference, actual: PreparedActual, context: StepContext) => boolean;
  readonly compare: (reference: PreparedReference, actual: PreparedActual, context: StepContext) => Comparison;
}

const IRI_SOURCES = ['autocomplete_search', 'sparql_query'];

const sparql: Comparator = {
  name: 'sparql',
  applies: (reference, actual) => reference.step.mediaType === SPARQL_MEDIA_TYPE && sameName(reference, actual),
  compare: (reference, actual, { knobs }) =>
    compareResults(reference.sparql(), actual.sparql(), {
      requiredColumns: reference.step.requiredColumns,
      ordered: reference.step.ordered,
      ignoreDuplicates: reference.step.ignoreDuplicates ?? knobs.duplicates === 'ignore',
      cells: knobs.cells,
    }),
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
  applies: (reference, actual) => bothNamed('retrieve_time_series', reference, actual),
  compare: (reference, actual) => compareTimeSeries(reference.step, actual.step),
};

const dataPoints: Comparator = {
  name: 'data_points',
  applies: (reference, actual) => bothNamed('retrieve_data_points', reference, actual),
  compare: (reference, actual) => compareDataPoints(reference.step, actual.step),
};

const retrievalBeforeJson: Comparator = {
  name: 'retrieval',
  applies: (reference, actual, { knobs }) => knobs.retrieval_before_json && bothNamed('retrieval', reference, actual),
  compare: (reference, actual, { knobs }) => compareRetrieval(reference.step, actual.step, knobs.recall),
};

const json: Comparator = {
  name: 'json',
  applies: (reference, actual) => reference.step.mediaType === JSON_MEDIA_TYPE && sameName(reference, actual),
  compare: (reference, actual) => compareJson(reference.step.output, actual.step.output),
};

const retrieval: Comparator = {
  ...retrievalBeforeJson,
  applies: (reference, actual) => bothNamed('retrieval', reference, actual),
};

const text: Comparator = {
  name: 'text',
  applies: sameName,
  compare: (reference, actual) => compareText(reference.step.output, actual.step.output),
};

/** The first comparator that applies decides. */
export const COMPARATORS: readonly Comparator[] = [
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

function sameName(reference: PreparedReference, actual: PreparedActual): boolean {
  return actual.names.has(reference.step.name);
}

function bothNamed(name: string, reference: PreparedReference, actual: PreparedActual): boolean {
  return reference.step.name === name && actual.names.has(name);
}
