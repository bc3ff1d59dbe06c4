import { type Redact, redactNothing } from '../secrets/redact.js';
import { termOf } from '../tables/cells.js';
import { compareResults } from '../tables/compare.js';
import type { MatchOutcome } from '../tables/outcome.js';
import type { SelectResult, SparqlResult } from '../tables/result.js';
import type { SearchWork } from '../tables/table.js';
import { jsonText } from '../text/json.js';
import { isMapping } from '../text/values.js';
import type { ScoringRules } from '../words/scoring-rules.js';
import { compareDataPoints, compareTimeSeries, differingArgs } from './arguments.js';
import { brokenExpectations } from './expectations.js';
import type { HowCompared } from './match-leaf.js';
import { type ComparatorName, matchOutputRow, OUTPUT_MATCHES, type OutputMatch } from './match-outputs.js';
import { compareJson, compareText, unreadable } from './match-value.js';
import { jsonForm, type Reading } from './mcp.js';
import { compareRetrieval } from './retrieval.js';
import { quotedNumeral, shownValue } from './shown.js';
import {
  JSON_MEDIA_TYPE,
  type PreparedActual,
  type PreparedReference,
  SPARQL_MEDIA_TYPE,
  type StepContext,
} from './step.js';
import { comparedTables, isTable, referenceOutput } from './table-output.js';

/** A way to compare two steps: when it applies, and how it scores. Never throws. */
export interface Comparator {
  readonly name: ComparatorName;
  readonly applies: (reference: PreparedReference, actual: PreparedActual, context: StepContext) => boolean;
  readonly compare: (reference: PreparedReference, actual: PreparedActual, context: StepContext) => MatchOutcome;
}

export const IRI_SOURCES = ['autocomplete_search', 'sparql_query'];

const sparql: Comparator = {
  name: 'sparql',
  applies: (reference, actual) =>
    reference.step.mediaType === SPARQL_MEDIA_TYPE && isTable(reference) && sameName(reference, actual),
  compare: compareTables,
};

/** The comparator of a value of `match_output`; null: steps are compared as without the key, in the mode of the value. */
function outputComparator(value: OutputMatch): Comparator | null {
  const { comparedAs, comparator } = matchOutputRow(value);
  const applies: Comparator['applies'] = (reference, actual) =>
    matchOutputOf(reference) === value && sameName(reference, actual);
  if (comparedAs === 'table') return { name: 'table', applies, compare: compareTables };
  if (!comparator) return null;
  const compare: Comparator['compare'] = (reference, actual, { knobs, search }) => {
    const { output: source, matching } = reference.step;
    const expected = { ...referenceOutput(reference, knobs), source, pattern: matching?.pattern ?? null };
    return comparator.compare(expected, actual.output(), howCompared(reference, knobs.normalize, search));
  };
  return { name: comparator.name, applies, compare };
}

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
  compare: (reference, actual, { knobs }) => compareRetrieval(reference, actual, knobs.recall),
};

const json: Comparator = {
  name: 'json',
  applies: (reference, actual) => reference.step.mediaType === JSON_MEDIA_TYPE && sameName(reference, actual),
  compare: (reference, actual, { knobs, search }) =>
    compareJson(
      referenceOutput(reference, knobs).ofValue,
      actual.output().ofValue,
      howCompared(reference, 'none', search),
    ),
};

const retrieval: Comparator = {
  ...retrievalBeforeJson,
  applies: isRetrieval,
};

const text: Comparator = {
  name: 'text',
  applies: sameName,
  compare: (reference, actual, { knobs, search }) =>
    compareText(...textSides(reference, actual, knobs), howCompared(reference, knobs.normalize, search)),
};

