import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import yaml from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { knownFrom } from '../../src/adapters/files/corpus.js';
import { cli, inFolder } from '../support/cli.js';
import { BLOCKS, type Block, blockOn, blocksOf, type Kind, kindOf, placeOf, ROOT } from '../support/docs/blocks.js';
import { recordsOf } from '../support/recorded.js';
import { grid, SPARQL_JSON } from '../support/sparql.js';
import { errorsOf } from '../support/workflow.js';

const CORPUS = blockOn('README.md', 'corpus');
const RESPONSE = blockOn('README.md', 'response');

/** Blocks that other tests run: with the built command line, or in a project that has the package installed. */
const RUN_ELSEWHERE: readonly Kind[] = [
  'agent file',
  'commands',
  'output',
  'question',
  'quick start',
  'program',
  'vitest file',
  'workflow',
];

function each(kind: Kind, run: (block: Block) => Promise<void>): void {
  test.each(blocksOf(kind).map((block) => [placeOf(block), block] as const))(`${kind} %s`, (_, block) => run(block));
}

/** A note on relative times. */
const EXPECTED_NOTE = /^(?:note: a relative time| {2}q\w* \S+: start: 1w-ago)/;

/** The corpus without any finding: its steps can be compared, and match themselves. */
async function expectValid(corpus: string, ...flags: readonly string[]): Promise<void> {
  const config = 'scoring: {groups: last}\n';
  await inFolder({ 'corpus.yaml': corpus, 'groups.yaml': config }, async (_, file) => {
    const all = ['--corpus', file('corpus.yaml'), '--strict', '--config', file('groups.yaml'), ...flags];
    const { stdout, stderr, code } = await cli('validate', ...all);
    const [first, ...notes] = `${stdout}${stderr}`.trimEnd().split('\n');
    expect(first).toBe('1 question, 1 template: 0 errors, 0 kinds of warning');
    expect(notes.filter((line) => !EXPECTED_NOTE.test(line) && !line.startsWith('Next: '))).toEqual([]);
    expect(code).toBe(0);
  });
}

function indented(text: string, by: number): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(by));
}

const QUESTION = '- template_id: t\n  questions:\n    - id: q\n      question_text: "?"\n';

