/** The tool calls of an answer by the name of the tool: how often it was called, failed, and returned nothing. */
export interface CallCounts {
  readonly total: ReadonlyMap<string, number>;
  readonly errors: ReadonlyMap<string, number>;
  readonly empty_results: ReadonlyMap<string, number>;
}

interface FigureRow {
  /**
   * Where an answer has it: in its entry, written by scoring or a judge; in its response; from the prices of its model; or computed
   * from its tool calls. `aggregates.yaml` has no figure of the calls, so that it equals the file of graphrag-eval, and those of
   * responses also without data, as zeros.
   */
  readonly from: 'scoring' | 'judge' | 'response' | 'price' | 'calls';
  /** The value of a figure of the calls. */
  readonly of?: (calls: CallCounts) => number;
  /** The rule of the scoring without which the aggregates lack it, because a release of graphrag-eval does not have it. */
  readonly onlyWith?: 'rows_f1' | 'answer_relevance_cost';
  /** What a run has of it in reports: the mean of the questions that have it, or their sum. Absent: a score. */
  readonly ofRun?: 'mean' | 'sum';
  /**
   * For gates on the mean over the questions, in which a failed answer counts as 0: why a run has none. Absent: they read the
   * aggregates. A score with one is in [0, 1], as `--until-decided` takes it to be.
   */
  readonly gateWithout?: 'no-reference-steps' | 'no-answer-checks' | 'no-tables' | 'no-data';
  /** As a mean per question in reports and as a plot on pages; absent: in another form. */
  readonly shown?: { label: string; unit: 'tokens' | 'seconds' | 'dollars' | 'tools'; isOnPageOnly?: true };
}

const sumOf = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

/**
 * The figures of an answer, in the order in which they are written. A new one needs a row here, its value (in the entry, or `of`),
 * its schema in the types of the entry if it is in there, and a line in docs/command-line.md.
 */
const FIGURES = {
  answer_recall: { from: 'judge' },
  answer_precision: { from: 'judge' },
  answer_relevance: { from: 'judge' },
  answer_relevance_cost: { from: 'judge', onlyWith: 'answer_relevance_cost' },
  answer_f1: { from: 'judge' },
  steps_score: { from: 'scoring', gateWithout: 'no-reference-steps' },
  rows_f1: { from: 'scoring', onlyWith: 'rows_f1', gateWithout: 'no-tables' },
  rules_score: { from: 'scoring' },
  answer_check_score: { from: 'scoring', gateWithout: 'no-answer-checks' },
  input_tokens: { from: 'response', ofRun: 'mean' },
  output_tokens: { from: 'response', ofRun: 'mean' },
  total_tokens: { from: 'response', ofRun: 'mean', shown: { label: 'Tokens per question', unit: 'tokens' } },
  elapsed_sec: { from: 'response', ofRun: 'mean', shown: { label: 'Seconds per question', unit: 'seconds' } },
  cost_usd: { from: 'price', ofRun: 'mean', shown: { label: 'Agent cost per question', unit: 'dollars' } },
  /** The number of different tools that were called, whatever their results. */
  distinct_tools: {
    from: 'calls',
    of: ({ total }) => total.size,
    ofRun: 'mean',
    gateWithout: 'no-data',
    shown: { label: 'Distinct tools per question', unit: 'tools', isOnPageOnly: true },
  },
  steps: { from: 'calls', of: ({ total }) => sumOf(total), ofRun: 'sum' },
  failed_steps: { from: 'calls', of: ({ errors }) => sumOf(errors), ofRun: 'sum' },
} as const satisfies Readonly<Record<string, FigureRow>>;

export type FigureName = keyof typeof FIGURES;

type NamesWith<Columns> = { [K in FigureName]: (typeof FIGURES)[K] extends Columns ? K : never }[FigureName];
/** A figure that scoring writes into the entry. */
export type ScoreName = NamesWith<{ readonly from: 'scoring' }>;
/** A figure in addition to the scores: tokens, time, cost and tool calls. */
export type MeasureName = NamesWith<Required<Pick<FigureRow, 'ofRun'>>>;
/** A figure in the aggregates. */
export type Metric = Exclude<FigureName, NamesWith<{ readonly from: 'calls' }>>;

export function figureRow(name: FigureName): FigureRow {
  return FIGURES[name];
}

export function isFigureName(name: string): name is FigureName {
  return Object.hasOwn(FIGURES, name);
}

const namesWith = <Name extends FigureName>(fits: (row: FigureRow) => boolean): readonly Name[] =>
  (Object.keys(FIGURES) as Name[]).filter((name) => fits(FIGURES[name]));

/** The figures of `aggregates.yaml`, in its order. */
export const AGGREGATED = namesWith<Metric>(({ from }) => from !== 'calls');

/** Tokens, time, cost and tool calls. */
export const MEASURES = namesWith<MeasureName>(({ ofRun }) => ofRun !== undefined);

/** The keys that an evaluation entry copies from the response. */
export const COPIED = namesWith<NamesWith<{ readonly from: 'response' }>>(({ from }) => from === 'response');

/** Figures that are not in the aggregates; a gate can name their means. */
export const CALL_MEANS = namesWith<NamesWith<{ readonly from: 'calls'; readonly ofRun: 'mean' }>>(
  ({ from, ofRun }) => from === 'calls' && ofRun === 'mean',
);

/** Figures that reports show as a mean per question. */
export const SHOWN_FIGURES = MEASURES.flatMap((name) => {
  const { shown } = figureRow(name);
  return shown ? [{ name, ...shown }] : [];
});

export function forEachMeasure<T>(makeValue: (name: MeasureName) => T): Record<MeasureName, T> {
  return Object.fromEntries(MEASURES.map((name) => [name, makeValue(name)])) as Record<MeasureName, T>;
}
