import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { repeatExample } from '../../bench/example.mjs';
import { rowOf, runPairs } from '../../bench/pairs.mjs';

const MB = 1e6;
const use = (seconds: number, megabytes: number) => ({ cpu: seconds * 1000, peak: megabytes * MB });

test('a row of two builds shows the medians of both, and the median of the ratios of the pairs', () => {
  const pairs = [
    { base: use(2, 100), current: use(1, 120) },
    { base: use(4, 100), current: use(3, 110) },
    { base: use(10, 200), current: use(9, 210) },
  ];
  expect(rowOf('run-q', pairs)).toEqual([
    ...['run-q', '4.00 s', '3.00 s', '0.75 × (0.50 to 0.90)'],
    ...['100 MB', '120 MB', '1.10 × (1.05 to 1.20)'],
  ]);
});

test('each second pair runs this build first', async () => {
  const runs: string[] = [];
  const run = (side: string) => () => Promise.resolve(runs.push(side));
  expect(await runPairs(3, run('base'), run('current'))).toEqual([
    { base: 1, current: 2 },
    { current: 3, base: 4 },
    { base: 5, current: 6 },
  ]);
  expect(runs).toEqual(['base', 'current', 'current', 'base', 'base', 'current']);
});

test('the repeated example has as many questions as asked for, each with its own id and two answers', () => {
  const { corpus, responses } = repeatExample(190);
  const ids = corpus.flatMap(({ questions }) => questions.map(({ id }) => id));
  expect(new Set(ids).size).toBe(190);
  expect(new Set(corpus.map(({ template_id }) => template_id)).size).toBe(corpus.length);
  for (const version of responses) expect(version.map(({ question_id }) => question_id)).toEqual(ids);
});

test('the modules of all measurements can be loaded', () => {
  const { stderr } = spawnSync(process.execPath, ['bench/run.mjs', 'none'], { encoding: 'utf8' });
  expect(stderr).toMatch(/^no measurement none; there are a, b, /);
});
