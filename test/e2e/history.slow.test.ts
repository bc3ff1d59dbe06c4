import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import yaml from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { bundle } from '../support/bundle.js';
import { inFolder } from '../support/cli.js';
import { corpusOf, type Mark, responsesOf } from '../support/github/exam.js';

type Marks = Readonly<Record<string, Mark>>;

/** Scores these answers in one run after the other, each with the one before as its baseline. */
function runs(file: (name: string) => string, all: readonly Marks[], ...flags: string[]): string {
  all.forEach((marks, at) => {
    writeFileSync(file('c.yaml'), corpusOf(Object.keys(marks)));
    writeFileSync(file('r.jsonl'), responsesOf(marks));
    const baseline = at === 0 ? [] : ['--baseline', file(`run${at - 1}`)];
    const inputs = ['--corpus', file('c.yaml'), '--responses', file('r.jsonl'), '--out', file(`run${at}`)];
    bundle(['evaluate', ...inputs, ...baseline, ...flags, '--min-coverage', '0', '--quiet']);
  });
  return file(`run${all.length - 1}`);
}

describe('stepgate history', () => {
  const FLIPS: readonly Marks[] = [
    { a: 'right', b: 'right' },
    { a: 'wrong', b: 'right' },
    { a: 'right', b: 'right' },
    { a: 'error', b: 'right' },
  ];

  test('shows the runs, the trend and the flaky questions', async () => {
    await inFolder({}, async (_, file) => {
      const last = runs(file, FLIPS);
      const { code, stdout, stderr } = bundle(['history', last]);
      expect([code, stderr]).toEqual([0, '']);
      expect(stdout.split('\n')[0]).toBe('`run3`, last 4 runs: █▁█▁ 1.000 → 0.500');
      expect(stdout).toMatch(/^Time \(UTC\) +Score +Macro +Questions$/m);
      expect(stdout).toContain('1 flaky question (1 right, 0 wrong, p partly, e failed, - not asked)');
      expect(stdout).toMatch(/^What is a\? +2 of 4 +101e +a$/m);
      expect(stdout).not.toContain('What is b?');
      expect(bundle(['history', join(last, 'baseline.yaml')]).stdout).toContain('2 of 4');
      expect(bundle(['history', last, '--format', 'markdown']).stdout).toContain(
        '| What is a? | 2 of 4 | 101e | `a` |',
      );
    });
  });

  test('is data with --format json', async () => {
    await inFolder({}, async (_, file) => {
      const data = JSON.parse(bundle(['history', runs(file, FLIPS), '--format', 'json']).stdout);
      expect(data).toMatchObject({
        runs: [{ micro: 1, questions: 2 }, { micro: 0.5 }, { micro: 1 }, { micro: 0.5 }],
        questions: [
          { question_id: 'a', results: '101e', flaky: true },
          { question_id: 'b', results: '1111', flaky: false },
        ],
      });
    });
  });

  test('of a single run has no trend; of an evaluation file there is none', async () => {
    await inFolder({}, async (_, file) => {
      const only = runs(file, FLIPS.slice(0, 1));
      expect(bundle(['history', only]).stdout).toContain('`run0`, 1 run: there is no trend yet\n');
      expect(bundle(['history', only]).stdout).toContain('No question is flaky.');
      const { code, stderr } = bundle(['history', join(only, 'evaluation.yaml')]);
      expect([code, stderr]).toEqual([2, expect.stringContaining('an evaluation file has no history')]);
      expect(bundle(['history', file('nowhere')])).toMatchObject({ code: 2, stdout: '' });
    });
  });

  test('of another name is dropped, and the report says so', async () => {
    await inFolder({}, async (_, file) => {
      const last = runs(file, FLIPS);
      const inputs = ['--corpus', file('c.yaml'), '--responses', file('r.jsonl'), '--out', file('next')];
      const { stdout } = bundle(['evaluate', ...inputs, '--baseline', last, '--name', 'nightly']);
      expect(stdout).toContain(
        'The history of the baseline is dropped and restarts: it belongs to an evaluation with another name.',
      );
      expect(bundle(['history', file('next')]).stdout).toContain('1 run: there is no trend yet');
    });
  });
});

