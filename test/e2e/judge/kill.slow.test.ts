import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EVALUATE, entriesOf, judge, startCli, withExam } from '../../support/judge/exam.js';
import type { JudgeServer } from '../../support/judge/server.js';

const MANY = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`q${at}`, ['a', `a, ${at}`] as const]));
const CACHED = [...EVALUATE, '--judge-cache', 'verdicts.jsonl'];
const CONFIG = 'judge: {concurrency: 4}\nanswer_relevance: {enabled: false}';

/** Resolves once the server has answered so many requests. */
async function answered(server: JudgeServer, count: number): Promise<void> {
  while (server.requests.length < count) await new Promise((done) => setTimeout(done, 5));
}

const verdicts = (folder: string) =>
  readFileSync(`${folder}/verdicts.jsonl`, 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('}'));

test.concurrent('a run that is killed in the middle by SIGINT writes what is done, says what is missing and fails', () =>
  withExam(MANY, CONFIG, async (server, folder) => {
    server.delayMs = 40;
    const run = startCli(folder, CACHED);
    await answered(server, 14);
    run.kill('SIGINT');
    const { code, stdout } = await run.ended;
    expect(code).toBe(1);
    const entries = Object.values(entriesOf(folder));
    const judged = entries.filter((entry) => 'answer_f1' in entry);
    expect(entries).toHaveLength(40);
    expect(entries.map((entry) => entry.steps_score)).toEqual(Array(40).fill(1));
    expect(judged.length).toBe(verdicts(folder).length);
    expect(judged.length).toBeGreaterThan(4);
    expect(judged.length).toBeLessThan(40);
    expect(entries.find((one) => !('answer_f1' in one))?.answer_eval_error).toBe('not judged: the run was cancelled');
    expect(stdout).toContain('judging was cancelled; the verdicts so far are kept');
    expect(stdout).toContain(`Answer F1 covers ${judged.length} of 40 answers (judging was cancelled)`);
    await restart(server, folder, judged.length);
  }));

/** Started again, a run asks for what is missing and nothing else. */
async function restart(server: JudgeServer, folder: string, kept: number): Promise<void> {
  server.delayMs = 0;
  await server.idle();
  const before = server.requests.length;
  const { code, stdout } = await judge(folder, '--judge-cache', 'verdicts.jsonl');
  expect(code).toBe(0);
  expect(server.requests.length - before).toBe(40 - kept);
  expect(stdout).toContain('(40 of 40 judged)');
}
