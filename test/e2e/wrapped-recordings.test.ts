import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { evaluateFiles, loadResponses } from '../../src/index.js';
import { cli, inFolder } from '../support/cli.js';

const CORPUS = `- template_id: t
  questions:
    - id: '0'
      question_text: Cancel 7.
      reference_steps: [[{name: cancel, args: {id: 7}, match_args: exact, match_output: ignore}]]
    - id: '1'
      question_text: Cancel 8.
      reference_steps: [[{name: cancel, args: {id: 8}, match_args: exact, match_output: ignore}]]
`;

/** A simulation as tau2-bench stores it: `task_id`, and messages in OpenAI's form. */
const simulation = (task: string, id: number) => ({
  task_id: task,
  messages: [
    { role: 'user', content: 'Please.' },
    { role: 'assistant', tool_calls: [{ id: 'c', name: 'cancel', arguments: { id } }] },
    { role: 'tool', id: 'c', content: 'done', error: false },
    { role: 'assistant', content: 'Done.' },
  ],
});
const RESULTS = { info: { seed: 1 }, tasks: [], simulations: [simulation('0', 7), simulation('1', 9)] };
const FILES = { 'corpus.yaml': CORPUS, 'results.json': JSON.stringify(RESULTS, null, 1) };

async function evaluated(content: string, name: string, ...flags: string[]) {
  return inFolder({ ...FILES, [name]: content }, async (folder, file) => {
    const inputs = ['--corpus', file('corpus.yaml'), '--responses', file(name)];
    const { code, stderr } = await cli('evaluate', ...inputs, ...flags, '--out', file('out'));
    const aggregates = code === 0 ? readFileSync(file('out/aggregates.yaml'), 'utf8') : '';
    return { code, stderr: stderr.replaceAll(`${folder}/`, ''), aggregates };
  });
}

const FLAGS = ['--records', 'simulations', '--question-id', 'task_id'];

describe('records that are in a document', () => {
  test('are read from --records, with ids from --question-id', async () => {
    const content = JSON.stringify(RESULTS, null, 1);
    const { code, stderr, aggregates } = await evaluated(content, 'results.json', ...FLAGS);
    expect([code, stderr]).toEqual([0, '']);
    expect(aggregates).toMatch(/steps_score:\n\s+sum: 1\n\s+mean: 0.5/);
  });

  test('the library has the same options', async () => {
    await inFolder(FILES, async (_, file) => {
      const options = { records: 'simulations', question_id: 'task_id' };
      const responses = await loadResponses(file('results.json'), options);
      expect(responses.map(({ question_id }) => question_id)).toEqual(['0', '1']);
      const paths = { corpus: file('corpus.yaml'), responses: file('results.json') };
      const { questions } = await evaluateFiles({ ...paths, ...options });
      expect(questions.map(({ steps_score }) => steps_score)).toEqual([1, 0]);
    });
  });
});

test('a list within a document, whose ids have another key', async () => {
  const response = (id: number) => ({
    run: { task: id },
    actual_steps: [{ name: 'cancel', args: { id: id + 7 }, output: 'x', status: 'success' }],
  });
  const content = JSON.stringify({ all: [response(0), response(1)] });
  const { code, aggregates } = await evaluated(content, 'r.json', '--question-id', 'run.task', '--records', 'all');
  expect(code).toBe(0);
  expect(aggregates).toMatch(/steps_score:\n\s+sum: 2\n\s+mean: 1\n/);
});
