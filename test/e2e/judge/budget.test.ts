import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { entriesOf, judge, withExam } from '../../support/judge/exam.js';

const MANY = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`q${at}`, ['a', `a, ${at}`] as const]));
/** What the simple judge's usage costs, at the list price of the default model. */
const CHAT = (1000 * 0.1 + 100 * 0.5) / 1e6;
const config = (more: string) => `answer_relevance: {enabled: false}\njudge: {concurrency: 4, ${more}}`;

describe.concurrent('a budget', () => {
  test('is never passed; what it does not cover is marked and counted', async () => {
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
      expect(first?.answer_eval_error).toBe('budget: not judged, the limit of $0.0045 is reached');
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
