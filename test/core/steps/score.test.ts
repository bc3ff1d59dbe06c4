import { describe, expect, test } from 'vitest';
import type { ActualStep, Group, ReferenceStep } from '../../../src/core/steps/model.js';
import type { StepContext } from '../../../src/core/steps/step.js';
import { makeActual, makeContext, makeReference, scoreSteps } from '../../support/make.js';
import { grid, SPARQL_JSON } from '../../support/sparql.js';

/** A lookup that must return this text, and one that returned it. */
const wants = (output: string) => makeReference({ name: 'lookup', output });
const gave = (output: string, id = output) => makeActual({ name: 'lookup', output, id });
const failed = (output: string) => ({ ...gave(output), status: 'error' });

/** A retrieval of these letters, and one that found those. */
const needs = (letters: string) => makeReference({ name: 'retrieval', output: [...letters] });
const found = (letters: string) => makeActual({ name: 'retrieval', output: [...letters], id: letters });

const LAST = makeContext();
const ALL = makeContext('standard', { groups: 'all' });
const SIX = makeContext('graphrag-eval-6');

/** The score, and the id that each step of the scored groups was matched with. */
function outcome(groups: readonly Group[], steps: readonly ActualStep[], context: StepContext) {
  const { score, details } = scoreSteps(groups, steps, context);
  return [score, ...details.map(({ matches }) => matches ?? null)];
}

describe('of the last group', () => {
  test.each<[string, readonly Group[], ActualStep[], unknown[]]>([
    ['each step counts alike', [[wants('a'), wants('b')]], [gave('a')], [1 / 2, 'a', null]],
    ['the order of steps is free', [[wants('a'), wants('b')]], [gave('b'), gave('a')], [1, 'a', 'b']],
    ['extra steps are ignored', [[wants('a')]], [gave('x'), gave('a'), gave('y')], [1, 'a']],
    ['earlier groups do not count', [[wants('x')], [wants('a')]], [gave('a')], [1, 'a']],
    ['steps anywhere may match', [[wants('x')], [wants('a')]], [gave('a'), gave('x')], [1, 'a']],
    ['without actual steps, nothing', [[wants('a')]], [], [0, null]],
    ['an actual step serves once', [[wants('a'), wants('a')]], [gave('a')], [1 / 2, 'a', null]],
    ['recall adds up', [[needs('ab'), needs('cd')]], [found('ax'), found('cd')], [3 / 4, 'ax', 'cd']],
    ['the best of two is taken, not the latest', [[needs('abcd')]], [found('abcd'), found('a')], [1, 'abcd']],
  ])('%s', (_, groups, steps, expected) => expect(outcome(groups, steps, LAST)).toEqual(expected));

  test.each(['error', 'running', undefined, null, true, 'Success'])('a step of status %j does not count', (status) => {
    expect(outcome([[wants('a')]], [{ ...gave('a'), status }], LAST)).toEqual([0, null]);
  });

  test('a step of another name does not count', () => {
    expect(outcome([[wants('a')]], [makeActual({ name: 'look_up', output: 'a' })], LAST)).toEqual([0, null]);
  });
});

describe('the best assignment within a group', () => {
  const rows = grid('w n', '1 x', '2 y');
  const query = (step: Partial<ReferenceStep>) =>
    makeReference({ name: 'q', mediaType: SPARQL_JSON, output: rows, ...step });
  const wide = query({});
  const narrow = query({ requiredColumns: ['w'] });
  const gaveWide = makeActual({ name: 'q', id: 'wide', output: rows });
  const gaveNarrow = makeActual({ name: 'q', id: 'narrow', output: grid('w', '2', '1') });

  test.each<[string, Group, ActualStep[], unknown[]]>([
    ['narrow need first, wide result last', [narrow, wide], [gaveNarrow, gaveWide], [1, 'narrow', 'wide']],
    ['narrow need first, wide result first', [narrow, wide], [gaveWide, gaveNarrow], [1, 'narrow', 'wide']],
    ['wide need first, wide result last', [wide, narrow], [gaveNarrow, gaveWide], [1, 'wide', 'narrow']],
    ['wide need first, wide result first', [wide, narrow], [gaveWide, gaveNarrow], [1, 'wide', 'narrow']],
  ])('does not depend on %s', (_, group, steps, expected) => {
    for (const context of [LAST, ALL, SIX]) expect(outcome([group], steps, context)).toEqual(expected);
  });

  const twice = [gave('a', 'early'), gave('a', 'late')];
  test.each<[string, StepContext, Group, ActualStep[], unknown[]]>([
    ['one step takes the latest', LAST, [wants('a')], twice, [1, 'late']],
    ['one step takes the latest', SIX, [wants('a')], twice, [1, 'late']],
    ['the first step chooses first', LAST, [wants('a'), wants('a')], twice, [1, 'late', 'early']],
    ['the last step chooses first', SIX, [wants('a'), wants('a')], twice, [1, 'early', 'late']],
    ['the first step has the only one', LAST, [wants('a'), wants('a')], [gave('a')], [1 / 2, 'a', null]],
    ['the last step has the only one', SIX, [wants('a'), wants('a')], [gave('a')], [1 / 2, null, 'a']],
  ])('of a tie: %s', (_, context, group, steps, expected) => {
    expect(outcome([group], steps, context)).toEqual(expected);
  });
});

