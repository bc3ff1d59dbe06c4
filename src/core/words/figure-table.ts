/** The tool calls of an answer: how often each tool was called, and how often it failed. */
export interface CallCounts {
  readonly total: ReadonlyMap<string, number>;
  readonly errors: ReadonlyMap<string, number>;
}

interface FigureRow {
  /**
   * Where an answer has it: in its entry, written by scoring or a judge; in its response; from the prices of its model; or
   * computed from its tool calls. `aggregates.yaml` has no figure of the calls, so that it equals the file of graphrag-eval.
   */
  readonly from: 'scoring' | 'judge' | 'response' | 'price' | 'calls';
  /** The value of a figure of the calls. */
  readonly of?: (calls: CallCounts) => number;
  /** Whether the aggregates have it only with rules that count figures of Stepgate alone. */
  readonly isOwn?: true;
  /** Why a run has no such figure; only for those that are means in which a failed answer counts as 0. */
  readonly none?: 'no-reference-steps' | 'no-answer-checks' | 'no-tables';
  /** Whether a report has the sum over all questions, not the mean; only of the calls. */
  readonly isSum?: true;
  /** As a mean per question in reports and as a plot on pages; absent: in another form. */
  readonly shown?: { label: string; unit: 'tokens' | 'seconds' | 'dollars' | 'tools'; isOnPageOnly?: true };
}

const sumOf = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

/**
 * The figures of an answer, in the order in which they are written. A new one needs a row here, its value (in the entry, or `of`),
 * its schema in the types of the entry if it is in there, and a line in docs/command-line.md.
 */
export const FIGURES = {
  answer_recall: { from: 'judge' },
  answer_precision: { from: 'judge' },
  answer_relevance: { from: 'judge' },
  answer_relevance_cost: { from: 'judge' },
  answer_f1: { from: 'judge' },
  steps_score: { from: 'scoring', none: 'no-reference-steps' },
  rows_f1: { from: 'scoring', isOwn: true, none: 'no-tables' },
  rules_score: { from: 'scoring' },
  answer_check_score: { from: 'scoring', none: 'no-answer-checks' },
  input_tokens: { from: 'response' },
  output_tokens: { from: 'response' },
  total_tokens: { from: 'response', shown: { label: 'Tokens per question', unit: 'tokens' } },
  elapsed_sec: { from: 'response', shown: { label: 'Seconds per question', unit: 'seconds' } },
  cost_usd: { from: 'price', shown: { label: 'Agent cost per question', unit: 'dollars' } },
  /** The number of different tools that were called, whatever their results. */
  distinct_tools: {
    from: 'calls',
    of: ({ total }) => total.size,
    shown: { label: 'Distinct tools per question', unit: 'tools', isOnPageOnly: true },
  },
  steps: { from: 'calls', of: ({ total }) => sumOf(total), isSum: true },
  failed_steps: { from: 'calls', of: ({ errors }) => sumOf(errors), isSum: true },
} as const satisfies Readonly<Record<string, FigureRow>>;

export type FigureName = keyof typeof FIGURES;

type NamesFrom<From> = { [K in FigureName]: (typeof FIGURES)[K]['from'] extends From ? K : never }[FigureName];
/** A figure in addition to the scores: tokens, time, cost and tool calls. */
export type MeasureName = NamesFrom<'response' | 'price' | 'calls'>;
/** A figure in the aggregates. */
export type Metric = Exclude<FigureName, NamesFrom<'calls'>>;
type NamesOfSums = { [K in FigureName]: (typeof FIGURES)[K] extends { isSum: true } ? K : never }[FigureName];
/** A figure that is not in the aggregates, and not a sum. */
type QuestionMean = Exclude<NamesFrom<'calls'>, NamesOfSums>;

const ROWS = Object.entries(FIGURES) as unknown as readonly (readonly [FigureName, FigureRow])[];
const namesOf = <Name extends FigureName>(fits: (row: FigureRow) => boolean): readonly Name[] =>
  ROWS.filter(([, row]) => fits(row)).map(([name]) => name as Name);

export function figureRow(name: FigureName): FigureRow {
  return FIGURES[name];
}

/** Metrics at the top level of an evaluation entry or of the aggregates, in the order of the aggregates file. */
export const METRICS = namesOf<Metric>(({ from }) => from !== 'calls');

/** Metrics that only rules of Stepgate count, not those of releases of graphrag-eval. */
export const OWN_METRICS = namesOf<Metric>(({ isOwn }) => isOwn === true);

export const MEASURE_NAMES = namesOf<MeasureName>(({ from }) => from !== 'scoring' && from !== 'judge');

/** The keys that an evaluation entry copies from the response, which are in all aggregates. */
export const RESPONSE_MEASURES = namesOf<NamesFrom<'response'>>(({ from }) => from === 'response');

/** Tokens, time and cost: amounts of an answer that are not counted from its steps. */
export const AMOUNTS = namesOf<NamesFrom<'response' | 'price'>>(({ from }) => from === 'response' || from === 'price');

/** Figures that are not in the aggregates; a gate can name their means. */
export const QUESTION_MEANS = namesOf<QuestionMean>(({ from, isSum }) => from === 'calls' && !isSum);

/** Figures that reports show as a mean per question. */
export const SHOWN_FIGURES = MEASURE_NAMES.flatMap((name) => {
  const { shown } = figureRow(name);
  return shown ? [{ name, ...shown }] : [];
});

export const CALL_FIGURES = namesOf<NamesFrom<'calls'>>(({ from }) => from === 'calls');

export function forEachMeasure<T>(makeValue: (name: MeasureName) => T): Record<MeasureName, T> {
  return Object.fromEntries(MEASURE_NAMES.map((name) => [name, makeValue(name)])) as Record<MeasureName, T>;
}
