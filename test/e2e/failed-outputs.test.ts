import { readFileSync } from 'node:fs';
import yaml from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { runEvaluation } from '../../src/index.js';
import { cli, inFolder } from '../support/cli.js';

const step = (name: string) => ({ name, args: { id: 7 }, match_args: 'exact', match_output: 'ignore' });
const CORPUS = [
  {
    template_id: 't',
    questions: [
      { id: 'q1', question_text: 'Cancel 7.', reference_steps: [[step('cancel')]] },
      { id: 'q2', question_text: 'Return 7.', reference_steps: [[step('return')]] },
    ],
  },
];
const call = (name: string, output: unknown) => ({ id: '1', name, args: { id: 7 }, output, status: 'success' });
const RESPONSES = [
  { question_id: 'q1', actual_steps: [call('cancel', 'Error: order not found')] },
  { question_id: 'q2', actual_steps: [call('return', 'No error: returned')] },
];

interface Entry {
  readonly steps_score?: number;
  readonly actual_steps: { readonly status: string; readonly error?: string }[];
}

async function evaluated(config: object, responses: readonly object[] = RESPONSES, ...flags: string[]) {
  const files = {
    'corpus.json': JSON.stringify(CORPUS),
    'config.json': JSON.stringify(config),
    'r.jsonl': responses.map((one) => JSON.stringify(one)).join('\n'),
  };
  return inFolder(files, async (folder, file) => {
    const inputs = ['--corpus', file('corpus.json'), '--responses', file('r.jsonl'), '--config', file('config.json')];
    const { code, stderr } = await cli('evaluate', ...inputs, ...flags, '--out', file('out'));
    const entries = code === 0 ? (yaml.load(readFileSync(file('out/evaluation.yaml'), 'utf8')) as Entry[]) : [];
    const aggregates = code === 0 ? readFileSync(file('out/aggregates.yaml'), 'utf8') : '';
    return { code, stderr: stderr.replaceAll(`${folder}/`, ''), entries, aggregates };
  });
}

const scores = (entries: readonly Entry[]) => entries.map(({ steps_score }) => steps_score);

describe('failed_outputs of the config makes calls failed calls', () => {
  test('one expression for all tools: a failed write does not count, and is counted as an error', async () => {
    const { entries, aggregates } = await evaluated({ failed_outputs: '^Error' });
    expect(scores(entries)).toEqual([0, 1]);
    expect(entries[0]?.actual_steps).toMatchObject([{ status: 'error', error: 'Error: order not found' }]);
    expect(aggregates).toMatch(/errors:\n\s+total:\n\s+cancel: 1|errors:\n\s+cancel: 1/);
  });

  test('one for each tool, by its name', async () => {
    expect(scores((await evaluated({ failed_outputs: { cancel: '^Error' } })).entries)).toEqual([0, 1]);
    expect(scores((await evaluated({ failed_outputs: { return: '^Error' } })).entries)).toEqual([1, 1]);
  });

  test('a run with other expressions is not compared in silence', async () => {
    await inFolder({ 'c.json': JSON.stringify(CORPUS), 'k.yaml': 'failed_outputs: ^Error\n' }, async (_, file) => {
      const { writeFileSync } = await import('node:fs');
      writeFileSync(file('r.jsonl'), RESPONSES.map((one) => JSON.stringify(one)).join('\n'));
      const inputs = ['--corpus', file('c.json'), '--responses', file('r.jsonl')];
      await cli('evaluate', ...inputs, '--out', file('base'));
      const args = [...inputs, '--config', file('k.yaml'), '--baseline', file('base'), '--format', 'markdown'];
      const { stdout } = await cli('evaluate', ...args);
      expect(stdout).toContain('rules');
      // The answers of the baseline are scored again, so that the same answers have the same score.
      expect(stdout).toContain('**0 regressed, 0 improved, 2 unchanged.**');
    });
  });
});

test('the library has it as an option', async () => {
  const entries = await runEvaluation(CORPUS, RESPONSES, { failed_outputs: { cancel: '^Error' } });
  expect(entries.map(({ steps_score }) => steps_score)).toEqual([0, 1]);
  await expect(runEvaluation(CORPUS, RESPONSES, { failed_outputs: '(' })).rejects.toThrow(/failed_outputs/);
});
