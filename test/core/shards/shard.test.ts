import { describe, expect, test } from 'vitest';
import { sha256 } from '../../../src/adapters/hash.js';
import {
  decodeHead,
  decodeScored,
  decodeShard,
  isInShard,
  SHARD_SCHEMA,
  shardOf,
} from '../../../src/core/shards/records.js';

describe('a shard', () => {
  test.each([
    ['2/8', { index: 2, of: 8 }],
    ['1/1', { index: 1, of: 1 }],
    [' 9999/9999 ', { index: 9999, of: 9999 }],
  ])('is written as %j', (text, shard) => expect(decodeShard(text)).toEqual(shard));

  const WRONG = ['9/8', '0/8', '1/10000', '-1/8', '1.5/8', '2', '', 'a/b'];
  test.each(WRONG)('%j is none, and the message shows a right one', (text) => {
    expect(() => decodeShard(text, '--shard')).toThrow('--shard: expected a shard from 1/1');
  });

  test.each([
    [9999, 9999, true],
    [1, 10_000, false],
    [3, 2, false],
  ])('%i of %i in a shard file: %j', (index, of, isRead) => {
    const rest = { selection: [], corpus: 'c', selected: 1, unselected: [], settings: {}, titles: {} };
    const versions = { schema_version: SHARD_SCHEMA, stepgate_version: '1.0.0', provenance: {} };
    const scoring = { preset: 'standard', knobs: {} };
    expect(decodeHead({ ...versions, shard: { index, of }, scoring, ...rest }) !== null).toBe(isRead);
  });

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

test.each<[string, unknown]>([
  ['no mapping', 5],
  ['without its place', { entry: {} }],
  ['without its entry', { place: { question: 0, trial: 1 } }],
  ['of a question that is not selected', { place: { question: 3, trial: 1 }, entry: {} }],
])('an answer %s is refused', (_, line) => expect(decodeScored(line, 3)).toBeNull());
