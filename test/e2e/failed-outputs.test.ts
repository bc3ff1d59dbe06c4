import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runEvaluation } from '../../src/index.js';
import { inFolder } from '../support/cli.js';
import { evaluateIn, examOf, textOf, yamlOf } from '../support/evaluated.js';

const step = (name: string) => ({ name, args: { id: 7 }, match_args: 'exact', match_output: 'ignore' });
const QUESTIONS = [
  { id: 'q1', question_text: 'Cancel 7.', reference_steps: [[step('cancel')]] },
  { id: 'q2', question_text: 'Return 7.', reference_steps: [[step('return')]] },
];
const call = (name: string, output: unknown) => ({ id: '1', name, args: { id: 7 }, output, status: 'success' });
const RESPONSES = [
  { question_id: 'q1', actual_steps: [call('cancel', 'Error: order not found')] },
  { question_id: 'q2', actual_steps: [call('return', 'No error: returned')] },
];

const evaluated = (config: object, use: (folder: string) => void | Promise<void>) =>
  inFolder({ ...examOf(QUESTIONS, RESPONSES), 'config.json': JSON.stringify(config) }, async (folder) => {
    await evaluateIn(folder, 'responses.jsonl', '--config', 'config.json', '--out', 'out');
    await use(folder);
  });

const scores = (first: number, second: number) => [{ steps_score: first }, { steps_score: second }];

describe('failed_outputs of the config makes calls failed calls', () => {
  test('one expression for all tools: a failed write does not count, and is counted as an error', () =>
    evaluated({ failed_outputs: '^Error' }, (folder) => {
      const entries = yamlOf<{ actual_steps: object[] }[]>(folder, 'out/evaluation.yaml');
      expect(entries).toMatchObject(scores(0, 1));
      expect(entries[0]?.actual_steps).toMatchObject([{ status: 'error', error: 'Error: order not found' }]);
      expect(textOf(folder, 'out/aggregates.yaml')).toMatch(/errors:\n\s+total:\n\s+cancel: 1|errors:\n\s+cancel: 1/);
    }));

  test.each([
    ['cancel', scores(0, 1)],
    ['return', scores(1, 1)],
  ])('one for the tool %s, by its name', (tool, expected) =>
    evaluated({ failed_outputs: { [tool]: '^Error' } }, (folder) => {
      expect(yamlOf(folder, 'out/evaluation.yaml')).toMatchObject(expected);
    }),
  );

  test('a run with other expressions is not compared in silence', () =>
    evaluated({}, async (folder) => {
      writeFileSync(join(folder, 'other.yaml'), 'failed_outputs: ^Error\n');
      const flags = ['--config', 'other.yaml', '--baseline', 'out', '--format', 'markdown'];
      const { stdout } = await evaluateIn(folder, 'responses.jsonl', ...flags);
      expect(stdout).toContain('rules');
      // The answers of the baseline are scored again, so that the same answers have the same score.
      expect(stdout).toContain('**0 regressed, 0 improved, 2 unchanged.**');
    }));
});

test('the library has it as an option', async () => {
  const corpus = [{ template_id: 't', questions: QUESTIONS }];
  const entries = await runEvaluation(corpus, RESPONSES, { failed_outputs: { cancel: '^Error' } });
  expect(entries).toMatchObject(scores(0, 1));
  await expect(runEvaluation(corpus, RESPONSES, { failed_outputs: '(' })).rejects.toThrow(/failed_outputs/);
});
