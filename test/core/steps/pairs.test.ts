import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { comparatorFor, compareSteps } from '../../../src/core/steps/comparators.js';
import { makeRivals } from '../../../src/core/steps/missed.js';
import { makeSieve } from '../../../src/core/steps/pairs.js';
import { scoreSteps } from '../../../src/core/steps/score.js';
import { alternativesOf, type PreparedReference, prepareActual, prepareGroups } from '../../../src/core/steps/step.js';
import type { PresetName } from '../../../src/core/words/scoring-rules.js';
import { fewer } from '../../support/fewer.js';
import { makeActual, makeContext } from '../../support/make.js';
import { decodedQuestion } from '../../support/run.js';
import { grid, SPARQL_JSON } from '../../support/sparql.js';

const JSON_TYPE = 'application/json';
const leaf = fc.constantFrom<unknown>(0, 1, 1.004, 1e21, 'a', 'A', ' a ', '1', 'true', true, false, null, '');
const value = fc.oneof(
  leaf,
  fc.array(leaf, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('a', 'b', '__proto__'), fc.oneof(leaf, fc.array(leaf, { maxLength: 2 })), {
    maxKeys: 2,
  }),
);
const table = fc.constantFrom(
  ...[
    grid('a', '1'),
    grid('b', '1'),
    grid('a b', '1 2', '2 1'),
    grid('b a', '2 1', '1 2'),
    grid('a', '1', '1'),
    grid('a'),
  ],
);
const output = fc.oneof(
  value,
  value.map((one) => JSON.stringify(one)),
  table,
  table.map((one) => JSON.stringify(one)),
);
const args = fc.dictionary(fc.constantFrom('x', 'y'), value, { maxKeys: 2 });
const name = fc.constantFrom('tool', 'other', 'retrieval', 'iri_discovery', 'sparql_query', 'retrieve_data_points');
const keys = fc.record(
  {
    output_media_type: fc.constantFrom(JSON_TYPE, SPARQL_JSON, 'text/csv'),
    match_output: fc.constantFrom('exact', 'includes', 'within', 'ignore', 'table', 'regex'),
    match_args: fc.constantFrom('exact', 'includes', 'within', 'ignore', 'shallow'),
    tolerance: fc.constantFrom<unknown>(0.01, { relative: 0.1 }, { paths: { a: 0.01 } }, { paths: { 'args.x': 0.01 } }),
    unordered: fc.constantFrom<unknown>(true, ['a'], ['args.x'], ['a', 'a[0].b']),
    ignore: fc.constantFrom(['a'], ['args.x'], ['args.x.a'], ['[0].a']),
    normalize: fc.constantFrom(['trim'], ['case', 'trim'], ['nulls'], ['whitespace']),
    required_columns: fc.constantFrom(['a'], ['b'], ['a', 'b']),
    expect: fc.constantFrom({ a: { number: 1 } }, { 'args.x': { any: [1, 'a'] } }),
  },
  { requiredKeys: [] },
);
const reference = fc.record({ name, args, output, keys });
const actual = fc.record({ name, args, output });
const preset = fc.constantFrom<PresetName>('standard', 'graphrag-eval-4', 'graphrag-eval-6');

/** A step that the decoder accepts; keys that contradict each other are left out, one after the other. */
function decoded(one: { name: string; args: object; output: unknown; keys: object }) {
  const entries = Object.entries(one.keys);
  for (let count = entries.length; count >= 0; count--) {
    try {
      const more = Object.fromEntries(entries.slice(0, count));
      return decodedQuestion([[{ name: one.name, args: one.args, output: one.output, ...more }]]).groups;
    } catch {}
  }
  return null;
}

