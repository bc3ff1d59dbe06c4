import { describe, expect, test } from 'vitest';
import { cliIn, inFolder } from '../support/cli.js';
import { evaluateIn, textOf, yamlOf } from '../support/evaluated.js';

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

describe('a corpus without reference steps', () => {
  test('has its answer checks as the headline', () =>
    inFolder(FILES, async (folder) => {
      const { stdout } = await evaluateIn(folder, 'worse.jsonl', '--out', 'out');
      expect(stdout).toContain('Answer checks 0.583 (no gate set)');
      expect(stdout).toContain('0 of 2 questions right.');
      expect(stdout).toMatch(/Cancel order 4712\. +lacks `cancelled`/);
      expect(stdout).toMatch(/What does order 4713 cost\? +85, expected 83\.42 ± 0\.01/);
      expect(stdout).not.toContain('Steps score');
      expect(yamlOf(folder, 'out/comparison.yaml')).toMatchObject({
        answer_check_score: { micro: expect.closeTo(7 / 12, 12), questions: 2, templates: 1, right: 0 },
      });
    }));

  test.each([
    ['worse', '--min-answer-check-score', '0.85', '❌ Answer checks 0.583 is below the required 0.850'],
    ['failed', '--min-answer-check-score', '0.85', '❌ Answer checks 0.500 is below the required 0.850'],
    ['failed', '--gate', 'macro.answer_check_score.mean > 0.5', 'macro.answer_check_score.mean'],
  ])('%s: %s %s fails; a failed answer counts as 0', (responses, flag, limit, title) =>
    inFolder(FILES, async (folder) => {
      const { code, stdout } = await evaluateIn(folder, `${responses}.jsonl`, flag, limit);
      expect([code, stdout]).toEqual([1, expect.stringContaining(title)]);
    }),
  );

  test('is compared by them', () =>
    inFolder(FILES, async (folder) => {
      await evaluateIn(folder, 'good.jsonl', '--out', 'base');
      for (const base of ['base', 'base/baseline.yaml', 'base/evaluation.yaml']) {
        const { stdout } = await evaluateIn(folder, 'worse.jsonl', '--baseline', base, '--out', 'head');
        expect(stdout).toContain('Answer checks 0.583, down 0.417');
        expect(stdout).toMatch(/Answer checks, micro +1\.000 +0\.583 +−0\.417/);
        expect(stdout).toContain(' 2 regressed, 0 improved, ');
        expect(stdout).toMatch(/4713 cost\? +1\.000 → 0\.500 +85, expected 83\.42 ± 0\.01/);
        const answer_checks_fallen = [
          { question_id: 'q2', base: 1, head: 0.5, failed: [{ check: 'number', expected: 83.42, actual: 85 }] },
          { question_id: 'q1', failed: [{ check: 'includes', expected: 'cancelled' }] },
        ];
        expect(yamlOf(folder, 'head/comparison.yaml')).toMatchObject({ comparison: { answer_checks_fallen } });
      }
    }));
});

test('compare of two folders names the failed checks and the tools that broke a rule', () => {
  const corpus = CORPUS.replace('      answer: {number', '      rules: {forbidden: [delete_*]}\n      answer: {number');
  const deleted = line('q2', '85 €', { actual_steps: [{ name: 'delete_order', status: 'success', output: '' }] });
  const files = { ...FILES, 'corpus.yaml': corpus, 'deleted.jsonl': [line('q1', 'Sorry'), deleted].join('\n') };
  return inFolder(files, async (folder) => {
    await evaluateIn(folder, 'good.jsonl', '--out', 'base');
    await evaluateIn(folder, 'deleted.jsonl', '--out', 'head');
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
    await evaluateIn(folder, 'failed.jsonl', '--out', 'out');
    const micro = { answer_check_score: { mean: 1, sum: 1 } };
    expect(yamlOf(folder, 'out/aggregates.yaml')).toMatchObject({ micro });
    const questions = [{ answer_check_score: 1 }, { answer_check_score: 0 }];
    expect(yamlOf(folder, 'out/baseline.yaml')).toMatchObject({ questions });
    expect(textOf(folder, 'out/baseline.yaml')).not.toContain('cancelled');
  }));

test('plain YAML scalars are texts as they are written', () =>
  inFolder(
    { ...FILES, 'corpus.yaml': CORPUS.replace(/answer: \{includes.*\}/, 'answer: {equals: [yes, 017, 1.50]}') },
    async (folder) => {
      await evaluateIn(folder, 'good.jsonl', '--out', 'out');
      const answer = { equals: ['yes', '017', '1.50'] };
      expect(yamlOf(folder, 'out/evaluation.yaml')).toMatchObject([{ answer }, {}]);
    },
  ));
