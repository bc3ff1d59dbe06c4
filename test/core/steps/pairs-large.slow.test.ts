import { describe, expect, test } from 'vitest';
import { evaluateQuestion } from '../../../src/core/runs/evaluate-question.js';
import { scoreWays } from '../../../src/core/steps/alternatives.js';
import { differingArgs } from '../../../src/core/steps/arguments.js';
import { scoreSteps } from '../../../src/core/steps/score.js';
import { type PreparedReference, prepareActual, prepareGroups } from '../../../src/core/steps/step.js';
import { growthOf } from '../../support/growth.js';
import { makeActual, makeContext } from '../../support/make.js';
import { decodedQuestion, decodedResponse } from '../../support/run.js';
import { grid, SPARQL_JSON } from '../../support/sparql.js';

const JSON_TYPE = 'application/json';

describe('groups of a thousand steps', () => {
  const COUNT = 1000;
  const numbers = Array.from({ length: COUNT }, (_, at) => at);
  const score = (reference: (at: number) => object, gave: (at: number) => object) => {
    const steps = numbers.toReversed().map((at) => makeActual({ name: 'lookup', id: `s${at}`, ...gave(at) }));
    const { groups } = decodedQuestion([numbers.map((at) => ({ name: 'lookup', ...reference(at) }))]);
    return scoreSteps(groups, steps, makeContext());
  };

  test.each<[string, (at: number) => object]>([
    ['match_args: includes', (id) => ({ args: { id }, match_args: 'includes', output: `found ${id}` })],
    ['match_args: exact', (id) => ({ args: { id, more: 1 }, match_args: 'exact', match_output: 'ignore' })],
    ['normalize', (id) => ({ args: { id }, output: ` FOUND ${id}`, normalize: ['case', 'trim'] })],
    ['any_of', (id) => ({ any_of: [{ name: 'other' }, { name: 'lookup', output: `found ${id}` }] })],
  ])('are all compared: %s', (_, reference) => {
    const result = score(reference, (id) => ({ args: { id, more: 1 }, output: `found ${id}` }));
    expect(result).toMatchObject({ score: 1, isBounded: false });
  });

  test('that all have to be compared say which were not', () => {
    const reference = (id: number) => ({ output: `found ${id}.`, match_output: 'includes' });
    const result = score(reference, (id) => ({ output: `It found ${id}.` }));
    const kinds = new Set(result.details.map(({ cause }) => cause?.kind ?? 'right'));
    expect(result.isBounded).toBe(true);
    expect(kinds).toEqual(new Set(['right', 'not_tried']));
  });

  test.each<[string, (at: number) => string]>([
    ['of one name', () => 'lookup'],
    ['of fifty names', (at) => `tool_${at % 50}`],
  ])('explain each miss by the call with its arguments: %s', (_, nameOf) => {
    const reference = (id: number) => ({ name: nameOf(id), args: { id }, match_args: 'includes', output: 'right' });
    const result = score(reference, (id) => ({ name: nameOf(id), args: { id }, output: 'wrong' }));
    const explained = result.details.map(({ cause, detail }) => [cause?.kind, detail?.closest]);
    expect(explained).toEqual(numbers.map((at) => ['value_differs', `s${at}`]));
  });

  test('explain each miss by a call with its name', () => {
    const reference = (at: number) => ({ name: at === 0 ? 'early' : 'lookup', output: `right ${at}` });
    const names = (at: number) => ({ name: at === COUNT - 1 ? 'early' : 'lookup', output: 'wrong' });
    expect(score(reference, names).details[0]).toMatchObject({ cause: { kind: 'value_differs' } });
  });
});

