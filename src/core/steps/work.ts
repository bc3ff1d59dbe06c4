import { hasUnordered } from '../tables/value-rules.js';
import { ANY_ITEM } from '../text/json-path.js';
import type { Expectation, Expected } from './model.js';
import {
  alternativesOf,
  JSON_MEDIA_TYPE,
  type PreparedActual,
  type PreparedReference,
  SPARQL_MEDIA_TYPE,
  sizeOf,
} from './step.js';
import { isTable } from './table-output.js';

/** Steps of these names are compared by other rules. */
export const SPECIAL: ReadonlySet<string> = new Set([
  ...['iri_discovery', 'retrieve_time_series', 'retrieve_data_points', 'retrieval'],
]);

const STRUCTURED_TYPES: ReadonlySet<string | null> = new Set([SPARQL_MEDIA_TYPE, JSON_MEDIA_TYPE]);

/** The cost of comparing two structured outputs, and two with a tolerance, in comparisons of two texts. */
const [STRUCTURED, TOLERANT] = [10, 40];
/** The cost of comparing each of the steps with one actual step. */
export function costOf(references: readonly PreparedReference[]): number {
  const costs = references.flatMap(alternativesOf).map(({ step }) => {
    const isStructured = step.name === 'retrieval' || step.matching || STRUCTURED_TYPES.has(step.mediaType);
    if (step.matching?.outputRules.tolerance) return TOLERANT;
    return isStructured ? STRUCTURED : 1;
  });
  return costs.reduce((sum, cost) => sum + cost, 0);
}

/** The cost of a thousand characters, in comparisons of two short texts, by how they are compared; of tables also to explain a miss. */
const COSTS = {
  text: 0.5,
  key: 10,
  value: 20,
  parts: 200,
  table: [80, 80],
  nearTable: [350, 900],
  nearResult: [60, 150],
} as const;
/** The characters of a pair whose cost is that of the pair. */
const FREE_SIZE = 200;
/** Work allowed per character of output, so that large inputs get a proportional limit. */
const CREDIT = 0.5;

/** The work that is left for the outputs of a question, in comparisons of two short texts: counted by characters, not timed. */
export interface SizeWork {
  /** For comparisons, and for explanations of misses. */
  left: number;
  explaining: number;
  readonly credited: Set<PreparedActual | PreparedReference>;
}

/** Maximum work in addition to what is in proportion to the outputs. */
const [MAX_SIZE_WORK, MAX_EXPLAINING] = [2_500_000, 1_500_000];

export function startSizes(): SizeWork {
  return { left: MAX_SIZE_WORK, explaining: MAX_EXPLAINING, credited: new Set() };
}

/** Adds the work in proportion to the outputs of steps that were not compared before. */
export function creditSizes(work: SizeWork, steps: readonly (PreparedActual | PreparedReference)[]): void {
  for (const step of steps) {
    if (work.credited.has(step)) continue;
    work.credited.add(step);
    work.left += CREDIT * step.size;
    work.explaining += CREDIT * step.size;
  }
}

/** The cost of the characters of two steps: of comparing them, or of explaining a miss. */
export function sizeCost(reference: PreparedReference, actual: PreparedActual, explains = false): number {
  const size = reference.size + actual.size - FREE_SIZE;
  return size > 0 ? (size / 1000) * costOfThousand(reference, explains) : 0;
}

/** The cost of the characters of all pairs. */
export function costOfSizes(references: readonly PreparedReference[], actuals: readonly PreparedActual[]): number {
  let cost = 0;
  for (const reference of references.flatMap(alternativesOf)) {
    for (const actual of actuals) cost += sizeCost(reference, actual);
  }
  return cost;
}

/** The cost of comparing the arguments of two steps where these differ, so that the outputs do not have to be compared. */
export function argumentsCost({ step }: PreparedReference, actual: PreparedActual): number {
  const size = sizeOf(step.args) + sizeOf(actual.args()) - FREE_SIZE;
  const isFree = step.matching !== undefined && hasUnordered(step.matching.argsRules);
  return size > 0 ? (size / 1000) * COSTS[isFree ? 'parts' : 'value'] : 0;
}

function costOfThousand(reference: PreparedReference, explains: boolean): number {
  const { mediaType, matching, name, output } = reference.step;
  const rules = matching ? [matching.outputRules, ...(matching.args === 'ignore' ? [] : [matching.argsRules])] : [];
  const expected = matching?.expect.reduce((sum, one) => sum + costOfExpected(one), 0) ?? 0;
  if (isTable(reference)) return expected + COSTS[tableKind(reference, explains)][explains ? 1 : 0];
  const isPlain =
    !STRUCTURED_TYPES.has(mediaType) && !SPECIAL.has(name) && (typeof output === 'string' || output === undefined);
  if (isPlain && rules.length < 2) return expected + COSTS.text;
  return expected + COSTS[rules.some(hasUnordered) ? 'parts' : 'value'];
}

/** Kinds of checks of one value that take as long whatever the value is. */
const CONSTANT: ReadonlySet<Expected['kind']> = new Set<Expected['kind']>(['number', 'type', 'free']);

function costOfExpected({ path, expected: { kind } }: Expectation): number {
  if (path.includes(ANY_ITEM)) return COSTS.value;
  return CONSTANT.has(kind) ? 0 : COSTS.key;
}

/**
 * Rows in order are compared one by one, others as pairs, also to explain a miss; the cells of a SPARQL result take many
 * characters.
 */
function tableKind(
  { step: { matching, mediaType, ordered } }: PreparedReference,
  explains: boolean,
): 'table' | 'nearTable' | 'nearResult' {
  if (!matching?.outputRules.tolerance || (ordered && !explains)) return 'table';
  return mediaType === SPARQL_MEDIA_TYPE ? 'nearResult' : 'nearTable';
}
