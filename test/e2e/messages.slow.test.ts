import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundle, EXAMPLES } from '../support/bundle.js';
import { cli, inFolder } from '../support/cli.js';
import { pullRequest, usualHistory } from '../support/github/events.js';
import { examFiles, ten } from '../support/github/exam.js';
import { messages, scenario } from '../support/github/scenario.js';

const CORPUS = join(EXAMPLES, 'corpus.yaml');
const V1 = join(EXAMPLES, 'responses-v1.jsonl');
const usual = { '--corpus': CORPUS, '--responses': V1 };
const evaluate = (flags: Readonly<Record<string, string>>) =>
  cli('evaluate', ...Object.entries({ ...usual, ...flags }).flat());
const evaluateInput = (input: string, path = '-') =>
  bundle(['evaluate', '--corpus', CORPUS, '--responses', path], { input });

describe('an error about an input names the flag', () => {
  test.each<[Record<string, string>, string]>([
    [{ '--corpus': 'no/such' }, '--corpus: no/such: there is no such file'],
    [{ '--config': 'no/such' }, '--config: no/such: there is no such file'],
    [{ '--baseline': 'no/such' }, '--baseline: no/such: there is no such file or folder'],
    [{ '--baseline': EXAMPLES }, `--baseline: ${EXAMPLES}: the folder has neither`],
    [{ '--out': V1 }, `--out: ${V1}: is a file`],
    [{ '--gate': 'micro.nothing.mean > 0' }, '--gate: there is no micro.nothing.mean'],
    [{ '--step-alias': '= x' }, '--step-alias: "= x" cannot be read'],
  ])('%j', async (flags, words) => {
    const { code, stdout, stderr } = await evaluate(flags);
    expect(stderr).toContain(`error: ${words}`);
    expect(stdout).toBe('');
    expect(code).toBe(2);
  });

  test.each([
    [['nowhere', V1], 'BASE: nowhere: there is no such file or folder'],
    [['examples', 'nowhere'], 'BASE: examples: the folder has neither'],
  ])('compare %j', async (operands, words) => {
    expect((await cli('compare', ...operands)).stderr).toContain(`error: ${words}`);
  });
});

const STEP = { name: 's', output: 'A' };
const QUESTIONS = ['q1', 'q2'].map((id) => ({ id, question_text: `${id}?`, reference_steps: [[STEP], [STEP]] }));
const CALL = { id: '1', status: 'success', ...STEP };
const TRACES = JSON.stringify({ resourceSpans: [] });
const INPUTS: Readonly<Record<string, string>> = {
  'corpus.json': JSON.stringify([{ template_id: 't', questions: QUESTIONS }]),
  'empty.yaml': '- {template_id: t, questions: []}\n',
  'none.json': '[]',
  'r.jsonl': QUESTIONS.map(({ id }) => `${JSON.stringify({ question_id: id, actual_steps: [CALL] })}\n`).join(''),
  'all.yaml': 'scoring: {groups: all}\n',
  'alias.yaml': 'scoring: standard\nstep_aliases:\n  find: [lookup]\n  list: [a = b]\n',
  'no-alias.yaml': 'step_aliases: {find: []}\n',
  'provider.yaml': 'llm:\n  generation: {provider: nobody}\n',
  'prompt.yaml': 'llm: {}\nanswer_correctness: {prompt: "{answer}"}\n',
  'budget.yaml': 'llm:\n  generation: {model: nobody}\njudge: {max_cost_usd: 1}\n',
  'answers.tsv': 'Question\tReference answer\tActual answer\nq\ta\tb\n',
  ...{ 'one.json': TRACES, 'two.json': TRACES },
};