describe('large outputs in large groups', () => {
  const csv = (rows: number, from: number) =>
    ['a,b', ...Array.from({ length: rows }, (_, at) => `${from + at},x${from + at}`)].join('\n');
  const many = (count: number, made: (at: number) => object) =>
    decodedQuestion([Array.from({ length: count }, (_, at) => ({ name: 't', ...made(at) }))]).groups;
  const table = { output_media_type: 'text/csv', match_output: 'table' };
  const kindsOf = ({ details }: ReturnType<typeof scoreSteps>) =>
    new Set(details.map(({ cause }) => cause?.kind ?? 'right'));

  test.each<[string, (at: number) => object, unknown]>([
    ['tables', (at) => ({ ...table, output: csv(1, at) }), csv(5000, 1)],
    ['tables with a tolerance', (at) => ({ ...table, output: csv(1, at), tolerance: 0.1 }), csv(3000, 1)],
    ['a free order', (at) => ({ output: [at], match_output: 'includes', unordered: true }), numbersOf(20_000)],
    ['parts', (at) => ({ output: [at + 0.5], match_output: 'includes', tolerance: 0.1 }), numbersOf(30_000)],
    [
      'alternatives of one step',
      () => ({
        any_of: many(50, (at) => ({ ...table, output: csv(1, at) }))
          .flat()
          .map(({ source }) => source),
      }),
      csv(5000, 1),
    ],
  ])('%s: what was not compared is said', (_, reference, output) => {
    const steps = Array.from({ length: 6 }, () => makeActual({ name: 't', output }));
    const result = scoreSteps(many(400, reference), steps, makeContext());
    expect(result.isBounded).toBe(true);
    expect(kindsOf(result)).toContain('not_tried');
    expect(kindsOf(result)).not.toContain('no_step');
  });

  test('groups of usual size are compared as a whole, and explained', () => {
    const steps = Array.from({ length: 20 }, (_, at) => makeActual({ name: 't', output: csv(500, 1000 + at) }));
    const result = scoreSteps(
      many(20, (at) => ({ ...table, output: csv(500, at), tolerance: 0.1 })),
      steps,
      makeContext(),
    );
    expect(result.isBounded).toBe(false);
    expect(kindsOf(result)).not.toContain('not_tried');
  });

  const result = (from: number) =>
    JSON.stringify(grid('a b', ...Array.from({ length: 100 }, (_, at) => `${from * 100 + at} ${at}`)));
  const near = (at: number) => [...numbersOf(1000), at];
  const paths = (at: number) => ({
    ...Object.fromEntries(numbersOf(20).map((_, index) => [`output.l[${index}].a`, { type: 'string' }])),
    'output.id': { any: [at, 'x'] },
  });
  const items = (at: number) => [
    ...numbersOf(600).map((number) => ({ a: `k${number}`, b: number })),
    { a: `own ${at}`, b: at },
  ];
  test.each<[string, (at: number) => object, (at: number) => object]>([
    [
      'tables in order, with a tolerance',
      (at) => ({ ...table, output: csv(700, at), ordered: true, tolerance: 0.1 }),
      (at) => ({ output: csv(700, at) }),
    ],
    [
      'arguments with a tolerance',
      (at) => ({
        args: { near: near(at) },
        match_args: 'exact',
        match_output: 'ignore',
        tolerance: 0.1,
      }),
      (at) => ({ args: { near: near(at) } }),
    ],
    [
      'SPARQL results with a tolerance',
      (at) => ({ output: result(at), output_media_type: SPARQL_JSON, tolerance: 0.1 }),
      (at) => ({ output: result(at) }),
    ],
    ['checks of twenty paths', (at) => ({ expect: paths(at) }), (at) => ({ output: { l: items(at), id: at } })],
    [
      'numbers that the output may have more of',
      (at) => ({ output: [...near(0), at - 50], match_output: 'includes', unordered: true }),
      (at) => ({ output: [7, at - 50, ...near(0).reverse()] }),
    ],
    [
      'parts of arguments in any order',
      (at) => ({ args: { l: items(at) }, match_args: 'includes', unordered: true, match_output: 'ignore' }),
      (at) => ({ args: { l: items(at).reverse(), more: 1 } }),
    ],
    [
      'arguments in any order, with a tolerance',
      (at) => ({
        args: { l: items(at) },
        match_args: 'exact',
        unordered: true,
        tolerance: 0.01,
        match_output: 'ignore',
      }),
      (at) => ({
        args: {
          l: items(at)
            .map(({ a, b }) => ({ b: b + 0.001, a }))
            .reverse(),
        },
      }),
    ],
    [
      'parts in any order, with a tolerance',
      (at) => ({
        output: { l: items(at) },
        match_output: 'includes',
        unordered: ['l'],
        tolerance: { paths: { 'l[*].b': 0.01 } },
      }),
      (at) => ({
        output: {
          l: items(at)
            .map(({ a, b }) => ({ c: 1, b: b + 0.001, a }))
            .reverse(),
        },
      }),
    ],
  ])('right calls of 50 steps match, in their order: %s', (_, reference, given) => {
    const steps = Array.from({ length: 50 }, (__, at) => makeActual({ name: 't', ...given(at) }));
    expect(scoreSteps(many(50, reference), steps, makeContext())).toMatchObject({ score: 1, isBounded: false });
  });

  test('a way with large outputs leaves work for the way that is right', () => {
    const way = (from: number) => [
      Array.from({ length: 10 }, (_, at) => ({ name: 't', ...table, output: csv(1200, from + at), tolerance: 0.1 })),
    ];
    const question = decodedQuestion([], { reference_steps_any_of: [0, 1000, 2000, 3000, 4000].map(way) });
    const steps = Array.from({ length: 10 }, (_, at) => makeActual({ name: 't', output: csv(1200, 4000 + at) }));
    expect(scoreWays(question, steps, makeContext(), prepareGroups(question.groups)).score).toBe(1);
  });

  test('arguments that are too symmetric are not said to differ', () => {
    // All have the same least and the same greatest number.
    const rows = Array.from({ length: 1000 }, (_, at) => [0, at, 1000]);
    const given = rows.map(([least, at, most]) => [(at as number) + 0.001, most, least]).reverse();
    const rules = { match_args: 'exact', match_output: 'ignore', unordered: true, tolerance: 0.01 };
    const [reference] = prepareGroups(many(1, () => ({ args: { of: rows }, ...rules }))).flat();
    const actual = prepareActual(makeActual({ name: 't', args: { of: given } }), []);
    const outcome = differingArgs(reference as PreparedReference, actual, { left: 0 });
    expect(outcome?.explain?.(() => false).cause.kind).toBe('too_symmetric');
  });

  test('an output that may be right is the reason, and not another one that is wrong', () => {
    const rows = Array.from({ length: 1000 }, (_, at) => [0, at, 1000]);
    const given = rows.map(([least, at, most]) => [(at as number) + 0.001, most, least]).reverse();
    const groups = many(1, () => ({ output: rows, unordered: true, tolerance: 0.01 }));
    const steps = [given, [[0, 1, 1000]]].map((output) => makeActual({ name: 't', output }));
    expect(kindsOf(scoreSteps(groups, steps, makeContext()))).toEqual(new Set(['too_symmetric']));
  });

  test('rows in any order, with a tolerance, have keys', () => {
    const rows = Array.from({ length: 5000 }, (_, at) => [at % 7, [at / 10, `k${at % 3}`]]);
    const given = rows.map(([small, inside]) => [[...(inside as unknown[])].reverse(), (small as number) + 0.001]);
    const groups = many(1, () => ({ output: rows, unordered: true, tolerance: 0.01 }));
    const steps = [makeActual({ name: 't', output: given.reverse() })];
    expect(scoreSteps(groups, steps, makeContext()).score).toBe(1);
  });

  test('rows in any order that differ in a text inside have keys', () => {
    const rows = Array.from({ length: 2000 }, (_, at) => [
      [1, 2],
      [`k${at}`, 3],
    ]);
    const given = rows.map((_, at) => [
      [3.001, `k${at}`],
      [2, 1.001],
    ]);
    const groups = many(1, () => ({ output: rows, unordered: true, tolerance: 0.01 }));
    const steps = [makeActual({ name: 't', output: given.reverse() })];
    expect(scoreSteps(groups, steps, makeContext()).score).toBe(1);
  });

  test.each<[string, object, (at: number, by: number) => unknown]>([
    ['includes', { match_output: 'includes', unordered: true }, (at, by) => [`n${at}`, at + 0.5 + by]],
    ['within', { match_output: 'within', unordered: true }, (at, by) => [`n${at}`, at + 0.5 + by]],
    ['includes, in objects', { match_output: 'includes', unordered: true }, (at, by) => ({ r: [`n${at}`, at + by] })],
    ['includes, numbers', { match_output: 'includes', unordered: true }, (at, by) => [at / 7 + by, (at * 7919) % 5000]],
    ['within, numbers', { match_output: 'within', unordered: ['l'] }, (at, by) => [at / 7 + by, (at * 7919) % 5000]],
  ])('rows that are lists are found by what is in them: %s', (_, more, row) => {
    const rows = (by: number) => Array.from({ length: 5000 }, (__, at) => row(at, by));
    const groups = many(1, () => ({ output: { l: rows(0) }, tolerance: 0.01, ...more }));
    const steps = [makeActual({ name: 't', output: { l: rows(0.003).reverse() } })];
    expect(scoreSteps(groups, steps, makeContext()).score).toBe(1);
  });

  test.each<[string, object]>([
    ['an ignored item', { ignore: ['l[0]'] }],
    ['an item with a rule', { expect: { 'output.l[0]': { type: 'array' } } }],
  ])('%s does not take the keys of the others', (_, more) => {
    const rows = Array.from({ length: 2000 }, (__, at) => [`k${at}`, at]);
    const given = rows.map(([text, at]) => [text, (at as number) + 0.001]);
    const groups = many(1, () => ({ output: { l: rows }, unordered: true, tolerance: 0.01, ...more }));
    const steps = [makeActual({ name: 't', output: { l: [...given.slice(0, 1), ...given.slice(1).reverse()] } })];
    expect(scoreSteps(groups, steps, makeContext()).score).toBe(1);
  });

  test.each<[string, object]>([
    ['exact', { tolerance: 0.01 }],
    ['includes', { tolerance: 0.01, match_output: 'includes' }],
    ['within', { tolerance: 0.01, match_output: 'within' }],
  ])('numbers in any order need no search: %s', (_, more) => {
    // Each number is within the tolerance of hundreds of others.
    const numbers = Array.from({ length: 20_000 }, (__, at) => at / 50_000);
    const groups = many(1, () => ({ output: numbers, unordered: true, ...more }));
    const steps = [makeActual({ name: 't', output: numbers.map((number) => number + 0.009).reverse() })];
    expect(scoreSteps(groups, steps, makeContext()).score).toBe(1);
  });

  test.each<[string, (rows: readonly (readonly unknown[])[]) => unknown, object]>([
    ['CSV', (rows) => ['a,b', ...rows.map((row) => row.join(','))].join('\n'), { output_media_type: 'text/csv' }],
    ['JSON', (rows) => rows, {}],
  ])('the rows of 50 tables that differ in a text are compared with a tolerance: %s', (_, written, more) => {
    const rows = (at: number, by: number) => [
      ...Array.from({ length: 500 }, (__, row) => [`k${(row * 7919) % 500}`, row + by]),
      [`own ${at}`, at],
    ];
    const groups = many(50, (at) => ({
      output: written(rows(at, 0)),
      match_output: 'table',
      tolerance: 0.01,
      ...more,
    }));
    const steps = Array.from({ length: 50 }, (__, at) =>
      makeActual({ name: 't', output: written(rows(at, 0.001).reverse()) }),
    );
    expect(scoreSteps(groups, steps, makeContext())).toMatchObject({ score: 1, isBounded: false });
  });

  test('in groups of few steps, large outputs that take much work are found by keys', () => {
    const rows = (at: number) => numbersOf(500).map((id) => ({ id, total: (id * (at + 7)) % 9973, status: 'open' }));
    const more = { match_output: 'includes', unordered: true, output_media_type: JSON_TYPE };
    const groups = many(30, (at) => ({ output: rows(at), ...more }));
    const steps = Array.from({ length: 30 }, (_, at) => makeActual({ name: 't', output: rows(at).reverse() }));
    expect(scoreSteps(groups, steps, makeContext())).toMatchObject({ score: 1, isBounded: false });
  });

  test('outputs of calls with other arguments take no work', () => {
    const rows = (at: number) => numbersOf(300).map((id) => ({ id, total: (id * (at + 7)) % 9973, status: 'open' }));
    const more = { match_args: 'includes', match_output: 'includes', unordered: ['rows'], tolerance: 0.01 };
    const customer = (at: number) => ({ customer: 4000 + at });
    const groups = many(50, (at) => ({ args: customer(at), output: { rows: rows(at) }, ...more }));
    const steps = Array.from({ length: 50 }, (_, at) =>
      makeActual({ name: 't', args: customer(at), output: { rows: rows(at).reverse() } }),
    );
    expect(scoreSteps(groups, steps, makeContext())).toMatchObject({ score: 1, isBounded: false });
  });

  test('few steps with hundreds of alternatives are found by keys, too', () => {
    const rules = { name: 't', match_args: 'exact', match_output: 'ignore' };
    const anyOf = (at: number) => Array.from({ length: 500 }, (_, one) => ({ ...rules, args: { at, one } }));
    const { groups } = decodedQuestion([[0, 1, 2].map((at) => ({ any_of: anyOf(at) }))]);
    const right = [0, 1, 2].map((at) => makeActual({ name: 't', args: { at, one: 499 } }));
    const others = Array.from({ length: 330 }, (_, at) => makeActual({ name: 'other', args: { at } }));
    expect(scoreSteps(groups, [...right, ...others], makeContext())).toMatchObject({ score: 1, isBounded: false });
  });

  test('one number of a large output costs the same, whatever its size', () => {
    const more = 'x'.repeat(50_000);
    const groups = many(160, (at) => ({ expect: { 'output.n': { number: at } } }));
    const steps = Array.from({ length: 160 }, (_, at) =>
      makeActual({ name: 't', output: JSON.stringify({ more, n: at }) }),
    );
    expect(scoreSteps(groups, steps, makeContext())).toMatchObject({ score: 1, isBounded: false });
  });

  test('the size of a single pair does not leave it out', () => {
    const groups = Array.from({ length: 3 }, () => [{ name: 't', ...table, output: csv(100_000, 1) }]);
    const steps = groups.map(() => makeActual({ name: 't', output: csv(100_000, 1) }));
    const result = scoreSteps(decodedQuestion(groups).groups, steps, makeContext('standard', { groups: 'all' }));
    expect(result).toMatchObject({ score: 1, isBounded: false });
  });
});

function numbersOf(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at + 1000);
}

describe('the work for one question', () => {
  // Of texts that are searched, each pair has to be compared.
  const searched = (output: string) => ({ name: 'tool', output, match_output: 'includes' });
  const way = (at: number) => [Array.from({ length: 10 }, (_, index) => searched(`wanted ${at} ${index}`))];
  const actual_steps = Array.from({ length: 990 }, (_, at) => ({
    ...{ id: `s${at}`, name: 'tool', status: 'success', output: `found ${at}` },
  }));
  const withWays = (count: number) =>
    decodedQuestion(undefined, { reference_steps_any_of: Array.from({ length: count }, (_, at) => way(at)) });
  const response = decodedResponse({ question_id: 'q', actual_steps });
  const stepsOf = (question: ReturnType<typeof withWays>) =>
    evaluateQuestion(question, response, { ...makeContext(), details: 'full' }).steps;

  test('does not grow with the number of ways to answer it, and says that it ended early', () => {
    const [full, many] = [withWays(40), withWays(200)];
    expect(stepsOf(full)?.isBounded).toBe(false);
    expect(stepsOf(many)).toMatchObject({ score: 0, isBounded: true });
    expect(growthOf(full, many, stepsOf)).toBeLessThan(3);
  });
});
