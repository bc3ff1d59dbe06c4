import { describe, expect, test } from 'vitest';
import { averagePrecision, compareRetrieval, recallAtK } from '../../../src/core/steps/retrieval.js';
import { prepareActual, prepareReference } from '../../../src/core/steps/step.js';
import { makeActual, makeReference } from '../../support/make.js';

type Side = { readonly k?: unknown; readonly output: unknown };

function recall(over: 'relevant' | 'first_k', reference: Side, actual: Side): number {
  const step = makeReference({ name: 'retrieval', args: { k: reference.k }, output: reference.output });
  const call = makeActual({ name: 'retrieval', args: { k: actual.k }, output: actual.output });
  return compareRetrieval(prepareReference(step), prepareActual(call, []), over).score;
}

const ids = (text: string, k?: unknown): Side => ({ k, output: text.split('') });

describe('recall over the relevant ids', () => {
  test.each<[string, Side, Side, number]>([
    ['all found', ids('ab'), ids('ba'), 1],
    ['half found', ids('ab'), ids('ax'), 1 / 2],
    ['none found', ids('ab'), ids('xy'), 0],
    ['without any k, all retrieved ones count', ids('a'), ids('xxxxxxxxxxxxxxxa'), 1],
    ["the reference's k cuts what was retrieved", ids('ab', 2), ids('xab'), 1 / 2],
    ["the reference's k goes before the actual's", ids('ab', 3), ids('xab', 1), 1],
    ["the actual's k, where the reference has none", ids('ab'), ids('xab', 2), 1 / 2],
    ['k does not cut the relevant ids', ids('abcd', 2), ids('ab'), 1 / 2],
    ['a k of 0 finds nothing', ids('a', 0), ids('a'), 0],
    ['k as text', ids('ab', '2'), ids('xab'), 1 / 2],
    ['k as 2.0', JSON.parse('{"k": 2.0, "output": ["a", "b"]}'), ids('xab'), 1 / 2],
    ['repeated relevant ids count once', ids('aa'), ids('a'), 1],
    ['repeated retrieved ids count once', ids('ab'), ids('aa'), 1 / 2],
    ['nothing relevant', ids(''), ids('a'), 0],
    ['nothing on both sides', ids(''), ids(''), 0],
    ['nothing retrieved', ids('a'), ids(''), 0],
    ['ids as JSON', { output: '["a", "b"]' }, { output: ['b', 'a'] }, 1],
    ['ids in mappings', { output: '[{"id": "a"}, {"id": "b"}]' }, ids('ax'), 1 / 2],
    ['mappings with more than an id', { output: [{ id: 'a', text: 'x' }] }, { output: [{ id: 'a', score: 0.1 }] }, 1],
    ['numbers as ids', { output: [1, 2] }, { output: [{ id: 2 }, { id: 3 }] }, 1 / 2],
    ['an output that is not JSON', ids('a'), { output: 'Error' }, 0],
    ['an output that is not a list', ids('a'), { output: '{"id": "a"}' }, 0],
    ['no output', ids('a'), { output: null }, 0],
    ['a reference that is not a list', { output: 'a' }, ids('a'), 0],
  ])('%s', (_, reference, actual, expected) => expect(recall('relevant', reference, actual)).toBeCloseTo(expected, 12));
});

describe('recall over the first k', () => {
  test.each<[string, Side, Side, number]>([
    ['both sides are cut at k', ids('abcd'), ids('abxy', 2), 1],
    ["the actual's k goes before the reference's", ids('abcd', 4), ids('axbc', 2), 1 / 2],
    ["the reference's k, where the actual has none", ids('abcd', 2), ids('axbc'), 1 / 2],
    ['without any k, nothing is cut', ids('abcd'), ids('xabcd'), 1],
    ['a k of 0 leaves nothing relevant', ids('a'), ids('a', 0), 0],
    ['relevant ids beyond k do not count', ids('abc', 1), ids('xbc'), 0],
  ])('%s', (_, reference, actual, expected) => expect(recall('first_k', reference, actual)).toBeCloseTo(expected, 12));
});

describe('recall at k of the library', () => {
  test.each<[string, unknown[], unknown[], number | undefined, number]>([
    ['of an example', [1, 3, 5, 6], [1, 4, 3, 5, 7], 4, 3 / 4],
    ['k is 10 unless given', ['z'], [...'abcdefghijz'], undefined, 0],
    ['k may be greater than the list', [1], [1], 100, 1],
    ['nothing relevant', [], [1], 10, 0],
  ])('%s', (_, relevant, retrieved, k, expected) => expect(recallAtK(relevant, retrieved, k)).toBe(expected));

  test.each([-1, Number.NaN])('refuses a k of %d', (k) => expect(() => recallAtK([1], [1], k)).toThrow(RangeError));
});

describe('average precision', () => {
  test.each<[string, unknown[], unknown[], number]>([
    ['of {1, 3, 5, 6} and [1, 4, 3, 5, 7] is 0.6042', [1, 3, 5, 6], [1, 4, 3, 5, 7], (1 + 2 / 3 + 3 / 4) / 4],
    ['is 1 when all relevant ones come first', [1, 2], [2, 1, 9], 1],
    ['is 0 without a hit', [1], [2, 3], 0],
    ['is 0 when nothing is relevant', [], [1], 0],
    ['is 0 when nothing was retrieved', [1], [], 0],
    ['counts a repeated id once', [1, 2], [1, 1, 2], (1 + 2 / 3) / 2],
    ['counts a repeated relevant id once', [1, 1], [1], 1],
  ])('%s', (_, relevant, retrieved, expected) =>
    expect(averagePrecision(relevant, retrieved)).toBeCloseTo(expected, 12),
  );
});
