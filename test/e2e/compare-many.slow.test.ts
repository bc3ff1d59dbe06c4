import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import yaml from 'js-yaml';
import { beforeAll, describe, expect, test } from 'vitest';
import { cli, refusal, testFolder } from '../support/cli.js';
import { threeRuns } from '../support/example.js';

const folder = testFolder();
const at = (name: string) => join(folder, name);

beforeAll(() => threeRuns(folder));

const compare = async (...flags: string[]) => await cli('compare', at('v1'), at('v2'), at('v3'), ...flags);

/** Cells of a row of a printed table, by its first cell. */
function cells(text: string, first: string): string[] {
  const line = text.split('\n').find((one) => one.startsWith(first)) ?? '';
  return line.split(/ {2,}/);
}

describe('compare of three runs', () => {
  test('has a row for each run, with its rank, interval and change from the first', async () => {
    const { code, stdout, stderr } = await compare('--all');
    expect([code, stderr]).toEqual([0, '']);
    expect(cells(stdout, 'Run')).toEqual(['Run', 'Rank', 'Score', '95 % interval', 'Macro', 'Change', 'Noise']);
    // 26 questions: version 1 scores 0.776, version 2 0.718, as the demo and the README say.
    expect(cells(stdout, 'A v1')).toMatchObject({ 1: '1', 2: '0.776', 5: '–', 6: 'first run' });
    expect(cells(stdout, 'B v2')).toMatchObject({ 2: '0.718', 5: '−0.058', 6: 'within' });
    for (const run of ['A v1', 'B v2', 'C v3']) {
      const [low = 1, high = 0] = (cells(stdout, run)[3] ?? '').split(' to ').map(Number);
      const score = Number(cells(stdout, run)[2]);
      expect(low).toBeLessThan(score);
      expect(high).toBeGreaterThan(score);
    }
    expect(stdout).toContain('corrected for 2 comparisons');
  });

  test('sorts the rows', async () => {
    const order = (stdout: string) =>
      [...stdout.matchAll(/^([ABC]) v\d +\d +0/gm)].map(([, letter]) => letter).join('');
    expect(order((await compare('--sort', 'cost')).stdout)).toMatch(/^CAB$/);
    expect(order((await compare('--sort', 'given')).stdout)).toBe('ABC');
    const { code, stderr } = await compare('--sort', 'price');
    expect({ code, stderr }).toEqual(refusal('--sort'));
    expect(stderr).toContain('cost-per-right');
  });

  test('is data with --format json, and a file with --out', async () => {
    const out = at('compared');
    const { stdout, stderr } = await compare('--format', 'json', '--out', out);
    const data = JSON.parse(stdout) as { runs: { run: string }[]; differing: unknown[] };
    const written = ['comparison.yaml', 'report.md', 'report.html'].map((name) => join(out, name));
    expect(stderr).toBe(`written: ${written.join(', ')}\n`);
    expect(yaml.load(readFileSync(join(out, 'comparison.yaml'), 'utf8'))).toEqual(data);
    expect(data).toMatchObject({ compared_with: 'v1', pareto: { cost: 'cost_usd', runs: ['v3', 'v1'], unknown: [] } });
    const [first, second] = ['v1', 'v2'].map((name) => data.runs.find(({ run }) => run === name));
    expect(first).not.toHaveProperty('change');
    expect(second).toMatchObject({
      change: { questions: 26, noise: { verdict: 'within', p_holm: expect.any(Number) } },
      measures: { cost_per_right_usd: expect.any(Number) },
    });
    const noise = ((await cli('compare', at('v1'), at('v2'), '--format', 'json')).stdout.match(/"p": ([\d.e-]+)/) ??
      [])[1];
    expect(second).toMatchObject({ change: { noise: { p: Number(noise) } } });
  });
});

test.each([
  ['gates', ['--max-steps-drop', '0.1'], '--max-steps-drop: needs exactly two runs'],
  ['a path that is not there', [at('nowhere')], 'RUN 4'],
])('what cannot be compared: %s', async (_, flags, message) => {
  const { code, stdout, stderr } = await compare(...flags);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain(message);
});
