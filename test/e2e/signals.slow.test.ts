import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inFolder } from '../support/cli.js';
import { withEndpoint } from '../support/endpoint.js';
import { answerFiles, judgeConfig, nameJudge, startCli } from '../support/judge/exam.js';

const SPARQL = 'application/sparql-results+json';
const OUTPUT = '{"head": {"vars": ["a"]}, "results": {"bindings": [{"a": {"type": "uri", "value": "urn:a"}}]}}';
const STEP = { name: 's', args: { query: 'SELECT ?a { ?a ?b 1 }' }, output: OUTPUT, output_media_type: SPARQL };
const questions = (step: object) =>
  Array.from({ length: 20 }, (_, at) => ({ id: `q${at}`, question_text: `Q ${at}?`, reference_steps: [[step]] }));
const corpusOf = (step: object) => JSON.stringify([{ template_id: 't', questions: questions(step) }]);

const FILES = {
  ...answerFiles({ q1: ['A', 'A'], q2: ['B', 'B'] }),
  'steps.json': corpusOf(STEP),
  'templates.yaml':
    "- template_id: t\n  ask: '[x]'\n  bindings: SELECT ?x { ?x ?y ?z }\n  query: SELECT ?a { ?x ?b ?a }\n",
  'labels.csv':
    'question_id,question,reference_answer,actual_answer,human\nq1,What is q1?,A,A,pass\nq2,What is q2?,B,C,fail\n',
  'answers.tsv': 'Question\tReference answer\tActual answer\nQ\tA\tA\n',
};
const ENDPOINT = ['--timeout', '600', '--endpoint', 'URL'];
const COMMAND = ['--timeout', '600', '--', 'sh', '-c', 'echo asked >&2; touch asked; sleep 600'];
const ANSWERS = ['--corpus', 'corpus.json', '--responses', 'responses.jsonl', '--config', 'config.yaml'];

/** Each command that waits for others, and its exit code: 1 if it is interrupted. */
const WAITING: readonly [string, readonly string[]][] = [
  ['generate from an endpoint', ['generate', 'templates.yaml', '-o', 'new.yaml', ...ENDPOINT]],
  ['generate from a command', ['generate', 'templates.yaml', '-o', 'new.yaml', ...COMMAND]],
  ['refresh from an endpoint', ['refresh', '--corpus', 'steps.json', '--write', ...ENDPOINT]],
  ['refresh from a command', ['refresh', '--corpus', 'steps.json', '--write', ...COMMAND]],
  ['record', ['record', '--corpus', 'corpus.json', '-o', 'new.jsonl', ...COMMAND]],
  ['evaluate with a judge', ['evaluate', ...ANSWERS, '--judge', '--judge-base-url', 'URL']],
  [
    'judge calibrate',
    [
      'judge',
      'calibrate',
      'labels.csv',
      ...ANSWERS.slice(0, 2),
      '--pass',
      'answer_f1 >= 0.8',
      '--config',
      'config.yaml',
    ],
  ],
  ['answer-correctness', ['answer-correctness', '-i', 'answers.tsv', '-o', 'new.tsv', '-c', 'config.yaml']],
];

/** A folder with a server that never answers, for the time of a call; `isAsked`: whether something waits. */
async function withSilence(
  use: (folder: string, url: string, isAsked: () => Promise<void>) => Promise<void>,
): Promise<void> {
  let requests = 0;
  await withEndpoint(
    () => {
      requests++;
    },
    (url) =>
      inFolder({ ...FILES, 'config.yaml': judgeConfig(url.replace('/sparql', '')) }, async (folder) => {
        nameJudge(folder, { url: url.replace('/sparql', '') });
        await use(folder, url, async () => {
          const isAsked = () => requests > 0 || readdirSync(folder).includes('asked');
          await expect.poll(isAsked).toBe(true);
        });
      }),
  );
}

describe.concurrent('a command that waits', () => {
  test.each(WAITING.map(([name, args], at) => [name, at % 2 === 0 ? 'SIGINT' : 'SIGTERM', args] as const))(
    '%s ends at once by %s, at the latest at the second one, and leaves nothing half-written',
    (_, signal, args) =>
      withSilence(async (folder, url, isAsked) => {
        const before = readdirSync(folder).sort();
        const run = startCli(
          folder,
          args.map((arg) => arg.replace('URL', url)),
        );
        await isAsked();
        const started = Date.now();
        run.kill(signal);
        const timer = setTimeout(() => run.kill(signal), 2500);
        const { code } = await run.ended;
        clearTimeout(timer);
        expect(code).toBe(1);
        expect(Date.now() - started).toBeLessThan(20_000);
        expect(readFileSync(`${folder}/steps.json`, 'utf8')).toBe(FILES['steps.json']);
        const left = readdirSync(folder).filter((one) => !before.includes(one) && !['asked', 'new.tsv'].includes(one));
        expect(left).toEqual([]);
      }),
  );

  test('names the template that it waits for', () =>
    withSilence(async (folder, url) => {
      const run = startCli(folder, `generate templates.yaml -o new.yaml --timeout 600 --endpoint ${url}`.split(' '));
      await expect.poll(run.stderr).toContain('asking: template t, 0 of 10');
      run.kill('SIGTERM');
      expect((await run.ended).stderr).toContain('interrupted: nothing was written');
    }));
});

test('an evaluation that SIGTERM ends leaves no partial file', () => {
  const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`q${at}`, ['A', 'A'] as const]));
  return inFolder(answerFiles(many), async (folder, file) => {
    const run = startCli(folder, ['evaluate', ...ANSWERS.slice(0, 4), '--out', 'out'], {});
    const outFiles = () => (existsSync(file('out')) ? readdirSync(file('out')) : []);
    await expect.poll(outFiles, { interval: 5 }).toContain('evaluation.yaml.partial');
    run.kill('SIGTERM');
    expect((await run.ended).code).toBeNull();
    expect(outFiles()).toEqual([]);
  });
});
