import { readFileSync } from 'node:fs';
import yaml from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { cli, inFolder } from '../support/cli.js';

const lines = (...values: readonly object[]) => values.map((one) => JSON.stringify(one)).join('\n');
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
  'BFCL_v4_simple.json': lines(question('simple_0'), question('simple_1')),
  'possible_answer_simple.json': lines(expected('simple_0', 10), expected('simple_1', 2)),
  'recording.json': JSON.stringify([
    conversation('simple_0', { base: 10, height: 5 }),
    conversation('simple_1', { base: 2, height: 5, unit: 'miles' }),
  ]),
};

describe('import-corpus', () => {
  test('the corpus is valid, and scores a recording without a line of code', async () => {
    await inFolder(FILES, async (folder, file) => {
      const files = [file('BFCL_v4_simple.json'), file('possible_answer_simple.json')];
      const made = await cli('import-corpus', ...files, '--from', 'bfcl', '-o', file('c.yaml'));
      const stderr = made.stderr.replaceAll(`${folder}/`, '');
      expect({ ...made, stderr }).toEqual({ code: 0, stdout: '', stderr: 'written: 2 questions to c.yaml\n' });
      expect(readFileSync(file('c.yaml'), 'utf8').match(/x-source: .*bfcl|format: bfcl/g)).toHaveLength(2);
      const validated = await cli('validate', '--corpus', file('c.yaml'));
      expect(validated.stdout.split('\n')[0]).toContain(': 0 errors');
      const inputs = ['--corpus', file('c.yaml'), '--responses', file('recording.json')];
      expect(await cli('evaluate', ...inputs, '--out', file('out'))).toMatchObject({ code: 0, stderr: '' });
      const entries = yaml.load(readFileSync(file('out/evaluation.yaml'), 'utf8')) as Record<string, unknown>[];
      expect(entries.map(({ question_id, steps_score }) => [question_id, steps_score])).toEqual([
        ['simple_0', 1],
        ['simple_1', 0],
      ]);
    });
  });
});
