import fc from 'fast-check';
import { makeAsk, makeSelect, SPARQL_JSON } from './sparql.js';
import { CELLS, cellTable } from './tables.js';

/** A reference step as a corpus has it. */
export type RawStep = Readonly<Record<string, unknown>> & { readonly name: string; readonly args?: object };

/** Groups of valid reference steps of all kinds, no two of which the same actual step could answer. */
export function referenceGroups(): fc.Arbitrary<RawStep[][]> {
  return fc
    .array(fc.array(anyStep, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 })
    .map((groups) => groups.map((steps, group) => steps.map((make, index) => make(`${group}.${index}`))));
}

/** What an agent records that makes exactly these calls; as text where the reference has a value, and vice versa. */
export function ownStep(step: RawStep, id: string, turned: boolean): RawStep & { readonly status: unknown } {
  const { name, args, output } = step;
  return { id, name, args, status: 'success', output: turned ? turnedOutput(step) : output };
}

/** A text stays what it is where nothing says that it is JSON, and a value that is a text always does. */
function turnedOutput({ output, output_media_type }: RawStep): unknown {
  if (typeof output !== 'string') return JSON.stringify(output);
  const value: unknown = output_media_type === undefined ? output : JSON.parse(output);
  return typeof value === 'string' ? output : value;
}

/** JSON values whose numbers a double holds as they are written. */
export const jsonValue: fc.Arbitrary<unknown> = fc
  .jsonValue()
  .map((value) =>
    JSON.parse(JSON.stringify(value), (_, item) =>
      typeof item !== 'number' || Number.isSafeInteger(Math.trunc(item)) ? item : 0.5,
    ),
  );

type MakeStep = (place: string) => RawStep;

const layout = fc.constantFrom(
  (value: unknown): unknown => value,
  (value: unknown): unknown => JSON.stringify(value, null, 1),
);

const select: fc.Arbitrary<MakeStep> = fc
  .tuple(cellTable(fc.nat(CELLS.length - 1), fc.integer({ min: 1, max: 4 })), layout, fc.nat(14))
  .map(([{ names, rows }, write, flags]) => (place) => {
    const output = makeSelect(
      names,
      rows.map((row) => row.map((cell) => CELLS[cell]?.term ?? null)),
    );
    const optional = {
      ...(flags & 1 && { ordered: true }),
      ...(flags & 2 && { ignore_duplicates: Boolean(flags & 4) }),
      ...(flags & 8 && { required_columns: names.slice(0, 1) }),
    };
    return { name: `query ${place}`, output: write(output), output_media_type: SPARQL_JSON, ...optional };
  });

const ask: fc.Arbitrary<MakeStep> = fc.tuple(fc.boolean(), layout).map(([yes, write]) => (place) => {
  return { name: `ask ${place}`, output: write(makeAsk(yes)), output_media_type: SPARQL_JSON, required_columns: [] };
});

const json: fc.Arbitrary<MakeStep> = jsonValue.map((drawn) => (place) => {
  // Null is no output.
  const value = drawn ?? [drawn];
  return { name: `json ${place}`, output: JSON.stringify(value), output_media_type: 'application/json' };
});

const text: fc.Arbitrary<MakeStep> = fc.string().map((output) => (place) => ({ name: `text ${place}`, output }));

const value: fc.Arbitrary<MakeStep> = fc
  .oneof(fc.integer(), fc.boolean(), fc.array(jsonValue), fc.dictionary(fc.string(), jsonValue))
  .map((output) => (place) => ({ name: `value ${place}`, output }));

const retrieval: fc.Arbitrary<MakeStep> = fc
  .tuple(fc.array(fc.nat(5), { minLength: 1, maxLength: 6 }), fc.option(fc.nat(3)), layout, fc.boolean())
  .map(([numbers, more, write, mapped]) => (place) => {
    const ids = numbers.map((id) => `${place}/${id}`);
    const args = more === null ? {} : { k: ids.length + more };
    return { name: 'retrieval', args, output: write(mapped ? ids.map((id) => ({ id })) : ids) };
  });

const timeSeries: fc.Arbitrary<MakeStep> = fc
  .tuple(fc.array(fc.string(), { maxLength: 3 }), fc.option(fc.nat(3)))
  .map(([ids, limit]) => (place) => ({ name: 'retrieve_time_series', args: { mrid: [place, ...ids], limit } }));

const moment = fc.oneof(
  fc.constantFrom('now', '2h-ago', '3d-ahead', '2025', '2025-01', '2025-01-02T03:04:05Z', 'soon', null),
  fc.integer({ min: 0, max: 2e12 }),
);

const dataPoints: fc.Arbitrary<MakeStep> = fc
  .record({
    granularity: fc.constantFrom('1h', '15 minutes', '1mo', 'hourly', null),
    aggregates: fc.oneof(fc.constantFrom('average', null), fc.subarray(['average', 'max', 'min'])),
    ...{ start: moment, end: moment, limit: fc.option(fc.nat(5)) },
  })
  .map((args) => (place) => ({ name: 'retrieve_data_points', args: { external_id: place, ...args } }));

const discovery: fc.Arbitrary<MakeStep> = fc.constant((place) => ({ name: 'iri_discovery', output: `urn:${place}` }));

const anyStep: fc.Arbitrary<MakeStep> = fc.oneof(
  ...[select, ask, json, text, value, retrieval, timeSeries, dataPoints, discovery],
);

const ODD_KEYS = [
  ...['__proto__', 'constructor', 'toString', 'valueOf', 'length', 'id', 'name', 'k', 'mrid', 'start', 'granularity'],
  ...['head', 'vars', 'results', 'bindings', 'boolean', 'type', 'value', 'datatype', 'a', 'retrieval_x'],
];

/** Values that a JSON file may hold in any place, NaN and integers beyond a double included. */
export const oddValue: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<unknown>(null, true, 0, 1, -1.5, '', 'a', 'success', 'error', Number.NaN, Number.POSITIVE_INFINITY),
    fc.constantFrom<unknown>(12345678901234567890n, 'now', '{"a"', '[NaN]', '{"boolean": true}', '1h', '\u0000'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.array(fc.tuple(fc.constantFrom(...ODD_KEYS), tie('value')), { maxLength: 4 }).map(Object.fromEntries),
  ),
})).value;

/** Actual steps that an agent could have recorded by any mistake, many under the names of real ones. */
export function oddSteps(names: readonly string[]): fc.Arbitrary<unknown> {
  const odd = (...values: unknown[]) => fc.oneof(fc.constantFrom(...values), oddValue);
  const inTable = oddValue.map((a) => ({ head: { vars: ['a'] }, results: { bindings: [{ a }] } }));
  const step = fc.record(
    {
      id: oddValue,
      name: odd(...names, 'sparql_query'),
      status: odd('success', 'success', 'success', 'error'),
      args: oddValue,
      output: fc.oneof(inTable, oddValue),
      error: oddValue,
      execution_timestamp: oddValue,
    },
    { requiredKeys: [] },
  );
  return fc.oneof({ weight: 5, arbitrary: fc.array(step, { maxLength: 4 }) }, { weight: 1, arbitrary: oddValue });
}
