import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { entriesOf, judge, withExam } from '../../support/judge/exam.js';

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

  test('is an error for a model without a price, before anything is read', () =>
    withExam(MANY, config('max_cost_usd: 1'), async (server, folder) => {
      const path = join(folder, 'config.yaml');
      writeFileSync(path, readFileSync(path, 'utf8').replace('gpt-6-luna', 'our-own-model'));
      const run = await judge(folder);
      expect([run.code, server.requests]).toEqual([2, []]);
      expect(run.stderr).toContain('no price is known for our-own-model');
    }));
});

const errorsOf = (folder: string) => Object.values(entriesOf(folder)).map((entry) => entry.answer_eval_error);

test.concurrent('a budget holds where the server breaks down: each attempt counts with the most that it can cost', async () => {
  const limit = 0.006;
  await withExam(MANY, config(`max_cost_usd: ${limit}, max_retries: 4`), async (server, folder) => {
    server.behaviour = () => ({ status: 500, body: {}, headers: { 'retry-after-ms': '1' } });
    const run = await judge(folder);
    expect(server.requests.length).toBeGreaterThan(1);
    // No token is shorter than a byte, and a reply has as many as it may have.
    const most = server.requests.map(({ body }) => Buffer.byteLength(JSON.stringify(body)) * 0.1e-6 + 4096 * 0.5e-6);
    expect(most.reduce((sum, cost) => sum + cost, 0)).toBeLessThanOrEqual(limit);
    expect(errorsOf(folder).at(-1)).toMatch(/^budget: not judged, \$0\.006 does not cover one more request/);
    expect(run.stdout).toMatch(/0 verdicts from \d+ requests, 0 reused\) +at most \$0\.00/);
  });
});
