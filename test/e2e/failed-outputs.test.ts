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
  test('without it, both calls are right', async () => {
    expect(scores((await evaluated({})).entries)).toEqual([1, 1]);
  });

  test('one expression for all tools: a failed write does not count, and is counted as an error', async () => {
    const { entries, aggregates } = await evaluated({ failed_outputs: '^Error' });
    expect(scores(entries)).toEqual([0, 1]);
    expect(entries[0]?.actual_steps).toMatchObject([{ status: 'error', error: 'Error: order not found' }]);
    expect(aggregates).toMatch(/errors:\n\s+total:\n\s+cancel: 1|errors:\n\s+cancel: 1/);
  });

  test.each<[string, object, number[]]>([
    ['by the name of the tool', { cancel: '^Error' }, [0, 1]],
    ['of another tool', { return: '^Error' }, [1, 1]],
    ['with a star', { 'can*': '^Error', return: 'error' }, [0, 0]],
  ])('one for each tool: %s', async (_, failed_outputs, expected) => {
    expect(scores((await evaluated({ failed_outputs })).entries)).toEqual(expected);
  });

  test('by the name that the tool has by an alias', async () => {
    const [first, second] = RESPONSES as [(typeof RESPONSES)[number], object];
    const renamed = { ...first, actual_steps: [{ ...first.actual_steps[0], name: 'mcp__shop__cancel' }] };
    const aliases = { step_aliases: { cancel: ['mcp__*__cancel'] } };
    expect(scores((await evaluated(aliases, [renamed, second])).entries)).toEqual([1, 1]);
    const config = { ...aliases, failed_outputs: { cancel: '^Error' } };
    expect(scores((await evaluated(config, [renamed, second])).entries)).toEqual([0, 1]);
  });

  test('the text of an MCP result, and the JSON of a value', async () => {
    const responses = [
      { question_id: 'q1', actual_steps: [call('cancel', [{ type: 'text', text: 'Error: no' }])] },
      { question_id: 'q2', actual_steps: [call('return', { error: 'no' })] },
    ];
    const failed_outputs = { cancel: '^Error', return: '^\\{"error":' };
    expect(scores((await evaluated({ failed_outputs }, responses)).entries)).toEqual([0, 0]);
  });

  test('max_failed_steps counts them', async () => {
    const { aggregates } = await evaluated({ failed_outputs: '^Error', rules: { max_failed_steps: 0 } });
    expect(aggregates).toContain('max_failed_steps: 1');
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

  test('shards know it', async () => {
    await inFolder({ 'c.json': JSON.stringify(CORPUS), 'k.yaml': 'failed_outputs: ^Error\n' }, async (_, file) => {
      const { writeFileSync } = await import('node:fs');
      writeFileSync(file('r.jsonl'), RESPONSES.map((one) => JSON.stringify(one)).join('\n'));
      const inputs = ['--corpus', file('c.json'), '--responses', file('r.jsonl'), '--config', file('k.yaml')];
      for (const part of ['1', '2']) {
        await cli('evaluate', ...inputs, '--shard', `${part}/2`, '--out', file(`s${part}`));
      }
      const { code } = await cli('merge', file('s1'), file('s2'), '--out', file('all'));
      expect(code).toBe(0);
      expect(scores(yaml.load(readFileSync(file('all/evaluation.yaml'), 'utf8')) as Entry[])).toEqual([0, 1]);
      await cli('evaluate', ...inputs, '--out', file('whole'));
      expect(readFileSync(file('all/baseline.yaml'), 'utf8')).toBe(readFileSync(file('whole/baseline.yaml'), 'utf8'));
    });
  });

  test.each<[unknown, string]>([
    ['(', 'config.json: failed_outputs: not a regular expression (in the syntax of RE2): missing closing )'],
    [{ cancel: '(?=x)' }, 'config.json: failed_outputs.cancel: not a regular expression (in the syntax of RE2)'],
    ['', "failed_outputs: expected a regular expression, as in '^Error', or a mapping from tool names to expressions"],
    [['a'], "failed_outputs: expected a regular expression, as in '^Error', or a mapping from tool names"],
    [{ cancel: 7 }, 'failed_outputs.cancel: expected a regular expression'],
  ])('%j is an error', async (failed_outputs, message) => {
    const { code, stderr } = await evaluated({ failed_outputs });
    expect(code).toBe(2);
    expect(stderr.replace(/json:\d+:/, 'json:')).toContain(message);
  });
});

test('the library has it as an option', async () => {
  const entries = await runEvaluation(CORPUS, RESPONSES, { failed_outputs: { cancel: '^Error' } });
  expect(entries.map(({ steps_score }) => steps_score)).toEqual([0, 1]);
  await expect(runEvaluation(CORPUS, RESPONSES, { failed_outputs: '(' })).rejects.toThrow(/failed_outputs/);
});
