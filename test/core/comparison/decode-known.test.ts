import { describe, expect, test } from 'vitest';
import { knownFrom } from '../../../src/adapters/files/corpus.js';
import { isDay } from '../../../src/core/comparison/known.js';
import { StepgateError } from '../../../src/core/words/errors.js';

function messageOf(text: string): string {
  try {
    knownFrom(text, 'known.yaml');
  } catch (error) {
    if (error instanceof StepgateError) return error.message;
    throw error;
  }
  return '';
}

describe('a file of known failures', () => {
  test('has entries with question, reason, until and kind', () => {
    const text = `# The vendor removed the field.
- {question: q1, reason: the vendor removed the field, until: 2026-12-31, kind: quarantined}
- question: list_*
  reason: 'accepted by the team'
- { question: "17", reason: x, until: null, kind: accepted }
`;
    expect(knownFrom(text, 'known.yaml')).toEqual([
      { question: 'q1', reason: 'the vendor removed the field', until: '2026-12-31', kind: 'quarantined' },
      { question: 'list_*', reason: 'accepted by the team', until: null, kind: 'accepted' },
      { question: '17', reason: 'x', until: null, kind: 'accepted' },
    ]);
  });

  test.each([['[]'], ['# nothing\n'], ['null']])('%j has no entries', (text) => {
    expect(knownFrom(text, 'known.yaml')).toEqual([]);
  });

  test.each<[what: string, text: string, message: string]>([
    ['a mapping', 'q1: accepted', 'expected a list of entries, each with question, reason, until, kind, got a mapping'],
    ['an entry that is not a mapping', '- q1', 'known.yaml:1: [0]: expected a mapping, got "q1"'],
    ['no question', '- reason: r', 'known.yaml:1: [0].question: is missing'],
    ['a blank reason', '- {question: q, reason: " "}', '[0].reason: expected the reason, as text, got " "'],
    [
      'a number as question',
      '- {question: 17, reason: r}',
      '[0].question: expected the id of a question in quotes, as in "017", got 17',
    ],
    [
      'an unknown key',
      '- {question: q, reason: r, ticket: A-1}',
      'known.yaml:1: [0].ticket: unknown key; known keys: question, reason, until, kind',
    ],
    ['a mistyped required key', '- {question: q, reson: r}', '[0].reson: unknown key; did you mean reason?'],
    ['no day of the calendar', '- {question: q, reason: r, until: 2026-02-30}', '[0].until: expected a day'],
    ['the same key twice', '- {question: q, question: r, reason: x}', 'duplicate'],
  ])('%s is an error', (_, text, message) => {
    const found = messageOf(text);
    expect(found).toContain(message);
    expect(found).toMatch(/^known\.yaml/);
  });

  test('every problem is reported once, at its line', () => {
    const text = '- question: q\n  reson: r\n- question: p\n  reason: r\n  kind: both\n';
    expect(messageOf(text).split('\n')).toEqual([
      'known.yaml:2: [0].reson: unknown key; did you mean reason?',
      'known.yaml:5: [1].kind: expected accepted or quarantined, got "both"',
    ]);
  });

  test.each([
    ['2026-12-31', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-1-1', false],
    ['', false],
  ])('%j is a day: %s', (text, expected) => expect(isDay(text)).toBe(expected));
});
