import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inFolder } from '../../support/cli.js';
import { pullRequest, push, usualHistory } from '../../support/github/events.js';
import { messages, scenario } from '../../support/github/scenario.js';
import { sha } from '../../support/github/world.js';
import { answerFiles, EVALUATE, everythingOf, KEY, startCli } from '../../support/judge/exam.js';
import { type JudgeServer, withJudge } from '../../support/judge/server.js';

/** What a job has in its environment in addition to the judge's key. */
const SECRETS: Readonly<Record<string, string>> = {
  ...{ OPENAI_API_KEY: KEY, AWS_SECRET_ACCESS_KEY: 'wJalrXUtnFEMIK7MDENGbPxRfiCYEXAMPLEKEY' },
  ...{ AZURE_OPENAI_API_KEY: 'azure-secret-0123456789', NPM_TOKEN: 'registry-secret-0123456789' },
};
const EXAM = answerFiles({ q1: ['a', 'a'], q2: ['b', 'c'] });

/** A config that a stranger writes, for a server of their own. */
type Evil = (url: string) => string;
const both = (model: string): Evil => {
  return (url) => `llm: {generation: {${model.replaceAll('URL', url)}}, embedding: {${model.replaceAll('URL', url)}}}`;
};

const CONFIGS: [string, Evil][] = [
  ['a host', both("base_url: 'URL'")],
  ['the variable of another service', both("base_url: 'URL', api_key_env: AWS_SECRET_ACCESS_KEY")],
];

/** Judges with a stranger's server next to it, which must not be sent anything secret. */
async function attacked(config: Evil, use: (server: JudgeServer, config: string) => Promise<void>): Promise<void> {
  await withJudge(async (server) => {
    await use(server, config(server.url));
    const seen = server.requests.map(({ headers }) => headers.authorization ?? '');
    expect(seen.filter((value) => value !== '')).toEqual([]);
  });
}

describe.concurrent('a config in the workspace of the action does not say where the judge is', () => {
  test.each(CONFIGS)('%s is refused, and named', (_, evil) =>
    attacked(evil, (server, config) =>
      scenario(async ({ world, run }) => {
        usualHistory(world);
        const files = { ...EXAM, 'config.yaml': config };
        const inputs = { corpus: 'corpus.json', responses: 'responses.jsonl', config: 'config.yaml' };
        const ran = await run({ event: push(world, sha('m4')), files, inputs, env: SECRETS });
        expect(ran.code).toBe(1);
        expect(messages(ran, 'error').join()).toMatch(/judge-base-url|openai-api-key|api_key_env: expected a variable/);
        expect(server.requests).toEqual([]);
        expect(ran.files).toEqual({});
      }),
    ),
  );

  test('an explicit off wins over a section that would be right', () =>
    withJudge((server) =>
      scenario(async ({ world, run }) => {
        usualHistory(world);
        const files = { ...EXAM, 'config.yaml': 'llm: {generation: {model: gpt-6-luna}}' };
        const inputs = { corpus: 'corpus.json', responses: 'responses.jsonl', config: 'config.yaml' };
        const judge = { 'judge-base-url': server.url, 'openai-api-key': KEY };
        const call = { event: push(world, sha('m4')), files };
        const off = await run({ ...call, inputs: { ...inputs, ...judge, judge: 'off' } });
        expect(off.code).toBe(0);
        expect(server.requests).toEqual([]);
        const unset = await run({ ...call, inputs: { ...inputs, ...judge } });
        expect(unset.code).toBe(0);
        expect(server.chats()[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
      }),
    ));

  test('nor does the environment: OPENAI_BASE_URL may come from an earlier step', () =>
    withJudge((server) =>
      scenario(async ({ world, run }) => {
        usualHistory(world);
        const inputs = { corpus: 'corpus.json', responses: 'responses.jsonl', judge: 'on' };
        const env = { OPENAI_BASE_URL: server.url };
        const ran = await run({ event: push(world, sha('m4')), files: EXAM, inputs, env });
        expect(messages(ran, 'error').join()).toContain('the judge needs a key for api.openai.com');
        expect(server.requests).toEqual([]);
      }),
    ));
});

describe.concurrent('on the command line a file does not send a key to a host that it names', () => {
  test.each(CONFIGS)('%s', (_, evil) =>
    attacked(evil, (server, config) =>
      inFolder({ ...EXAM, 'config.yaml': config }, async (folder) => {
        const run = await startCli(folder, EVALUATE, { ...SECRETS }).ended;
        const all = everythingOf(folder, run);
        for (const secret of Object.values(SECRETS)) expect(all).not.toContain(secret);
        // A server on this machine that needs no key works as ever.
        if (run.code === 0) expect(server.requests.length).toBeGreaterThan(0);
        else expect(run.stderr).toMatch(/api_key_env: expected a variable|is not sent to .* set --judge-base-url/);
      }),
    ),
  );

  test('answer-correctness does not send it either', () =>
    withJudge((server) =>
      inFolder({ 'in.tsv': 'Question\tReference answer\tActual answer\nq\ta\ta\n' }, async (folder) => {
        const config = `llm: {generation: {model: gpt-6-luna, base_url: '${server.url}', api_key_env: NPM_TOKEN}}`;
        writeFileSync(join(folder, 'config.yaml'), config);
        const args = ['answer-correctness', '-i', 'in.tsv', '-o', 'out.tsv', '-c', 'config.yaml'];
        const run = await startCli(folder, args, { ...SECRETS }).ended;
        expect(run.code).toBe(2);
        expect(run.stderr).toContain('the key in NPM_TOKEN is not sent to 127.0.0.1');
        expect(server.requests).toEqual([]);
        const named = await startCli(folder, [...args, '--judge-base-url', server.url], { ...SECRETS }).ended;
        expect(named.code).toBe(0);
        expect(server.chats()[0]?.headers.authorization).toBe(`Bearer ${SECRETS.NPM_TOKEN}`);
      }),
    ));
});

const SECRET = 'what an internal server says';
test.concurrent('what a judge answers is not published where it is an error', () =>
  withJudge((server) =>
    scenario(async ({ world, run }) => {
      const pull = usualHistory(world);
      server.behaviour = () => ({ status: 403, body: { error: { message: SECRET } }, headers: { 'x-secret': SECRET } });
      const inputs = { corpus: 'corpus.json', responses: 'responses.jsonl', judge: 'on', 'openai-api-key': KEY };
      const event = pullRequest(world, pull);
      const ran = await run({ event, files: EXAM, inputs: { ...inputs, 'judge-base-url': server.url } });
      expect(ran.code).toBe(0);
      expect(server.requests.length).toBeGreaterThan(0);
      expect(ran.files['evaluation.yaml']).toMatch(/answer_eval_error: the judge answers 403$/m);
      const artifacts = world.artifacts.map(({ bytes }) => bytes.toString('latin1'));
      const published = JSON.stringify([ran.stdout, ran.stderr, ran.summary, ran.files, world.comments, artifacts]);
      expect(published).not.toContain('internal server');
    }),
  ));

test("on a fork's run the judge is asked at no private host", () =>
  scenario(async ({ world, run }) => {
    const event = pullRequest(world, usualHistory(world, 'fork'));
    const inputs = { corpus: 'corpus.json', responses: 'responses.jsonl', judge: 'on', 'openai-api-key': KEY };
    const url = 'https://169.254.169.254/v1';
    const ran = await run({ event, files: EXAM, inputs: { ...inputs, 'judge-base-url': url } });
    expect(messages(ran, 'warning').join()).toContain('is not a public host');
    expect(ran.code).toBe(0);
  }));
