import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseYaml } from '../../src/adapters/files/yaml.js';
import { cliIn, inFolder } from '../support/cli.js';

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

function evaluate(folder: string, responses: string, ...flags: readonly string[]) {
  return cliIn(folder, 'evaluate', '--corpus', 'corpus.yaml', '--responses', `${responses}.jsonl`, ...flags);
}

interface Written {
  readonly micro: Readonly<Record<string, Readonly<Record<string, number>> | undefined>>;
  readonly macro: object;
  readonly per_template: object;
  readonly comparison: { readonly rules_broken: object };
  readonly questions: readonly object[];
}

function yaml(folder: string, path: string): Written {
  return parseYaml(readFileSync(join(folder, path), 'utf8'), path) as Written;
}

describe('rules from the corpus to the report', () => {
  test('score, violations and macro are in the aggregates', () =>
    inFolder(FILES, async (folder) => {
      await evaluate(folder, 'broken', '--out', 'out');
      const { micro, macro, per_template } = yaml(folder, 'out/aggregates.yaml');
      expect(micro.rules_score).toEqual({ sum: 0, mean: 0, median: 0, min: 0, max: 0 });
      expect(macro).toMatchObject({ rules_score: { mean: 0 } });
      expect(per_template).toMatchObject({ orders: { rules_score: { mean: 0 } } });
      expect(micro.rule_violations).toEqual({ forbidden: 1, max_steps: 1, order: 1, max_total_tokens: 0 });
      expect(micro.rules_not_checked).toBeUndefined();
      expect(micro.steps_score).toMatchObject({ mean: 1 });
    }));

  test.each([
    ['kept', 'micro.rules_score.mean >= 1', 0, 'passed'],
    ['broken', 'micro.steps.total.delete_order <= 0', 1, '❌'],
    [
      'silent',
      'micro.rule_violations.max_total_tokens <= 0',
      1,
      'not checked for 1 answer that does not report tokens',
    ],
    ['kept', 'micro.rule_violations.max_cost_usd <= 0', 1, 'no such figure'],
  ])('%s: --gate %j', (responses, gate, code, said) =>
    inFolder(FILES, async (folder) => {
      const run = await evaluate(folder, responses, '--gate', gate);
      expect(run.code).toBe(code);
      expect(run.stdout).toContain(said);
    }),
  );

  test('a rule that was kept on the base is a regression with its reason', () =>
    inFolder(FILES, async (folder) => {
      await evaluate(folder, 'kept', '--out', 'base');
      for (const base of ['base', 'base/baseline.yaml', 'base/evaluation.yaml']) {
        const { stdout } = await evaluate(folder, 'broken', '--baseline', base, '--out', 'head');
        expect(stdout).toMatch(/Rules kept +2 of 2 +0 of 2 +−2/);
        expect(stdout).toMatch(/Which orders are open\? +4 steps, at most 3 allowed/);
        expect(stdout).toMatch(/Cancel order 4712\. +`delete_order` was called; `cancel_order`/);
        expect(stdout).toContain(' 0 regressed, 0 improved, 2 unchanged, 2 newly broke a rule.');
        const { comparison } = yaml(folder, 'head/comparison.yaml');
        expect(comparison.rules_broken).toEqual([
          {
            question_id: 'q1',
            template_id: 'orders',
            rules: [{ rule: 'max_steps', limit: 3, actual: 4, same_calls: 4 }],
          },
          {
            question_id: 'q2',
            template_id: 'orders',
            rules: [
              { rule: 'forbidden', limit: 'delete_*', actual: 'delete_order' },
              {
                rule: 'order',
                limit: ['find_orders', 'cancel_order'],
                actual: ['cancel_order', 'find_orders'],
              },
            ],
          },
        ]);
      }
      const again = await evaluate(folder, 'broken', '--baseline', 'head');
      expect(again.stdout).toContain('2 questions broke a rule, not kept on the base either');
      expect(again.stdout).not.toContain('newly broke');
    }));

  test('the baseline file names broken rules, and no tool', () =>
    inFolder(FILES, async (folder) => {
      await evaluate(folder, 'broken', '--out', 'out');
      const text = readFileSync(join(folder, 'out/baseline.yaml'), 'utf8');
      const { questions } = yaml(folder, 'out/baseline.yaml');
      expect(questions[1]).toMatchObject({ rules_score: 0, rules_broken: ['forbidden', 'order'] });
      expect(JSON.stringify(questions)).not.toContain('delete');
      expect(text).not.toContain('Cancel order');
    }));

  test('rules of the config hold for all questions, also for the answers of the base, and edit no question', () =>
    inFolder({ ...FILES, 'config.yaml': 'rules: {forbidden: [find_*]}\n' }, async (folder) => {
      await evaluate(folder, 'kept', '--out', 'base');
      const flags = '--config config.yaml --baseline base --out out';
      const { stdout } = await evaluate(folder, 'kept', ...flags.split(' '));
      expect(yaml(folder, 'out/aggregates.yaml').micro.rule_violations).toMatchObject({ forbidden: 1 });
      expect(stdout).toContain('Scoring rules differ (rules of the config).');
      expect(stdout).toContain('1 question broke a rule, not kept on the base either');
      expect(stdout).toContain('0 regressed, 0 improved');
      expect(stdout).not.toContain('edited');
    }));
});
