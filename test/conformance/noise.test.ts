import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseYaml } from '../../src/adapters/yaml.js';
import { compareRuns } from '../../src/index.js';
import { list, records, text } from './data.js';
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

interface Side {
  readonly base: number;
  readonly head: number;
  readonly noise: {
    readonly verdict: string;
    readonly interval_95: readonly [number, number];
    readonly p: number;
    readonly smallest_detectable_change: number;
  };
}

/** The cells of a row of the table in docs/statistics.md. */
function row(name: string, { base, head, noise }: Side): string {
  const points = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value * 100).toFixed(1)}`;
  const interval = noise.interval_95.map(points).join(' to ');
  const figures = [noise.p.toFixed(4), (noise.smallest_detectable_change * 100).toFixed(1), noise.verdict];
  return `| ${[`${name} ${base.toFixed(3)} → ${head.toFixed(3)}`, interval, ...figures].join(' | ')} |`;
}

describe.runIf(PAIRS.length > 0)('the verdict on published runs of one corpus is the one in the docs', () => {
  test.each(PAIRS)('%s and %s', async (...names) => {
    // The later release is the head: version_2 before version_2_2.
    const [base, head] = names.sort((a, b) => (a.replace('__', ' ') < b.replace('__', ' ') ? -1 : 1));
    const compared = compareRuns(await entriesOf(base as string), await entriesOf(head as string));
    const { micro, macro } = compared.steps_score as { micro: Side; macro: Side };
    expect(DOCS).toContain(`| \`${base}\` | \`${head}\` ${row('micro', micro)}`);
    expect(DOCS).toContain(`| | ${row('macro', macro)}`);
  });
});
