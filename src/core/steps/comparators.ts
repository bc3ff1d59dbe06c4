import { MAX_IRI } from '../limits.js';
import { termOf } from '../tables/cells.js';
import { compareResults } from '../tables/compare.js';
import { type MatchOutcome, type Miss, unreadable } from '../tables/outcome.js';
import type { SelectResult, SparqlResult } from '../tables/result.js';
import { isMapping } from '../text/values.js';
import type { ScoringRules } from '../words/scoring-rules.js';
import { compareDataPoints, compareTimeSeries, differingArgs } from './arguments.js';
import { brokenExpectations } from './expectations.js';
import type { HowCompared, SearchWork } from './match-leaf.js';
import { type ComparatorName, matchOutputRow } from './match-outputs.js';
import { compareJson, comparePattern, compareText } from './match-value.js';
import { type ComparedOutput, jsonForm, type Reading } from './mcp.js';
import { compareRetrieval } from './retrieval.js';
import { asText, quotedNumeral, shownValue } from './shown.js';
import {
  JSON_MEDIA_TYPE,
  mustFail,
  type PreparedActual,
  type PreparedReference,
  SPARQL_MEDIA_TYPE,
  type StepContext,
} from './step.js';
import { comparedTables, isTable, referenceOutput } from './table-output.js';

/** Compares two steps. Never throws. */
type Compare = (reference: PreparedReference, actual: PreparedActual, context: StepContext) => MatchOutcome;

const COMPARATORS: Readonly<Record<ComparatorName, Compare>> = {
  call: () => ({ score: 1 }),
  sparql: compareTables,
  table: compareTables,
  iri_discovery: (reference, actual) => compareIri(reference.step.output, actual.step.output, actual.sparql()),
  time_series: ({ step }, actual) => compareTimeSeries(step, actual.step),
  data_points: ({ step }, actual) => compareDataPoints(step, actual.step),
  retrieval: (reference, actual, { knobs }) => compareRetrieval(reference, actual, knobs.recall),
  json: (reference, actual, { knobs, search }) => {
    const value = answerValue(actual.output(), reference, knobs);
    return compareJson(referenceOutput(reference, knobs).ofValue, value, howCompared(reference, 'none', search));
  },
  text: compareTexts,
};

const IRI_SOURCES = ['autocomplete_search', 'sparql_query'];

/** Steps of these names are compared by their arguments, unless they have keys such as `match_output`. */
export const BY_ARGUMENTS: ReadonlyMap<string, ComparatorName> = new Map<string, ComparatorName>([
  ['retrieve_time_series', 'time_series'],
  ['retrieve_data_points', 'data_points'],
]);

/** The value of an answer: without `{"result": …}`, in which servers wrap what is no object, unless the reference has it, too. */
function answerValue({ ofValue, bare }: ComparedOutput, reference: PreparedReference, knobs: ScoringRules): Reading {
  if (!bare) return ofValue;
  const { matching } = reference.step;
  const paths = [...(matching?.paths ?? []), ...(matching?.expect ?? [])];
  if (paths.some(({ side, path }) => side === 'output' && path[0] === 'result')) return ofValue;
  const json = jsonForm(referenceOutput(reference, knobs).ofValue);
  return json.kind === 'value' && isMapping(json.value) && Object.hasOwn(json.value, 'result') ? ofValue : bare;
}

/** Both outputs as texts or, if the reference is not a text, as values; or the answer with a regular expression. */
function compareTexts(reference: PreparedReference, actual: PreparedActual, { knobs, search }: StepContext) {
  const { matching, output } = reference.step;
  const [left, right] = [referenceOutput(reference, knobs), actual.output()];
  const how = howCompared(reference, knobs.normalize, search);
  if (matching?.output === 'regex') return comparePattern(matching.pattern, output, right.ofText, how);
  const isText = typeof left.text === 'string';
  return compareText(isText ? left.ofText : left.ofValue, isText ? right.ofText : right.ofValue, how);
}