describe('the steps that can match at all', () => {
  test('are all that do match', () => {
    let matches = 0;
    let kept = 0;
    fc.assert(
      fc.property(reference, fc.array(actual, { minLength: 1, maxLength: 5 }), preset, (one, others, which) => {
        const context = makeContext(which);
        const [prepared] = prepareGroups(decoded(one) ?? [])[0] ?? [];
        if (!prepared) return;
        // The same step, and others.
        const steps = [{ name: one.name, args: one.args, output: one.output }, ...others];
        const actuals = steps.map((step) =>
          prepareActual(makeActual(step), [], context.knobs.mcp_results === 'unwrap'),
        );
        const possible = makeSieve(actuals, [...actuals.keys()], { context })(prepared);
        for (const [at, step] of actuals.entries()) {
          const score = Math.max(
            ...alternativesOf(prepared).map((alternative) => {
              const comparator = comparatorFor(alternative, step, context);
              return comparator ? compareSteps(comparator, alternative, step, context).score : 0;
            }),
          );
          if (score > 0) matches++;
          if (score > 0) expect(possible.has(at)).toBe(true);
        }
        kept += possible.size;
      }),
      { numRuns: fewer(5_000) },
    );
    expect(matches).toBeGreaterThan(0);
    expect(kept).toBeGreaterThanOrEqual(matches);
  });
});

const cell = fc.constantFrom<unknown>(
  0,
  1,
  1.004,
  1e16,
  '1700000000000000',
  '1.7e15',
  '9007199254740993',
  '9007199254740993.0',
  7,
  'a',
  'A',
  ' a ',
  '1',
  ' 1',
  '1.0',
  '01',
  true,
  'true',
  null,
  '',
);
/** Changes of a cell after which it may still be equal under some rules. */
const CHANGES: ((value: unknown) => unknown)[] = [
  (value) => value,
  (value) => (typeof value === 'string' ? value.toUpperCase() : value),
  (value) => (typeof value === 'string' ? ` ${value}` : value),
  (value) => (typeof value === 'number' ? value + 0.003 : value),
  (value) => (value === null ? '' : String(value)),
];
const FORMATS: ((rows: readonly (readonly unknown[])[]) => unknown)[] = [
  (rows) => rows,
  (rows) => rows.map(([a, b]) => ({ a, b })),
  (rows) => JSON.stringify(rows.map(([x, y]) => ({ x, y }))),
  (rows) => ({ columns: ['y', 'x'], rows }),
  (rows) => ['a,b', ...rows.map(([a, b]) => `"${a ?? ''}","${b ?? ''}"`)].join('\n'),
];
const tableKeys = fc.record(
  {
    output_media_type: fc.constant('text/csv'),
    tolerance: fc.constantFrom<unknown>(0.01, { relative: 0.1 }),
    normalize: fc.constantFrom(['trim'], ['case', 'trim'], ['case']),
    ordered: fc.boolean(),
    ignore_duplicates: fc.boolean(),
  },
  { requiredKeys: [] },
);

test('an argument that is plain in one step and a list in others has keys of both kinds', () => {
  const rules = { match_args: 'exact', match_output: 'ignore', tolerance: 0.01 };
  const cities = Array.from({ length: 40 }, (_, at) => ({ args: { city: at === 0 ? 'Paris' : ['Rome', at] } }));
  const { groups } = decodedQuestion([cities.map((call) => ({ name: 't', ...call, ...rules }))]);
  const steps = cities.map((call) => makeActual({ name: 't', ...call }));
  expect(scoreSteps(groups, steps, makeContext()).score).toBe(1);
});

test('where each step has rules of its own, a large output is not read for the keys of each', () => {
  let reads = 0;
  const output = new Proxy(
    { text: 'x'.repeat(1_000_000), own: 1 },
    {
      ownKeys: (target) => {
        reads++;
        return Reflect.ownKeys(target);
      },
    },
  );
  const { groups } = decodedQuestion([
    Array.from({ length: 300 }, (_, at) => ({ name: 't', output: { at }, ignore: [`key${at}`] })),
  ]);
  const references = prepareGroups(groups).flat();
  const actual = prepareActual(makeActual({ name: 't', output }), []);
  const possibleFor = makeSieve([actual], [0], { context: makeContext() });
  expect(possibleFor(references[0] as PreparedReference).size).toBe(0);
  const before = reads;
  // Those that it is not read for can match.
  expect(references.map((one) => possibleFor(one).size).filter((size) => size === 1).length).toBeGreaterThan(200);
  expect(reads - before).toBeLessThan(200);
});

