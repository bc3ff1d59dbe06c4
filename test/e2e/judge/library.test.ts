import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { computeAggregates, type JudgeOptions, runEvaluation } from '../../../src/index.js';
import { inFolder } from '../../support/cli.js';
import { withJudge } from '../../support/judge/server.js';

const CORPUS = [{ template_id: 't', questions: [{ id: 'q', question_text: '?', reference_answer: 'a, b' }] }];
const RESPONSES = { q: { actual_answer: 'a', actual_steps: [] } };
const KEY = 'sk-library-0123456789';

const options = (url: string): JudgeOptions => ({
  ...{ api_key: KEY, judge: { max_retries: 0 } },
  llm: { generation: { base_url: url }, embedding: { base_url: url } },
});

describe('options.judge', () => {
  test('adds the keys of judged answers to the entries', () =>
    withJudge(async ({ url, requests }) => {
      const entries = await runEvaluation(CORPUS, RESPONSES, { judge: options(url), details: 'none' });
      expect(Object.keys(entries[0] ?? {}).slice(5)).toEqual([
        ...['actual_answer', 'answer_reference_claims_count', 'answer_actual_claims_count'],
        ...['answer_matching_claims_count', 'answer_correctness_reason', 'answer_recall', 'answer_precision'],
        ...['answer_f1', 'answer_relevance', 'answer_relevance_cost', 'answer_relevance_reason', 'actual_steps'],
      ]);
      expect(entries[0]).toMatchObject({ answer_recall: 0.5, answer_precision: 1 });
      expect(computeAggregates(entries).micro.answer_f1).toMatchObject({ mean: 2 / 3 });
      expect(requests[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
    }));

  test('takes the key of the caller before that of a provider with its own variable', () =>
    withJudge(async ({ url, requests }) => {
      const llm = { generation: { model: 'm', base_url: url, provider: 'vllm' } };
      await runEvaluation(CORPUS, RESPONSES, { judge: { api_key: KEY, llm } });
      expect(new Set(requests.map(({ headers }) => headers.authorization))).toEqual(new Set([`Bearer ${KEY}`]));
    }));

  test('keeps verdicts in a file', () =>
    withJudge(({ url, requests }) =>
      inFolder({}, async (_, file) => {
        const judge = { ...options(url), cache: file('sub/verdicts.jsonl') };
        const first = await runEvaluation(CORPUS, RESPONSES, { judge });
        expect(existsSync(judge.cache)).toBe(true);
        expect(await runEvaluation(CORPUS, RESPONSES, { judge })).toEqual(first);
        expect(requests).toHaveLength(3);
      }),
    ));

  test('has trouble in the entry, not as an exception', async () => {
    const [entry] = await runEvaluation(CORPUS, RESPONSES, { judge: options('http://127.0.0.1:9/v1') });
    expect(entry?.answer_relevance_error).toMatch(/the judge cannot be reached/);
  });

  test.each<[string, object, string]>([
    ['an unknown key', { llm: { generation: { modell: 'x' } } }, 'options.judge: llm.generation.modell: unknown key'],
    ['an unknown price', { api_key: KEY, model: 'ours', judge: { max_cost_usd: 1 } }, 'no price is known for ours'],
  ])('refuses %s', (_, judge, words) => expect(runEvaluation(CORPUS, RESPONSES, { judge })).rejects.toThrow(words));
});
