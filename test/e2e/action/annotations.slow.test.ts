import { describe, expect, test } from 'vitest';
import { pullRequest, push, usualHistory } from '../../support/github/events.js';
import { type Ran, scenario } from '../../support/github/scenario.js';
import { sha } from '../../support/github/world.js';

const INPUTS = { corpus: 'corpus.yaml', responses: 'responses.jsonl' };
/** Line of a question, title and message of each annotation. */
function places({ annotations }: Ran): [level: string, file: string, line: string, title: string, message: string][] {
  return annotations.map(({ level, properties: { file = '', line = '', title = '' }, message }) => [
    ...([level, file, line, title, message] as const),
  ]);
}

describe.concurrent('a regressed question is a warning at its line of the corpus', () => {
  test('in YAML, with the cause', () =>
    scenario(async ({ world, evaluate }) => {
      const pull = usualHistory(world);
      const right = { q1: 'right', q2: 'right', q3: 'right' } as const;
      expect((await evaluate(push(world, sha('m4')), right)).annotations).toEqual([]);
      const run = await evaluate(pullRequest(world, pull), { q1: 'right', q2: 'wrong', q3: 'error' });
      expect(places(run)).toEqual([
        ['warning', 'corpus.yaml', '7', 'Regressed: q2', expect.stringContaining('gold of q2')],
        [
          'warning',
          'corpus.yaml',
          '11',
          'Regressed: q3',
          expect.stringMatching(
            /^the agent failed: the agent gave up https:\/\/github\.com\/acme\/agent\/actions\/runs\/\d+\/artifacts\/\d+#q-q3$/,
          ),
        ],
      ]);
      expect(run.code).toBe(0);
    }));

  test('if it newly broke a rule or failed an answer check, though its steps score did not change', async () => {
    const corpus = [
      '- template_id: t',
      '  questions:',
      `  - {id: q1, question_text: A, reference_steps: [[{name: find, output: '1'}]], answer: {includes: '4712'}}`,
      `  - {id: q2, question_text: B, reference_steps: [[{name: find, output: '1'}]], rules: {forbidden: [delete_*]}}`,
      `  - {id: q3, question_text: C, reference_steps: [[{name: find, output: '1'}]]}`,
    ].join('\n');
    const call = (name: string) => ({ name, status: 'success', output: '1' });
    const files = (answer: string, ...tools: readonly string[]) => ({
      'corpus.yaml': `${corpus}\n`,
      'responses.jsonl': ['q1', 'q2', 'q3']
        .map((question_id) => ({ question_id, actual_answer: answer, actual_steps: ['find', ...tools].map(call) }))
        .map((record) => `${JSON.stringify(record)}\n`)
        .join(''),
    });
    await scenario(async ({ world, run }) => {
      const pull = usualHistory(world);
      const before = await run({ event: push(world, sha('m4')), files: files('Order 4712'), inputs: INPUTS });
      expect(before.annotations).toEqual([]);
      const after = files('Order 4713', 'delete_order');
      const head = await run({ event: pullRequest(world, pull), files: after, inputs: INPUTS });
      // What was called may have done harm: it comes first.
      expect(places(head)).toEqual([
        ['warning', 'corpus.yaml', '4', 'Regressed: q2', expect.stringMatching(/^delete_order was called/)],
        ['warning', 'corpus.yaml', '3', 'Regressed: q1', expect.stringMatching(/^lacks 4712/)],
      ]);
      expect(head.outputs).toMatchObject({ regressions: '2', 'steps-score': '1.0000' });
      expect(head.code).toBe(0);
    });
  });
});
