import { expect, test } from 'vitest';
import { bundle } from '../support/bundle.js';
import { inFolder } from '../support/cli.js';

/** What an agent with REST and SQL tools is asked: five questions, each with the difference that its answer has. */
const CORPUS = `
- template_id: orders
  questions:
    - id: a further field and argument
      question_text: Which orders does customer 42 have?
      reference_steps:
        - - name: find_orders
            args: {customer: 42}
            match_args: includes
            output_media_type: application/json
            output: {orders: [{id: 1}]}
            match_output: includes
    - id: another last digit
      question_text: What is the mean total?
      reference_steps:
        - - name: run_sql
            output_media_type: application/json
            output: [{mean: 83.42333330000001}]
            match_output: table
            tolerance: 0.000001
    - id: another order of a list
      question_text: Which orders are open?
      reference_steps:
        - - name: list_orders
            output_media_type: application/json
            output: {orders: [1, 2, 3]}
            unordered: [orders]
    - id: another zone
      question_text: When was order 1 placed?
      reference_steps:
        - - name: get_order
            output_media_type: application/json
            output: {placed_at: '2026-03-03T22:15:00Z'}
            normalize: [time]
    - id: a deletion
      question_text: Cancel order 4712.
      reference_steps:
        - - {name: find_orders, args: {id: 4712}, match_args: includes, match_output: ignore}
      rules: {forbidden: [delete_*]}
      answer: {includes: cancelled}
`;

type Call = readonly [name: string, args: object, output: unknown];

const line = (question_id: string, calls: readonly Call[]) =>
  JSON.stringify({
    question_id,
    actual_answer: 'Order 4712 is cancelled.',
    actual_steps: calls.map(([name, args, output]) => ({
      name,
      args,
      status: 'success',
      output: JSON.stringify(output),
    })),
  });

const RESPONSES = [
  line('a further field and argument', [
    ['find_orders', { customer: 42, limit: 9 }, { orders: [{ id: 1, etag: 'x' }], next: null }],
  ]),
  line('another last digit', [['run_sql', { query: 'SELECT' }, [{ avg: 83.4233333 }]]]),
  line('another order of a list', [['list_orders', {}, { orders: [3, 1, 2] }]]),
  line('another zone', [['get_order', { id: 1 }, { placed_at: '2026-03-03T23:15:00+01:00' }]]),
  line('a deletion', [
    ['find_orders', { id: 4712 }, { orders: [{ id: 4712 }] }],
    ['delete_order', { id: 4712 }, { deleted: 1 }],
  ]),
].join('\n');

test('four right answers score 1, and the deletion breaks its rule, though its steps and its answer are right', () =>
  inFolder({ 'c.yaml': CORPUS, 'r.jsonl': RESPONSES }, async (cwd) => {
    const args = ['evaluate', '--corpus', 'c.yaml', '--responses', 'r.jsonl', '--format', 'json'];
    const { stdout, stderr, code } = bundle([...args, '--gate', 'micro.rules_score.mean >= 1'], { cwd });
    const { questions } = JSON.parse(stdout) as { questions: Readonly<Record<string, unknown>>[] };
    expect(questions.map(({ steps_score }) => steps_score)).toEqual([1, 1, 1, 1, 1]);
    expect(questions.map(({ rules_score }) => rules_score)).toEqual([undefined, undefined, undefined, undefined, 0]);
    expect(questions[4]?.rules_broken).toEqual([{ rule: 'forbidden', limit: 'delete_*', actual: 'delete_order' }]);
    expect([stderr, code]).toEqual(['', 1]);
  }));
