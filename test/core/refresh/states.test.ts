import { describe, expect, test } from 'vitest';
import { excerptsOf } from '../../../src/core/refresh/excerpts.js';
import { compareOutput } from '../../../src/core/refresh/states.js';
import type { Mapping } from '../../../src/core/text/values.js';
import { makeContext } from '../../support/make.js';
import { decodedQuestions } from '../../support/run.js';
import { grid, makeAsk, makeSelect, SPARQL_JSON, typed } from '../../support/sparql.js';

/** How an output changed, by the keys of a step. */
function changeOf(earlier: unknown, later: unknown, keys: Mapping = {}) {
  const output = typeof earlier === 'string' ? earlier : JSON.stringify(earlier);
  const step = { name: 'get', output, ...keys };
  const corpus = [{ template_id: 't', questions: [{ id: 'q', question_text: 'Q', reference_steps: [[step]] }] }];
  const reference = decodedQuestions(corpus)[0]?.groups[0]?.[0];
  if (!reference) throw new Error('no step');
  return compareOutput(reference, typeof later === 'string' ? later : JSON.stringify(later), makeContext());
}

const JSON_KEYS = { output_media_type: 'application/json' };
const INCLUDES = { ...JSON_KEYS, match_output: 'includes' };
const TABLE = { ...JSON_KEYS, match_output: 'table' };
const decimal = (value: string) => makeSelect(['a'], [[typed(value, 'decimal')]]);
const SPARQL = { output_media_type: SPARQL_JSON };

describe('what is equal in what is scored is the same', () => {
  test.each<[string, unknown, unknown, Mapping, string]>([
    ['a key that was added, with includes', { a: 1 }, { a: 1, b: 2 }, INCLUDES, 'same'],
    ['a key that was added, without it', { a: 1 }, { a: 1, b: 2 }, { ...JSON_KEYS, match_output: 'exact' }, 'changed'],
    ['a key that was removed, with includes', { a: 1, b: 2 }, { a: 1 }, INCLUDES, 'changed'],
    ['a key that is ignored', { a: 1, t: 1 }, { a: 1, t: 2 }, { ...JSON_KEYS, ignore: ['t'] }, 'same'],
    ['a number within the tolerance', { a: 1 }, { a: 1.01 }, { ...JSON_KEYS, tolerance: { absolute: 0.1 } }, 'same'],
    ['a number outside of it', { a: 1 }, { a: 1.2 }, { ...JSON_KEYS, tolerance: { absolute: 0.1 } }, 'changed'],
    ['a number that is rounded', decimal('1.1234561'), decimal('1.1234562'), SPARQL, 'same'],
    ['a small number', decimal('0.000001'), decimal('0.000004'), SPARQL, 'changed'],
    ['a column that was added', grid('a', '1'), grid('a b', '1 2'), { ...SPARQL, required_columns: ['a'] }, 'same'],
    ['rows of a table under other names', [{ a: 1 }], [{ b: 1 }], TABLE, 'same'],
    ['rows of a table and one more', [{ a: 1 }], [{ a: 1 }, { a: 2 }], TABLE, 'changed'],
    ['a text that is included', 'open', 'is open', { ...INCLUDES, output_media_type: 'text/plain' }, 'same'],
  ])('%s', (_, earlier, later, keys, state) => {
    expect(changeOf(earlier, later, keys).state).toBe(state);
  });
});

describe('less than before', () => {
  test.each<[string, unknown, unknown, 'less' | 'nothing' | undefined, boolean]>([
    ['a count of 0', grid('n', '3'), grid('n', '0'), 'nothing', false],
    ['a smaller count', grid('n', '3'), grid('n', '2'), 'less', false],
    ['a larger count', grid('n', '3'), grid('n', '4'), undefined, true],
    ['two counts, one larger', grid('n m', '3 3'), grid('n m', '0 4'), undefined, false],
    ['an aggregate of nothing', grid('n', '3'), grid('n', '-'), 'nothing', false],
    ['no rows', grid('n', 'a', 'b'), grid('n'), 'nothing', false],
    ['fewer rows', grid('n', 'a', 'b'), grid('n', 'a'), 'less', false],
    ['more rows', grid('n', 'a', 'b'), grid('n', 'a', 'b', 'c'), undefined, true],
    ['another text', grid('n', 'a'), grid('n', 'b'), undefined, false],
    ['no more', makeAsk(true), makeAsk(false), 'nothing', false],
    ['now', makeAsk(false), makeAsk(true), undefined, true],
  ])('%s', (_, earlier, later, fall, hasGrown) => {
    const change = changeOf(earlier, later, SPARQL);
    expect([change.fall, change.hasGrown ?? false]).toEqual([fall, hasGrown]);
  });
});

describe('an excerpt', () => {
  const same = 'x'.repeat(500);

  test('begins 20 characters before the first difference', () => {
    expect(excerptsOf(`${same}1${same}`, `${same}2`, 30)).toEqual([
      `…${'x'.repeat(20)}1${'x'.repeat(9)}…`,
      `…${'x'.repeat(20)}2`,
    ]);
    expect(excerptsOf('open', 'closed', 30)).toEqual(['open', 'closed']);
    expect(excerptsOf(`😀${'x'.repeat(19)}1`, `😀${'x'.repeat(19)}2`, 30)[0]).toBe(`…${'x'.repeat(19)}1`);
  });

  test('shows line breaks where the texts differ in nothing else', () => {
    const textOf = (lineEnd: string) => makeSelect(['a'], [[`${'word '.repeat(60)}end.${lineEnd}Next line.`]]);
    const { firstAdded, firstRemoved } = changeOf(textOf('\r\n'), textOf('\n'), SPARQL).difference ?? {};
    expect([firstRemoved?.[0], firstAdded?.[0]]).toEqual([
      expect.stringMatching(/^….{19}\\r\\nNext line\.$/),
      expect.stringMatching(/^….{19}\\nNext line\.$/),
    ]);
  });

  test('of a long row begins where the most similar row of the other side differs', () => {
    const { difference } = changeOf(grid('a', `${same}1`, 'kept'), grid('a', 'new', `${same}2`, 'kept'), SPARQL);
    expect(difference?.firstAdded[1]).toBe(`…${'x'.repeat(20)}2`);
    expect(difference?.firstRemoved).toEqual([`…${'x'.repeat(20)}1`]);
  });
});