test('tables in order with a tolerance are explained at the price of those in any order', () => {
  const rows = Array.from({ length: 2000 }, (_, at) => `${at},x${at}`).join('\n');
  const calls = Array.from({ length: 200 }, () => prepareActual(makeActual({ name: 't', output: `a,b\n${rows}` }), []));
  const callsFor = (ordered: boolean) => {
    const step = {
      name: 't',
      output: 'a,b\n1,2',
      output_media_type: 'text/csv',
      match_output: 'table',
      tolerance: 0.1,
      ordered,
    };
    const references = prepareGroups(decodedQuestion([[step]]).groups).flat();
    const at = { free: [...calls.keys()], rows: 1, actuals: calls, isKept: () => false };
    const sizes = { left: 0, explaining: 500_000, credited: new Set<PreparedReference>() };
    return makeRivals(at, makeContext(), sizes)(0, references)?.[0]?.length;
  };
  expect(callsFor(true)).toBe(callsFor(false));
  expect(callsFor(true)).toBeLessThan(200);
});

test('a step with an empty list of normalizations keeps its own keys', () => {
  const result = JSON.stringify(grid('a b', 'k1 1', 'k2 2')).replaceAll('"1"', '""');
  const { groups } = decodedQuestion([
    Array.from({ length: 40 }, (_, at) => ({
      ...{ name: 't', output: result, output_media_type: SPARQL_JSON },
      ...(at === 0 && { normalize: [] }),
    })),
  ]);
  const steps = Array.from({ length: 40 }, () => makeActual({ name: 't', output: result }));
  expect(scoreSteps(groups, steps, makeContext()).score).toBe(1);
});

test('objects of a group can leave out the key of an empty column', () => {
  const table = { output_media_type: 'application/json', match_output: 'table' };
  const { groups } = decodedQuestion([
    Array.from({ length: 40 }, (_, id) => ({ name: 't', output: [{ id, end: null }], ...table })),
  ]);
  const steps = Array.from({ length: 40 }, (_, id) => makeActual({ name: 't', output: [{ id }] }));
  expect(scoreSteps(groups, steps, makeContext()).score).toBe(1);
});

test('parts of values have the keys of their own normalization', () => {
  const { groups } = decodedQuestion([
    Array.from({ length: 40 }, (_, at) => ({
      ...{ name: 't', output: { city: 'PARIS' }, match_output: 'includes', output_media_type: 'application/json' },
      normalize: at % 2 === 0 ? ['case'] : [],
    })),
  ]);
  const steps = Array.from({ length: 40 }, () => makeActual({ name: 't', output: { city: 'PARIS', more: 1 } }));
  expect(scoreSteps(groups, steps, makeContext()).score).toBe(1);
});

test('long values that begin and end alike have keys of their own', () => {
  const output = (at: number) => ({ text: `${'x'.repeat(300)} ${at} ${'x'.repeat(300)}` });
  const actuals = Array.from({ length: 40 }, (_, at) =>
    prepareActual(makeActual({ name: 't', output: output(at) }), []),
  );
  const { groups } = decodedQuestion([actuals.map((_, at) => ({ name: 't', output: output(at) }))]);
  const possibleFor = makeSieve(actuals, [...actuals.keys()], { context: makeContext() });
  expect(
    prepareGroups(groups)
      .flat()
      .map((one) => [...possibleFor(one)]),
  ).toEqual(actuals.map((_, at) => [at]));
});

test('a part with its own rule is not a key', () => {
  const { groups } = decodedQuestion([
    Array.from({ length: 40 }, (_, at) => ({
      ...{ name: 't', output: { at, id: 'one' }, match_output: 'includes', output_media_type: 'application/json' },
      expect: { 'output.id': { type: 'string' } },
    })),
  ]);
  const steps = Array.from({ length: 40 }, (_, at) => makeActual({ name: 't', output: { at, id: `other ${at}` } }));
  expect(scoreSteps(groups, steps, makeContext()).score).toBe(1);
});