describe('an error that is about a whole file, or about several, names them', () => {
  const FILES = ['--corpus', 'corpus.json', '--responses', 'r.jsonl'];
  test.each<[string, readonly string[], string]>([
    [
      'an empty corpus',
      ['evaluate', '--corpus', 'none.json', '--responses', 'r.jsonl'],
      'none.json: the corpus has no',
    ],
    ['two of them', ['validate', '--corpus', 'none.json', 'empty.yaml'], 'none.json, empty.yaml: the corpus has no'],
    [
      'one that names traces',
      ['import', 'r.jsonl', '--corpus', 'empty.yaml'],
      'empty.yaml: the corpus has no question',
    ],
    [
      'one that is asked',
      ['record', '--corpus', 'empty.yaml', '-o', 'o.jsonl', '--', 'true'],
      'empty.yaml: the corpus',
    ],
    ['a shard of nothing', ['questions', '--corpus', 'empty.yaml', '--shard', '1/2'], 'empty.yaml: the corpus has no'],
    [
      ...([
        'nothing selected',
        ['questions', '--corpus', 'corpus.json', '--select', 'tag:x', '--shard', '1/2'],
      ] as const),
      'corpus.json: no question is selected: tag:x matches none of 2 questions',
    ],
    ['no trace', ['import', 'one.json'], 'import: one.json: there is no trace'],
    ['no trace in several', ['import', 'one.json', 'two.json'], 'import: one.json, two.json: there is no trace'],
    [
      ...(['an alias in a config', ['evaluate', ...FILES, '--config', 'alias.yaml']] as const),
      'alias.yaml:4: step_aliases.list: expected names of tools, as in sparql_query: [graphdb_sparql, ',
    ],
    [
      ...(['no name of an alias', ['validate', '--corpus', 'corpus.json', '--config', 'no-alias.yaml']] as const),
      'no-alias.yaml:1: step_aliases.find: expected names of tools',
    ],
    [
      ...(['a provider', ['evaluate', ...FILES, '--config', 'provider.yaml']] as const),
      '--config: provider.yaml: llm.generation.provider: "nobody" is unknown',
    ],
    [
      ...(['a prompt', ['evaluate', ...FILES, '--config', 'prompt.yaml']] as const),
      '--config: prompt.yaml: answer_correctness.prompt: ',
    ],
    [
      ...(['a budget', ['answer-correctness', '-i', 'answers.tsv', '-o', 'o.tsv', '-c', 'budget.yaml']] as const),
      '--config: budget.yaml: judge.max_cost_usd: no price is known for nobody',
    ],
  ])('%s', async (_, args, words) => {
    await inFolder(INPUTS, async (folder) => {
      const { code, stderr } = bundle(args, { cwd: folder, env: { OPENAI_API_KEY: 'sk-0123456789' } });
      expect(stderr).toContain(words);
      expect(stderr).toMatch(/^error: /m);
      expect(code).toBe(2);
    });
  });

  test('runs that were scored by different rules, both and the rules', async () => {
    await inFolder(INPUTS, async (folder) => {
      const run = (...args: string[]) => bundle(args, { cwd: folder });
      run('evaluate', ...FILES, '--out', 'last');
      run('evaluate', ...FILES, '--out', 'all', '--config', 'all.yaml');
      run('evaluate', ...FILES, '--out', 'old', '--scoring', 'graphrag-eval-4');
      expect(run('compare', 'last', 'all')).toMatchObject({
        code: 2,
        stderr:
          'error: HEAD: all: cannot be compared with last: scored with the scoring rules `groups: all`, and last with the scoring rules `groups: last`; score both in the same way\n',
      });
      expect(run('compare', 'old', 'last').stderr).toContain(
        'HEAD: last: cannot be compared with old: scored with preset `standard`, and old with preset `graphrag-eval-4`; score both in the same way',
      );
      expect(run('compare', 'last', 'last', 'all').stderr).toContain('RUN 3: all: cannot be compared with last: ');
      expect(run('accept', 'all', '--reason', 'x', '--baseline', 'last').stderr).toContain(
        'all: cannot be compared with',
      );
      expect(run('show', 'q9', 'last').stderr).toMatch(/^error: last: no question has the id "q9"/m);
      expect(run('show', 'q9', ...FILES).stderr).toMatch(/^error: corpus\.json: no question has the id "q9"/m);
    });
  });

  test('a comparison without ids of questions', async () => {
    const comparison = 'comparison: {kind: compared, regressed: [{question_id: ""}]}\n';
    await inFolder({ 'comparison.yaml': comparison }, async (folder) => {
      const { code, stderr } = bundle(['accept', '.', '--reason', 'x'], { cwd: folder });
      expect([code, stderr]).toEqual([
        2,
        'error: comparison.yaml: comparison: expected a list of regressed questions, each with its question_id\n',
      ]);
    });
  });
});

