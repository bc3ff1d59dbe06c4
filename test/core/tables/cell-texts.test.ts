import { describe, expect, test } from 'vitest';
import { readCells } from '../../../src/core/tables/row-counts.js';
import { matchedDetail } from '../../support/matching.js';
import { typed } from '../../support/sparql.js';

const text = (value: string) => ({ type: 'literal', value });
const column = (...terms: unknown[]) => ({ pairs: [0], rows: terms.map((term) => [term]) });
const read = (left: unknown[], right: unknown[], cells: 'typed' | 'lexical' = 'typed') =>
  readCells([column(...left), column(...right)], cells).map((rows) => rows.map(([cell]) => cell));

describe('cells that would look alike', () => {
  test.each<[string, unknown[], unknown[], (string | null)[][]]>([
    ['a text and a number', [text('1')], [{ value: 1 }], [['"1"'], ['1']]],
    ['a text and a number of another value', [text('1')], [{ value: 2 }], [['"1"'], ['2']]],
    ['a text and a typed literal', [text('1')], [typed('1', 'integer')], [['"1"'], ['1']]],
    ['a text and a boolean', [text('true')], [{ value: true }], [['"true"'], ['true']]],
    ['both in one table', [text('1'), { value: 1 }], [], [['"1"', '1'], []]],
    ['a text that looks like no number', [text('1'), text('a')], [{ value: 1 }], [['"1"', 'a'], ['1']]],
    ['texts alone', [text('1')], [text('2')], [['1'], ['2']]],
    ['numbers alone', [{ value: 1 }], [{ value: 2 }], [['1'], ['2']]],
    ['an IRI and an unbound cell', [{ type: 'uri', value: '1' }, null], [{ value: 1 }], [['1', null], ['1']]],
  ])('%s', (_, left, right, expected) => expect(read(left, right)).toEqual(expected));

  test('are equal where cells are compared by their text', () => {
    expect(read([text('1')], [typed('1', 'integer')], 'lexical')).toEqual([['1'], ['1']]);
  });
});

describe('the detail of a table that differs in the types of its cells', () => {
  const json = (output: unknown) => ({ output, output_media_type: 'application/json', match_output: 'table' });
  const detailOf = (output: unknown, actual: unknown) => matchedDetail(json(output), { output: actual }).detail;

  test('quotes the texts in the rows, and names the first such cell', () => {
    expect(detailOf([{ zip: '1', n: 5 }], [{ zip: 1, n: 5 }])).toMatchObject({
      missing_rows: [['"1"', '5']],
      extra_rows: [['1', '5']],
      ...{ first_difference: 'zip', expected_value: '"1"', actual_value: '1' },
    });
  });

  test('takes no column with the same characters for a missing one', () => {
    expect(detailOf([{ n: 5.5 }, { n: 7 }], [{ n: '7' }, { n: '5.5' }])).toMatchObject({
      ...{ first_difference: 'n', expected_value: '5.5', actual_value: '"5.5"' },
    });
    expect(detailOf([{ id: 1, n: 5 }], [{ id: 1 }])).toMatchObject({ unreturned: 'n' });
  });
});
