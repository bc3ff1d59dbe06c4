import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { entriesOf, judge, withExam } from '../../support/judge/exam.js';
import { type Body, completion } from '../../support/judge/replies.js';
import type { JudgeServer, Reply } from '../../support/judge/server.js';

const MANY = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`q${at}`, ['a', `a, ${at}`] as const]));
/** What the simple judge's usage costs, at the list price of the default model. */
const CHAT = (1000 * 0.1 + 100 * 0.5) / 1e6;
const config = (more: string) => `answer_relevance: {enabled: false}\njudge: {concurrency: 4, ${more}}`;

describe.concurrent('a budget', () => {
  test('is never exceeded; what it does not cover is marked and counted', async () => {
    const limit = 0.0045;
    await withExam(MANY, config(`max_cost_usd: ${limit}`), async (server, folder) => {
      const run = await judge(folder);
      expect(run.code).toBe(0);
      const entries = Object.values(entriesOf(folder));
      const judged = entries.filter((entry) => 'answer_f1' in entry).length;
      expect(server.requests).toHaveLength(judged);
      expect(judged * CHAT).toBeLessThanOrEqual(limit);
      expect(judged).toBeGreaterThan(10);
      expect(judged).toBeLessThan(30);
      const first = entries.find((entry) => 'answer_eval_error' in entry);
      expect(first?.answer_eval_error).toMatch(
        /^budget: not judged, \$0\.0045 does not cover one more request \(up to \$0\.00\d+\)$/,
      );
      expect(run.stdout).toContain(
        `Answer F1 covers ${judged} of 30 answers (budget of $0.0045 reached) and is not compared.`,
      );
      const gated = await judge(folder, '--gate', 'macro.answer_f1.mean >= 0');
      expect(gated.code).toBe(1);
      expect(gated.stdout).toContain(`partial: ${judged} of 30 judged (${30 - judged} over budget)`);
    });
  });

  test('that is too small for one request asks nothing', async () => {
    await withExam(MANY, config('max_cost_usd: 0.0001'), async (server, folder) => {
      expect((await judge(folder)).stdout).toContain('Answer F1 covers 0 of 30');
      expect(server.requests).toEqual([]);
    });
  });

  test('with known verdicts costs nothing, so that nothing is missing', async () => {
    await withExam(MANY, config('max_cost_usd: none'), async (server, folder) => {
      await judge(folder, '--judge-cache', 'v.jsonl');
      const asked = server.requests.length;
      const tight = (await import('node:fs'))
        .readFileSync(join(folder, 'config.yaml'), 'utf8')
        .replace('none', '0.0001');
      writeFileSync(join(folder, 'config.yaml'), tight);
      expect((await judge(folder, '--judge-cache', 'v.jsonl')).stdout).toContain('(30 of 30 judged)');
      expect(server.requests.length).toBe(asked);
    });
  });

  test.each([
    ['is an error for a model without a price, before anything is read', 'max_cost_usd: 1', 2, 0],
    ['that is none takes any model', 'max_cost_usd: none', 0, 30],
  ])('%s', async (_, more, code, requests) => {
    await withExam(MANY, config(more), async (server, folder) => {
      const path = join(folder, 'config.yaml');
      const { readFileSync } = await import('node:fs');
      writeFileSync(path, readFileSync(path, 'utf8').replace('gpt-6-luna', 'our-own-model'));
      const run = await judge(folder);
      expect(run.code).toBe(code);
      expect(server.requests).toHaveLength(requests);
      if (code === 2) expect(run.stderr).toContain('no price is known for our-own-model');
      else expect(run.stdout).toContain('no price known');
    });
  });
});

/** List prices of the default model, US dollars a token. */
const PRICE = { input: 0.1e-6, output: 0.5e-6 };

/** What all requests can have cost: no token is shorter than a byte, and a reply has as many as it may have. */
function worstOf(server: JudgeServer): number {
  const costs = server.requests.map(({ body }) => {
    const limit = Number(body.max_completion_tokens ?? body.max_tokens ?? 1_050_000);
    return Buffer.byteLength(JSON.stringify(body)) * PRICE.input + limit * PRICE.output;
  });
  return costs.reduce((sum, cost) => sum + cost, 0);
}

const errorsOf = (folder: string) => Object.values(entriesOf(folder)).map((entry) => entry.answer_eval_error);

/** Turns away every request that has a limit of tokens, as its server says it. */
function refusesLimits({ body }: { readonly body: Body }): Reply | null {
  const param = ['max_completion_tokens', 'max_tokens'].find((name) => name in body);
  return param === undefined ? null : { status: 400, body: { error: { message: 'unsupported parameter', param } } };
}

/** A good reply that says it took these tokens. */
const tells = (usage: (body: Body) => object) => (request: { readonly body: Body }) => ({
  status: 200,
  body: { ...completion(request.body), usage: usage(request.body) },
});

const none = (more: string) => `answer_relevance: {enabled: false}\njudge: {${more}}`;

