import { expect, test } from 'vitest';
import { explainQueries, type PairedMiss } from '../../src/run/query-explanations.js';

const REFERENCE = 'SELECT ?t { ?t <urn:a> <urn:l> }';
const OTHER = 'SELECT ?t { ?t <urn:b> <urn:l> }';

function miss(actual: string): PairedMiss {
  const detail = { cause: { kind: 'other_rows', step: 0 }, detail: {} } as const;
  return { at: 0, reference: REFERENCE, actual, detail, derived: [] };
}

const missedBy = (queries: readonly string[], worse: readonly number[]) =>
  queries.map((query, question) => ({
    ...{ place: { question, trial: 1 }, templateId: '', isWorse: worse.includes(question) },
    ...{ misses: [miss(query)], decides: 0, tail: {} },
  }));

/** How many differences each of these queries has, one per question; null: it was not read. `worse`: those that did better before. */
async function differencesOf(queries: readonly string[], worse: readonly number[] = []): Promise<(number | null)[]> {
  const explained = await explainQueries(missedBy(queries, worse).toReversed(), []);
  const inOrder = explained.toSorted((a, b) => a.place.question - b.place.question);
  return inOrder.map(({ byStep, unread }) => (unread.has(0) ? null : (byStep.get(0)?.query_difference.length ?? 0)));
}

const long = (length: number) => `${OTHER}${' '.repeat(length - OTHER.length)}`;

test('a query that is too long is left alone, and leaves the queries of other questions to be read', async () => {
  expect(await differencesOf([OTHER, long(100_000), OTHER])).toEqual([1, 1, 1]);
  expect(await differencesOf([OTHER, long(1_000_000), OTHER])).toEqual([1, 0, 1]);
});

test('behind 150,000 characters no query is read, and each that is not read is marked', async () => {
  expect(await differencesOf([OTHER, long(80_000), long(70_000), OTHER])).toEqual([1, 1, null, null]);
});

test('what did better in the baseline is read first', async () => {
  const queries = [OTHER, long(80_000), long(70_000), OTHER, long(70_001)];
  expect(await differencesOf(queries, [3])).toEqual([1, 1, null, 1, null]);
  expect(await differencesOf(queries, [4, 2])).toEqual([1, null, 1, null, 1]);
});
