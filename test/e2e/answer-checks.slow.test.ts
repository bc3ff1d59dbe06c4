import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseYaml } from '../../src/adapters/files/yaml.js';
import { cliIn, inFolder } from '../support/cli.js';

const CORPUS = `
- template_id: orders
  questions:
    - id: q1
      question_text: Cancel order 4712.
      answer: {includes: ['4712', cancelled], excludes: sorry}
    - id: q2
      question_text: What does order 4713 cost?
      answer: {number: {value: 83.42, tolerance: 0.01}, regex: '(EUR|€)'}
`;

const line = (question_id: string, actual_answer: string, more: object = {}) =>
  JSON.stringify({ question_id, actual_answer, actual_steps: [], ...more });

const FILES = {
  'corpus.yaml': CORPUS,
  'good.jsonl': [line('q1', 'Order 4712 is cancelled.'), line('q2', 'It costs 83.4233 €.')].join('\n'),
  'worse.jsonl': [line('q1', 'Sorry, order 4712 cannot be found.'), line('q2', '85 €')].join('\n'),
  'failed.jsonl': [line('q1', 'Order 4712 is cancelled.'), line('q2', '83.42 €', { error: 'timeout' })].join('\n'),
};

function evaluate(folder: string, responses: string, ...flags: readonly string[]) {
  return cliIn(folder, 'evaluate', '--corpus', 'corpus.yaml', '--responses', `${responses}.jsonl`, ...flags);
}

interface Written {
  readonly micro: Readonly<Record<string, unknown>>;
  readonly answer_check_score: object;
  readonly comparison: Readonly<Record<string, unknown>>;
  readonly questions: readonly object[];
}

function yaml(folder: string, path: string): Written {
  return parseYaml(readFileSync(join(folder, path), 'utf8'), path) as Written;
}

describe('a corpus without reference steps', () => {
  test('has its answer checks as the headline', () =>
    inFolder(FILES, async (folder) => {
      const { stdout } = await evaluate(folder, 'worse', '--out', 'out');
      expect(stdout).toContain('Answer checks 0.583 (no gate set)');
      expect(stdout).toContain('0 of 2 questions right.');
      expect(stdout).toMatch(/Cancel order 4712\. +lacks `cancelled`/);
      expect(stdout).toMatch(/What does order 4713 cost\? +85, expected 83\.42 ± 0\.01/);
      expect(stdout).not.toContain('Steps score');
      const { answer_check_score } = yaml(folder, 'out/comparison.yaml');
      expect(answer_check_score).toMatchObject({
        micro: expect.closeTo(7 / 12, 12),
        questions: 2,
        templates: 1,
        right: 0,
      });
    }));

  test.each([
    ['worse', '0.85', 1, '❌ Answer checks 0.583 is below the required 0.850'],
    ['failed', '0.85', 1, '❌ Answer checks 0.500 is below the required 0.850'],
  ])('%s: --min-answer-check-score %s', (responses, limit, code, title) =>
    inFolder(FILES, async (folder) => {
      const run = await evaluate(folder, responses, '--min-answer-check-score', limit);
      expect(run.stdout).toContain(title);
      expect(run.code).toBe(code);
    }),
  );

  test('a gate on them counts a failed answer as 0', () =>
    inFolder(FILES, async (folder) => {
      const gate = ['--gate', 'macro.answer_check_score.mean > 0.5'];
      expect((await evaluate(folder, 'failed', ...gate)).code).toBe(1);
    }));

  test('is compared by them', () =>
    inFolder(FILES, async (folder) => {
      await evaluate(folder, 'good', '--out', 'base');
      for (const base of ['base', 'base/baseline.yaml', 'base/evaluation.yaml']) {
        const { stdout } = await evaluate(folder, 'worse', '--baseline', base, '--out', 'head');
        expect(stdout).toContain('Answer checks 0.583, down 0.417');
        expect(stdout).toMatch(/Answer checks, micro +1\.000 +0\.583 +−0\.417/);
        expect(stdout).toContain(' 2 regressed, 0 improved, ');
        expect(stdout).toMatch(/4713 cost\? +1\.000 → 0\.500 +85, expected 83\.42 ± 0\.01/);
        const { comparison } = yaml(folder, 'head/comparison.yaml');
        expect(comparison.answer_checks_fallen).toMatchObject([
          { question_id: 'q2', base: 1, head: 0.5, failed: [{ check: 'number', expected: 83.42, actual: 85 }] },
          { question_id: 'q1', failed: [{ check: 'includes', expected: 'cancelled' }] },
        ]);
      }
    }));
});

test('compare of two folders names the failed checks and the tools that broke a rule', () => {
  const corpus = CORPUS.replace('      answer: {number', '      rules: {forbidden: [delete_*]}\n      answer: {number');
  const deleted = line('q2', '85 €', { actual_steps: [{ name: 'delete_order', status: 'success', output: '' }] });
  const files = { ...FILES, 'corpus.yaml': corpus, 'deleted.jsonl': [line('q1', 'Sorry'), deleted].join('\n') };
  return inFolder(files, async (folder) => {
    await evaluate(folder, 'good', '--out', 'base');
    await evaluate(folder, 'deleted', '--out', 'head');
    const { stdout } = await cliIn(folder, 'compare', 'base', 'head');
    expect(stdout).toMatch(/4713 cost\? +1\.000 → 0\.500 +85, expected 83\.42 ± 0\.01/);
    expect(stdout).toMatch(/4713 cost\? +`delete_order` was called/);
    const alone = await cliIn(folder, 'compare', 'base/baseline.yaml', 'head/baseline.yaml');
    expect(alone.stdout).toMatch(/ +1\.000 → 0\.500 +–/);
    expect(alone.stdout).toContain('a forbidden tool was called');
  });
});

test('aggregates and baseline hold the scores, and the baseline no text', () =>
  inFolder(FILES, async (folder) => {
    await evaluate(folder, 'failed', '--out', 'out');
    expect(yaml(folder, 'out/aggregates.yaml').micro.answer_check_score).toMatchObject({ mean: 1, sum: 1 });
    const text = readFileSync(join(folder, 'out/baseline.yaml'), 'utf8');
    expect(yaml(folder, 'out/baseline.yaml').questions).toMatchObject([
      { answer_check_score: 1 },
      { answer_check_score: 0 },
    ]);
    expect(text).not.toContain('cancelled');
  }));

test('plain YAML scalars are texts as they are written', () =>
  inFolder(
    { ...FILES, 'corpus.yaml': CORPUS.replace(/answer: \{includes.*\}/, 'answer: {equals: [yes, 017, 1.50]}') },
    async (folder) => {
      await evaluate(folder, 'good', '--out', 'out');
      expect(yaml(folder, 'out/evaluation.yaml')).toMatchObject([{ answer: { equals: ['yes', '017', '1.50'] } }, {}]);
    },
  ));
