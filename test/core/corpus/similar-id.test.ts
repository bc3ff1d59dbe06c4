import { expect, test } from 'vitest';
import { similarId } from '../../../src/core/corpus/keys.js';

test.each<[id: string, known: readonly string[], similar: string | null]>([
  ['demo-q1', ['q1', 'q2'], 'q1'],
  ['q1.json', ['q1', 'q10'], 'q1'],
  ['run-2-lines-at-harbour', ['harbour', 'lines-at-harbour'], 'lines-at-harbour'],
  ['lines_at_harbor', ['lines_at_harbour', 'lines_at_stadium'], 'lines_at_harbour'],
  // Another number is another question.
  ['q18', ['q17', 'q19'], null],
  ['q11', ['q1'], null],
  ['other', ['q1'], null],
])('%s among %j: %s', (id, known, similar) => expect(similarId(id, known)).toBe(similar));
