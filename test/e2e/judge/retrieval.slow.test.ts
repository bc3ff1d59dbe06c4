import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import yaml from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { cliWith, inFolder, refusal } from '../../support/cli.js';
import { everythingOf, judgeConfig, KEY, outFile } from '../../support/judge/exam.js';
import { purposeOf } from '../../support/judge/replies.js';
import { type JudgeServer, withJudge } from '../../support/judge/server.js';

const contexts = (...texts: readonly string[]) => JSON.stringify(texts.map((text, at) => ({ id: `d${at}`, text })));
const retrieval = (output: unknown, more: object = {}) => ({
  ...{ id: 's1', name: 'retrieval', status: 'success', args: { k: 2 }, output },
  ...more,
});

/** By hand: recall 1/2 and precision (1/2)/1 = 0.5 for [0, 1]; F1 0.5. */
const CORPUS = [
  {
    template_id: 't',
    questions: [
      {
        ...{ id: 'q1', question_text: 'Which pump?', reference_answer: 'north pump, built 1990' },
        reference_steps: [[{ name: 'retrieval', args: { k: 2 }, output: contexts('useful north pump') }]],
      },
      { id: 'q2', question_text: 'Which valve?', reference_answer: 'south valve' },
    ],
  },
];
const Q1 = {
  ...{ question_id: 'q1', actual_answer: 'North.' },
  actual_steps: [retrieval(contexts('of no help', 'useful north pump'))],
};
const Q2 = { question_id: 'q2', actual_answer: 'South.', actual_steps: [] as object[] };
const ONLY = 'answer_correctness: {enabled: false}\nanswer_relevance: {enabled: false}\n';
const ON = `${ONLY}judge: {retrieval: on}\n`;

interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly requests: number;
  readonly everything: string;
  readonly steps: (id: string) => readonly Readonly<Record<string, unknown>>[];
  readonly file: (name: string) => string;
}

/** Evaluates responses with a judge of retrieval steps. */
async function evaluate(
  server: JudgeServer,
  folder: string,
  responses: readonly object[],
  config = ON,
  ...flags: readonly string[]
): Promise<Ran> {
  writeFileSync(join(folder, 'corpus.json'), JSON.stringify(CORPUS));
  writeFileSync(join(folder, 'responses.json'), JSON.stringify(responses));
  writeFileSync(join(folder, 'config.yaml'), judgeConfig(server.url, config));
  const before = server.requests.length;
  const inputs = ['corpus.json', 'responses.json', 'config.yaml', 'out'].map((name) => join(folder, name));
  const [corpus, answers, settings, out] = inputs as [string, string, string, string];
  const env = { OPENAI_API_KEY: KEY, OPENAI_BASE_URL: server.url };
  const args = ['evaluate', '--corpus', corpus, '--responses', answers, '--config', settings, '--out', out];
  const ran = await cliWith(env, ...args, '--no-page', '--min-coverage', '0', ...flags);
  const file = (name: string) => readFileSync(outFile(folder, name), 'utf8');
  const steps: Ran['steps'] = (id) => {
    const entries = yaml.load(file('evaluation.yaml')) as { question_id: string; actual_steps: [] }[];
    return entries.find(({ question_id }) => question_id === id)?.actual_steps ?? [];
  };
  const requests = server.requests.length - before;
  return { ...ran, requests, everything: everythingOf(folder, ran), steps, file };
}

const play = (use: (server: JudgeServer, folder: string) => Promise<void>) =>
  withJudge((server) => inFolder({}, (folder) => use(server, folder)));