test('the tables that can match at all are all that do match', () => {
  let [near, left] = [0, 0];
  const rows = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 3 });
  const changes = fc.array(fc.constantFrom(...CHANGES), { minLength: 6, maxLength: 6 });
  const format = fc.constantFrom(...FORMATS);
  fc.assert(
    fc.property(rows, changes, fc.boolean(), format, format, tableKeys, (wanted, how, turns, one, other, more) => {
      const changed = wanted.map((row, at) => row.map((value, index) => how[2 * at + index]?.(value)));
      const found = turns ? changed.map((row) => row.toReversed()).reverse() : changed;
      const given = [{ name: 'tool', args: {}, output: one(wanted), keys: { match_output: 'table', ...more } }];
      const [prepared] = prepareGroups(given.flatMap((step) => decoded(step) ?? [])).flat();
      if (!prepared) return;
      const context = makeContext();
      const actuals = [other(found), other([['no', 'no']])].map((output) =>
        prepareActual(makeActual({ name: 'tool', output }), []),
      );
      const possible = makeSieve(actuals, [0, 1], { context })(prepared);
      const comparator = comparatorFor(prepared, actuals[0] as never, context);
      const score = comparator ? compareSteps(comparator, prepared, actuals[0] as never, context).score : 0;
      if (score > 0) expect(possible.has(0)).toBe(true);
      if (score > 0 && JSON.stringify(wanted) !== JSON.stringify(found)) near++;
      if (!possible.has(1)) left++;
    }),
    { numRuns: fewer(5_000) },
  );
  expect(Math.min(near, left)).toBeGreaterThan(0);
});

describe('an output that is compared with many steps is read once', () => {
  const json = JSON.stringify({ k: 1, ids: ['a', 'b'], rows: [[1, 2]] });
  test.each<[string, (at: number) => object, object]>([
    ['a part of JSON', (k) => ({ output: { k }, match_output: 'includes' }), { output: json }],
    ['a value next to a text', (k) => ({ output: { k }, tolerance: 0.1 }), { output: '{"k": 1.0}' }],
    ['expect', (k) => ({ expect: { 'output.k': { number: k } } }), { output: json }],
    ['ids', (k) => ({ name: 'retrieval', output: [`a${k}`] }), { name: 'retrieval', output: '["a1", "b"]' }],
    ['a table', (k) => ({ output: [[k, 2]], match_output: 'table' }), { output: '[[1, 2]]' }],
    [
      'a table somewhere',
      (k) => ({ output: [[k, 2]], rows_at: 'rows', match_output: 'table' }),
      { output: JSON.stringify({ rows: [[1, 2]] }) },
    ],
    ['arguments', (k) => ({ args: { k }, match_args: 'includes', match_output: 'ignore' }), { args: '{"k": 1}' }],
  ])('%s', (_, reference, gave) => {
    const text = Object.values(gave).at(-1) as string;
    const made = { name: 't', ...gave };
    const steps = [makeActual(text === '{"k": 1}' ? { ...made, args: {}, argsText: text } : made)];
    const { groups } = decodedQuestion([Array.from({ length: 40 }, (__, at) => ({ name: 't', ...reference(at) }))]);
    const parse = vi.spyOn(JSON, 'parse');
    const { score } = scoreSteps(groups, steps, makeContext());
    const reads = parse.mock.calls.filter(([given]) => given === text);
    parse.mockRestore();
    expect(score).toBeGreaterThan(0);
    expect(reads).toHaveLength(1);
  });
});

describe('items of an unordered list with rules of their own are compared in groups of any size', () => {
  const [a, b] = [
    { id: 1, n: 'A' },
    { id: 2, n: 'B' },
  ];
  const xs = (...texts: string[]) => ({ x: texts });
  test.each<[string, object, unknown]>([
    [
      'an order',
      { output: { l: [xs('a', 'b'), xs('c', 'd')] }, unordered: ['l', 'l[0].x'] },
      { l: [xs('c', 'd'), xs('b', 'a')] },
    ],
    ['a rule', { output: [a, b], unordered: true, expect: { 'output[0]': { type: 'object' } } }, [b, a]],
    ['an ignored key', { output: [a, b], unordered: true, ignore: ['[0].n'] }, [b, { id: 1, n: 'Z' }]],
  ])('%s', async (_, keys, output) => {
    const scores = [1, 33].flatMap((count) =>
      [{ tolerance: 0.01 }, {}].map((more) => {
        const question = decodedQuestion([Array.from({ length: count }, () => ({ name: 't', ...more, ...keys }))]);
        const actuals = Array.from({ length: count }, () => makeActual({ name: 't', output }));
        return scoreSteps(question.groups, actuals, makeContext()).score;
      }),
    );
    expect(scores).toEqual([1, 1, 1, 1]);
  });
});