describe.concurrent('in the action it names the input', () => {
  test.each<[Record<string, string>, string]>([
    [{ responses: 'no*.jsonl' }, 'responses: no*.jsonl: no responses file matches'],
    [{ 'output-dir': 'corpus.yaml' }, 'is a file, or is inside one; name a folder'],
    [{ 'step-aliases': '= x' }, 'step-aliases: "= x" cannot be read'],
  ])('%j', async (inputs, words) => {
    await scenario(async ({ world, evaluate: run }) => {
      const result = await run(pullRequest(world, usualHistory(world)), ten(8), inputs);
      const [input] = Object.keys(inputs) as [string];
      expect(messages(result, 'error').join('\n')).toContain(words);
      expect(messages(result, 'error').at(-1)).toMatch(new RegExp(`^${input}: `));
      expect(result.code).toBe(1);
    });
  });

  test('and several responses are advised in the words of a workflow', async () => {
    await scenario(async ({ world, evaluate: run }) => {
      const files = examFiles(ten(8));
      const twice = { ...files, 'responses.jsonl': `${files['responses.jsonl']}${files['responses.jsonl']}` };
      const result = await run(pullRequest(world, usualHistory(world)), ten(8), {}, { files: twice });
      expect(messages(result, 'error').join('\n')).toContain('keep one, or score all with trials: all');
      const stdin = await run(pullRequest(world, usualHistory(world)), ten(8), { responses: '-' });
      expect(messages(stdin, 'error').join('\n')).toContain('responses: -: there is no such file');
    });
  });
});

describe('what a first try gets wrong', () => {
  test.each<[string, string, string | Buffer, string]>([
    [
      'a mistyped template',
      'c.yaml',
      '- templat_id: t\n  questions: []\n',
      '[0].templat_id: unknown key; did you mean template_id?',
    ],
    ['a map of responses as a corpus', 'c.json', '{"q1": {"actual_steps": []}}', 'holds responses, expected a corpus'],
    [
      'a corpus as responses',
      'r.yaml',
      readFileSync(CORPUS),
      'holds a corpus, expected responses; are corpus and responses swapped?',
    ],
  ])('%s', async (_, name, content, words) => {
    await inFolder({ [name]: content }, async (__, file) => {
      const { code, stderr } = await evaluate({ [name.startsWith('c') ? '--corpus' : '--responses']: file(name) });
      expect(stderr).toContain(words);
      expect(stderr.trim().split('\n')).toHaveLength(1);
      expect(code).toBe(2);
    });
  });

  test('two responses are advised in the words of the command line', () => {
    const { stderr } = evaluateInput(`${readFileSync(V1, 'utf8')}${readFileSync(V1, 'utf8')}`);
    expect(stderr).toContain('keep one, or score all with --trials all (first at stdin:1)');
  });
});

describe('what works as a user expects', () => {
  test.each(['-', '/dev/stdin'])('responses from %s are read as JSONL', (path) => {
    const { code, stdout } = evaluateInput(readFileSync(V1, 'utf8'), path);
    expect(stdout).toBe(bundle(['evaluate', ...Object.entries(usual).flat()]).stdout);
    expect(code).toBe(0);
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

  test.each(['-v', '-V', '--version'])('%s prints the version', (flag) => {
    expect(bundle([flag])).toMatchObject({ code: 0, stdout: '1.0.0\n', stderr: '' });
  });
});