describe('of all groups', () => {
  const [a, b, c] = [[wants('a')], [wants('b')], [wants('c')]];
  test.each<[string, readonly Group[], ActualStep[], unknown[]]>([
    ['all in sequence', [a, b], [gave('a'), gave('b')], [1, 'a', 'b']],
    ['the groups out of sequence', [a, b], [gave('b'), gave('a')], [1 / 2, null, 'b']],
    ['the last group alone', [a, b], [gave('b')], [1 / 2, null, 'b']],
    ['without the last group, nothing', [a, b], [gave('a'), gave('x')], [0, null, null]],
    ['an earlier group needs every later step', [a, [...b, ...c]], [gave('a'), gave('b')], [1 / 4, null, 'b', null]],
    ['a group in between that misses ends it', [a, b, c], [gave('a'), gave('c')], [1 / 3, null, null, 'c']],
    ['groups of any size count alike', [a, [...b, ...c]], [gave('b'), gave('c')], [1 / 2, null, 'b', 'c']],
    ['before the earliest match', [a, [...b, ...c]], [gave('b'), gave('a'), gave('c')], [1 / 2, null, 'b', 'c']],
    ['a failed step breaks the sequence', [a, b], [failed('a'), gave('b')], [1 / 2, null, 'b']],
    ['a failed step in between does not matter', [a, b], [gave('a'), failed('x'), gave('b')], [1, 'a', 'b']],
    ['the latest match leaves most', [a, b], [gave('b', 'b1'), gave('a'), gave('b', 'b2')], [1, 'a', 'b2']],
    ['one actual step cannot serve two groups', [a, a], [gave('a')], [1 / 2, null, 'a']],
    ['the same step in two groups, done twice', [a, a], [gave('a', 'a1'), gave('a', 'a2')], [1, 'a1', 'a2']],
    ['recall above 0 is a match', [a, [needs('xy')]], [gave('a'), found('x')], [3 / 4, 'a', 'x']],
    ['recall of 0 is none', [a, [needs('xy')]], [gave('a'), found('z')], [0, null, null]],
  ])('%s', (_, groups, steps, expected) => {
    for (const context of [ALL, SIX]) expect(outcome(groups, steps, context)).toEqual(expected);
  });

  // Ten ids are wanted twice; one result has all of the first ten and one of the second, the other one of the first.
  const crossed: Group = [needs('abcdefghij'), needs('jklmnopqrs')];
  const results = [found('a'), found('abcdefghij')];

  test('a later group matches every step if it can, lest the earlier one is lost', () => {
    const [score, ...matches] = outcome([a, crossed], [gave('a', 'first'), ...results], ALL);
    expect(matches).toEqual(['first', 'a', 'abcdefghij']);
    expect(score).toBeCloseTo((1 + (1 / 10 + 1 / 10) / 2) / 2, 12);
  });

  test('of the first group, and of the last one alone, the largest total decides', () => {
    const expected = ['abcdefghij', null];
    expect(outcome([crossed], results, ALL)).toEqual([1 / 2, ...expected]);
    expect(outcome([crossed, a], [...results, gave('a', 'last')], ALL)).toEqual([3 / 4, ...expected, 'last']);
    expect(outcome([a, crossed], [gave('a', 'first'), ...results], LAST)).toEqual([1 / 2, ...expected]);
  });
});

describe('a detail of each step', () => {
  test('says which group, which step and how it was compared', () => {
    const { details } = scoreSteps([[wants('a')], [wants('b'), needs('xy')]], [gave('b'), found('x')], ALL);
    expect(details).toMatchObject([
      { group: 0, step: 0, name: 'lookup', comparator: null, score: 0, cause: { kind: 'no_step', step: 0 } },
      { group: 1, step: 0, name: 'lookup', comparator: 'text', score: 1, matches: 'b' },
      { group: 1, step: 1, name: 'retrieval', comparator: 'retrieval', score: 1 / 2, matches: 'x' },
    ]);
  });

  test.each<[string, ActualStep[], string]>([
    ['nothing was called', [], 'no_tool_call'],
    ['the call failed', [{ ...gave('a'), status: 'error', error: 'timeout' }], 'timed_out'],
    ['the call gave another value', [gave('x')], 'value_differs'],
  ])('says why it missed: %s', (_, steps, kind) => {
    expect(scoreSteps([[wants('a')]], steps, LAST).details[0]?.cause?.kind).toBe(kind);
  });

  test('says that a group was not reached', () => {
    const { details } = scoreSteps([[wants('a')], [wants('b')]], [gave('a')], ALL);
    expect(details.map(({ cause }) => cause?.kind)).toEqual(['not_reached', 'value_differs']);
  });
});