/** The first comparator that applies decides. */
const COMPARATORS: readonly Comparator[] = [
  sparql,
  ...OUTPUT_MATCHES.flatMap((value) => outputComparator(value) ?? []),
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

/** Compares two steps: first their arguments and `expect`, if the reference has such keys, then their outputs. All must match. */
export function compareSteps(
  comparator: Comparator,
  reference: PreparedReference,
  actual: PreparedActual,
  context: StepContext,
): MatchOutcome {
  return differingArgs(reference, actual, context.search) ?? compareOutputs(comparator, reference, actual, context);
}

/** Compares the outputs of two steps whose arguments match: first by `expect`. */
export function compareOutputs(
  comparator: Comparator,
  reference: PreparedReference,
  actual: PreparedActual,
  context: StepContext,
): MatchOutcome {
  return unexpectedOutput(reference, actual) ?? comparator.compare(reference, actual, context);
}

/** Checks the rules of `expect` for the output; null if all hold. */
function unexpectedOutput({ step }: PreparedReference, actual: PreparedActual): MatchOutcome | null {
  const expectations = step.matching?.expect.filter(({ side }) => side === 'output') ?? [];
  if (!step.matching || expectations.length === 0) return null;
  const { ofValue } = actual.output();
  if (ofValue.output === undefined) return unreadable('the actual step has no output');
  const json = jsonForm(ofValue);
  if (json.kind === 'invalid') return unreadable(`actual output is not JSON: ${json.reason}`);
  const [broken] = brokenExpectations(expectations, json.value, step.matching.outputRules);
  if (!broken) return null;
  const { path, expected, actual: found } = broken;
  const shown = (redact: Redact) => (found === undefined ? 'none' : shownValue(quotedNumeral(redact(found))));
  return {
    score: 0,
    explain: (_, redact = redactNothing) => ({
      cause: { kind: 'value_differs' },
      detail: { first_difference: `$.${path}`, expected_value: expected(redact), actual_value: shown(redact) },
    }),
  };
}

/** The `match_output` of a reference step; null: it has none. */
function matchOutputOf({ step }: PreparedReference): OutputMatch | null {
  return step.matching?.output ?? null;
}

/** Whether the reference step has no own keys. Only then a comparator for steps of a certain name applies. */
function isPlain({ step }: PreparedReference): boolean {
  return step.matching === undefined;
}

function compareTables(
  reference: PreparedReference,
  actual: PreparedActual,
  { knobs, search }: StepContext,
): MatchOutcome {
  const { left, right, options } = comparedTables(reference, actual, knobs, search);
  return compareResults(left, right, options);
}

/** Both outputs as texts or, if the reference is not a text, as values. */
function textSides(reference: PreparedReference, actual: PreparedActual, knobs: ScoringRules): [Reading, Reading] {
  const [left, right] = [referenceOutput(reference, knobs), actual.output()];
  return typeof left.text === 'string' ? [left.ofText, right.ofText] : [left.ofValue, right.ofValue];
}

/**
 * The mode and rules of a step with its own keys. Its text is trimmed if the step has no `normalize` and the preset has
 * `normalize: trim`.
 */
export function howCompared(
  { step }: PreparedReference,
  fallback: ScoringRules['normalize'] = 'none',
  search?: SearchWork,
): HowCompared | undefined {
  if (!step.matching) return undefined;
  const { output, outputRules } = step.matching;
  const { mode } = matchOutputRow(output);
  const isText = typeof step.output === 'string' && fallback === 'trim' && outputRules.normalize === null;
  return { mode, rules: isText ? { ...outputRules, normalize: ['trim'] } : outputRules, search };
}

function sameName(reference: PreparedReference, actual: PreparedActual): boolean {
  return actual.names.has(reference.step.name);
}

/** Whether two steps are compared by recall: the reference must have no `match_output`. */
function isRetrieval(reference: PreparedReference, actual: PreparedActual): boolean {
  return matchOutputOf(reference) === null && bothNamed('retrieval', reference, actual);
}

function bothNamed(name: string, reference: PreparedReference, actual: PreparedActual): boolean {
  return reference.step.name === name && actual.names.has(name);
}

/**
 * Compares an IRI with a result: 1 if the IRI is the value of a `uri` term of the result. In an output that is not SPARQL JSON,
 * the IRI must occur as a whole. Otherwise 0.
 */
export function compareIri(reference: unknown, actualOutput: unknown, actual: SparqlResult): MatchOutcome {
  if (typeof reference !== 'string' || reference === '') {
    return miss({ error: 'the reference output is not an IRI' }, 'unreadable');
  }
  if (actual.kind === 'select') return compareWithTerms(reference, actual);
  const text = typeof actualOutput === 'string' ? actualOutput : jsonText(actualOutput);
  if (actual.kind === 'unreadable' && holdsIri(text, reference)) return { score: 1 };
  return miss({ expected_value: reference }, 'other_rows');
}

function compareWithTerms(iri: string, actual: SelectResult): MatchOutcome {
  const found = actual.rows.some((row) =>
    Object.keys(row).some((column) => {
      const term = termOf(row, column);
      return isMapping(term) && term.type === 'uri' && term.value === iri;
    }),
  );
  if (found) return { score: 1 };
  const kind = actual.rows.length === 0 ? 'empty_result' : 'other_rows';
  const counts = { expected: 1, actual: actual.rows.length, common: 0 };
  return { score: 0, explain: () => ({ cause: { kind, ...counts }, detail: { expected_value: iri } }) };
}

function miss(detail: { error?: string; expected_value?: string }, kind: 'unreadable' | 'other_rows'): MatchOutcome {
  return { score: 0, explain: () => ({ cause: { kind }, detail }) };
}

const NO_IRI_CHARACTER = /[\s<>"{}|\\^`]/;
const SENTENCE_END = /[.,;:!?)\]']/;

/** True if the IRI occurs in the text, without further characters of an IRI before or after it. */
export function holdsIri(text: string, iri: string): boolean {
  for (let at = text.indexOf(iri); at >= 0; at = text.indexOf(iri, at + 1)) {
    const startsHere = at === 0 || isBoundary(text.charAt(at - 1)) || '(['.includes(text.charAt(at - 1));
    if (startsHere && endsAt(text, at + iri.length)) return true;
  }
  return false;
}

/** An IRI ends before a character that no IRI has, or before punctuation that is followed by one. */
function endsAt(text: string, end: number): boolean {
  let at = end;
  while (at < text.length && SENTENCE_END.test(text.charAt(at))) at++;
  return at >= text.length || isBoundary(text.charAt(at));
}

function isBoundary(character: string): boolean {
  return NO_IRI_CHARACTER.test(character);
}
