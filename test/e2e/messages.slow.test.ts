import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundle, EXAMPLES } from '../support/bundle.js';
import { cli, cliIn, inFolder } from '../support/cli.js';
import { textOf } from '../support/evaluated.js';
import { pullRequest, usualHistory } from '../support/github/events.js';
import { examFiles, ten } from '../support/github/exam.js';
import { messages, scenario } from '../support/github/scenario.js';

const CORPUS = join(EXAMPLES, 'corpus.yaml');
const V1 = join(EXAMPLES, 'responses-v1.jsonl');
const evaluateInput = (input: string, path = '-') =>
  bundle(['evaluate', '--corpus', CORPUS, '--responses', path], { input });

const STEP = { name: 's', output: 'A' };
const QUESTIONS = ['q1', 'q2'].map((id) => ({ id, question_text: `${id}?`, reference_steps: [[STEP], [STEP]] }));
const CALL = { id: '1', status: 'success', ...STEP };
const INPUTS: Readonly<Record<string, string>> = {
  'corpus.json': JSON.stringify([{ template_id: 't', questions: QUESTIONS }]),
  'r.jsonl': QUESTIONS.map(({ id }) => `${JSON.stringify({ question_id: id, actual_steps: [CALL] })}\n`).join(''),
  'all.yaml': 'scoring: {groups: all}\n',
};

const FILES = ['--corpus', 'corpus.json', '--responses', 'r.jsonl'];
test('an error that is about a whole file, or about several, names them: runs that were scored by different rules, both and the rules', () =>
  inFolder(INPUTS, async (folder) => {
    const run = (...args: string[]) => cliIn(folder, ...args);
    await run('evaluate', ...FILES, '--out', 'last');
    await run('evaluate', ...FILES, '--out', 'all', '--config', 'all.yaml');
    await run('evaluate', ...FILES, '--out', 'old', '--scoring', 'graphrag-eval-4');
    expect(await run('compare', 'last', 'all')).toMatchObject({
      code: 2,
      stderr:
        'error: HEAD: all: cannot be compared with last: scored with the scoring rules `groups: all`, and last with the scoring rules `groups: last`; score both in the same way\n',
    });
    expect((await run('compare', 'old', 'last')).stderr).toContain(
      'HEAD: last: cannot be compared with old: scored with preset `standard`, and old with preset `graphrag-eval-4`; score both in the same way',
    );
    expect((await run('compare', 'last', 'last', 'all')).stderr).toContain(
      'RUN 3: all: cannot be compared with last: ',
    );
    expect((await run('accept', 'all', '--reason', 'x', '--baseline', 'last')).stderr).toContain(
      'all: cannot be compared with',
    );
    expect((await run('show', 'q9', 'last')).stderr).toMatch(/^error: last: no question has the id "q9"/m);
    expect((await run('show', 'q9', ...FILES)).stderr).toMatch(/^error: corpus\.json: no question has the id "q9"/m);
  }));

test.concurrent('in the action it names the input, and several responses are advised in the words of a workflow', () =>
  scenario(async ({ world, evaluate: run }) => {
    const files = examFiles(ten(8));
    const twice = { ...files, 'responses.jsonl': `${files['responses.jsonl']}${files['responses.jsonl']}` };
    const result = await run(pullRequest(world, usualHistory(world)), ten(8), {}, { files: twice });
    expect(messages(result, 'error').join('\n')).toContain('keep one, or score all with trials: all');
    const stdin = await run(pullRequest(world, usualHistory(world)), ten(8), { responses: '-' });
    expect(messages(stdin, 'error').at(-1)).toMatch(/^responses: -: there is no such file/);
  }));

describe('what works as a user expects', () => {
  test('responses from - and /dev/stdin are read as JSONL', () => {
    const { stdout } = evaluateInput('', V1);
    for (const path of ['-', '/dev/stdin']) expect(evaluateInput(textOf(V1), path)).toMatchObject({ code: 0, stdout });
  });

  test('problems in them are reported with their line', () => {
    expect(evaluateInput('{"question_id": "q1"}\n\n{]\n').stderr).toContain('stdin:3: is not JSON');
    expect(evaluateInput('').stderr).toContain('--responses: stdin: is empty');
  });

  test('several patterns after one --select, or after several', async () => {
    const select = async (...flags: string[]) => (await cli('questions', '--corpus', CORPUS, ...flags)).stdout;
    const both = await select('--select', 'id:q01*', 'id:q02*');
    expect(both.trim().split('\n')).toHaveLength(2);
    expect(await select('--select', 'id:q01*', '--select', 'id:q02*')).toBe(both);
    const scored = await cli('evaluate', '--corpus', CORPUS, '--select', 'id:q01*', 'id:q02*', '--responses', V1);
    expect(scored.stdout).toContain('of 2 questions right');
  });

  test.each(['-v', '-V', '--version'])('%s prints the version', async (flag) => {
    expect(await cli(flag)).toMatchObject({ code: 0, stdout: '1.0.0\n', stderr: '' });
  });
});
