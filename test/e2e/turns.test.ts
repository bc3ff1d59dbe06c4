import { expect, test } from 'vitest';
import { cliIn, inFolder } from '../support/cli.js';
import { evaluateIn, textOf, yamlOf } from '../support/evaluated.js';

const question = (text: string) => ({
  id: 'q1',
  question_text: text,
  reference_steps: [[{ name: 'cancel', match_args: 'ignore', match_output: 'ignore' }]],
  answer: { anywhere: true, includes: ['4711', '4712'] },
});
const corpus = (text: string) => JSON.stringify([{ template_id: 't', questions: [question(text)] }]);
const cancel = (id: string) => [
  { role: 'assistant', tool_calls: [{ id, function: { name: 'cancel', arguments: '{}' } }] },
  { role: 'tool', tool_call_id: id, content: 'ok' },
];
const TRACE = {
  question_id: 'q1',
  messages: [
    { role: 'user', content: 'Cancel 4711.' },
    ...cancel('a'),
    { role: 'assistant', content: 'Order 4711 is cancelled.' },
    { role: 'user', content: 'And 4712.' },
    ...cancel('b'),
    { role: 'assistant', content: 'Order 4712 is cancelled.' },
  ],
};
const FILES = { 'corpus.json': corpus('Cancel 4711.'), 'traces.jsonl': `${JSON.stringify(TRACE)}\n` };

test('the entry has the number of turns and their figures, and the texts that the answer checks look at', () =>
  inFolder(FILES, async (folder) => {
    await evaluateIn(folder, 'traces.jsonl', '--out', 'out');
    const figures = { steps: 1, failed_steps: 0 };
    expect(yamlOf(folder, 'out/evaluation.yaml')).toMatchObject([
      {
        ...{ answer_check_score: 1, turns: 2, turn_figures: [figures, figures] },
        agent_texts: ['Order 4711 is cancelled.', 'Order 4712 is cancelled.'],
      },
    ]);
    await evaluateIn(folder, 'traces.jsonl', '--details', 'none', '--out', 'plain');
    expect(textOf(folder, 'plain/evaluation.yaml')).not.toMatch(/\bturns:/);
  }));

test('show prints the figures of each turn, for people and for scripts', () =>
  inFolder(FILES, async (folder) => {
    const show = ['show', 'q1', '--corpus', 'corpus.json', '--responses', 'traces.jsonl'];
    expect((await cliIn(folder, ...show)).stdout).toContain('\n2 turns\n1: 1 step\n2: 1 step\n');
    const { stdout } = await cliIn(folder, ...show, '--format', 'json');
    expect(JSON.parse(stdout)).toMatchObject([{ turn_figures: [{ steps: 1 }, { steps: 1 }] }]);
  }));
