import { readFileSync } from 'node:fs';
import yaml from 'js-yaml';
import { expect, test } from 'vitest';
import { cli, inFolder } from '../support/cli.js';

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
const FILES = { 'c.json': corpus('Cancel 4711.'), 'traces.jsonl': `${JSON.stringify(TRACE)}\n` };

test('the entry has the number of turns and their figures, and the texts that the answer checks look at', async () => {
  await inFolder(FILES, async (_, file) => {
    const inputs = ['--corpus', file('c.json'), '--responses', file('traces.jsonl')];
    await cli('evaluate', ...inputs, '--out', file('out'));
    const [entry] = yaml.load(readFileSync(file('out/evaluation.yaml'), 'utf8')) as object[];
    expect(entry).toMatchObject({
      answer_check_score: 1,
      turns: 2,
      turn_figures: [
        { steps: 1, failed_steps: 0 },
        { steps: 1, failed_steps: 0 },
      ],
      agent_texts: ['Order 4711 is cancelled.', 'Order 4712 is cancelled.'],
    });
    await cli('evaluate', ...inputs, '--details', 'none', '--out', file('plain'));
    const [plain] = yaml.load(readFileSync(file('plain/evaluation.yaml'), 'utf8')) as object[];
    expect(Object.keys(plain as object)).not.toContain('turns');
  });
});

test('show prints the figures of each turn, for people and for scripts', async () => {
  await inFolder(FILES, async (_, file) => {
    const inputs = ['q1', '--corpus', file('c.json'), '--responses', file('traces.jsonl')];
    const { stdout } = await cli('show', ...inputs);
    expect(stdout).toContain('\n2 turns\n1: 1 step\n2: 1 step\n');
    const { stdout: json } = await cli('show', ...inputs, '--format', 'json');
    expect(JSON.parse(json)).toMatchObject([{ turn_figures: [{ steps: 1 }, { steps: 1 }] }]);
  });
});