describe('every code block of the docs', () => {
  test('is of a kind that a test runs or validates', () => {
    expect(BLOCKS.filter((block) => kindOf(block) === null).map(placeOf)).toEqual([]);
    expect(BLOCKS.length).toBeGreaterThan(40);
  });

  test('is of a kind that is there', () =>
    expect(RUN_ELSEWHERE.filter((kind) => blocksOf(kind).length === 0)).toEqual([]));

  each('corpus', ({ text }) => expectValid(text));
  each('reference steps', ({ text }) => expectValid(`${QUESTION}${indented(text, 6)}`));
  each('questions', ({ text }) => expectValid(`- template_id: t\n  questions:\n${indented(text, 4)}`));
  each('checks', ({ text }) => expectValid(`${QUESTION}${indented(text, 6)}`));
  each('reference step', ({ text }) => {
    const [first, ...more] = text.split('\n');
    const step = `      reference_steps:\n        - - ${first}\n${indented(more.join('\n'), 12)}`;
    return expectValid(`${QUESTION}${step}`);
  });

  each('known failures', async ({ text }) => {
    expect(knownFrom(text, 'known.yaml').length).toBeGreaterThan(0);
  });

  each('config', async ({ text }) => {
    await inFolder({ 'config.yaml': text }, (_, file) => expectValid(CORPUS, '--config', file('config.yaml')));
  });

  each('response', ({ text }) =>
    inFolder({ 'corpus.yaml': CORPUS, 'responses.jsonl': text }, async (_, file) => {
      const inputs = ['--corpus', file('corpus.yaml'), '--responses', file('responses.jsonl')];
      const { stdout, stderr } = await cli('evaluate', ...inputs, '--format', 'json');
      const { questions } = JSON.parse(stdout) as { questions: { why: string }[] };
      expect(questions.map(({ why }) => why)).toEqual(['1 of 2 rows missing, e.g. T3']);
      expect(stderr).toBe('');
    }),
  );

  each('trace', ({ text }) =>
    inFolder({ 'corpus.yaml': CORPUS, 'traces.json': text }, async (_, file) => {
      const { code, stdout } = await cli('import', file('traces.json'), '--corpus', file('corpus.yaml'));
      const response = JSON.parse(stdout) as { question_id: string; actual_steps: unknown[] };
      expect([code, response.question_id]).toEqual([0, 'q1']);
      expect(response.actual_steps).toMatchObject([
        { name: 'sparql_query', status: 'success', output: expect.any(String) },
      ]);
    }),
  );

  each('wrapped records', ({ text }) =>
    inFolder({ 'results.json': text }, async (_, file) => {
      const flags = ['--records', 'simulations', '--question-id', 'task_id'];
      const { code, stdout } = await cli('import', file('results.json'), ...flags);
      expect([code, JSON.parse(stdout)]).toMatchObject([0, { question_id: 'q1', actual_answer: 'T3 and T5.' }]);
    }),
  );

  each('entry', ({ text }) =>
    inFolder({ 'corpus.yaml': CORPUS, 'responses.jsonl': RESPONSE }, async (folder, file) => {
      const inputs = ['--corpus', file('corpus.yaml'), '--responses', file('responses.jsonl')];
      await cli('evaluate', ...inputs, '--out', join(folder, 'out'));
      const written = yaml.load(readFileSync(join(folder, 'out/evaluation.yaml'), 'utf8')) as {
        steps_details: unknown;
      }[];
      expect(yaml.load(text)).toEqual(written[0]?.steps_details);
    }),
  );

  /** Runs a function with the results of a run whose only query differs from the reference query. */
  async function withDifference(use: (results: string) => void | Promise<void>): Promise<void> {
    const gold = 'SELECT ?t { ?t cim:Terminal.ConductingEquipment <urn:line> }';
    const query = 'SELECT ?x { ?x cim:Equipment.EquipmentContainer <urn:line> } LIMIT 10';
    const step = { name: 'sparql_query', output_media_type: SPARQL_JSON };
    const reference = { ...step, args: { query: gold }, output: grid('t', '1', '2') };
    const actual = { id: '1', status: 'success', name: step.name, args: { query }, output: grid('x', '1') };
    const files = {
      'c.json': JSON.stringify([
        { template_id: 't', questions: [{ id: 'q', question_text: '?', reference_steps: [[reference]] }] },
      ]),
      'r.jsonl': JSON.stringify({ question_id: 'q', actual_steps: [actual] }),
    };
    await inFolder(files, async (folder, file) => {
      const inputs = ['--corpus', file('c.json'), '--responses', file('r.jsonl')];
      await cli('evaluate', ...inputs, '--out', join(folder, 'out'));
      await use(join(folder, 'out'));
    });
  }

  each('conditions', ({ text }) =>
    withDifference(async (results) => {
      expect((await cli('show', 'q', results)).stdout).toContain(text.trimEnd());
    }),
  );

  each('file', async ({ info, text }) => {
    const isYaml = info.startsWith('yaml');
    expect(isYaml ? yaml.load(text) : recordsOf(text)).toHaveLength(isYaml ? 1 : 2);
  });
});

describe("GitHub's own validator finds no error in", () => {
  const action = yaml.load(readFileSync(join(ROOT, 'action.yml'), 'utf8')) as { inputs: object };

  each('workflow', async ({ text }) => expect(await errorsOf(text)).toEqual([]));
  each('workflow step', async ({ text }) => {
    const steps = yaml.load(text) as { with?: object }[];
    const workflow = `on: push\njobs:\n  eval:\n    runs-on: ubuntu-latest\n    steps:\n`;
    expect(await errorsOf(`${workflow}${indented(text.replace(/^ {6}/gm, ''), 6)}`)).toEqual([]);
    expect(steps.flatMap((step) => Object.keys(step.with ?? {})).filter((name) => !(name in action.inputs))).toEqual(
      [],
    );
  });
  test('but it finds one in a broken workflow', async () => {
    const [workflow] = blocksOf('workflow');
    expect(await errorsOf((workflow as Block).text.replace('runs-on', 'run-on'))).not.toEqual([]);
  });
});
