import { describe, expect, test } from 'vitest';
import { numbersIn } from '../../../src/core/rules/answer-numbers.js';

/** The sign of a number, as docs/corpus.md states it: a minus that begins a word is a sign, one within a word a hyphen. */
describe('the sign of a number', () => {
  test.each<[string, readonly number[]]>([
    ['-RM5', [-5]],
    ['-R5', [-5]],
    ['−R5.50', [-5.5]],
    ['–R5', [-5]],
    ['-S/42', [-42]],
    ['-S/.42', [-42]],
    ['-B/.5', [-5]],
    ['-B/.1,250.75', [-1250.75]],
    ['-Bs5', [-5]],
    ['-Bs.5', [-5]],
    ['-Q42.00', [-42]],
    ['-L1,250.75', [-1250.75]],
    ['-K42', [-42]],
    ['-₲5', [-5]],
    ['-C$5', [-5]],
    ['-RD$5', [-5]],
    ['-U$S5', [-5]],
    ['-FCFA5', [-5]],
    ['-CFPF5', [-5]],
    ['-Afl.5', [-5]],
    ['-TSh5', [-5]],
    ['-сом5', [-5]],
    ['-ден.5', [-5]],
    ['-රු.5', [-5]],
    ['-ብር5', [-5]],
    ['-元5', [-5]],
    ['-PHP8', [-8]],
    ['-XOF1250', [-1250]],
    ['-$.75', [-0.75]],
    ['(-US$.75)', [-0.75]],
    ['-CHF.50', [-0.5]],
    ['EPS was -$.12, against -$.07 a year ago', [-0.12, -0.07]],
    ['item 1 "-42", item 2 "-7"', [1, -42, 2, -7]],
    ['1.5 ⋅ 10³', [1500]],
    ['-RM5k', [-5]],
    ["-RM1'250.75", [-1250.75]],
    ['-RM1.250,75', [-1250.75]],
    ['(-RM5)', [-5]],
    ['"-RM5" and \'-RM6\'', [-5, -6]],
    ['**-RM5**', [-5]],
    ['balance:-RM5', [-5]],
    ['5 -RM6', [5, -6]],
    ['-RM5, -RM6 and -RM7.', [-5, -6, -7]],
    ['-kr5', [-5]],
    ['-lei5', [-5]],
    ['-Ft5', [-5]],
    ['-$5', [-5]],
    ['-NT$5', [-5]],
  ])('before a currency that touches the number: %j', expectNumbers);

  test.each<[string, readonly number[]]>([
    ['-RM\u00a05', [-5]],
    ['-S/\u00a042', [-42]],
    ['-B/.\u00a05', [-5]],
    ['-Kč\u00a042', [-42]],
    ['-F\u202fCFA\u00a05', [-5]],
    ['-ден\u00a05', [-5]],
    ['-soʻm\u00a05', [-5]],
    ['-Bs.\u00a05', [-5]],
    ['-K\u202f5', [-5]],
    ['-Kč 42', [-42]],
    ['-zł 42', [-42]],
    ['-S/ 42', [-42]],
    ['-B/. 42', [-42]],
    ['-lei 42', [-42]],
    ['-₲ 5', [-5]],
    ['-Rs. 42', [-42]],
    ['-R$ 42', [-42]],
    ['-Kč 1 250,75', [-1250.75]],
  ])('before a currency with a blank behind it: %j', expectNumbers);

  test.each<[string, readonly number[]]>([
    ['lei-42', [-42]],
    ['kr-42', [-42]],
    ['zł-42,50', [-42.5]],
    ['Kč-42', [-42]],
    ['CHF-42.00', [-42]],
    ['PHP-42.00', [-42]],
    ["COP-1'250.75", [-1250.75]],
    ['S/-42', [-42]],
    ['₲-5', [-5]],
    ['RD$-5', [-5]],
    ['kr.-42', [-42]],
    ['RM -5', [-5]],
    ['R\u00a0-5', [-5]],
  ])('between the currency and the number: %j', expectNumbers);

  test.each<[string, readonly number[]]>([
    ['-42lei', [-42]],
    ['-42 lei', [-42]],
    ['-42Kč', [-42]],
    ['-42S/', [-42]],
    ['-.5%', [-0.5]],
    ['-42K', [-42]],
    ['-1 250,75 zł', [-1250.75]],
    ['-42\u00a0F\u202fCFA', [-42]],
  ])('with the currency behind the number: %j', expectNumbers);

  test.each<[string, readonly number[]]>([
    ['model-RM5', []],
    ['ISO-9001', []],
    ['T-800', []],
    ['covid-19', []],
    ['F-16', []],
    ['A-4', []],
    ['GPT-3.5', []],
    ['K-42', []],
    ['COP-28, TOP-10 and PHP-8', []],
    ['2-RM5', []],
    ['model -RM5B2', []],
    ['-T3-42', []],
    ['-v1.2.3', []],
    ['--O2', []],
    ['-H2O and -A4a', []],
    ['head -n5 and -x5', []],
    ['-version5', []],
    ['T3-RM5', []],
    ['(T3)-RM5', []],
    ['RM5', []],
    ['2020-05', []],
    ['10:30-11:30', []],
  ])('is none in a code, a date or a time: %j', expectNumbers);

  test.each<[string, readonly number[]]>([
    ['1990-2000', [1990, 2000]],
    ['10-20', [10, 20]],
    ['5%-10%', [5, 10]],
    ['$5-$10', [5, 10]],
    ['5 kr-10 kr', [5, 10]],
    ['-Total 42', [42]],
    ['-page 3', [3]],
    ['- RM 5', [5]],
    ['- 42 orders', [42]],
    ['5€ -R6', [5, -6]],
  ])('is none between two numbers, or of a list: %j', expectNumbers);

  test.each<[string, readonly number[]]>([
    ['($42.00)', [-42, 42]],
    ['(USD 42.00)', [-42, 42]],
    ['(42,00 €)', [-42, 42]],
    ['(1.250,75\u00a0zł)', [-1250.75, 1250.75]],
    ['(42 km)', [42]],
    ['(42)', [42]],
    ['(page 3)', [3]],
    ['($42 each)', [42]],
  ])('as accountants write it, or without one: %j', expectNumbers);
});

function expectNumbers(text: string, numbers: readonly number[]): void {
  const inOrder = (list: readonly number[]) => [...list].sort((a, b) => a - b);
  expect(inOrder(numbersIn(text))).toEqual(inOrder(numbers));
}
