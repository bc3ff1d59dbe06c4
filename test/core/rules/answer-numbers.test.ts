import { describe, expect, test } from 'vitest';
import { answerNumbers, numbersIn } from '../../../src/core/rules/answer-numbers.js';

/** The texts of the table in docs/corpus-reference.md are in test/project/doc-numbers.test.ts; here are the limits of its rows. */
describe('numbers in a text', () => {
  test.each<[string, readonly number[]]>([
    ['', []],
    ['007, .5 and (12).', [0.5, 7, 12]],
    ['1,234,567 rows, 1.234.567 and 1.234,56 €', [1234.56, 1_234_567, 1_234_567]],
    ['12,000 and 12.000', [12, 12_000, 12_000]],
    ['0.500, 0,500 and 1234,567', [0.5, 0.5, 1234.567]],
    ['1,23,456.78', [123_456.78]],
    ['3,14,15', [3, 14, 15]],
    ['12, 13 and 14.', [12, 13, 14]],
    ['52.52,-13.4', [-13.4, 52.52]],
    ['1\u202f234\u202f567, 1\u00a0234,5 and 1’234', [1234, 1234.5, 1_234_567]],
    // Groups of other lengths are numbers of their own.
    ['3 500 m lines, in 2019 500 of them, 12 2024', [12, 500, 2019, 2024, 3500]],
    ['1. 500', [1, 500]],
    ['1 234 5678', [1234, 5678]],
    ['2E-2, 4.0 × 10⁻¹, 1.5 \\times 10^{-3}, 2*10^(3) and 5 × 10 cm', [0.0015, 0.02, 0.4, 5, 10, 2000]],
    ['3e-4,2e-5', [2e-5, 3e-4]],
    ['1e3kg and 2.5E-1m', [0.25, 1000]],
    ['42² and ½', [0.5, 42]],
    ['5 -500, (5)-3 and –7', [-500, -7, 3, 5, 5]],
    ['- 42 orders, -page 3', [3, 42]],
    ["-$.75, -€ 42, -US$5, CHF-12'345.67, Rs.8", [-12_345.67, -42, -5, -0.75, 8]],
    ['EUR10-EUR20, 17 EUR−5 EUR, 5€-10€', [5, 5, 10, 10, 17, 20]],
    ['5 million-10 million, 5 km/h–10 km/h', [5, 5, 10, 10]],
    ['a 3-5-day trip, 1/2, 2019-2021', [1, 2, 3, 5, 2019, 2021]],
    ['1920x1080, 42nd, 20 m2', [20, 42, 1080, 1920]],
    ['**44**, ~~45~~ and _46_', [44, 45, 46]],
    ['[1,234](https://x.io/a)', [1.234, 1234]],
    ['[[1,2],[3,-4.5]], ["1,250.50","2"]', [-4.5, 1, 2, 2, 3, 1250.5]],
    ['٣٫٥ and ４２', [3.5, 42]],
    ['ISO-9001, covid-19, 6700_6701_0_1, #00ff00, 9f86d08', []],
    ['3191249a-641d-41d0-bb0d-83039364113c, 34bdf77d-27c3-4e6f-829f-357382313f99: 5', [5]],
    ['00:1a:2b:3c:4d:5e: 42, 2001:db8::1 and 192.168.178.120', [42]],
    ['2026-03-01T10:30:00.5+01:00, 2024-03-01 10:30:00 -0800, 01.03.2026 and 2026-03', []],
    ['a scale of 1:25,000', [1, 25_000]],
  ])('%j', (text, numbers) => expect(inOrder(numbersIn(text))).toEqual(numbers));

  test('of CSV below a header are also those of each cell', () => {
    expect(inOrder(numbersIn('year,"n, in all"\n2024,42'))).toEqual([2024.42]);
    expect(inOrder(numbersIn('line,n\nT3,250\n"South, 7",12,5'))).toEqual([7, 12.5, 250, 250]);
    expect(inOrder(numbersIn('In all: -1,250\nParis,500,83'))).toEqual([-1250, -1.25, 500.83]);
  });
});

describe('numbers of an answer', () => {
  test.each<[string, unknown, readonly number[]]>([
    ['a text that is JSON', '{"a":[10,null,20],"b":[[1,2],3]}', [1, 2, 3, 10, 20]],
    ['a text in it', '{"answer":"Total:\\n42 members"}', [42]],
    ['JSON in a fence', 'Of 12:\n```json\n{"x":"\\u221244"}\n```\nIn all 1,250.5', [-44, 12, 1250.5]],
    ['a fence without JSON', '```\n{"a": 3, // three\n "b": 4}\n```', [3, 4]],
    ['its own and those in its texts and keys', { ids: [100], note: 'of 1 500', '7': null }, [7, 100, 1500]],
    ['deep lists', Array.from({ length: 20_000 }).reduce<unknown>((inner) => [inner], 42), [42]],
    ['a long integer', 4712n, [4712]],
    ['no number', true, []],
  ])('%s', (_, answer, numbers) => expect(inOrder(answerNumbers(answer))).toEqual(numbers));
});

function inOrder(numbers: readonly number[]): number[] {
  return [...numbers].sort((a, b) => a - b);
}
