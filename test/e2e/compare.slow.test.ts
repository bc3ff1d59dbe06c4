import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import yaml from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { cli, inFolder } from '../support/cli.js';
import { evaluateExample } from '../support/example.js';

/** Two runs of the example, in folders `first` and `second`. */
async function twoRuns(use: (run: (...flags: string[]) => ReturnType<typeof cli>, folder: string) => Promise<void>) {
  await inFolder({}, async (folder) => {
    const [first, second] = [join(folder, 'first'), join(folder, 'second')];
    await evaluateExample('v1', first);
    await evaluateExample('v2', second);
    await use((...flags) => cli('compare', first, second, ...flags), folder);
  });
}

describe('compare', () => {
  test('calls both runs by their folders, selects, and writes its files', async () => {
    await twoRuns(async (compare, folder) => {
      const { stdout, stderr } = await compare();
      expect(stdout).toMatch(/`first` +second +Change/);
      expect(stdout).not.toContain('This run');
      expect(stderr).toBe('');
      const out = join(folder, 'compared');
      const part = await compare('--select', 'template:line*', 'template:dis*', '--out', out);
      expect(part.stdout).toContain('2 of 4 questions right');
      const written = ['comparison.yaml', 'report.md', 'report.html'].map((name) => join(out, name));
      expect(part.stderr).toBe(`written: ${written.join(', ')}\n`);
      const { comparison } = yaml.load(readFileSync(join(out, 'comparison.yaml'), 'utf8')) as never as {
        comparison: { questions: number; removed: unknown[] };
      };
      expect(comparison).toMatchObject({ questions: 4, removed: [] });
      expect(existsSync(join(out, 'report.md'))).toBe(true);
      expect((await compare('--out', out, '--quiet')).stderr).toBe('');
    });
  });

  test('says what it cannot select', async () => {
    await twoRuns(async (compare) => {
      expect(await compare('--select', 'tag:smoke')).toMatchObject({ code: 2, stdout: '' });
      expect((await compare('--select', 'tag:smoke')).stderr).toContain('--select: scored runs have no tags');
      expect((await compare('--select', 'id:none')).stderr).toContain('--select: no question of either run');
      const gate = await compare('--select', 'id:q0*', '--gate', 'micro.total_tokens.mean <= 1');
      expect(gate.stderr).toContain('--gate: micro.total_tokens.mean covers all questions');
      expect((await compare('--select', 'id:q0*', '--gate', 'micro.steps_score.mean >= 0')).code).toBe(0);
    });
  });
});

describe('reports', () => {
  const questions = Array.from({ length: 23 }, (_, index) => `q${index + 1}`);
  const corpus = JSON.stringify([
    {
      template_id: 't',
      questions: questions.map((id) => ({
        id,
        question_text: `What of ${id}?`,
        reference_steps: [[{ name: 'now', output: 'A' }]],
      })),
    },
  ]);
  const responses = questions.map((question_id) => JSON.stringify({ question_id, actual_steps: [] })).join('\n');

  test('--all shows the rows that a list leaves out', async () => {
    await inFolder({ 'c.json': corpus, 'r.jsonl': responses }, async (_, file) => {
      const run = async (...flags: string[]) =>
        (await cli('evaluate', '--corpus', file('c.json'), '--responses', file('r.jsonl'), ...flags)).stdout;
      const short = await run();
      const shown = Number(/Showing (\d+) of 23; use --all to show all/.exec(short)?.[1]);
      expect(short.match(/^What of q\d+\?/gm)).toHaveLength(shown);
      expect(shown).toBeGreaterThanOrEqual(5);
      expect(short.trimEnd().split('\n').length).toBeLessThanOrEqual(25);
      expect(await run()).not.toContain('What of q23?');
      expect(await run('--all')).toContain('What of q23?');
      expect(await run('--all')).not.toContain('Showing');
    });
  });
});
