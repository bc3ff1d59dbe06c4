import { describe, expect, test } from 'vitest';
import { decodeVerdictLine } from '../../../src/core/judge/verdict.js';
import { messageOf } from '../../../src/core/words/errors.js';

const key = '0123456789abcdef'.repeat(2);
const line = {
  key,
  metric: 'answer_correctness',
  verdict: { line: '2\t2\t1\tok' },
  cost_usd: 0.5,
  sent: ['temperature=0'],
};
const claims = {
  reference_claims: ['a', 'b'],
  actual_claims: ['a'],
  reason: 'b is missing',
  matches: [{ reference_index: 0, actual_index: 0 }],
};
const question = { question: 'x', noncommittal: false, similarity: 0.5 };
const relevance = { ...line, metric: 'answer_relevance', verdict: { questions: [question] } };
const withMatch = (match: object) => ({ ...line, verdict: { ...claims, matches: [match] } });
const withQuestion = (more: object) => ({ ...relevance, verdict: { questions: [{ ...question, ...more }] } });

describe('a line of the verdict cache', () => {
  test.each<[string, object]>([
    ['of four values', line],
    ['of claims', { ...line, verdict: claims }],
    ['of relevance', relevance],
    ['whose cost is unknown', { ...line, cost_usd: null }],
  ])('%s is read as it was written', (_, value) => {
    expect(decodeVerdictLine(JSON.stringify(value))).toEqual({ kind: 'ok', value });
  });

  test.each<[string, string, string]>([
    ['half of it', JSON.stringify(line).slice(0, 60), 'it is not JSON'],
    ['nothing', '', 'it is not JSON'],
    ['another value', '[]', 'key is not'],
    ['a key that does not exist', JSON.stringify({ ...line, key: '../../etc/passwd' }), 'key is not'],
    ['a negative cost', JSON.stringify({ ...line, cost_usd: -1 }), 'cost_usd is not'],
    ['a cost beyond all bounds', JSON.stringify({ ...line, cost_usd: 1e300 }), 'cost_usd is not'],
    ['an infinite cost', JSON.stringify(line).replace('0.5', '1e999'), 'cost_usd is not'],
    ['a cost that is not a number', JSON.stringify(line).replace('0.5', 'NaN'), 'cost_usd is not'],
    ['another metric', JSON.stringify({ ...line, metric: 'answer_beauty' }), 'metric is not'],
    ['words among what was sent', JSON.stringify({ ...line, sent: ['<b>'] }), 'sent.0 is not'],
    ['another parameter that was sent', JSON.stringify({ ...line, sent: ['evil=1'] }), 'sent.0 is not'],
    ['nested without end', JSON.stringify(line).replace('0.5', `${'['.repeat(50_000)}${']'.repeat(50_000)}`), 'nested'],
    ['another field', JSON.stringify({ ...line, answer_f1: 1 }), 'answer_f1 is an unknown field'],
    [
      'another field of the verdict',
      JSON.stringify({ ...line, verdict: { ...claims, answer_f1: 1 } }),
      'unknown field',
    ],
    ['a negative count', JSON.stringify({ ...line, verdict: { line: '2\t-2\t0\tok' } }), 'line is not a line of four'],
    ['a negative index', JSON.stringify(withMatch({ reference_index: -1, actual_index: 0 })), 'reference_index is not'],
    ['half an index', JSON.stringify(withMatch({ reference_index: 0.5, actual_index: 0 })), 'reference_index is not'],
    [
      'an index of no claim',
      JSON.stringify(withMatch({ reference_index: 2, actual_index: 0 })),
      'claims that are there',
    ],
    ['a similarity beyond 1', JSON.stringify(withQuestion({ similarity: 1.5 })), 'similarity is not'],
    ['a similarity below -1', JSON.stringify(withQuestion({ similarity: -1.5 })), 'similarity is not'],
    [
      'an infinite similarity',
      JSON.stringify(relevance).replace('"similarity":0.5', '"similarity":1e999'),
      'similarity',
    ],
    ['no question', JSON.stringify({ ...relevance, verdict: { questions: [] } }), 'questions is not'],
    ['the verdict of another metric', JSON.stringify({ ...relevance, verdict: claims }), 'questions'],
  ])('is refused where it is %s', (_, text, problem) => {
    const read = decodeVerdictLine(text);
    expect(read.kind === 'invalid' ? messageOf(read) : read.value).toContain(problem);
  });
});
