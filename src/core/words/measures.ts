/** Where a measure comes from. */
interface MeasureRow {
  /** Its key in a response, a price of the tokens, or a number of the tool calls. */
  readonly from: 'response' | 'price' | 'calls';
}

/** The figures of a question in addition to its scores, in the order in which they are written. */
export const MEASURES = {
  input_tokens: { from: 'response' },
  output_tokens: { from: 'response' },
  total_tokens: { from: 'response' },
  elapsed_sec: { from: 'response' },
  cost_usd: { from: 'price' },
  /** Number of tool calls, and of failed ones; means for a question with several answers. */
  steps: { from: 'calls' },
  failed_steps: { from: 'calls' },
} as const satisfies Readonly<Record<string, MeasureRow>>;

export type MeasureName = keyof typeof MEASURES;
export const MEASURE_NAMES = Object.keys(MEASURES) as readonly MeasureName[];

type NameFrom<From> = {
  [K in MeasureName]: (typeof MEASURES)[K]['from'] extends From ? K : never;
}[MeasureName];

/** The keys that an evaluation entry copies from the response, which are in all aggregates. */
export const RESPONSE_MEASURES = MEASURE_NAMES.filter((name) => MEASURES[name].from === 'response');

/** Tokens, time and cost: amounts of an answer that are not counted from its steps. */
export const AMOUNTS = MEASURE_NAMES.filter(
  (name): name is NameFrom<'response' | 'price'> => MEASURES[name].from !== 'calls',
);

/** A value for each measure. */
export function forEachMeasure<T>(makeValue: (name: MeasureName) => T): Record<MeasureName, T> {
  return Object.fromEntries(MEASURE_NAMES.map((name) => [name, makeValue(name)])) as Record<MeasureName, T>;
}
