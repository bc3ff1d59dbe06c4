import { describe, expect, test } from 'vitest';
import { statusOf } from '../../../src/core/entries/decode-entry.js';
import { PRESET_NAMES } from '../../../src/core/words/scoring-rules.js';
import { makeContext, makeEntry } from '../../support/make.js';
import { decodedQuestion, decodedResponse, evaluated } from '../../support/run.js';

const STEPS = [[{ name: 'lookup', output: 'A' }]];
const DONE = { id: 's1', name: 'lookup', args: {}, status: 'success', output: 'A' };

describe('an entry', () => {
  test('has its keys in the order of the library', () => {
    const measures = { elapsed_sec: 1, total_tokens: 5, output_tokens: 2, input_tokens: 3 };
    const entry = evaluated(STEPS, { ...measures, actual_steps: [DONE], actual_answer: 'an answer' });
    const before = ['template_id', 'question_id', 'question_text', 'reference_steps', 'status', 'actual_answer'];
    const after = ['actual_steps', 'steps_score', 'input_tokens', 'output_tokens', 'total_tokens', 'elapsed_sec'];
    expect(Object.keys(entry)).toEqual([...before, ...after]);
  });

  test('has no keys without a value', () => {
    const entry = evaluated([], { actual_answer: null, input_tokens: null });
    expect(Object.keys(entry)).toEqual(['template_id', 'question_id', 'question_text', 'status', 'actual_steps']);
  });

  test('says which actual step a reference step matched; the corpus does not learn it', () => {
    const corpus = [[{ name: 'lookup', output: 'A', matches: 'old' }], [{ name: 'lookup', output: 'B' }]];
    const entry = evaluated(corpus, { actual_steps: [DONE, { ...DONE, id: 's2', output: 'B' }] });
    expect(entry.reference_steps).toEqual([
      [{ name: 'lookup', output: 'A' }],
      [{ name: 'lookup', output: 'B', matches: 's2' }],
    ]);
    expect(corpus[1]?.[0]).not.toHaveProperty('matches');
  });

  test('has details of the steps only where they are asked for', () => {
    expect(evaluated(STEPS, { actual_steps: [DONE] }, makeContext(), 'full').steps_details).toEqual([
      { group: 0, step: 0, name: 'lookup', comparator: 'text', score: 1, matches: 's1' },
    ]);
    expect(evaluated(STEPS, { actual_steps: [DONE] })).not.toHaveProperty('steps_details');
  });
});

describe('an error sample', () => {
  const failed = { error: 'timeout', actual_answer: 'so far', actual_steps: [DONE], input_tokens: 3 };

  test('keeps answer, steps and tokens, and has no score', () => {
    const entry = evaluated(STEPS, failed);
    expect(entry).toMatchObject({ status: 'error', ...failed });
    expect(entry).not.toHaveProperty('steps_score');
  });

  test('of graphrag-eval-4 keeps the question, status and error only', () => {
    const keys = ['template_id', 'question_id', 'question_text', 'reference_steps', 'status', 'error'];
    expect(Object.keys(evaluated(STEPS, failed, makeContext('graphrag-eval-4')))).toEqual(keys);
  });

  test.each<[string, object, string, unknown]>([
    ['error: null is not an error', { error: null }, 'success', undefined],
    ['an error without status is one', { error: 'timeout' }, 'error', 'timeout'],
    ['an error with status success is one', { status: 'success', error: 'timeout' }, 'error', 'timeout'],
    ['status error without an error is one', { status: 'error' }, 'error', 'unknown error'],
    ['an error that is not a text is written as JSON', { error: { code: 5 } }, 'error', '{"code":5}'],
    ['an empty error is an error', { error: '' }, 'error', ''],
  ])('%s', (_, record, status, error) => {
    const entry = evaluated(STEPS, record);
    expect([entry.status, entry.error]).toEqual([status, error]);
  });

  test.each(PRESET_NAMES)('without any response says so under %s', (preset) => {
    expect(evaluated(STEPS, null, makeContext(preset))).toMatchObject({ status: 'error', error: 'no response' });
  });
});

describe('a success response', () => {
  test.each(PRESET_NAMES)('without steps, under %s', (preset) => {
    const entry = evaluated(STEPS, { actual_answer: 'a' }, makeContext(preset));
    const absent = preset === 'graphrag-eval-4';
    expect([entry.actual_steps, entry.steps_score]).toEqual(absent ? [undefined, undefined] : [[], 0]);
  });

  test.each<[string, unknown]>([
    ['a list', 'all of them'],
    ['steps', [DONE, 'another']],
  ])('whose steps are not %s scores 0 and says why', (_, actual_steps) => {
    const entry = evaluated(STEPS, { actual_steps }, makeContext(), 'full');
    expect(entry).toMatchObject({ status: 'success', steps_score: 0 });
    expect(entry.steps_details).toMatchObject([{ cause: { kind: 'unreadable' } }]);
  });
});

test.each<[string, object, string]>([
  ['nothing else', {}, 'missing'],
  ['empty keys', { actual_answer: null, actual_steps: [] }, 'missing'],
  ['a list of calls', { calls: [] }, 'error'],
  ['an answer', { actual_answer: 'x' }, 'error'],
  ['a step', { actual_steps: [DONE] }, 'error'],
  ['tokens', { total_tokens: 5 }, 'error'],
  ['a trial', { trial: 2 }, 'error'],
])('an entry whose error is "no response", with %s: %s', (_, keys, status) => {
  expect(statusOf(makeEntry({ status: 'error', error: 'no response', ...keys }))).toBe(status);
});

test.each<[string, string, object | undefined]>([
  ['within its thoughts', '<think>a</think><think>b', { cut_at: 2048 }],
  ['after them', '<think>a</think>b', undefined],
])('an answer without calls that ends %s', (_, actual_answer, detail) => {
  const response = { actual_answer, output_tokens: 2048, actual_steps: [] };
  const entry = evaluated(STEPS, response, makeContext(), 'full');
  expect(entry.steps_details?.[0]?.detail).toEqual(detail);
});

test('an empty last group of a question is dropped', () => {
  expect(evaluated([...STEPS, []], { actual_steps: [DONE] }).steps_score).toBe(1);
});

describe('older files are read by their keys', () => {
  test.each(['reference_steps', 'expected_steps', 'tools_calls'])('%s of a corpus', (key) => {
    expect(decodedQuestion(undefined, { reference_steps: undefined, [key]: STEPS }).groups).toHaveLength(
      key === 'reference_steps' ? 1 : 0,
    );
  });

  test.each(['actual_steps', 'steps', 'tools_calls'])('%s of a response', (key) => {
    expect(decodedResponse({ question_id: 5, [key]: [DONE] })).toMatchObject({
      questionId: '5',
      steps: [{ id: 's1', name: 'lookup' }],
    });
  });
});
