import { expect, test } from 'vitest';
import { parseYaml } from '../../src/adapters/files/yaml.js';
import { loadQueryComparer } from '../../src/adapters/sparql-queries.js';
import { decodeResponse } from '../../src/core/corpus/response.js';
import { allDifferences } from '../support/queries.js';
import { decodedQuestions } from '../support/run.js';
import { describeWithData, list, records, text } from './data.js';

const RUNS = list('published');

function referenceQueries(run: string): string[] {
  const questions = decodedQuestions(parseYaml(text('published', run, 'corpus.yaml'), run));
  const steps = questions.flatMap(({ groups }) => groups.flat());
  return queriesOf(steps);
}

function agentQueries(run: string): string[] {
  return records('published', run, 'responses.jsonl').flatMap((record) => {
    const decoded = decodeResponse(record);
    return decoded.kind === 'invalid' ? [] : queriesOf(decoded.value.steps ?? []);
  });
}

function queriesOf(steps: readonly { readonly name: string; readonly args: Readonly<Record<string, unknown>> }[]) {
  const queries = steps.filter(({ name }) => name === 'sparql_query').map(({ args }) => args.query);
  return queries.filter((query) => typeof query === 'string');
}

describeWithData('queries of published runs', () => {
  test('every reference query is read, and does not differ from itself', async () => {
    const compare = await loadQueryComparer();
    const queries = new Set(RUNS.flatMap(referenceQueries));
    expect(queries.size).toBeGreaterThan(300);
    for (const query of queries) expect([query, allDifferences(compare(query, query))]).toEqual([query, []]);
  });

  test('of the queries of agents more than 99 % are read, and do not differ from themselves', async () => {
    const compare = await loadQueryComparer();
    const found = RUNS.flatMap(agentQueries).map((query) => ({
      query,
      differences: allDifferences(compare(query, query)),
    }));
    expect(found.length).toBeGreaterThan(1500);
    const read = found.filter(({ differences }) => differences !== null);
    expect(read.length / found.length).toBeGreaterThan(0.99);
    expect(read.filter(({ differences }) => differences?.length !== 0)).toEqual([]);
  });
});
