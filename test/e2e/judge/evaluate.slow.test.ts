import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import yaml from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { refusal } from '../../support/cli.js';
import { answerFiles, entriesOf, judge, KEY, outFile, withExam } from '../../support/judge/exam.js';
import { purposeOf } from '../../support/judge/replies.js';

const ANSWERS = { q1: ['a, b', 'a, c'], q2: [null, 'x'], q3: ['a', ''], q4: ['a', 'I do not know'] } as const;
const COST = { chat: (1000 * 0.1 + 100 * 0.5) / 1e6, embedding: (40 * 0.02) / 1e6 };

describe.concurrent('judged answers', () => {
  test('have the keys of the library, computed by the code', () =>
    withExam(ANSWERS, '', async (server, folder) => {
      const { code } = await judge(folder);
      expect(code).toBe(0);
      const { q1, q2, q3, q4 } = entriesOf(folder);
      expect(q1).toMatchObject({
        ...{ answer_reference_claims_count: 2, answer_actual_claims_count: 2, answer_matching_claims_count: 1 },
        ...{ answer_correctness_reason: 'by the commas', answer_recall: 0.5, answer_precision: 0.5, answer_f1: 0.5 },
        answer_correctness_details: { reference_claims: ['a', 'b'], actual_claims: ['a', 'c'] },
      });
      expect(q1?.answer_relevance).toBeCloseTo(0.5333333, 7);
      expect(q1?.answer_relevance_cost).toBeCloseTo(COST.chat + COST.embedding, 12);
      expect(q2).toHaveProperty('answer_relevance');
      expect(q2).not.toHaveProperty('answer_recall');
      expect(q3).toMatchObject({ answer_recall: 0, answer_f1: 0, answer_relevance: 0, answer_relevance_cost: 0 });
      expect(q3).toMatchObject({ answer_actual_claims_count: 0, answer_correctness_reason: 'empty answer' });
      expect(q3).toMatchObject({ answer_relevance_reason: 'empty answer' });
      expect(q3).not.toHaveProperty('answer_precision');
      expect(q4).toMatchObject({ answer_f1: 0, answer_relevance: 0 });
      const purposes = server.requests.map(({ body }) => purposeOf(body));
      expect(['claims', 'relevance', 'embedding'].map((one) => purposes.filter((of) => of === one).length)).toEqual([
        ...[2, 3, 3],
      ]);
      expect(Object.keys(q1 ?? {})).toEqual([
        ...['template_id', 'question_id', 'question_text', 'reference_answer', 'reference_steps', 'status'],
        ...['actual_answer', 'answer_reference_claims_count', 'answer_actual_claims_count'],
        ...['answer_matching_claims_count', 'answer_correctness_reason', 'answer_recall', 'answer_precision'],
        ...['answer_f1', 'answer_relevance', 'answer_relevance_cost', 'answer_relevance_reason'],
        ...['answer_correctness_details', 'actual_steps', 'steps_score', 'calls', 'steps_details'],
      ]);
    }));

  test('are asked for in one request each, without the real question where relevance is judged', () =>
    withExam({ q1: ['a', 'a'] }, '', async (server, folder) => {
      await judge(folder);
      const relevance = server.requests.filter(({ body }) => purposeOf(body) === 'relevance');
      expect(JSON.stringify(relevance[0]?.body.messages)).not.toContain('What is q1?');
      const embedding = server.requests.find(({ path }) => path === '/v1/embeddings')?.body;
      expect(embedding).toMatchObject({ encoding_format: 'float', model: 'text-embedding-3-small' });
      expect(embedding?.input).toEqual(['What is q1?', 'question 0', 'question 1', 'question 2']);
      expect(server.chats()[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
      expect(server.chats()[0]?.body).toMatchObject({
        ...{ model: 'gpt-6-luna', temperature: 0, max_completion_tokens: 4096, reasoning_effort: 'none' },
        response_format: { type: 'json_schema', json_schema: { strict: true } },
      });
    }));
});

describe.concurrent('verdicts are kept', () => {
  const cached = (folder: string) => judge(folder, '--judge-cache', join(folder, 'verdicts.jsonl'));
  const files = (folder: string) =>
    ['evaluation.yaml', 'aggregates.yaml'].map((name) => readFileSync(outFile(folder, name), 'utf8'));

  test('so that a second run asks nothing and writes the same', () =>
    withExam(ANSWERS, '', async (server, folder) => {
      expect((await cached(folder)).stdout).toMatch(/\(5 verdicts from \d+ requests, 0 reused\)/);
      const [first, asked] = [files(folder), server.requests.length];
      const second = await cached(folder);
      expect(server.requests.length - asked).toBe(0);
      expect(files(folder)).toEqual(first);
      expect(second.stdout).toMatch(/Cost of judging in this run \(0 verdicts from 0 requests, 5 reused\) +\$0\.00/);
    }));

  test('under all that they depend on: another model asks again', () =>
    withExam({ q1: ['a', 'a'] }, '', async (server, folder) => {
      await cached(folder);
      const asked = server.requests.length;
      const before = readFileSync(join(folder, 'config.yaml'), 'utf8');
      writeFileSync(join(folder, 'config.yaml'), before.replace('gpt-6-luna', 'gpt-4o-mini'));
      await cached(folder);
      expect(server.requests.length - asked).toBe(3);
    }));

  test.each<[string, RegExp, string, RegExp]>([
    ['an unreadable line', /"cost_usd":0/, '"cost_usd":-0', /verdicts\.jsonl:[12]: the verdict is not used: cost/],
    ['a verdict that cannot be scored', /"matches":\[\]/, '"matches":"all"', /1 verdict.* reused/],
  ])('and %s is asked for again', (_, found, bent, words) =>
    withExam({ q1: ['a, b', 'c'] }, '', async (server, folder) => {
      await cached(folder);
      const path = join(folder, 'verdicts.jsonl');
      const before = readFileSync(path, 'utf8');
      writeFileSync(path, before.replace(found, bent));
      expect(readFileSync(path, 'utf8')).not.toBe(before);
      const asked = server.requests.length;
      const { stderr } = await cached(folder);
      expect([1, 2]).toContain(server.requests.length - asked);
      expect(stderr).toMatch(words);
      expect(entriesOf(folder).q1).toMatchObject({ answer_recall: 0, answer_f1: 0 });
    }),
  );

  test('but never in a file that is something else', () =>
    withExam({ q1: ['a', 'a'] }, '', async (server, folder) => {
      expect(await judge(folder, '--judge-cache', join(folder, 'corpus.json'))).toMatchObject(
        refusal('is not a verdict cache'),
      );
      expect(server.requests).toEqual([]);
      expect(readFileSync(join(folder, 'corpus.json'), 'utf8')).toMatch(/^\[.*\]$/);
    }));
});

const repeated = (...answers: readonly string[]) =>
  answers.map((q1) => answerFiles({ q1: ['a, b', q1] })['responses.jsonl']).join('');

test.concurrent('repeated answers are each judged, whole and in order, and known to a second run', () =>
  withExam({ q1: ['a, b', ''] }, '', async (server, folder) => {
    writeFileSync(join(folder, 'responses.jsonl'), repeated('a, b', 'a', 'a, b'));
    const flags = ['--trials', 'all', '--judge-cache', 'verdicts.jsonl'];
    const run = await judge(folder, ...flags);
    // The third answer is the first again.
    expect(server.requests).toHaveLength(6);
    const first = readFileSync(outFile(folder, 'evaluation.yaml'), 'utf8');
    const entries = yaml.load(first) as Record<string, unknown>[];
    expect(entries.map(({ trial, actual_answer, answer_f1 }) => [trial, actual_answer, answer_f1])).toEqual([
      [1, 'a, b', 1],
      [2, 'a', 2 / 3],
      [3, 'a, b', 1],
    ]);
    expect(new Set(entries.map((entry) => Object.keys(entry).join()))).toHaveLength(1);
    expect(run.stdout).toMatch(/Answer F1, micro \(3 of 3 judged\) +0\.889/);
    await judge(folder, ...flags);
    expect(server.requests).toHaveLength(6);
    expect(readFileSync(outFile(folder, 'evaluation.yaml'), 'utf8')).toBe(first);
  }));
