import { expect, test } from 'vitest';
import type { StepQueries } from '../../src/core/runs/figures.js';
import type { QueryDifference } from '../../src/core/words/causes.js';
import { whyOf } from '../../src/report/words/cause-sentences.js';
import { plain } from '../../src/report/words/text.js';
import { baseDifferenceAdder } from '../../src/run/base-differences.js';

const LINE = '<urn:uuid:11111111-0000-4000-8000-000000000001>';
const AREA = '<urn:uuid:22222222-0000-4000-8000-000000000002>';
const BAY = '<urn:uuid:33333333-0000-4000-8000-000000000003>';

function query(patterns: string): string {
  return `PREFIX c: <https://c.example/ns#> SELECT ?t { ${patterns} }`;
}

/** What is said of a query that found nothing, beside the right query of another run. */
async function said(reference: string, before: string, attempt: string, known: readonly QueryDifference[] = []) {
  const none: StepQueries = { matched: new Map(), attempt: null, reference: null, asked: [], things: new Map() };
  const why = await baseDifferenceAdder(() => [])({
    why: {
      cause: { kind: 'empty_result', step: 0, expected: 1, actual: 0, common: 0 },
      detail: { query_difference: known },
      stepName: 'sparql_query',
    },
    queries: { ...none, attempt: query(attempt), reference: query(reference), asked: [query(attempt)] },
    base: { ...none, matched: new Map([[0, query(before)]]) },
    label: 'main',
  });
  return plain(whyOf({ why, status: 'success' })).replace('empty result, expected 1 row; query: ', '');
}

test('the way of the other run is told where it leads to the same entity', async () => {
  expect(await said(`?t c:p ${LINE}`, `?t c:q ${LINE}`, `?t c:x ${LINE}`)).toBe('c:x; main asked c:q');
});

test('where the other run began at a thing that it had found, its last step is no other way', async () => {
  const attempt = '?e c:mRID "11111111-0000-4000-8000-000000000001" ; c:x ?t';
  expect(await said(`${LINE} c:p/c:q ?t`, `${BAY} c:q ?t`, attempt)).toBe('c:x where the reference has c:p/c:q');
});

test('of two entities, the way to the one that this run asks otherwise is named, whatever the other run asks of the other', async () => {
  const reference = `?t c:p ${LINE} ; c:q ${AREA}`;
  const attempt = `?t c:holds ${LINE} ; c:x ${AREA}`;
  const known = [{ kind: 'predicate_other', expected: 'c:q', actual: 'c:x' }] as const;
  expect(await said(reference, `?t c:r ${LINE}`, attempt, known)).toBe('c:x where the reference has c:q');
});
