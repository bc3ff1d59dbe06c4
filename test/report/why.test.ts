import { expect, test } from 'vitest';
import type { Cause, CauseDetail } from '../../src/core/model.js';
import { plain } from '../../src/report/text.js';
import { whyText } from '../../src/report/why.js';

type Counts = Omit<Cause, 'step' | 'kind'>;

test.each<[string, Cause['kind'], Counts, CauseDetail]>([
  ['9 extra rows (15, expected 6)', 'extra_rows', { expected: 6, actual: 15, common: 6 }, {}],
  [
    '9 extra rows (15 distinct, expected 6)',
    'extra_rows',
    { expected: 6, actual: 15, common: 6 },
    { distinct_rows: true },
  ],
  [
    'other rows (2 distinct, none of the 1 expected)',
    'other_rows',
    { expected: 1, actual: 2, common: 0 },
    { distinct_rows: true },
  ],
  ['1 of 2 rows missing', 'missing_rows', { expected: 2, actual: 1, common: 1 }, {}],
  [
    '6 of 12 rows missing (repeats only), 3 extra',
    'missing_and_extra',
    { expected: 12, actual: 9, common: 6 },
    { missing_repeats: 6 },
  ],
  [
    '5 of 6 rows missing (2 repeats), 1 extra',
    'missing_and_extra',
    { expected: 6, actual: 2, common: 1 },
    { missing_repeats: 2 },
  ],
])('%s', (sentence, kind, counts, detail) => {
  const cause = { kind, step: 0, ...counts };
  expect(plain(whyText({ cause, detail, stepName: 'sparql_query', status: 'success' }))).toBe(sentence);
});

test('an IRI is looked for, not a row', () => {
  const cause = { kind: 'empty_result', step: 0, expected: 1, actual: 0, common: 0 } as const;
  const sentence = whyText({ cause, detail: {}, stepName: 'iri_discovery', status: 'success', isEarlier: true });
  expect(plain(sentence)).toBe('iri_discovery: the search found nothing');
});