describe('retrieval steps', () => {
  test('are judged against both references, in two requests each; the second run asks nothing', () =>
    play(async (server, folder) => {
      const cache = ['--judge-cache', join(folder, 'cache.jsonl')];
      const gate = ['--gate', 'micro.retrieval_answer_f1.mean >= 0.5', '--all'];
      const run = await evaluate(server, folder, [Q1, Q2], ON, ...cache, ...gate);
      expect(run.code).toBe(0);
      expect(run.stderr).toMatch(/; 4 requests\n/);
      expect(run.stderr).toContain('judging sends the contexts of 1 retrieval step to 127.0.0.1:');
      expect(run.requests).toBe(4);
      expect(run.steps('q1')[0]).toEqual({
        ...Q1.actual_steps[0],
        ...{ retrieval_answer_recall: 0.5, retrieval_answer_precision: 0.5, retrieval_answer_f1: 0.5 },
        ...{ retrieval_context_recall: 1, retrieval_context_precision: 0.5, retrieval_context_f1: 2 / 3 },
      });
      expect(run.stdout).toContain('Retrieval recall, answer, micro (1 of 1 step)');
      expect(run.stdout).toContain('Only judged figures are gated');
      const aggregates = yaml.load(run.file('aggregates.yaml'));
      expect(aggregates).toMatchObject({ micro: { retrieval_answer_recall: { mean: 0.5 } } });
      const again = await evaluate(server, folder, [Q1, Q2], ON, ...cache);
      expect(again.requests).toBe(0);
      expect(again.stderr).toContain('judging sends nothing; 4 verdicts of earlier runs are reused');
      expect(again.steps('q1')).toEqual(run.steps('q1'));
    }));

  test('are judged only on request in standard, and not at all with off', () =>
    play(async (server, folder) => {
      const config = 'answer_relevance: {enabled: false}\n';
      expect((await evaluate(server, folder, [Q1, Q2], config)).steps('q1')[0]).toEqual(Q1.actual_steps[0]);
      expect(server.requests.map(({ body }) => purposeOf(body))).toEqual(['claims', 'claims']);
      const run = await evaluate(server, folder, [Q1, Q2], config, '--judge-retrieval');
      expect(run.steps('q1')[0]).toHaveProperty('retrieval_answer_f1', 0.5);
      const switchedOff = `${config}judge: {retrieval: off}\n`;
      const off = await evaluate(server, folder, [Q1, Q2], switchedOff, '--scoring', 'graphrag-eval-6');
      expect(off.steps('q1')[0]).toEqual(Q1.actual_steps[0]);
    }));

  test('over 200,000 characters have an error without a request', () =>
    play(async (server, folder) => {
      const actual_steps = [retrieval(JSON.stringify(['x'.repeat(200_001)]))];
      const run = await evaluate(server, folder, [{ ...Q2, actual_steps }]);
      expect(run.requests).toBe(0);
      expect(run.steps('q2')[0]).toMatchObject({
        retrieval_answer_precision_error: 'contexts and reference have 200012 characters; the maximum is 200000',
      });
    }));

  test('asks once more for a reply without statements; recall and precision fail alone, and a gate on F1 fails', () =>
    play(async (server, folder) => {
      server.behaviour = ({ body }) =>
        purposeOf(body) === 'recall'
          ? { status: 200, body: { choices: [{ message: { content: '{"statements": []}' } }], usage: {} } }
          : null;
      const found = [{ ...Q2, actual_steps: [retrieval(contexts('useful south valve'))] }];
      const run = await evaluate(server, folder, found, ON, '--all', '--gate', 'micro.retrieval_answer_f1.mean >= 0');
      expect(run.code).toBe(1);
      expect(run.requests).toBe(3);
      expect(run.steps('q2')[0]).toMatchObject({
        retrieval_answer_recall_error: "the judge's reply cannot be read: statements is not a list with a statement",
        retrieval_answer_precision: 1,
      });
      expect(run.steps('q2')[0]).not.toHaveProperty('retrieval_answer_f1');
      expect(run.stdout).toContain("Retrieval recall, answer covers 0 of 1 step (the judge's reply cannot be read");
    }));

  test('are compared with a baseline, per step', () =>
    play(async (server, folder) => {
      await evaluate(server, folder, [Q1, Q2]);
      const baseline = join(folder, 'baseline.yaml');
      writeFileSync(baseline, readFileSync(outFile(folder, 'baseline.yaml')));
      const better = { ...Q1, actual_steps: [retrieval(contexts('useful north pump', 'useful, built 1990'))] };
      const run = await evaluate(server, folder, [better, Q2], ON, '--baseline', baseline);
      expect(run.stdout).toMatch(/Retrieval recall, answer, micro \(1 of 1 step\).*0\.500.*1\.000.*\+0\.500/);
      const flags = ['--baseline', baseline, '--judge-retrieval', '--judge-model', 'gpt-6-terra', '--all'];
      const other = await evaluate(server, folder, [better, Q2], ONLY, ...flags);
      expect(other.stdout).toContain('was judged by another model, prompt or rule');
    }));

  test('a key is needed only if there is a step to judge', () =>
    inFolder({ 'corpus.json': JSON.stringify(CORPUS), 'config.yaml': `llm: {}\n${ONLY}` }, async (folder, file) => {
      const run = (steps: readonly object[]) => {
        writeFileSync(file('responses.json'), JSON.stringify([{ ...Q2, actual_steps: steps }]));
        const files = ['--corpus', file('corpus.json'), '--responses', file('responses.json')];
        const inputs = [...files, '--config', file('config.yaml')];
        return cliWith({}, 'evaluate', ...inputs, '--scoring', 'graphrag-eval-6', '--min-coverage', '0');
      };
      expect((await run([])).code).toBe(0);
      expect(await run([retrieval(contexts('a'))])).toMatchObject(refusal('the judge needs a key for api.openai.com'));
      expect(folder).not.toBe('');
    }));
});
