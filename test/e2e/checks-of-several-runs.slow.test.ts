import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cliIn, inFolder } from '../support/cli.js';

const STEPS = `reference_steps: [[{name: find_order, output: '4712'}]]`;
const QUESTIONS = (steps: string) => `
- template_id: orders
  questions:
    - id: q1
      question_text: Cancel order 4712.
      ${steps}
      rules: {forbidden: [delete_*], max_steps: 3}
      answer: {includes: '4712'}
    - id: q2
      question_text: What does order 4713 cost?
      ${steps}
      answer: {number: 83.42}
    - id: q3
      question_text: Is order 4714 open?
      ${steps}
`;

const call = (name: string) => ({ id: name, name, status: 'success', output: '4712' });
const line = (question_id: string, actual_answer: string, ...tools: readonly string[]) =>
  JSON.stringify({ question_id, actual_answer, actual_steps: ['find_order', ...tools].map(call) });

/** All reference steps match in both runs: what differs are a forbidden call and an answer without the number. */
const FILES = {
  'corpus.yaml': QUESTIONS(STEPS),
  'answers.yaml': QUESTIONS('tags: [plain]'),
  'good.jsonl': [line('q1', 'Order 4712 is cancelled.'), line('q2', '83.42 €'), line('q3', 'Yes.')].join('\n'),
  'worse.jsonl': [
    line('q1', 'Order 4712 is deleted.', 'delete_order'),
    line('q2', 'I do not know.'),
    line('q3', 'Yes.'),
  ].join('\n'),
};

async function run(folder: string, ...args: readonly string[]) {
  const { code, stdout, stderr } = await cliIn(folder, ...args);
  expect([code, stderr]).toEqual([0, '']);
  return stdout;
}

/** The runs `good`, `worse` (with the first as its baseline) and a copy of the first. */
async function evaluated(folder: string, corpus = 'corpus.yaml') {
  const evaluate = (name: string, ...flags: readonly string[]) =>
    run(folder, 'evaluate', '--corpus', corpus, '--responses', `${name}.jsonl`, '--out', name, '--no-page', ...flags);
  await evaluate('good', '--name', 'orders');
  await evaluate('worse', '--name', 'orders', '--baseline', 'good');
  cpSync(join(folder, 'good'), join(folder, 'again'), { recursive: true });
}

const row = (text: string, first: string) =>
  text
    .split('\n')
    .find((one) => one.startsWith(first))
    ?.split(/ {2,}/);

test('compare of three runs has the answer checks and the rules of each run', () =>
  inFolder(FILES, async (folder) => {
    await evaluated(folder);
    const table = (await run(folder, 'compare', 'good', 'worse', 'again', '--all')).split('Rank: runs').at(-1) ?? '';
    expect(row(table, 'Run ')).toEqual(['Run', 'Answer checks', 'Rules kept', 'Failed calls']);
    expect(row(table, 'A ')).toEqual(['A good', '1.000', '1 of 1', '0 of 3']);
    // Of the two questions with answer checks, q2 fails its only one.
    expect(row(table, 'B ')).toEqual(['B worse', '0.500', '0 of 1', '0 of 4']);
    const { runs } = JSON.parse(await run(folder, 'compare', 'good', 'worse', 'again', '--format', 'json'));
    expect(runs).toMatchObject([
      { run: 'good', answer_check_score: { micro: 1, macro: 1, questions: 2 }, rules: { kept: 1, of: 1 } },
      { run: 'worse', answer_check_score: { micro: 0.5, macro: 0.5, questions: 2 }, rules: { kept: 0, of: 1 } },
      { run: 'again' },
    ]);
    for (const order of ['answer-checks', 'rules']) {
      const sorted = await run(folder, 'compare', 'worse', 'good', 'again', '--sort', order);
      expect(sorted.match(/^[ABC] /gm)?.slice(0, 3)).toEqual(['B ', 'C ', 'A ']);
    }
  }));

const ids = (text: string) => (JSON.parse(text) as { question_id: string }[]).map(({ question_id }) => question_id);

test('show --regressed has questions that newly broke a rule or failed an answer check', () =>
  inFolder(FILES, async (folder) => {
    await evaluated(folder);
    const regressed = async (head: string, base: string) =>
      ids(await run(folder, 'show', '--regressed', head, '--baseline', base, '--format', 'json'));
    expect(await regressed('worse', 'good')).toEqual(['q1', 'q2']);
    expect(await regressed('good', 'worse')).toEqual([]);
    const text = await run(folder, 'show', '--regressed', 'worse', '--baseline', 'good');
    expect(text).toContain('broke a rule: `delete_order` was called');
    expect(text).toContain('has no number, expected 83.42');
  }));
