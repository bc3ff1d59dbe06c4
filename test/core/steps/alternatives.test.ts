import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluateQuestion } from '../../../src/core/entries/evaluate-question.js';
import type { StepDetail } from '../../../src/core/steps/model.js';
import { makeContext } from '../../support/make.js';
import { decodedQuestion, decodedResponse, evaluated } from '../../support/run.js';

const step = (name: string, output = 'A') => ({ name, output });
const did = (...steps: object[]) => ({
  actual_steps: steps.map((one, at) => ({ id: `s${at}`, status: 'success', ...one })),
});
const detailsOf = (entry: Readonly<Record<string, unknown>>) => entry.steps_details as StepDetail[];

describe('any_of: the best step counts', () => {
  const either = { any_of: [step('search'), step('lookup')] };
  const entryOf = (group: object[], record: object) => evaluated([group], record, makeContext(), 'full');

  test.each<[string, object[], object, number, (number | undefined)[]]>([
    ['the first', [either], did(step('search')), 1, [0]],
    ['the second', [either], did(step('lookup')), 1, [1]],
    ['both: the first', [either], did(step('lookup'), step('search')), 1, [0]],
    ['none', [either], did(step('other')), 0, [0]],
    ['another output', [either], did(step('lookup', 'B')), 0, [1]],
    ['one call for one step', [either, step('lookup')], did(step('lookup')), 0.5, [0, undefined]],
    ['a call for each', [either, step('lookup')], did(step('search'), step('lookup')), 1, [0, undefined]],
    ['two of them', [either, either], did(step('lookup'), step('search')), 1, [0, 1]],
  ])('%s', (_, group, record, score, chosen) => {
    const entry = entryOf(group, record);
    expect(entry.steps_score).toBe(score);
    const found = detailsOf(entry).map(({ any_of }) => any_of);
    if (score === 1) expect(found.toSorted()).toEqual(chosen.toSorted());
    else expect(found).toHaveLength(chosen.length);
  });

  test('the details name the step that matched', () => {
    const [detail] = detailsOf(entryOf([either], did(step('lookup'))));
    const place = { group: 0, step: 0, name: 'lookup', any_of: 1 };
    expect(detail).toEqual({ ...place, comparator: 'text', score: 1, matches: 's0' });
  });

  test('the file keeps the alternatives, and marks the step', () => {
    const entry = entryOf([either], did(step('lookup')));
    expect(entry.reference_steps).toEqual([[{ ...either, matches: 's0' }]]);
  });

  test('a miss is explained by the alternative that came closest', () => {
    const rows = {
      output_media_type: 'application/json',
      match_output: 'table',
      output: [{ name: 'a' }, { name: 'b' }],
    };
    const group = [{ any_of: ['sql', 'api'].map((name) => ({ name, ...rows })) }];
    const calls = did({ name: 'api', output: [{ name: 'a' }] }, { name: 'sql', output: [{ name: 'x' }] });
    const cause = { kind: 'missing_rows', expected: 2, actual: 1, common: 1 };
    expect(detailsOf(entryOf(group, calls))).toMatchObject([{ name: 'api', any_of: 1, cause }]);
  });
});

describe('reference_steps_any_of: the best alternative counts', () => {
  const ways = [[[step('a'), step('b')]], [[step('c')]]];
  const both = { reference_steps: [[step('x')]], reference_steps_any_of: ways };
  const entryOf = (question: object, record: object | null, context = makeContext()) => {
    const decoded = decodedQuestion(undefined, question);
    const response = record && decodedResponse({ question_id: 'q', ...record });
    return evaluateQuestion(decoded, response, { ...context, details: 'full' }).entry;
  };

  test.each<[string, object, object, number, number | undefined]>([
    ['reference_steps', both, did(step('x')), 1, undefined],
    ['the first way', both, did(step('a'), step('b')), 1, 0],
    ['the second way', both, did(step('c')), 1, 1],
    ['the better of two', both, did(step('a')), 0.5, 0],
    ['on ties the first', both, did(step('x'), step('c')), 1, undefined],
    ['none: the first', both, did(step('z')), 0, undefined],
    ['without reference_steps', { reference_steps_any_of: ways }, did(step('c')), 1, 1],
    ['without reference_steps, none', { reference_steps_any_of: ways }, did(step('z')), 0, 0],
  ])('%s', (_, question, record, score, way) => {
    const entry = entryOf(question, record);
    expect(entry.steps_score).toBe(score);
    for (const detail of detailsOf(entry)) expect(detail.reference_steps_any_of).toBe(way);
  });

  test('the file keeps all ways, and marks the steps of the one that counts', () => {
    const entry = entryOf(both, did(step('c')));
    expect(entry.reference_steps).toEqual([[step('x')]]);
    expect(entry.reference_steps_any_of).toEqual([ways[0], [[{ ...step('c'), matches: 's0' }]]]);
    expect(entryOf({ reference_steps_any_of: ways }, did()).reference_steps).toBeUndefined();
  });

  test('groups: all scores each way by itself', () => {
    const two = [[[step('a')], [step('b')]]];
    const all = makeContext('standard', { groups: 'all' });
    const question = { reference_steps: [[step('x')]], reference_steps_any_of: two };
    expect(entryOf(question, did(step('a'), step('b')), all).steps_score).toBe(1);
  });

  test('never lowers a score', () => {
    const one = fc.record({ name: fc.constantFrom('a', 'b', 'c'), output: fc.constantFrom('A', 'B') });
    const way = fc.array(one, { minLength: 1, maxLength: 3 }).map((group) => [group]);
    fc.assert(
      fc.property(way, fc.array(way, { maxLength: 3 }), fc.array(one, { maxLength: 4 }), (reference, others, made) => {
        const scoreOf = (question: object) =>
          entryOf({ reference_steps: reference, ...question }, did(...made)).steps_score;
        expect(scoreOf({ reference_steps_any_of: others })).toBeGreaterThanOrEqual(scoreOf({}) as number);
      }),
    );
  });
});
