import { expect, test } from 'vitest';
import { cliIn, inFolder } from '../support/cli.js';
import { evaluateIn, textOf, yamlOf } from '../support/evaluated.js';
import { lines } from '../support/recorded.js';

const question = (id: string) => ({ id, question: [[{ role: 'user', content: 'Area of a triangle?' }]] });
const expected = (id: string, base: number) => ({
  id,
  ground_truth: [{ area: { base: [base], height: [5], unit: ['units', ''] } }],
});
/** A recording as the same project writes it. */
const conversation = (question_id: string, args: object) => ({
  question_id,
  messages: [
    { role: 'user', content: '?' },
    {
      role: 'assistant',
      content: null,
      tool_calls: [{ id: 'c', type: 'function', function: { name: 'area', arguments: JSON.stringify(args) } }],
    },
    { role: 'tool', tool_call_id: 'c', content: 'ok' },
    { role: 'assistant', content: '25' },
  ],
});

/** Small samples of our own, after the documentation of BFCL. */
const FILES = {
  'BFCL_v4_simple.json': lines([question('simple_0'), question('simple_1')]),
  'possible_answer_simple.json': lines([expected('simple_0', 10), expected('simple_1', 2)]),
  'recording.json': JSON.stringify([
    conversation('simple_0', { base: 10, height: 5 }),
    conversation('simple_1', { base: 2, height: 5, unit: 'miles' }),
  ]),
};

test('a corpus of import-corpus is valid, and scores a recording without a line of code', () =>
  inFolder(FILES, async (folder) => {
    const files = ['BFCL_v4_simple.json', 'possible_answer_simple.json'];
    const made = await cliIn(folder, 'import-corpus', ...files, '--from', 'bfcl', '-o', 'corpus.yaml');
    expect(made).toEqual({ code: 0, stdout: '', stderr: 'written: 2 questions to corpus.yaml\n' });
    expect(textOf(folder, 'corpus.yaml').match(/x-source: .*bfcl|format: bfcl/g)).toHaveLength(2);
    const validated = await cliIn(folder, 'validate', '--corpus', 'corpus.yaml');
    expect(validated.stdout.split('\n')[0]).toContain(': 0 errors');
    const run = await evaluateIn(folder, 'recording.json', '--out', 'out');
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(yamlOf(folder, 'out/evaluation.yaml')).toMatchObject([
      { question_id: 'simple_0', steps_score: 1 },
      { question_id: 'simple_1', steps_score: 0 },
    ]);
  }));
