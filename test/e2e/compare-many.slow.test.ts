import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import yaml from 'js-yaml';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXAMPLES } from '../support/bundle.js';
import { cli, refusal } from '../support/cli.js';
import { parseComment } from '../support/github/gfm.js';

const folder = mkdtempSync(join(tmpdir(), 'stepgate-many-'));
const at = (name: string) => join(folder, name);

/** Three versions of the example's agent; the third is the first at the price of a smaller model, with four answers lost. */
beforeAll(async () => {
  const lines = readFileSync(join(EXAMPLES, 'responses-v1.jsonl'), 'utf8').trim().split('\n');
  writeFileSync(at('v3.jsonl'), lines.slice(4).join('\n'));
  for (const [name, responses, model] of [
    ['v1', join(EXAMPLES, 'responses-v1.jsonl'), 'gpt-4o'],
    ['v2', join(EXAMPLES, 'responses-v2.jsonl'), 'gpt-4o'],
    ['v3', at('v3.jsonl'), 'gpt-4o-mini'],
  ] as const) {
    const inputs = ['--corpus', join(EXAMPLES, 'corpus.yaml'), '--responses', responses, '--agent-model', model];
    const { code } = await cli('evaluate', ...inputs, '--min-coverage', '0', '--out', at(name), '--quiet');
    expect(code).toBe(0);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

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

describe('what cannot be compared', () => {
  test.each([
    ['gates', ['--max-steps-drop', '0.1'], '--max-steps-drop: needs exactly two runs'],
    ['a path that is not there', [at('nowhere')], 'RUN 4'],
  ])('%s', async (_, flags, message) => {
    const { code, stdout, stderr } = await compare(...flags);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
  });

  test('hostile names and texts stay text', async () => {
    const corpus = [{ template_id: '\u001b[31m|t', questions: [{ id: '**q**', question_text: '@all \u202e|x' }] }].map(
      (one) => ({
        ...one,
        questions: one.questions.map((q) => ({ ...q, reference_steps: [[{ name: 's', output: '1' }]] })),
      }),
    );
    writeFileSync(at('bad.json'), JSON.stringify(corpus));
    const answer = (output: string) => [
      { question_id: '**q**', actual_steps: [{ name: 's', status: 'success', output }] },
    ];
    const names = ['<img src=x>', '`|a', '[b](http://c)'];
    for (const [index, name] of names.entries()) {
      writeFileSync(at(`r${index}.json`), JSON.stringify(answer(String(index))));
      await cli('evaluate', '--corpus', at('bad.json'), '--responses', at(`r${index}.json`), '--out', at(name));
    }
    const run = async (format: string) => (await cli('compare', ...names.map(at), '--format', format)).stdout;
    expect(await run('text')).not.toMatch(/(?!\n)\p{Cc}|\u202e/u);
    expect(await run('json')).not.toMatch(/(?!\n)\p{Cc}|\u202e/u);
    const markdown = await run('markdown');
    expect(parseComment(markdown, 'https://github.com/')).toMatchObject({
      problems: [],
      text: expect.stringContaining('<img src=x>'),
    });
    expect(markdown).toContain('● right');
  });
});
