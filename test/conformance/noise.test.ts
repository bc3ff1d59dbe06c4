import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseYaml } from '../../src/adapters/files/yaml.js';
import { compareRuns } from '../../src/index.js';
import { describeWithData, list, records, text } from './data.js';
import { type EvaluationEntry, run } from './run.js';

const DOCS = readFileSync(join(import.meta.dirname, '../../docs/statistics.md'), 'utf8');

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

interface Steps {
  readonly micro: { readonly base: number; readonly head: number };
  readonly noise: { readonly verdict: string; readonly interval_95: readonly [number, number]; readonly p: number };
}

/** The cells of a row of the table in docs/statistics.md. */
function row({ micro, noise }: Steps): string {
  const points = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value * 100).toFixed(1)}`;
  const interval = noise.interval_95.map(points).join(' to ');
  const p = noise.p < 0.0001 ? 'below 0.0001' : noise.p.toFixed(4);
  return [`${micro.base.toFixed(3)} → ${micro.head.toFixed(3)}`, interval, p, noise.verdict].join(' | ');
}

describeWithData('the verdict on published runs of one corpus is the one in the docs', () => {
  test.each(PAIRS)('%s and %s', async (...names) => {
    // The later release is the head: version_2 before version_2_2.
    const [base, head] = names.sort((a, b) => (a.replace('__', ' ') < b.replace('__', ' ') ? -1 : 1));
    const compared = compareRuns(await entriesOf(base as string), await entriesOf(head as string));
    expect(DOCS).toContain(`| \`${base}\` | \`${head}\` | ${row(compared.steps_score as unknown as Steps)} |`);
  });
});
