import { expect, test } from 'vitest';
import { evaluateFiles, loadResponses } from '../../src/index.js';
import { inFolder } from '../support/cli.js';
import { evaluateIn, yamlOf } from '../support/evaluated.js';

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

test('records that are in a document are read by the library', () =>
  inFolder(FILES, async (_, file) => {
    const options = { records: 'simulations', question_id: 'task_id' };
    const responses = await loadResponses(file('results.json'), options);
    expect(responses.map(({ question_id }) => question_id)).toEqual(['0', '1']);
    const paths = { corpus: file('corpus.yaml'), responses: file('results.json') };
    const { questions } = await evaluateFiles({ ...paths, ...options });
    expect(questions.map(({ steps_score }) => steps_score)).toEqual([1, 0]);
  }));

test('and by the command line, with ids that have another key', () => {
  const response = (id: number) => ({
    run: { task: id },
    actual_steps: [{ name: 'cancel', args: { id: id + 7 }, output: 'x', status: 'success' }],
  });
  return inFolder({ ...FILES, 'r.json': JSON.stringify({ all: [response(0), response(1)] }) }, async (folder) => {
    const flags = ['--question-id', 'run.task', '--records', 'all', '--out', 'out'];
    expect(await evaluateIn(folder, 'r.json', ...flags)).toMatchObject({ code: 0, stderr: '' });
    expect(yamlOf(folder, 'out/aggregates.yaml')).toMatchObject({ micro: { steps_score: { sum: 2, mean: 1 } } });
  });
});
