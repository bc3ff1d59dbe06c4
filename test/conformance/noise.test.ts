import { expect, test } from 'vitest';
import { parseYaml } from '../../src/adapters/files/yaml.js';
import { compareRuns } from '../../src/index.js';
import { describeWithData, list, records, text } from './data.js';
import { type EvaluationEntry, run } from './run.js';

/** Pairs of published runs whose corpus files are the same. */
const PAIRS = list('published').flatMap((head, index, names) =>
  names
    .slice(0, index)
    .filter((base) => text('published', base, 'corpus.yaml') === text('published', head, 'corpus.yaml'))
    .map((base): [string, string] => [base, head]),
);

async function entriesOf(name: string): Promise<EvaluationEntry[]> {
  const corpus = parseYaml(text('published', name, 'corpus.yaml'), name);
  return (await run(corpus, records('published', name, 'responses.jsonl'), 'standard')).entries;
}

describeWithData('two releases of a published agent, with the same questions', () => {
  test('are compared: a rise from 0.468 to 0.832 is more than chance', async () => {
    expect(PAIRS).toHaveLength(1);
    // The later release is the head: version_2 before version_2_2.
    const [base = '', head = ''] = (PAIRS[0] ?? []).toSorted((a, b) =>
      a.replace('__', ' ') < b.replace('__', ' ') ? -1 : 1,
    );
    const { steps_score } = compareRuns(await entriesOf(base), await entriesOf(head));
    expect(steps_score.micro).toMatchObject({ base: expect.closeTo(0.468, 3), head: expect.closeTo(0.832, 3) });
    expect(steps_score.noise).toMatchObject({
      ...{ verdict: 'larger', interval_95: [expect.closeTo(0.284, 3), expect.closeTo(0.441, 3)] },
    });
    expect(steps_score.noise?.p).toBeLessThan(0.0001);
  });
});