/** The comparator for two steps; null if they cannot match. */
export function comparatorFor(reference: PreparedReference, actual: PreparedActual, { knobs }: StepContext) {
  const { name, mediaType, matching } = reference.step;
  if (!actual.names.has(name)) {
    const isSource = name === 'iri_discovery' && IRI_SOURCES.some((source) => actual.names.has(source));
    return isSource ? 'iri_discovery' : null;
  }
  // The output of a call that failed is not compared.
  const isFailure = mustFail(reference, knobs);
  if (!isFailure && isTable(reference)) return mediaType === SPARQL_MEDIA_TYPE ? 'sparql' : 'table';
  const output = isFailure ? 'ignore' : (matching?.output ?? null);
  const own = matchOutputRow(output).comparator ?? (matching ? undefined : BY_ARGUMENTS.get(name));
  if (own) return own;
  const isJson = mediaType === JSON_MEDIA_TYPE;
  if (name === 'retrieval' && output === null && (knobs.retrieval_before_json || !isJson)) return 'retrieval';
  return isJson ? 'json' : 'text';
}

/** Compares two steps: first their arguments and `expect`, if the reference has such keys, then their outputs. All must match. */
export function compareSteps(
  comparator: ComparatorName,
  reference: PreparedReference,
  actual: PreparedActual,
  context: StepContext,
): MatchOutcome {
  return (
    differingArgs(reference, actual, context.search) ??
    unexpectedOutput(reference, actual, context) ??
    COMPARATORS[comparator](reference, actual, context)
  );
}

function unexpectedOutput(
  reference: PreparedReference,
  actual: PreparedActual,
  { knobs }: StepContext,
): MatchOutcome | null {
  const { step } = reference;
  const expectations = step.matching?.expect.filter(({ side }) => side === 'output') ?? [];
  if (!step.matching || expectations.length === 0) return null;
  const ofValue = answerValue(actual.output(), reference, knobs);
  if (ofValue.output === undefined) return unreadable('the actual step has no output');
  const json = jsonForm(ofValue);
  if (json.kind === 'invalid') return unreadable(`actual output is not JSON: ${json.reason}`);
  const [broken] = brokenExpectations(expectations, json.value, step.matching.outputRules);
  if (!broken) return null;
  const { path, expected, actual: found } = broken;
  const shown = () => (found === undefined ? 'none' : shownValue(quotedNumeral(found)));
  return {
    score: 0,
    explain: () => ({
      cause: { kind: 'value_differs' },
      detail: { first_difference: `$.${path}`, expected_value: expected(), actual_value: shown() },
    }),
  };
}

function compareTables(reference: PreparedReference, actual: PreparedActual, { knobs }: StepContext): MatchOutcome {
  const { left, right, options, readAs } = comparedTables(reference, actual, knobs);
  const outcome = compareResults(left, right, options);
  const { explain } = outcome;
  if (readAs === undefined || !explain) return outcome;
  const withForm = ({ detail, ...miss }: Miss): Miss => ({ ...miss, detail: { ...detail, read_as: readAs } });
  return { ...outcome, explain: (isGiven) => withForm(explain(isGiven)) };
}

/**
 * The mode and rules of a step with its own keys. Its text is trimmed if the step has no `normalize` and the preset has
 * `normalize: trim`.
 */
function howCompared(
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

/**
 * Compares an IRI with a result: 1 if the IRI is the value of a `uri` term of the result. In an output that is not SPARQL JSON,
 * the IRI must occur as a whole. Otherwise 0.
 */
export function compareIri(reference: unknown, actualOutput: unknown, actual: SparqlResult): MatchOutcome {
  if (typeof reference !== 'string' || reference === '' || reference.length > MAX_IRI) {
    return unreadable('the reference output is not an IRI');
  }
  if (actual.kind === 'select') return compareWithTerms(reference, actual);
  if (actual.kind === 'unreadable' && holdsIri(asText(actualOutput), reference)) return { score: 1 };
  return { score: 0, explain: () => ({ cause: { kind: 'other_rows' }, detail: { expected_value: reference } }) };
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

/** Characters that end an IRI in a text, and those of a sentence that can follow it. */
const BEFORE = /(?<![^\s<>"{}|\\^`([])/g;
const AFTER = /[.,;:!?)\]']*(?:$|[\s<>"{}|\\^`])/y;

/** True if the IRI occurs in the text, without further characters of an IRI before or after it. Punctuation may follow it. */
export function holdsIri(text: string, iri: string): boolean {
  if (!text.includes(iri)) return false;
  for (const { index } of text.matchAll(BEFORE)) {
    if (!text.startsWith(iri, index)) continue;
    AFTER.lastIndex = index + iri.length;
    if (AFTER.test(text)) return true;
  }
  return false;
}
