import { expect, test } from 'vitest';
import type { PairedMiss } from '../../src/core/sparql/run-queries.js';
import { explainQueries } from '../../src/run/explain-queries.js';

const REFERENCE = 'SELECT ?t { ?t <urn:a> <urn:l> }';
const OTHER = 'SELECT ?t { ?t <urn:b> <urn:l> }';

function miss(actual: string): PairedMiss {
  const detail = { cause: { kind: 'other_rows', step: 0 }, detail: {} } as const;
  return { at: 0, reference: REFERENCE, actual, detail, derived: [] };
}

/** How many differences each of these queries has, one per question. */
async function differencesOf(queries: readonly string[]): Promise<number[]> {
  const missed = queries.map((query, question) => ({
    place: { question, trial: 0 },
    misses: [miss(query)],
    decides: 0,
  }));
  const explained = await explainQueries({ missed, matched: [] });
  return explained.map(({ byStep }) => byStep.get(0)?.length ?? 0);
}

const long = (length: number) => `${OTHER}${' '.repeat(length - OTHER.length)}`;

test('a query that is too long is left alone, and leaves the queries of other questions to be read', async () => {
  expect(await differencesOf([OTHER, long(100_000), OTHER])).toEqual([1, 1, 1]);
  expect(await differencesOf([OTHER, long(1_000_000), OTHER])).toEqual([1, 0, 1]);
});

test('behind 150,000 characters no query is read', async () => {
  expect(await differencesOf([OTHER, long(80_000), long(70_000), OTHER])).toEqual([1, 1, 0, 0]);
});
