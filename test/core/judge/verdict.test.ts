import { describe, expect, test } from 'vitest';
import { decodeVerdictLine } from '../../../src/core/judge/verdict.js';
import { messageOf } from '../../../src/core/words/errors.js';

const key = '0123456789abcdef'.repeat(2);
const verdict = { line: '2\t2\t1\tok' };
const line = { key, metric: 'answer_correctness', verdict, cost_usd: 0.5, sent: ['temperature=0'] };

describe('a line of the verdict cache', () => {
  test.each<[string, object]>([
    ['of a verdict', line],
    ['with what served', { ...line, served: ['gpt-6-luna'] }],
    ['whose cost is unknown', { ...line, cost_usd: null }],
  ])('%s is read as it was written', (_, value) => {
    expect(decodeVerdictLine(JSON.stringify(value))).toEqual({ kind: 'ok', value });
  });

  test.each<[string, string, string]>([
    ['half of it', JSON.stringify(line).slice(0, 60), 'it is not JSON'],
    ['another value', '[]', 'key is not'],
    ['a negative cost', JSON.stringify({ ...line, cost_usd: -1 }), 'cost_usd is not'],
    ['an infinite cost', JSON.stringify(line).replace('0.5', '1e999'), 'cost_usd is not'],
    ['nested without end', JSON.stringify(line).replace('0.5', `${'['.repeat(5000)}${']'.repeat(5000)}`), 'not JSON'],
  ])('is refused where it is %s', (_, text, problem) => {
    const read = decodeVerdictLine(text);
    expect(read.kind === 'invalid' ? messageOf(read) : read.value).toContain(problem);
  });
});
