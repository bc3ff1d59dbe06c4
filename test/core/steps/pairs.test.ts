import { describe, expect, test } from 'vitest';
import { scoreRoutes } from '../../../src/core/steps/alternatives.js';
import { prepareGroups } from '../../../src/core/steps/step.js';
import { makeActual, makeContext, scoreSteps } from '../../support/make.js';
import { decodedQuestion } from '../../support/run.js';

describe('items of an unordered list with rules of their own match in any order', () => {
  const [a, b] = ['A', 'B'].map((n, id) => ({ id, n })) as [object, object];
  const xs = (...texts: string[]) => ({ x: texts });
  test.each<[string, object, unknown]>([
    ['an order', { output: { l: [xs('a', 'b'), xs()] }, unordered: ['l', 'l[0].x'] }, { l: [xs(), xs('b', 'a')] }],
    ['a rule', { output: [a, b], unordered: true, expect: { 'output[0]': { type: 'object' } } }, [b, a]],
    ['an ignored key', { output: [a, b], unordered: true, ignore: ['[0].n'] }, [b, { ...a, n: 'Z' }]],
  ])('%s', (_, keys, output) => {
    const scores = [{ tolerance: 0.01 }, {}].map((more) => {
      const { groups } = decodedQuestion([[{ name: 't', ...more, ...keys }]]);
      return scoreSteps(groups, [makeActual({ name: 't', output })], makeContext()).score;
    });
    expect(scores).toEqual([1, 1]);
  });
});

test('of more than 10,000 calls, the last ones are compared, and the result says so', () => {
  const { groups } = decodedQuestion([[{ name: 't', output: 'right' }]]);
  const calls = (count: number) => [
    makeActual({ name: 't', output: 'right' }),
    ...Array.from({ length: count }, () => makeActual({ name: 't', output: 'wrong' })),
  ];
  expect(scoreSteps(groups, calls(9_999), makeContext())).toMatchObject({ score: 1, isBounded: false });
  expect(scoreSteps(groups, calls(10_000), makeContext())).toMatchObject({ score: 0, isBounded: true });
});

test('a forbidden call before the last 10,000 still counts', () => {
  const question = decodedQuestion([[{ name: 't', output: 'right' }]], { extra_calls: { except: ['t'] } });
  const names = ['drop', ...new Array<string>(10_000).fill('t')];
  const calls = names.map((name) => makeActual({ name, output: 'right' }));
  const scoreOf = (steps: ReturnType<typeof makeActual>[]) =>
    scoreRoutes(question, steps, makeContext(), prepareGroups(question.groups)).score;
  expect([scoreOf(calls.slice(1)), scoreOf(calls)]).toEqual([1, 0]);
});
