import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { cli, inFolder, refusal, testFolder } from '../support/cli.js';
import { evaluateIn, examOf, yamlOf } from '../support/evaluated.js';
import { evaluateExample } from '../support/example.js';

/** Two runs of the example, in folders `first` and `second`. */
const folder = testFolder();
const [first, second] = [join(folder, 'first'), join(folder, 'second')];
beforeAll(async () => {
  await evaluateExample('v1', first);
  await evaluateExample('v2', second);
});

const compare = (...flags: readonly string[]) => cli('compare', first, second, ...flags);

test('compare calls both runs by their folders, selects, and writes its files', async () => {
  const { stdout, stderr } = await compare();
  expect(stdout).toMatch(/`first` +second +Change/);
  expect(stdout).not.toContain('This run');
  expect(stderr).toBe('');
  const out = join(folder, 'compared');
  const part = await compare('--select', 'template:line*', 'template:dis*', '--out', out);
  expect(part.stdout).toContain('2 of 4 questions right');
  const written = ['comparison.yaml', 'report.md', 'report.html'].map((name) => join(out, name));
  expect(part.stderr).toBe(`written: ${written.join(', ')}\n`);
  expect(yamlOf(out, 'comparison.yaml')).toMatchObject({ comparison: { questions: 4, removed: [] } });
  expect((await compare('--out', out, '--quiet')).stderr).toBe('');
});

test.each([
  [['--select', 'tag:smoke'], '--select: scored runs have no tags'],
  [['--select', 'id:none'], '--select: no question of either run'],
  [
    ['--select', 'id:q0*', '--gate', 'micro.total_tokens.mean <= 1'],
    '--gate: micro.total_tokens.mean covers all questions',
  ],
])('compare %j says what it cannot select', async (flags, message) => {
  expect(await compare(...flags)).toMatchObject({ ...refusal(message), stdout: '' });
});

test('a gate on a figure of the questions that are selected', async () => {
  expect((await compare('--select', 'id:q0*', '--gate', 'micro.steps_score.mean >= 0')).code).toBe(0);
});

test('--all shows the rows that a list leaves out', () => {
  const ids = Array.from({ length: 23 }, (_, index) => `q${index + 1}`);
  const reference_steps = [[{ name: 'now', output: 'A' }]];
  const questions = ids.map((id) => ({ id, question_text: `What of ${id}?`, reference_steps }));
  const responses = ids.map((question_id) => ({ question_id, actual_steps: [] }));
  return inFolder(examOf(questions, responses), async (cwd) => {
    const { stdout: short } = await evaluateIn(cwd, 'responses.jsonl');
    const shown = Number(/Showing (\d+) of 23; use --all to show all/.exec(short)?.[1]);
    expect(short.match(/^What of q\d+\?/gm)).toHaveLength(shown);
    expect(shown).toBeGreaterThanOrEqual(5);
    expect(short.trimEnd().split('\n').length).toBeLessThanOrEqual(25);
    expect(short).not.toContain('What of q23?');
    const { stdout: all } = await evaluateIn(cwd, 'responses.jsonl', '--all');
    expect(all).toContain('What of q23?');
    expect(all).not.toContain('Showing');
  });
});
