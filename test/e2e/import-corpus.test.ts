import { readFileSync } from 'node:fs';
import yaml from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { cli, inFolder } from '../support/cli.js';

/* Small samples of our own, after the documentation and the data models of each format. */

interface Sample {
  readonly files: Readonly<Record<string, unknown>>;
  readonly from: string;
  /** What cannot be expressed, as the last line says it; null: nothing. */
  readonly lost: string | null;
  /** A recording as the same project writes it, and the flags that read it. */
  readonly recording: unknown;
  readonly flags?: readonly string[];
  /** Scores of the questions, by id: steps, or the answer checks of a question without steps. */
  readonly scores: Readonly<Record<string, number>>;
}

const openAiCall = (id: string, name: string, args: object) => ({
  role: 'assistant',
  content: null,
  tool_calls: [{ id, type: 'function', function: { name, arguments: JSON.stringify(args) } }],
});
const user = (content: string) => ({ role: 'user', content });
const said = (content: string) => ({ role: 'assistant', content });
const result = (id: string, content: string) => ({ role: 'tool', tool_call_id: id, content });
/** A conversation with calls, each of which succeeded. */
const conversation = (question_id: string, calls: readonly (readonly [string, object])[], answer: string) => ({
  question_id,
  messages: [
    user('?'),
    ...calls.flatMap(([name, args], at) => [openAiCall(`c${at}`, name, args), result(`c${at}`, 'ok')]),
    said(answer),
  ],
});

const SAMPLES: Readonly<Record<string, Sample>> = {
  bfcl: {
    from: 'bfcl',
    files: {
      'BFCL_v4_simple.json': [
        { id: 'simple_0', question: [[user('Area of a triangle?')]], function: [{ name: 'area' }] },
        { id: 'simple_1', question: [[user('And this one?')]], function: [{ name: 'area' }] },
      ],
      'possible_answer_simple.json': [
        { id: 'simple_0', ground_truth: [{ area: { base: [10], height: [5], unit: ['units', ''] } }] },
        { id: 'simple_1', ground_truth: [{ area: { base: [2], height: [5], unit: ['units', ''] } }] },
      ],
    },
    lost: null,
    recording: [
      conversation('simple_0', [['area', { base: 10, height: 5 }]], '25'),
      conversation('simple_1', [['area', { base: 2, height: 5, unit: 'miles' }]], '5'),
    ],
    scores: { simple_0: 1, simple_1: 0 },
  },
};

/** Lines for `.jsonl` and the files of BFCL, YAML, or one document. */
function written(name: string, value: unknown): string {
  if (/\.yaml$/.test(name)) return yaml.dump(value);
  const isLines = /\.jsonl$|BFCL|possible_answer/.test(name);
  return isLines ? (value as object[]).map((one) => JSON.stringify(one)).join('\n') : JSON.stringify(value, null, 1);
}

describe('import-corpus', () => {
  test.each(Object.entries(SAMPLES))(
    '%s: the corpus is valid, and scores a recording without a line of code',
    async (_, sample) => {
      const { files, from, lost, recording, flags = [], scores } = sample;
      const texts = Object.fromEntries(Object.entries(files).map(([name, value]) => [name, written(name, value)]));
      await inFolder({ ...texts, 'recording.json': JSON.stringify(recording, null, 1) }, async (folder, file) => {
        const made = await cli('import-corpus', ...Object.keys(files).map(file), '--from', from, '-o', file('c.yaml'));
        const ids = (
          yaml.load(readFileSync(file('c.yaml'), 'utf8')) as { questions: { id: string; 'x-source': object }[] }[]
        ).flatMap(({ questions }) => questions);
        expect(made.stderr.replaceAll(`${folder}/`, '')).toBe(
          `written: ${ids.length} question${ids.length === 1 ? '' : 's'} to c.yaml\n${lost === null ? '' : `not expressed: ${lost}\n`}`,
        );
        expect([made.code, made.stdout]).toEqual([0, '']);
        expect(ids.every((one) => JSON.stringify(one['x-source']).includes(from))).toBe(true);
        const validated = await cli('validate', '--corpus', file('c.yaml'));
        expect(validated.stdout.split('\n')[0]).toContain(': 0 errors');
        const inputs = ['--corpus', file('c.yaml'), '--responses', file('recording.json')];
        const { code, stderr } = await cli('evaluate', ...inputs, ...flags, '--out', file('out'));
        expect([code, stderr]).toEqual([0, '']);
        const entries = yaml.load(readFileSync(file('out/evaluation.yaml'), 'utf8')) as Record<
          string,
          number | string
        >[];
        const found = entries.map((entry) => [entry.question_id, entry.steps_score ?? entry.answer_check_score]);
        expect(Object.fromEntries(found.filter(([, score]) => score !== undefined))).toEqual(scores);
      });
    },
  );

  test.each<[string, string, string, RegExp]>([
    [
      'another format',
      '[{"id": "1"}]',
      'tau2',
      /tasks\.json: is not a file of tau2: expected a list of tasks with evaluation_criteria/,
    ],
    ['an unknown format', '[]', 'tau3', /--from: expected tau2 or bfcl or adk-evalset .*, got "tau3"/],
    ['no JSON', '{"a": ', 'qald', /tasks\.json/],
  ])('%s is an error', async (_, content, from, message) => {
    await inFolder({ 'tasks.json': content }, async (_folder, file) => {
      const { code, stdout, stderr } = await cli('import-corpus', file('tasks.json'), '--from', from);
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr).toMatch(message);
      expect(stderr).not.toMatch(/\n +at /);
    });
  });
});
