import { describe, expect, test } from 'vitest';
import { decodeResponse, otherIdKey } from '../../../src/core/corpus/response.js';
import type { Mapping } from '../../../src/core/text/values.js';
import { messageOf, requireOk } from '../../../src/core/words/errors.js';
import { deepFreeze } from '../../support/make.js';

describe('only a missing question id makes a record invalid', () => {
  test.each<[string, unknown]>([
    ['no id', { actual_answer: 'a' }],
    ['an id that is null', { question_id: null }],
    ['an empty id', { question_id: '' }],
    ['an id that is a mapping', { question_id: {} }],
    ['an id with the first half of a surrogate pair', { question_id: 'b\ud800' }],
    ['an id with the second half', { question_id: '\udc00b' }],
    ['an id with the halves in the wrong order', { question_id: '\udc00\ud800' }],
    ['a list', []],
    ['a text', 'q1'],
    ['null', null],
    ['an integer beyond a double', 12345678901234567890n],
    ['an id that objects have', Object.create({ question_id: 'inherited' })],
  ])('%s', (_, value) => {
    const decoded = decodeResponse(value);
    expect(decoded.kind).toBe('invalid');
    expect(decoded.kind === 'invalid' && messageOf(decoded)).toMatch(/question_id/);
  });

  test.each<[object, string | null]>([
    [{ kind: 'run', id: 'q1' }, 'id'],
    [{ text: 'Which?', 'example-id': 17 }, 'example-id'],
    [{ kind: 'run', exampleId: 'q1', id: 'x' }, 'exampleId'],
    [{ valid: 'yes', grid: 3, id: ['q1'] }, null],
    [{ id: 'q1', question_id: 'q2' }, null],
    [{ id: 'x', questionId: 'q1' }, null],
  ])('the key that holds the id of %j is %j', (record, key) => expect(otherIdKey(record as Mapping)).toBe(key));

  test('names the keys of a record without an id', () => {
    const message = (record: object) => {
      const decoded = decodeResponse(record);
      return decoded.kind === 'invalid' && messageOf(decoded);
    };
    expect(message({ first: 1, second: 2 })).toBe('question_id is missing; the record has the keys first, second');
    expect(message({})).toBe('question_id is missing');
  });

  test.each<[string, unknown, string]>([
    ['a text', 'q1', 'q1'],
    ['a text with a surrogate pair', '\ud83d\ude00', '😀'],
    ['a number', 17, '17'],
    ['0', 0, '0'],
    ['an integer beyond a double', 12345678901234567890n, '12345678901234567890'],
    ['true', true, 'true'],
  ])('an id that is %s is taken as text', (_, question_id, questionId) => {
    expect(decodeResponse({ question_id })).toMatchObject({ kind: 'ok', value: { questionId, error: null } });
  });
});

describe('steps', () => {
  const decode = (actual_steps: unknown) => {
    return requireOk(decodeResponse(deepFreeze({ question_id: 'q', actual_steps })));
  };

  test.each<[string, unknown]>([
    ['a text', 'none'],
    ['a mapping', {}],
    ['a list with a text', [{}, 'b']],
    ['a list with null', [null]],
    ['an integer beyond a double', 12345678901234567890n],
  ])('that are %s cannot be read, which the response says', (_, steps) => {
    expect(decode(steps)).toMatchObject({ steps: null });
    expect(decode(steps).unreadable).toContain('actual_steps');
  });

  test.each([undefined, null])('may be %s', (steps) =>
    expect(decode(steps)).toMatchObject({ steps: null, unreadable: null }),
  );

  test('without a recorded output keep how it could have been recorded, and have no output', () => {
    const [step] = decode([{ name: 's', status: 'success', output_not_recorded: 'set X' }]).steps ?? [];
    expect(step).toMatchObject({ notRecorded: 'set X', output: undefined });
    expect(decode([{ name: 's', output: '' }]).steps?.[0]).not.toHaveProperty('notRecorded');
  });

  test('keep their own id', () => {
    expect(decode([{ id: 'a' }, { id: 0 }]).steps).toMatchObject([{ id: 'a' }, { id: 0 }]);
  });
});
