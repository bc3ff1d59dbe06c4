import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import yaml from 'js-yaml';
import stringWidth from 'string-width';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundle, EXAMPLES } from '../support/bundle.js';
import { cli } from '../support/cli.js';
import { parseComment } from '../support/github/gfm.js';

const folder = mkdtempSync(join(tmpdir(), 'stepgate-many-'));
const at = (name: string) => join(folder, name);

/** Three versions of the example's agent; the third is the first at the price of a smaller model, with four answers lost. */
beforeAll(() => {
  const lines = readFileSync(join(EXAMPLES, 'responses-v1.jsonl'), 'utf8').trim().split('\n');
  writeFileSync(at('v3.jsonl'), lines.slice(4).join('\n'));
  for (const [name, responses, model] of [
    ['v1', join(EXAMPLES, 'responses-v1.jsonl'), 'gpt-4o'],
    ['v2', join(EXAMPLES, 'responses-v2.jsonl'), 'gpt-4o'],
    ['v3', at('v3.jsonl'), 'gpt-4o-mini'],
  ] as const) {
    const inputs = ['--corpus', join(EXAMPLES, 'corpus.yaml'), '--responses', responses, '--agent-model', model];
    const { code } = bundle(['evaluate', ...inputs, '--min-coverage', '0', '--out', at(name), '--quiet']);
    expect(code).toBe(0);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const compare = (...flags: string[]) => bundle(['compare', at('v1'), at('v2'), at('v3'), ...flags]);

/** Cells of a row of a printed table, by its first cell. */
function cells(text: string, first: string): string[] {
  const line = text.split('\n').find((one) => one.startsWith(first)) ?? '';
  return line.split(/ {2,}/);
}

describe('compare of three runs', () => {
  test('has a row for each run, with its rank, interval and change from the first', () => {
    const { code, stdout, stderr } = compare('--all');
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

  test('shows calls, tokens, seconds and cost, and which runs are worth their cost', () => {
    const { stdout } = compare('--all');
    expect(stdout).toMatch(/^Run +Failed calls +Tokens +Seconds +Cost +Per right$/m);
    expect(stdout).toMatch(/^A v1 +4 of 42 +25,886 +13\.9 +\$0\.066 +\$0\.091$/m);
    expect(stdout).toMatch(/^Score against cost: for 2 of 3 runs/m);
    expect(stdout).toMatch(/^Best score for its cost +Score +Cost per question\nC v3 .*\nA v1 /m);
    expect(stdout).toContain('Tokens, seconds and cost: per question. Per right: the cost of a right answer.');
  });

  test('without prices says how to have them', () => {
    for (const version of ['v1', 'v2']) {
      const inputs = ['--corpus', join(EXAMPLES, 'corpus.yaml')];
      const responses = join(EXAMPLES, `responses-${version}.jsonl`);
      bundle(['evaluate', ...inputs, '--responses', responses, '--out', at(`free-${version}`), '--quiet']);
    }
    const free = ['compare', at('free-v1'), at('free-v2'), at('free-v1')];
    for (const format of ['text', 'markdown']) {
      const { stdout } = bundle([...free, '--all', '--format', format]);
      expect(stdout).toContain('No prices are known (`--agent-model` names the model).');
      expect(stdout).toContain('Tokens and seconds: per question.');
    }
  });

  test('shows the questions that are right in some runs only, by template', () => {
    const { stdout } = compare('--all');
    expect(stdout).toMatch(/^Question +A {2}B {2}C {2}Template +Id$/m);
    expect(stdout).toMatch(/^Which disruptions are still open.* ● {2}○ {2}● {2}disruptions +q14-open/m);
    const rows = stdout.split('\n').filter((line) => / [●○] {2}[●○] {2}[●○] {2}/.test(line));
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.filter((row) => !(row.includes('●') && row.includes('○')))).toEqual([]);
    const templates = rows.map((row) => row.split(/ {2,}/).at(-2));
    expect(templates.filter((name, index) => name !== templates[index - 1]).length).toBe(new Set(templates).size);
  });

  test.each([80, 200])('fits a terminal of %i columns', async (columns) => {
    const text = { stdout: '' };
    const { main } = await import('../../src/cli/main.js');
    const write = (written: string) => {
      text.stdout += written;
    };
    const stdout = { write, columns, isTTY: true };
    const paths = ['v1', 'v2', 'v3'].map(at);
    await main(['compare', ...paths], { stdout, stderr: { write }, env: { NO_COLOR: '1' } });
    const wide = text.stdout.split('\n').filter((line) => stringWidth(line) > columns);
    // Below 80 columns numbers are not cut.
    expect(wide.filter((line) => columns >= 80 || !/ {2}/.test(line))).toEqual([]);
    expect(text.stdout).toContain('3 runs: `v1`');
  });

  test('is short unless --all is given, and names what it leaves out', () => {
    const { stdout } = compare();
    expect(stdout).toMatch(/^Run +Failed calls +Tokens/m);
    expect(stdout).toMatch(/^Showing \d+ of 12; use --all to show all\.$/m);
    expect(stdout).toContain('--all shows more figures, Score against cost: for 2 of 3 runs');
    expect(stdout).not.toContain('corrected for');
    expect(stdout.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
  });

  test('links its questions to the page, where one is written', () => {
    const { stdout } = compare('--out', at('linked'));
    const page = join(at('linked'), 'report.html');
    const [, anchor = ''] = /^Why a question differs: .*report\.html#(q-\S+)$/m.exec(stdout) ?? [];
    expect(readFileSync(page, 'utf8')).toContain(`id="${anchor}"`);
    expect(stdout.endsWith(`\nPage: ${page}\n`)).toBe(true);
    const markdown = readFileSync(join(at('linked'), 'report.md'), 'utf8');
    const links = [...markdown.matchAll(/\]\(report\.html#(q-[^)]*)\)/g)].map(([, link]) => link ?? '');
    expect(links).toHaveLength(12);
    for (const link of links) expect(readFileSync(page, 'utf8')).toContain(`id="${link}"`);
    const without = compare('--out', at('unlinked'), '--no-page').stdout;
    expect(without).not.toContain('report.html');
    expect(readFileSync(join(at('unlinked'), 'report.md'), 'utf8')).not.toContain('report.html');
  });

  test('is data with --format json, and a file with --out', () => {
    const out = at('compared');
    const { stdout, stderr } = compare('--format', 'json', '--out', out);
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
    const noise = (bundle(['compare', at('v1'), at('v2'), '--format', 'json']).stdout.match(/"p": ([\d.e-]+)/) ??
      [])[1];
    expect(second).toMatchObject({ change: { noise: { p: Number(noise) } } });
  });

  test('of a selection covers only its questions', () => {
    const { stdout } = compare('--format', 'json', '--select', 'template:disruptions');
    expect(JSON.parse(stdout)).toMatchObject({ runs: [1, 2, 3].map(() => ({ steps_score: { templates: 1 } })) });
    const none = compare('--select', 'id:none');
    expect([none.code, none.stderr]).toEqual([2, expect.stringContaining('--select: no question of any run')]);
  });
});

describe('what cannot be compared', () => {
  test.each([
    [
      'gates',
      ['--max-steps-drop', '0.1'],
      '--max-steps-drop, --max-regressions, --gate: a gate needs exactly two runs',
    ],
    ['an empty path', ['', '--all'], 'others: the value is empty'],
    ['a path that is not there', [at('nowhere')], 'RUN 4'],
  ])('%s', (_, flags, message) => {
    const { code, stdout, stderr } = compare(...flags);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
  });

  test('a run that was scored by other rules is named', () => {
    const inputs = ['--corpus', join(EXAMPLES, 'corpus.yaml'), '--responses', at('v3.jsonl'), '--min-coverage', '0'];
    bundle(['evaluate', ...inputs, '--scoring', 'graphrag-eval-4', '--out', at('strict'), '--quiet']);
    const { code, stderr } = compare(at('strict'));
    expect(code).toBe(2);
    expect(stderr).toContain(
      `error: RUN 4: ${at('strict')}: cannot be compared with ${at('v1')}: scored with preset \`graphrag-eval-4\`, and ${at('v1')} with preset \`standard\``,
    );
  });

  test('two runs have no table to sort', async () => {
    const { code, stderr } = await cli('compare', at('v1'), at('v2'), '--sort', 'cost');
    expect([code, stderr]).toEqual([2, expect.stringContaining('--sort: two runs have no table to sort')]);
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
      bundle(['evaluate', '--corpus', at('bad.json'), '--responses', at(`r${index}.json`), '--out', at(name)]);
    }
    const run = (format: string) => bundle(['compare', ...names.map(at), '--format', format]).stdout;
    expect(run('text')).not.toMatch(/(?!\n)\p{Cc}|\u202e/u);
    expect(run('json')).not.toMatch(/(?!\n)\p{Cc}|\u202e/u);
    const markdown = run('markdown');
    expect(parseComment(markdown, 'https://github.com/')).toMatchObject({
      problems: [],
      text: expect.stringContaining('<img src=x>'),
    });
    expect(markdown).toContain('● right');
  });
});
