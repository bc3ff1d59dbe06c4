import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inFolder } from '../../support/cli.js';
import { pullRequest, usualHistory } from '../../support/github/events.js';
import { scenario } from '../../support/github/scenario.js';
import { connectionsOf, watched } from '../../support/judge/connections.js';
import { answerFiles, EVALUATE, KEY, startCli, withExam } from '../../support/judge/exam.js';
import { withJudge } from '../../support/judge/server.js';

const ANSWERS = { q1: ['a', 'a'], q2: ['b', 'c'] } as const;
const PLAIN = ['evaluate', '--corpus', 'corpus.json', '--responses', 'responses.jsonl'];
/** Everything that the package would read from the environment by itself. */
const keys = (url: string) => ({
  ...{ OPENAI_API_KEY: KEY, OPENAI_BASE_URL: url, OPENAI_ORG_ID: 'org', OPENAI_PROJECT_ID: 'project' },
  ...{
    OPENAI_ADMIN_KEY: KEY,
    OPENAI_LOG: 'debug',
    OPENAI_CUSTOM_HEADERS: 'x-evil: 1\nauthorization: Bearer other\nopenai-project: other',
  },
});

describe.concurrent('a key in the environment alone sends nothing', () => {
  test('on the command line', () =>
    withJudge((server) =>
      inFolder(answerFiles(ANSWERS), async (folder, file) => {
        const run = await startCli(folder, PLAIN, { ...keys(server.url), ...watched(file('seen')) }).ended;
        expect(run).toMatchObject({ code: 0, stderr: '' });
        expect(connectionsOf(file('seen'))).toEqual([]);
        expect(server.requests).toEqual([]);
      }),
    ));

  test('in the library', () =>
    withJudge(async (server) => {
      const program = `import { runEvaluation } from 'stepgate';
const corpus = [{ template_id: 't', questions: [{ id: 'q', question_text: '?', reference_answer: 'a' }] }];
const [entry] = await runEvaluation(corpus, { q: { actual_answer: 'a', actual_steps: [] } });
console.log(Object.keys(entry).filter((key) => key.startsWith('answer_')).join());`;
      await inFolder({ 'package.json': '{"type": "module"}', 'program.js': program }, async (folder, file) => {
        mkdirSync(file('node_modules'));
        symlinkSync(join(import.meta.dirname, '../../..'), file('node_modules/stepgate'));
        const env = { PATH: process.env.PATH, ...keys(server.url), ...watched(file('seen')) };
        const { stdout, stderr } = spawnSync(process.execPath, ['program.js'], { cwd: folder, encoding: 'utf8', env });
        expect({ stdout, stderr }).toEqual({ stdout: '\n', stderr: '' });
        expect(connectionsOf(file('seen'))).toEqual([]);
        expect(server.requests).toEqual([]);
      });
    }));

  test.each<[string, Record<string, string>]>([
    ['as a variable', {}],
    ['switched off', { 'openai-api-key': KEY, judge: 'off' }],
  ])('in the action, %s', (_, inputs) =>
    withJudge((server) =>
      scenario(async ({ world, server: github, run }) => {
        const files = { corpus: 'corpus.json', responses: 'responses.jsonl' };
        await inFolder({}, async (__, file) => {
          const env = { ...keys(server.url), ...watched(file('seen')) };
          const call = { event: pullRequest(world, usualHistory(world)), files: answerFiles(ANSWERS), env };
          const ran = await run({ ...call, inputs: { ...files, ...inputs } });
          expect(ran.code).toBe(0);
          const elsewhere = connectionsOf(file('seen')).filter((to) => !to.endsWith(`:${new URL(github.url).port}`));
          expect(elsewhere.filter((to) => !/^lookup (?:127\.0\.0\.1|localhost)/.test(to))).toEqual([]);
          expect(server.requests).toEqual([]);
          expect(world.artifacts.map(({ name }) => name)).toEqual([
            'stepgate.baseline.yaml',
            'stepgate.report.html',
            'stepgate',
          ]);
        });
      }),
    ),
  );
});

test.concurrent('a judge that is switched on connects only to its server, and reads only the key from the environment', () =>
  withExam(ANSWERS, '', (server, folder) =>
    withJudge(async (other) => {
      const seen = join(folder, 'seen');
      const flags = [...EVALUATE, '--judge-base-url', server.url];
      const config = 'llm: {generation: {model: gpt-6-luna}}';
      writeFileSync(join(folder, 'config.yaml'), config);
      const run = await startCli(folder, flags, { ...keys(other.url), ...watched(seen) }).ended;
      expect(run.code).toBe(0);
      expect(other.requests).toEqual([]);
      expect(new Set(connectionsOf(seen))).toEqual(new Set([`127.0.0.1:${new URL(server.url).port}`]));
      for (const { headers } of server.requests) {
        expect(headers.authorization).toBe(`Bearer ${KEY}`);
        expect(headers).not.toHaveProperty('x-evil');
        expect(headers).not.toHaveProperty('openai-organization');
        expect(headers).not.toHaveProperty('openai-project');
        expect(Object.keys(headers).filter((name) => name.startsWith('x-stainless'))).toEqual([]);
      }
      expect(`${run.stdout}${run.stderr}`).not.toContain('OpenAI');
    }),
  ));