describe.concurrent('a budget holds, whatever the server does', () => {
  test('where it refuses both limits of tokens: a reply without one may cost more than there is', async () => {
    await withExam(MANY, none('concurrency: 8, max_cost_usd: 0.05'), async (server, folder) => {
      server.behaviour = refusesLimits;
      const run = await judge(folder);
      expect(server.requests.every(({ body }) => 'max_completion_tokens' in body || 'max_tokens' in body)).toBe(true);
      expect(new Set(errorsOf(folder))).toEqual(
        new Set([
          'not judged: the server of gpt-6-luna accepts no token limit, and a reply can cost $0.53, so max_cost_usd cannot be enforced',
        ]),
      );
      expect(run.stdout).toContain('Answer F1 covers 0 of 30 answers (not judged: the server of gpt-6-luna accepts no');
    });
  });

  test('and continues without a limit where it allows for the longest reply of the model', async () => {
    await withExam(MANY, none('concurrency: 8, max_cost_usd: 1.2'), async (server, folder) => {
      server.behaviour = refusesLimits;
      server.delayMs = 10;
      const run = await judge(folder);
      expect(run.stdout).toContain('(30 of 30 judged)');
      // Two replies of the greatest length fit in.
      expect(server.mostInFlight()).toBeLessThanOrEqual(2);
    });
  });

  test('where replies are longer than their limit: nothing more is asked', async () => {
    const config = none('concurrency: 32, max_cost_usd: 0.20');
    await withExam({ ...MANY, ...more(30) }, config, async (server, folder) => {
      server.behaviour = tells(() => ({ prompt_tokens: 1000, completion_tokens: 30_000 }));
      server.delayMs = 10;
      const run = await judge(folder);
      expect(server.requests.length * 30_000 * PRICE.output).toBeLessThan(0.2);
      expect(new Set(errorsOf(folder).slice(1))).toEqual(
        new Set([
          'not judged: a reply used 30000 tokens, which exceeds the limit of 4096, so max_cost_usd cannot be enforced',
        ]),
      );
      expect(run.stdout).toContain('a reply used 30000 tokens, which exceeds the limit of 4096');
    });
  });

  test.each<[string, object]>([
    ['thoughts that are in the total alone', { prompt_tokens: 100, completion_tokens: 100, total_tokens: 30_000 }],
    ['a prompt of more tokens than bytes', { prompt_tokens: 1_000_000, completion_tokens: 100 }],
  ])('where it counts %s', async (_, usage) => {
    await withExam(MANY, none('concurrency: 32, max_cost_usd: 0.20'), async (server, folder) => {
      server.behaviour = tells(() => usage);
      await judge(folder);
      expect(server.requests).toHaveLength(1);
      expect(errorsOf(folder)[1]).toMatch(/so max_cost_usd cannot be enforced$/);
    });
  });

  test.each<[string, Reply, string]>([
    ['does not answer', 'hang', 'timeout_sec: 2, max_retries: 4'],
    ['drops the connection', 'drop', 'max_retries: 4'],
    ['breaks down', { status: 500, body: {}, headers: { 'retry-after-ms': '1' } }, 'max_retries: 4'],
    ['sends half a reply', { status: 200, body: '{"choices"' }, 'max_retries: 4'],
    ['does not say what a request took', { status: 200, body: {} }, 'max_retries: 4'],
  ])('where it %s: each attempt counts with the most that it can cost', async (_, reply, how) => {
    const limit = 0.006;
    await withExam(MANY, none(`concurrency: 2, max_cost_usd: ${limit}, ${how}`), async (server, folder) => {
      server.behaviour = () => reply;
      const run = await judge(folder);
      expect(worstOf(server)).toBeLessThanOrEqual(limit);
      expect(server.requests.length).toBeGreaterThan(1);
      expect(errorsOf(folder).at(-1)).toMatch(
        /^budget: not judged, \$0\.006 does not cover one more request \(up to \$0\.00\d+\)$/,
      );
      expect(run.stdout).toMatch(/0 verdicts from \d+ requests, 0 reused\) +at most \$0\.00/);
      expect(run.stdout).toMatch(/Answer F1 covers 0 of 30 answers \(budget of \$0\.006\d* reached\)/);
    });
  });

  test('and a request that was turned away costs nothing', async () => {
    await withExam(MANY, none('concurrency: 1, max_cost_usd: 0.02, max_retries: 4'), async (server, folder) => {
      const busy = { status: 429, body: { error: { message: 'wait' } }, headers: { 'retry-after-ms': '1' } };
      server.behaviour = ({ number }) => (number % 3 === 0 ? null : busy);
      expect((await judge(folder)).stdout).toContain('(30 of 30 judged)');
      expect(server.requests).toHaveLength(90);
    });
  });
});

function more(count: number): Record<string, readonly [string, string]> {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`r${at}`, ['a', `a, b${at}`] as const]));
}
