import { describe, expect, test } from 'vitest';
import { evaluateQuestion } from '../../../src/core/entries/evaluate-question.js';
import { makeContext } from '../../support/make.js';
import { decodedQuestion, decodedResponse } from '../../support/run.js';

const call = (name: string, status = 'success') => ({ id: name, name, args: {}, status, output: 'x' });

function entryOf(question: object, response: object, preset = makeContext()) {
  const decoded = decodedResponse({ question_id: 'q', actual_answer: 'ok', ...response });
  return evaluateQuestion(decodedQuestion(undefined, question), decoded, { ...preset, details: 'none' }).entry;
}

describe('a question without reference steps that forbids calls', () => {
  const allowing = { forbid: true, except: ['find_*'] };
  test.each<[string, object, object, number | undefined]>([
    ['is right without a call', { extra_calls: 'forbid' }, { actual_steps: [] }, 1],
    ['is wrong with a call', { extra_calls: 'forbid' }, { actual_steps: [call('drop_table')] }, 0],
    ['is wrong with a call that failed', { extra_calls: 'forbid' }, { actual_steps: [call('a', 'error')] }, 0],
    ['allows what is named', { extra_calls: allowing }, { actual_steps: [call('find_x')] }, 1],
    ['has no score where calls are allowed', { extra_calls: 'allow' }, { actual_steps: [] }, undefined],
    ['has no score if the answer failed', { extra_calls: 'forbid' }, { actual_steps: [], error: 'timeout' }, undefined],
    ['is wrong if its calls cannot be read', { extra_calls: 'forbid' }, { actual_steps: 'none' }, 0],
  ])('%s', (_, question, response, score) => {
    expect(entryOf(question, response).steps_score).toBe(score);
  });

  test('names the call', () => {
    const details = entryOf({ extra_calls: 'forbid' }, { actual_steps: [call('drop_table')] }).steps_details;
    expect(details).toMatchObject([{ cause: { kind: 'extra_call', step: 0 }, detail: { tool: 'drop_table' } }]);
  });

  test('is wrong if the answer failed, where failed answers count', () => {
    const entry = entryOf({ extra_calls: 'forbid' }, { actual_steps: [], error: 'x' }, makeContext('graphrag-eval-5'));
    expect(entry.steps_score).toBe(0);
  });
});

describe('a step with status: error', () => {
  const step = { name: 'cancel', args: { id: 7 }, match_args: 'exact', status: 'error' };
  const failed = { id: '1', name: 'cancel', args: { id: 7 }, status: 'error', error: 'locked' };
  const again = { ...failed, id: '2', status: 'success', output: 'done' };
  // A title | other keys of the step | the calls | other keys of the question | the score.
  test.each<[string, object, readonly object[], object, number]>([
    ['a failed call', {}, [failed], {}, 1],
    ['a successful call', {}, [again], {}, 0],
    ['other arguments', {}, [{ ...failed, args: { id: 8 } }], {}, 0],
    ['no call', {}, [], {}, 0],
    ['the output is not compared', { output: 'other', match_output: 'exact' }, [failed], {}, 1],
    ['a call of unknown status', {}, [{ ...failed, status: 'pending' }], {}, 0],
    ['a failed call and no other', {}, [failed], { extra_calls: 'forbid' }, 1],
    ['a failed call and its repetition', {}, [failed, again], { extra_calls: 'forbid' }, 0],
  ])('%s', (_, keys, calls, more, score) => {
    const question = { reference_steps: [[{ ...step, ...keys }]], ...more };
    expect(entryOf(question, { actual_steps: calls }).steps_score).toBe(score);
  });

  test('and the repetition that must succeed', () => {
    const question = { reference_steps: [[step], [{ ...step, status: 'success', match_output: 'ignore' }]] };
    const scored = (actual_steps: readonly object[]) =>
      entryOf(question, { actual_steps }, makeContext('standard', { groups: 'all' })).steps_score;
    expect([scored([failed, again]), scored([again, failed])]).toEqual([1, 0.5]);
  });

  test('is a step like any other in a preset of graphrag-eval', () => {
    const question = { reference_steps: [[{ ...step, match_output: 'ignore' }]] };
    const scored = (call: object) =>
      entryOf(question, { actual_steps: [call] }, makeContext('graphrag-eval-6')).steps_score;
    expect([failed, again].map(scored)).toEqual([0, 1]);
  });

  test('says that the call did not fail', () => {
    const detail = { closest: '2', expected_value: 'a call that fails', actual_value: 'success' };
    const { steps_details } = entryOf({ reference_steps: [[step]] }, { actual_steps: [again] });
    expect(steps_details).toMatchObject([{ cause: { kind: 'value_differs' }, detail }]);
  });
});
