import { describe, expect, test } from 'vitest';
import { shownQuestion } from '../../../src/core/show/entry.js';
import { SCREEN } from '../../../src/core/show/extent.js';
import { callsOf } from '../../../src/core/show/texts.js';
import { makeEntry } from '../../support/make.js';

/** A step that counts how often its output is looked at. */
function watched(count: number) {
  let looks = 0;
  const steps = Array.from({ length: count }, (_, at) => ({
    name: `tool ${at}`,
    args: {},
    status: 'success',
    get output() {
      looks++;
      return 'x';
    },
  }));
  return { steps, looks: () => looks };
}

describe('the calls of an answer', () => {
  test('of very many, the first ones and those with a role are listed, and no other is looked at', () => {
    const { steps, looks } = watched(1_000);
    const roles = new Map([
      [900, 'explained'],
      [700, 'matched'],
      [1, 'matched'],
    ] as const);
    const marks = { roles, rules: new Map([[800, 'forbidden' as const]]) };
    const calls = callsOf(steps as never, marks, { calls: 3, callTexts: null });
    const listed = ['1 null', '2 matched', '3 null', '701 matched', '801 null', '901 explained'];
    expect(calls.map(({ number, role }) => `${number} ${role}`)).toEqual(listed);
    expect(looks()).toBeLessThan(50);
  });

  test.each([
    ['SQL of lines, as sent', { query: 'SELECT a -- all\nFROM t WHERE b < 1' }, 'text', /^SELECT a -- all\nFROM t/],
    ['SQL of one line', { query: 'SELECT a FROM t WHERE b < 1' }, 'json', /^\{\n {2}"query": "SELECT/],
    ['a text of several lines beside another argument', { text: 'a\nb', limit: 1 }, 'json', /"text": "a\\nb"/],
    ['SPARQL', { query: 'select ?a { ?a ?b 1 }' }, 'sparql', /^SELECT \?a \{\n/],
  ])('the arguments: %s', (_, args, language, text) => {
    const step = { name: 'run', args, status: 'success', output: 'x' };
    const marks = { roles: new Map(), rules: new Map() };
    const [call] = callsOf([step] as never, marks, { calls: 1, callTexts: { args: 1000, output: 10 } });
    expect(call?.texts?.args).toEqual({ language, text: expect.stringMatching(text), leftOut: 0 });
  });

  test('all are counted', () => {
    const steps = Array.from({ length: 300 }, (_, at) => ({ name: 'find', status: at < 250 ? 'success' : 'error' }));
    const entry = makeEntry({ actual_steps: steps });
    const { calls, callCounts } = shownQuestion({ entry, answers: 1 }, null, { ...SCREEN, calls: 200 });
    expect([calls.length, callCounts]).toEqual([200, { all: 300, failed: 50 }]);
    expect(shownQuestion({ entry, answers: 1 }, null).calls).toHaveLength(300);
  });
});
