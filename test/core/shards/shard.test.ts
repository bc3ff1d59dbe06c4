import { describe, expect, test } from 'vitest';
import { sha256 } from '../../../src/adapters/hash.js';
import { decodeAnswer, encodeAnswer } from '../../../src/core/shards/answer-line.js';
import { decodeShard, isInShard, type ShardAnswer, shardOf } from '../../../src/core/shards/records.js';

describe('a shard', () => {
  test.each([
    ['2/8', { index: 2, of: 8 }],
    ['1/1', { index: 1, of: 1 }],
    [' 1000/1000 ', { index: 1000, of: 1000 }],
  ])('is written as %j', (text, shard) => expect(decodeShard(text)).toEqual(shard));

  test.each(['9/8', '0/8', '1/1001', '-1/8', '1.5/8', '2', '', 'a/b'])(
    '%j is none, and the message shows a right one',
    (text) => expect(() => decodeShard(text, '--shard')).toThrow('--shard: expected a shard from 1/1'),
  );

  const ids = Array.from({ length: 4000 }, (_, at) => `question-${at}`);

  test.each([1, 2, 3, 8])('%i of them share all questions in about equal parts', (of) => {
    const counts = new Map<number, number>();
    for (const id of ids) counts.set(shardOf(id, of, sha256), (counts.get(shardOf(id, of, sha256)) ?? 0) + 1);
    expect([...counts.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: of }, (_, at) => at + 1));
    // Five standard deviations.
    const slack = 5 * Math.sqrt((4000 / of) * (1 - 1 / of));
    for (const count of counts.values()) expect(Math.abs(count - 4000 / of)).toBeLessThanOrEqual(slack);
  });

  test('is decided by the id as it is written: other forms of Unicode are other ids', () => {
    const forms = ['\u00e9', 'e\u0301'];
    expect(new Set(forms.map((id) => sha256(id))).size).toBe(2);
    for (const id of forms) {
      const shards = Array.from({ length: 8 }, (_, at) => ({ index: at + 1, of: 8 }));
      expect(shards.filter((shard) => isInShard(id, shard, sha256))).toHaveLength(1);
    }
  });
});

describe('an answer in a shard file', () => {
  const none = new Map<string, number>();
  const answer: ShardAnswer = {
    ...{ question: 3, hasEarlierGroups: true, isBounded: false, isOtherByGroups: true, tags: ['smoke'] },
    figures: {
      ...{ id: 'q\ud800', templateId: 't', text: '?', fingerprint: 'f', status: 'success', score: 1 / 3 },
      why: { cause: { kind: 'missing_rows', step: 0, expected: 3 }, stepName: 's', detail: { limit: 5 } },
      measures: { elapsed_sec: 0.1 + 0.2, steps: 2, failed_steps: 0 },
      queries: {
        matched: new Map(),
        reference: 'SELECT',
        attempt: 'SELECT',
        asked: ['SELECT', 'ASK'],
        things: new Map(),
      },
    },
    sample: {
      ...{ questionId: 'q\ud800', templateId: 't', status: 'success' },
      metrics: new Map([
        ['elapsed_sec', 0.1 + 0.2],
        ['custom_zero', -0],
      ]),
      stepMetrics: new Map([['retrieval_recall', [0.1, -0]]]),
      steps: { total: new Map([['s', 2]]), errors: none, empty_results: none },
    },
  };

  const names = { checked: ['order', 'max_steps'], broken: ['order'], unchecked: ['max_cost_usd'] } as const;
  const full: ShardAnswer = {
    ...answer,
    figures: {
      ...answer.figures,
      rules: { ...names, score: 0, broken: [{ rule: 'order', limit: ['a', 'b'], actual: ['b'] }] },
      checks: { score: 0.5, failed: [{ check: 'number', expected: 3, tolerance: { relative: 0.1 }, actual: 4 }] },
      answer: { figures: { answer_f1: 0.4 }, missed: ['a claim'] },
      rowsF1: 0.25,
    },
    sample: { ...answer.sample, rules: names },
  };

  test.each([
    ['plain', answer],
    ['with rules, checks, judged figures and rows', full],
  ])('is read back to the last bit: %s', (_, one) => {
    expect(decodeAnswer(JSON.parse(JSON.stringify(encodeAnswer(one))))).toEqual(one);
  });

  test('has the arguments of the call that explains a miss as they were sent', () => {
    const args = { id: 12345678901234567890n, at: Number.NaN, text: 'a "b"\n' };
    const calls = { matched: new Map<number, never>(), attempt: { tool: 'get', args } };
    const { queries } = answer.figures;
    const sent: ShardAnswer = { ...answer, figures: { ...answer.figures, queries: queries && { ...queries, calls } } };
    const line = JSON.parse(JSON.stringify(encodeAnswer(sent)));
    expect(decodeAnswer(line)).toEqual(sent);
    // As after the removal of a secret that had an end of the text.
    line.figures.call.args = '{"text": ***';
    expect(decodeAnswer(line)?.figures.queries?.calls?.attempt).toBeNull();
  });

  test.each<[string, (line: Record<string, unknown>) => void]>([
    ['without figures', (line) => delete line.figures],
    ['without a sample', (line) => delete line.sample],
    ['with metrics that are not a list', (line) => Object.assign(line.sample as object, { metrics: 5 })],
  ])('is refused %s', (_, change) => {
    const line = JSON.parse(JSON.stringify(encodeAnswer(answer)));
    change(line);
    expect(decodeAnswer(line)).toBeNull();
  });
});