describe('the report', () => {
  test('names stable and flaky regressions apart, and shows the trend', async () => {
    await inFolder({}, async (_, file) => {
      const steady = { a: 'right', b: 'right', c: 'right' } as const;
      runs(file, [steady, { ...steady, a: 'wrong' }, steady]);
      writeFileSync(file('r.jsonl'), responsesOf({ a: 'wrong', b: 'wrong', c: 'right' }));
      const inputs = ['--corpus', file('c.yaml'), '--responses', file('r.jsonl'), '--baseline', file('run2')];
      const { stdout } = bundle(['evaluate', ...inputs, '--all']);
      expect(stdout.split('\n')[0]).toContain(', 1 stable regression, 1 flaky');
      expect(stdout).toContain('2 regressed (1 stable, 1 flaky), 0 improved');
      expect(stdout).toMatch(
        /^▼ What is b\?.*\n.*\n▼ What is a\?.*\n {4}flaky, right in 2 of the last 3 runs on `run2`: /m,
      );
      expect(stdout).toContain('`run2`, last 3 runs: █▁█ 1.000 → 1.000');
      const json = JSON.parse(bundle(['evaluate', ...inputs, '--format', 'json']).stdout);
      expect(json.comparison.regressed).toMatchObject([
        { question_id: 'b', base_results: '111', flaky: false },
        { question_id: 'a', base_results: '101', flaky: true },
      ]);
    });
  });
});

test('a baseline of 1,600 questions with a full history stays under 1 MB', async () => {
  await inFolder({}, async (_, file) => {
    // Ids of questions and templates, and tokens, as long as those of the published runs.
    const hash = (at: number) => at.toString(16).padStart(32, '0');
    const ids = Array.from({ length: 1_600 }, (_, at) => at);
    const templates = Array.from({ length: 448 }, (_, at) => ({
      template_id: `template_list_${hash(at)}`,
      questions: ids
        .filter((id) => id % 448 === at)
        .map((id) => ({
          id: `${hash(id)}`,
          question_text: `Which ${id}?`,
          reference_steps: [[{ name: 'sparql_query', output: `gold ${id}` }]],
        })),
    }));
    const responses = ids.map((id) => ({
      question_id: hash(id),
      ...{ input_tokens: 345_678 + id, output_tokens: 1_234, total_tokens: 346_912 + id, elapsed_sec: 12.345678 + id },
      actual_steps: [{ id: '1', name: 'sparql_query', status: 'success', output: id % 3 ? `gold ${id}` : 'x' }],
    }));
    writeFileSync(file('c.json'), JSON.stringify(templates));
    writeFileSync(file('r.json'), JSON.stringify(responses));
    const inputs = ['--corpus', file('c.json'), '--responses', file('r.json'), '--agent-model', 'gpt-4o', '--quiet'];
    bundle(['evaluate', ...inputs, '--out', file('first')]);
    const path = file('first/baseline.yaml');
    const full = yaml.load(readFileSync(path, 'utf8'), { schema: yaml.CORE_SCHEMA }) as {
      questions: object[];
      history: { runs: object[] };
    };
    const questions = full.questions.map((question) => ({ ...question, results: '10'.repeat(10) }));
    const run = {
      ...full.history.runs[0],
      commit: 'a'.repeat(40),
      time: '2026-11-22T10:00:00.000Z',
      run_id: '19284471000',
    };
    writeFileSync(path, yaml.dump({ ...full, questions, history: { runs: Array(30).fill(run) } }, { noRefs: true }));
    bundle(['evaluate', ...inputs, '--baseline', file('first'), '--out', file('next')]);
    const written = readFileSync(file('next/baseline.yaml'), 'utf8');
    expect(written.match(/^ {2}results: /gm)).toHaveLength(1_600);
    expect(written.match(/^ {4}- commit: /gm)).toHaveLength(29);
    expect(statSync(file('next/baseline.yaml')).size).toBeLessThan(1_000_000);
  });
});
