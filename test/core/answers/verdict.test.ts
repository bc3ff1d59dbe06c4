import { describe, expect, test } from 'vitest';
import { decodeVerdictLine } from '../../../src/core/answers/verdict.js';

const key = '0123456789abcdef'.repeat(2);
const verdict = { key, metric: 'answer_relevance', verdict: { a: 1 }, cost_usd: 0.5, sent: ['temperature=0'] };

describe('a line of the verdict cache', () => {
  test('is read as it was written', () => {
    expect(decodeVerdictLine(JSON.stringify(verdict))).toEqual(verdict);
    expect(decodeVerdictLine(JSON.stringify({ ...verdict, cost_usd: null }))).toEqual({ ...verdict, cost_usd: null });
  });

  test.each<[string, string]>([
    ['half of it', JSON.stringify(verdict).slice(0, 60)],
    ['nothing', ''],
    ['another value', '[]'],
    ['a key that is none', JSON.stringify({ ...verdict, key: '../../etc/passwd' })],
    ['a negative cost', JSON.stringify({ ...verdict, cost_usd: -1 })],
    ['words among what was sent', JSON.stringify({ ...verdict, sent: ['<b>'] })],
    ['nested without end', JSON.stringify(verdict).replace('1', `${'['.repeat(50_000)}${']'.repeat(50_000)}`)],
  ])('is dropped where it is %s', (_, line) => {
    expect(decodeVerdictLine(line)).toBeNull();
  });
});
