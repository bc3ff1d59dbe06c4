import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import yaml from 'js-yaml';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { computeAggregates, runEvaluation } from '../../src/index.js';
import { EXAMPLES } from '../support/bundle.js';
import { cli } from '../support/cli.js';
import { blockOn, blocksOf } from '../support/docs/blocks.js';
import { exampleOf } from '../support/example.js';
import { makeProject, type Project, samplesOf } from '../support/package.js';

const SAMPLES = samplesOf('docs/library.md');
const CORPUS = blockOn('README.md', 'corpus');
const RESPONSES = blockOn('README.md', 'response');

let project: Project;
beforeAll(() => {
  project = makeProject();
  project.write({ 'corpus.yaml': CORPUS, 'responses.jsonl': RESPONSES });
  project.write(Object.fromEntries(SAMPLES.map(({ file, code }) => [file, code])));
});
afterAll(() => project?.remove());

describe('the packed package', () => {
  test('has the docs, and nothing of the action', () => {
    const { packed } = project;
    for (const path of ['README.md', 'LICENSE', 'docs/library.md', 'dist/licenses.txt', 'examples/corpus.yaml']) {
      expect(packed).toContain(path);
    }
    expect(packed.filter((path) => /^(dist\/[^/]*\.js|dist\/action|action\.yml|src|test|bench)/.test(path))).toEqual(
      [],
    );
  });

  test('has types without those of other packages', () => {
    const types = project.packed.filter((path) => path.endsWith('.d.ts'));
    const imports = types.flatMap((path) => {
      const text = readFileSync(join(project.folder, 'node_modules/stepgate', path), 'utf8');
      return [...text.matchAll(/(?:from |import\()['"]([^'"]+)|<reference ([^>]+)/g)].map(([, from, to]) => from ?? to);
    });
    expect(types).toEqual(['dist/types/index.d.ts']);
    expect(imports).toEqual([]);
  });
});

const TYPED = `
import * as stepgate from 'stepgate';
import type { Aggregates, Cause, Corpus, EvaluationEntry, Question, ReferenceStep, Response, StepDetail, Template } from 'stepgate';
const step: ReferenceStep = { name: 's', output: 'A' };
const question: Question = { id: 'q', question_text: '?', reference_steps: [[step]] };
const template: Template = { template_id: 't', questions: [question] };
const corpus: Corpus = [template];
const response: Response = { question_id: 'q', actual_steps: [{ name: 's', status: 'success', output: 'A' }] };
const entries: EvaluationEntry[] = await stepgate.runEvaluation(corpus, [response], { scoring: 'graphrag-eval-6' });
await stepgate.runEvaluation(corpus, new Map([['q', response]]));
await stepgate.runEvaluation(corpus, { q: { actual_steps: [] } });
const parsed: unknown = corpus;
await stepgate.runEvaluation(parsed, parsed);
const details: readonly StepDetail[] | undefined = entries[0]?.steps_details;
export const cause: Cause | undefined = details?.[0]?.cause;
export const aggregates: Aggregates = stepgate.computeAggregates(entries);
export const mean: number | undefined = aggregates.per_template.t?.steps_score?.mean;
export const ids: string[] = stepgate.compareRuns(entries, entries).regressed.map((one) => one.question_id);
export const controlled: stepgate.JudgeOptions = {};
// @ts-expect-error there is no such preset
await stepgate.runEvaluation([], {}, { scoring: 'graphrag-eval-7' });
// @ts-expect-error mistyped
export const wrong: Question = { id: 'q', question_text: '?', refrence_steps: [] };
// @ts-expect-error a step is not a group
export const flat: Question = { id: 'q', question_text: '?', reference_steps: [step] };
// @ts-expect-error there is no such metric
export const none = aggregates.micro.step_score;
`;

describe('the types', () => {
  test('hold and refuse in a strict project, with the types of the language alone', () => {
    project.write({ 'typed.ts': TYPED });
    expect(project.tsc(['typed.ts'], { lib: ['es2023'] })).toMatchObject({ stdout: '', code: 0 });
  });

  test('know every key of the files and results of the example, and those of the samples of the docs', async () => {
    const corpus = yaml.load(readFileSync(join(EXAMPLES, 'corpus.yaml'), 'utf8'), { schema: yaml.CORE_SCHEMA });
    const lines = readFileSync(join(EXAMPLES, 'responses-v2.jsonl'), 'utf8').trim().split('\n');
    const responses = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const entries = await runEvaluation(corpus, responses);
    const trials = await runEvaluation(corpus, [...responses, ...responses], { trials: 'all' });
    const json = async (...more: string[]) =>
      (await cli('evaluate', ...exampleOf('v1'), '--agent-model', 'gpt-4o', '--format', 'json', ...more)).stdout;
    project.run('npx', '--no-install', 'stepgate', 'evaluate', ...exampleOf('v2'), '--out', 'v2', '--no-page');
    const base = join(project.folder, 'v2');
    const values: [string, string][] = [
      ['Corpus', JSON.stringify(corpus)],
      ['Response[]', JSON.stringify(responses)],
      ['EvaluationEntry[]', JSON.stringify([...entries, ...trials])],
      ['Aggregates', JSON.stringify(computeAggregates(entries))],
      ['Aggregates', JSON.stringify(computeAggregates(trials))],
      ['RunReport', await json()],
      ['RunReport', await json('--baseline', base, '--gate', 'micro.steps_score.mean > 0.5')],
    ];
    const lets = values.map(([type, value], index) => `export const value${index}: stepgate.${type} = ${value};\n`);
    project.write({ 'values.ts': `import type * as stepgate from 'stepgate';\n${lets.join('')}` });
    expect(SAMPLES).toHaveLength(blocksOf('program').length);
    project.lend('vitest', '@types/node');
    project.write({ 'agent.test.ts': blockOn('docs/library.md', 'vitest file') });
    const files = ['values.ts', 'agent.test.ts', ...SAMPLES.map(({ file }) => file)];
    expect(project.tsc(files, { skipLibCheck: true })).toMatchObject({ stdout: '', code: 0 });
  });
});

describe('the samples of the docs', () => {
  test.each(SAMPLES.map(({ file, prints }) => [file, prints ?? '0\n']))('%s prints what the docs say', (file, prints) =>
    expect(project.node(file)).toEqual({ code: 0, stdout: prints, stderr: '' }),
  );

  test('the test of an agent fails with the cause, and passes with the right rows', () => {
    const vitest = () => project.node('node_modules/vitest/vitest.mjs', 'run', '--no-color');
    const failed = vitest();
    expect(failed.code).toBe(1);
    expect(failed.stderr).toContain('q1: Which lines stop at Harbour?');
    expect(failed.stderr).toContain('Error: q1 scores 0: 1 of 2 rows missing, e.g. T3');
    const both = RESPONSES.replace(
      '\\"bindings\\": [',
      '$&{\\"l\\": {\\"type\\": \\"literal\\", \\"value\\": \\"T3\\"}}, ',
    );
    project.write({ 'responses.jsonl': both });
    expect(vitest().code).toBe(0);
    project.write({ 'responses.jsonl': RESPONSES });
  });
});
