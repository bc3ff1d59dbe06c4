import { describe, expect, test } from 'vitest';
import { inFolder } from '../support/cli.js';
import { evaluateIn, textOf, yamlOf } from '../support/evaluated.js';

const CORPUS = `
- template_id: orders
  rules: {max_steps: 3}
  questions:
    - id: q1
      question_text: Which orders are open?
      reference_steps: [[{name: find_orders, output: '4712'}]]
    - id: q2
      question_text: Cancel order 4712.
      rules: {forbidden: ['delete_*'], order: [find_orders, cancel_order], max_total_tokens: 1000}
      reference_steps: [[{name: cancel_order, output: done}]]
`;

const BROKEN_RULES = [
  {
    ...{ question_id: 'q1', template_id: 'orders' },
    rules: [{ rule: 'max_steps', limit: 3, actual: 4, same_calls: 4 }],
  },
  {
    ...{ question_id: 'q2', template_id: 'orders' },
    rules: [
      { rule: 'forbidden', limit: 'delete_*', actual: 'delete_order' },
      { rule: 'order', limit: ['find_orders', 'cancel_order'], actual: ['cancel_order', 'find_orders'] },
    ],
  },
];

type Call = readonly [name: string, output: string];
const steps = (calls: readonly Call[]) => calls.map(([name, output]) => ({ name, status: 'success', output }));
const line = (question_id: string, calls: readonly Call[], more: object = {}) =>
  JSON.stringify({ question_id, actual_steps: steps(calls), ...more });

const FIND: Call = ['find_orders', '4712'];
const CANCEL: Call = ['cancel_order', 'done'];
const KEPT = [line('q1', [FIND]), line('q2', [FIND, CANCEL], { total_tokens: 900 })].join('\n');
const BROKEN = [
  line('q1', [FIND, FIND, FIND, FIND]),
  line('q2', [['delete_order', 'done'], CANCEL, FIND], { total_tokens: 900 }),
].join('\n');
const SILENT = [line('q1', [FIND]), line('q2', [FIND, CANCEL])].join('\n');

const FILES = { 'corpus.yaml': CORPUS, 'kept.jsonl': KEPT, 'broken.jsonl': BROKEN, 'silent.jsonl': SILENT };

describe('rules from the corpus to the report', () => {
  test('score, violations and macro are in the aggregates', () =>
    inFolder(FILES, async (folder) => {
      await evaluateIn(folder, 'broken.jsonl', '--out', 'out');
      expect(yamlOf(folder, 'out/aggregates.yaml')).toMatchObject({
        micro: {
          rules_score: { sum: 0, mean: 0, median: 0, min: 0, max: 0 },
          rule_violations: { forbidden: 1, max_steps: 1, order: 1, max_total_tokens: 0 },
          steps_score: { mean: 1 },
        },
        macro: { rules_score: { mean: 0 } },
        per_template: { orders: { rules_score: { mean: 0 } } },
      });
      expect(yamlOf(folder, 'out/aggregates.yaml')).not.toHaveProperty('micro.rules_not_checked');
    }));

  const TOKENS = 'not checked for 1 answer that does not report tokens';
  test.each([
    ['kept', 'micro.rules_score.mean >= 1', 0, 'passed'],
    ['broken', 'micro.steps.total.delete_order <= 0', 1, '❌'],
    ['silent', 'micro.rule_violations.max_total_tokens <= 0', 1, TOKENS],
    ['kept', 'micro.rule_violations.max_cost_usd <= 0', 1, 'no such figure'],
  ])('%s: --gate %j', (responses, gate, code, said) =>
    inFolder(FILES, async (folder) => {
      const run = await evaluateIn(folder, `${responses}.jsonl`, '--gate', gate);
      expect(run.code).toBe(code);
      expect(run.stdout).toContain(said);
    }),
  );

  test('a rule that was kept on the base is a regression with its reason', () =>
    inFolder(FILES, async (folder) => {
      await evaluateIn(folder, 'kept.jsonl', '--out', 'base');
      for (const base of ['base', 'base/baseline.yaml', 'base/evaluation.yaml']) {
        const { stdout } = await evaluateIn(folder, 'broken.jsonl', '--baseline', base, '--out', 'head');
        expect(stdout).toMatch(/Rules kept +2 of 2 +0 of 2 +−2/);
        expect(stdout).toMatch(/Which orders are open\? +4 steps, at most 3 allowed/);
        expect(stdout).toMatch(/Cancel order 4712\. +`delete_order` was called; `cancel_order`/);
        expect(stdout).toContain(' 0 regressed in score, 0 improved, 2 unchanged, 2 newly broke a rule.');
        expect(yamlOf(folder, 'head/comparison.yaml')).toHaveProperty('comparison.rules_broken', BROKEN_RULES);
      }
      const again = await evaluateIn(folder, 'broken.jsonl', '--baseline', 'head');
      expect(again.stdout).toContain('2 questions broke a rule, not kept on the base either');
      expect(again.stdout).not.toContain('newly broke');
    }));

  test('the baseline file names broken rules, and no tool', () =>
    inFolder(FILES, async (folder) => {
      await evaluateIn(folder, 'broken.jsonl', '--out', 'out');
      const { questions } = yamlOf<{ questions: object[] }>(folder, 'out/baseline.yaml');
      expect(questions[1]).toMatchObject({ rules_score: 0, rules_broken: ['forbidden', 'order'] });
      expect(JSON.stringify(questions)).not.toContain('delete');
      expect(textOf(folder, 'out/baseline.yaml')).not.toContain('Cancel order');
    }));

  test('rules of the config hold for all questions, also for the answers of the base, and edit no question', () =>
    inFolder({ ...FILES, 'config.yaml': 'rules: {forbidden: [find_*]}\n' }, async (folder) => {
      await evaluateIn(folder, 'kept.jsonl', '--out', 'base');
      const flags = '--config config.yaml --baseline base --out out';
      const { stdout } = await evaluateIn(folder, 'kept.jsonl', ...flags.split(' '));
      expect(yamlOf(folder, 'out/aggregates.yaml')).toHaveProperty('micro.rule_violations.forbidden', 1);
      expect(stdout).toContain('Scoring rules differ (rules of the config).');
      expect(stdout).toContain('1 question broke a rule, not kept on the base either');
      expect(stdout).toContain('0 regressed, 0 improved');
      expect(stdout).not.toContain('edited');
    }));
});
