import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import yaml from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { bundle, EXAMPLES } from '../support/bundle.js';
import { inFolder } from '../support/cli.js';
import { pullRequest, usualHistory } from '../support/github/events.js';
import { ten } from '../support/github/exam.js';
import { scenario } from '../support/github/scenario.js';

const CORPUS = join(EXAMPLES, 'corpus.yaml');

/** Two runs of the example, in folders `first` and `second`. */
async function twoRuns(use: (run: (...flags: string[]) => ReturnType<typeof bundle>, folder: string) => void) {
  await inFolder({}, async (folder) => {
    const [first, second] = [join(folder, 'first'), join(folder, 'second')];
    for (const [out, version] of [
      [first, 'v1'],
      [second, 'v2'],
    ] as const) {
      const responses = join(EXAMPLES, `responses-${version}.jsonl`);
      bundle(['evaluate', '--corpus', CORPUS, '--responses', responses, '--out', out]);
    }
    use((...flags) => bundle(['compare', first, second, ...flags]), folder);
  });
}

describe('compare', () => {
  test('calls both runs by their folders, selects, and writes its files', async () => {
    await twoRuns((compare, folder) => {
      const { stdout, stderr } = compare();
      expect(stdout).toMatch(/`first` +second +Change/);
      expect(stdout).not.toContain('This run');
      expect(stderr).toBe('');
      const out = join(folder, 'compared');
      const part = compare('--select', 'template:line*', 'template:dis*', '--out', out);
      expect(part.stdout).toContain('2 of 4 questions right');
      const written = ['comparison.yaml', 'report.md', 'report.html'].map((name) => join(out, name));
      expect(part.stderr).toBe(`written: ${written.join(', ')}\n`);
      const { comparison } = yaml.load(readFileSync(join(out, 'comparison.yaml'), 'utf8')) as never as {
        comparison: { questions: number; removed: unknown[] };
      };
      expect(comparison).toMatchObject({ questions: 4, removed: [] });
      expect(existsSync(join(out, 'report.md'))).toBe(true);
      expect(compare('--out', out, '--quiet').stderr).toBe('');
    });
  });

  test('says what it cannot select', async () => {
    await twoRuns((compare) => {
      expect(compare('--select', 'tag:smoke')).toMatchObject({ code: 2, stdout: '' });
      expect(compare('--select', 'tag:smoke').stderr).toContain('--select: scored runs have no tags');
      expect(compare('--select', 'id:none').stderr).toContain('--select: no question of either run');
      const gate = compare('--select', 'id:q0*', '--gate', 'micro.total_tokens.mean <= 1');
      expect(gate.stderr).toContain('--gate: micro.total_tokens.mean covers all questions');
      expect(compare('--select', 'id:q0*', '--gate', 'micro.steps_score.mean >= 0').code).toBe(0);
    });
  });
});

describe('a response whose error text is "no response"', () => {
  const questions = ['a', 'b', 'c'].map((id) => ({
    id,
    question_text: id,
    reference_steps: [[{ name: 't', output: '1' }]],
  }));
  const right = { actual_steps: [{ name: 't', status: 'success', output: '1' }] };
  const files = (b: object | null) => ({
    'corpus.json': JSON.stringify([{ template_id: 't', questions }]),
    'responses.json': JSON.stringify({ a: right, ...(b && { b }), c: right }),
  });

  test.each([
    ['is an answer that failed', { error: 'no response' }, 'out', false],
    ['also in an evaluation file', { error: 'no response', elapsed_sec: 1 }, 'out/evaluation.yaml', false],
    ['and a question without a response is none', null, 'out', true],
  ])('%s', async (_, b, path, isMissing) => {
    await inFolder(files(b), async (_folder, file) => {
      const inputs = ['--corpus', file('corpus.json'), '--responses', file('responses.json')];
      const run = bundle(['evaluate', ...inputs, '--min-coverage', '0', '--out', file('out')]);
      const { stdout } = bundle(['compare', file(path), file(path)]);
      for (const text of [run.stdout, stdout]) expect(text.includes('2 of 3 answered')).toBe(isMissing);
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
      const run = (...flags: string[]) =>
        bundle(['evaluate', '--corpus', file('c.json'), '--responses', file('r.jsonl'), ...flags]).stdout;
      const short = run();
      const shown = Number(/Showing (\d+) of 23; use --all to show all/.exec(short)?.[1]);
      expect(short.match(/^What of q\d+\?/gm)).toHaveLength(shown);
      expect(shown).toBeGreaterThanOrEqual(5);
      expect(short.trimEnd().split('\n').length).toBeLessThanOrEqual(25);
      expect(run()).not.toContain('What of q23?');
      expect(run('--all')).toContain('What of q23?');
      expect(run('--all')).not.toContain('Showing');
    });
  });

  test('a run without any score shows its tokens, time and cost', async () => {
    const bare = JSON.stringify([{ template_id: 't', questions: [{ id: 'q', question_text: '?' }] }]);
    const response = JSON.stringify({ question_id: 'q', total_tokens: 1234, actual_steps: [] });
    await inFolder({ 'c.json': bare, 'r.jsonl': response }, async (_, file) => {
      const inputs = ['--corpus', file('c.json'), '--responses', file('r.jsonl')];
      expect(bundle(['evaluate', ...inputs]).stdout).toMatch(/^Tokens per question +1,234$/m);
    });
  });

  test('a failed gate on a figure other than the score is in the title', async () => {
    await inFolder(
      { 'c.json': corpus, 'r.jsonl': responses.replace(/^.*$/m, '{"question_id": "q1", "error": "x"}') },
      async (_, file) => {
        const gate = ['--gate', 'micro.number_of_error_samples <= 0'];
        const { stdout } = bundle(['evaluate', '--corpus', file('c.json'), '--responses', file('r.jsonl'), ...gate]);
        expect(stdout.split('\n')[0]).toBe(
          '❌ `micro.number_of_error_samples` 1 is above the allowed 0; steps score 0.000',
        );
      },
    );
  });

  test('validate prints data, too', () => {
    const { code, stdout } = bundle(['validate', '--corpus', CORPUS, '--format', 'json']);
    const { findings, ...counts } = JSON.parse(stdout) as { readonly findings: readonly { readonly kind: string }[] };
    expect(counts).toEqual({ questions: 26, templates: 8, errors: 0, warnings: [] });
    expect(findings.map(({ kind }) => kind)).toEqual(['earlier-groups', 'relative-time']);
    expect(code).toBe(0);
    expect(bundle(['validate', '--corpus', CORPUS, '--format', 'xml']).stderr).toContain(
      '--format: expected text or json',
    );
  });

  test("the action's log has the verdict and the first questions that went wrong", async () => {
    await scenario(async ({ world, evaluate }) => {
      const { stdout } = await evaluate(pullRequest(world, usualHistory(world)), ten(3), { 'min-steps-score': '0.5' });
      const log = stdout.split('\n').filter((line) => line.startsWith('stepgate: '));
      expect(log).toContain('stepgate: ❌ Steps score 0.300 is below the required 0.500');
      expect(log.filter((line) => line.includes('wrong: What is q'))).toHaveLength(5);
      expect(log).toContain('stepgate: … and 2 more, see the job summary');
    });
  });
});
