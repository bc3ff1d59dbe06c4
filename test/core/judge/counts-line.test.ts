import { describe, expect, test } from 'vitest';
import { decodeTsv } from '../../../src/core/judge/correctness.js';
import type { CorrectnessSettings } from '../../../src/core/judge/settings.js';
import { messageOf } from '../../../src/core/words/errors.js';

type Wording = CorrectnessSettings['wording'];
const V4: Wording = 'release 4';
const V6: Wording = 'later';

describe('a line of four values', () => {
  const counts = (reference: number, actual: number, matching: number, reason = 'ok') => ({
    ...{ reference, actual, matching, reason },
  });
  test.each<[string, string, object]>([
    ['is three counts and a reason', '2\t3\t1\tok', counts(2, 3, 1)],
    ['may have more, which are dropped', '2\t3\t1\tok\textra', counts(2, 3, 1)],
    ['may have blanks and signs around counts', ' 2 \t+3\t1 \tok\n', counts(2, 3, 1)],
    ['may have leading zeros', '02\t003\t0\tok', counts(2, 3, 0)],
    ['may have no reason', '1\t1\t1\t', counts(1, 1, 1, '')],
    ['may match nothing, written as minus zero', '1\t1\t-0\tno', counts(1, 1, 0, 'no')],
  ])('%s', (_, line, value) => {
    expect(decodeTsv(line, V4)).toMatchObject({ kind: 'ok', value });
  });

  const SHORT = 'Expected 4 tab-separated values: 2\t2\tok';
  const FENCE = '```\n2\t3\t1\tok\n```';
  const ints = (...texts: string[]) => `Claims counts should be ints: [${texts.join(', ')}]`;
  test.each<[string, string, string, string]>([
    ['three values', '2\t2\tok', SHORT, SHORT],
    ['a fence', FENCE, `Non-int value: ${FENCE}`, ints("'```\\n2'", "'3'", "'1'", "'ok\\n```'")],
    ['a decimal', '2.0\t3\t1\tok', 'Non-int value: 2.0\t3', "Claims counts should be ints: ['2.0', '3', '1', 'ok']"],
    ['a quote', "it's\t1\t1\tok", "Non-int value: it's", `Claims counts should be ints: ["it's", '1', '1', 'ok']`],
    ['breaks around it', '\n\n1\tx\t1\tok\n', 'Non-int value: 1\tx\t1\tok', ints("'\\n\\n1'", "'x'", "'1'", "'ok\\n'")],
    ['no reference claim', '0\t1\t+0\tok', 'Invalid int values: 0\t1\t0', 'Invalid claims counts combination: 0\t1\t0'],
    ['no actual claim', '1\t0\t0\tok', 'Invalid int values', 'Invalid claims counts combination'],
    ['a negative match', '1\t2\t-1\tok', 'Invalid int values', 'Invalid claims counts combination'],
    ['more matches than reference claims', '1\t3\t2\tok', 'Invalid int values', 'Invalid claims counts combination'],
    ['more matches than actual claims', '3\t1\t2\tok', 'Invalid int values', 'Invalid claims counts combination'],
  ])('%s is an error in the words of its release', (_, line, words4, words6) => {
    const problem = (wording: Wording) => {
      const read = decodeTsv(line, wording);
      return read.kind === 'invalid' ? messageOf(read) : read.value;
    };
    expect(problem(V4)).toMatch(new RegExp(`^${escaped(words4)}`));
    expect(problem(V6)).toMatch(new RegExp(`^${escaped(words6)}`));
  });
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
