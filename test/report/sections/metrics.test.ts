import { expect, test } from 'vitest';
import { headlineOf } from '../../../src/core/figures/figures.js';
import { makeFigures } from '../../support/make.js';
import { commentOf, makeDelta, makeReport } from '../../support/report.js';

const run = (...found: readonly (number | undefined)[]) =>
  found.map((rowsF1, at) => makeFigures({ id: `q${at}`, ...(rowsF1 !== undefined && { rowsF1 }) }));

test.each<[string, (number | undefined)[], (number | undefined)[], string | null]>([
  ['both sides', [1, 1], [1, 0.5], 'Rows found (F1) | 1.000 | 0.750 | −0.250 |'],
  ['a side without them', [undefined, undefined], [1, 0.5], 'Rows found (F1) | – | 0.750 |  |'],
  ['without tables', [0, undefined], [1, undefined], 'Rows found (F1), 1 of 2 questions | 0.000 | 1.000 | +1.000 |'],
  ['no tables', [undefined], [undefined], null],
])('the comment has the rows found of %s', (_, before, after, row) => {
  const [base, questions] = [run(...before), run(...after)];
  const rows = { base: headlineOf(base, 'rows_f1'), head: headlineOf(questions, 'rows_f1') };
  const shown = commentOf(makeReport({ questions, comparison: makeDelta({ rows }) }));
  if (row === null) expect(shown).not.toContain('Rows found');
  else expect(shown).toContain(row);
});
