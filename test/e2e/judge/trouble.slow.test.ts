import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { entriesOf, everythingOf, judge, KEY, outFile, withExam } from '../../support/judge/exam.js';
import { completion, purposeOf } from '../../support/judge/replies.js';
import type { Behaviour, Reply } from '../../support/judge/server.js';

const ONE = { q1: ['a', 'a'] } as const;
const QUICK = 'judge: {max_retries: 1, concurrency: 2}';
const status = (code: number, error: object, headers = {}): Reply => ({ status: code, body: { error }, headers });
const says =
  (content: unknown): Behaviour =>
  ({ path, body }) =>
    path.endsWith('/chat/completions') ? { status: 200, body: completion(body, content) } : null;

test.concurrent.each<[string, Behaviour, RegExp]>([
  ['no reply', () => status(400, { message: KEY }), /^the judge answers 400$/],
  ['another schema', says('{"score": 10}'), /cannot be read: (?:reference_claims|questions) is not /],
])('a failure of the judge is in the error key, and costs no step score: %s', (_, behaviour, words) =>
  withExam(ONE, QUICK, async (server, folder) => {
    server.behaviour = behaviour;
    const run = await judge(folder, '--judge-cache', 'verdicts.jsonl');
    expect(run.code).toBe(0);
    const { q1 } = entriesOf(folder);
    expect(q1).toMatchObject({ steps_score: 1, status: 'success' });
    expect(q1?.answer_eval_error).toMatch(words);
    expect(q1?.answer_relevance_error).toMatch(words);
    for (const key of ['answer_f1', 'answer_recall', 'answer_relevance', 'answer_relevance_cost']) {
      expect(q1).not.toHaveProperty(key);
    }
    expect(run.stdout).toContain('Answer F1 covers 0 of 1 answer');
    expect(readFileSync(outFile(folder, 'aggregates.yaml'), 'utf8')).not.toContain('answer_');
    expect(everythingOf(folder, run)).not.toContain(KEY);
  }),
);

const MANY = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`q${at}`, ['a', `a, ${at}`] as const]));

describe.concurrent('a judge that works at times', () => {
  test('returns all verdicts where every fifth request fails once', () =>
    withExam(MANY, 'judge: {concurrency: 8}', async (server, folder) => {
      const seen = new Set<string>();
      server.behaviour = ({ number, body }) => {
        const text = JSON.stringify(body.messages ?? body.input).replace(/ [0-9a-f]{18}/g, '');
        if (number % 5 !== 0 || seen.has(text)) return null;
        seen.add(text);
        return number % 2 === 0
          ? status(500, { message: 'oops' })
          : status(429, { message: 'wait' }, { 'retry-after': '0' });
      };
      const run = await judge(folder);
      expect(seen.size).toBeGreaterThan(15);
      expect(run.stdout).toContain('(40 of 40 judged)');
      const entries = Object.values(entriesOf(folder));
      expect(entries.filter((entry) => 'answer_f1' in entry && 'answer_relevance' in entry)).toHaveLength(40);
    }));

  test('is not waited for without a new verdict for longer than its deadline', async () => {
    // A single verdict comes, and then no more.
    await withExam(MANY, 'judge: {concurrency: 2, deadline: 0.1}', async (server, folder) => {
      server.behaviour = ({ number }) => (number > 8 ? 'hang' : null);
      const run = await judge(folder, '--all');
      expect(run.code).toBe(0);
      const entries = Object.values(entriesOf(folder));
      expect(entries.filter((entry) => 'answer_f1' in entry).length).toBeGreaterThan(0);
      const reasons = new Set(entries.map((entry) => entry.answer_eval_error).filter((reason) => reason !== undefined));
      expect([...reasons]).toEqual(['not judged: there was no new verdict for 0.1 min (judge.deadline)']);
      expect(run.stdout).toContain('Steps score 1.000');
    });
  });

  test('is left alone once it is gone, and what is missing is counted', () =>
    withExam(MANY, 'judge: {concurrency: 2, max_retries: 0}', async (server, folder) => {
      server.behaviour = ({ number }) => (number > 20 ? status(503, { message: 'down' }) : null);
      const run = await judge(folder, '--all');
      expect(run.code).toBe(0);
      expect(server.requests.length).toBeLessThanOrEqual(20 + 2 * (10 + 1));
      const unjudged = Object.values(entriesOf(folder)).filter((entry) => 'answer_eval_error' in entry);
      expect(unjudged.length).toBeGreaterThan(20);
      expect(run.stdout).toContain(
        `Answer F1 covers ${40 - unjudged.length} of 40 answers (the judge answers 503) and is not compared`,
      );
      expect(unjudged.at(-1)?.answer_eval_error).toBe('judging stopped: the judge answers 503');
    }));

  test('without an embedding model judges correctness all the same', () =>
    withExam(MANY, 'judge: {concurrency: 4}', async (server, folder) => {
      server.behaviour = ({ path }) =>
        path.endsWith('/embeddings') ? status(404, { message: 'no such model' }) : null;
      const run = await judge(folder);
      expect(run.stdout).toContain('Answer F1, micro (40 of 40 judged)');
      expect(run.stdout).toContain('Answer relevance covers 0 of 40 answers (the judge answers 404)');
      expect(server.requests.length).toBeLessThan(40 + 2 * 4 + 1);
    }));

  test('fails a gate that names what it did not finish', () =>
    withExam(MANY, 'judge: {max_retries: 0}', async (server, folder) => {
      server.behaviour = (request) => (JSON.stringify(request.body).includes('a, 17') ? says('{}')(request) : null);
      const run = await judge(folder, '--gate', 'micro.answer_f1.mean >= 0', '--gate', 'micro.steps_score.mean >= 0');
      expect(run.code).toBe(1);
      expect(run.stdout).toContain('partial: 39 of 40 judged (1 without a usable reply)');
    }));

  test('never has more requests in flight than allowed', () =>
    withExam(MANY, 'judge: {concurrency: 16}', async (server, folder) => {
      server.delayMs = 30;
      // The first goes alone. The next are not answered before so many have come, however slowly they come.
      server.behaviour = async ({ number }) => {
        while (number > 1 && server.mostInFlight() <= 8) await sleep(5);
        return null;
      };
      await judge(folder);
      expect(server.mostInFlight()).toBeLessThanOrEqual(16);
      expect(server.mostInFlight()).toBeGreaterThan(8);
      expect(server.requests.map(({ body }) => purposeOf(body))).toHaveLength(120);
    }));
});
