import { expect, test } from 'vitest';
import type { DiffLine } from '../../../src/core/text/diff.js';
import { linesWithError } from '../../../src/report/show/diff.js';

const LINES: readonly DiffLine[] = [
  { kind: 'removed', left: '  )' },
  { kind: 'added', right: '  )' },
  { kind: 'same', left: '}', right: '}' },
];

test.each<[string, string | undefined, readonly (string | null)[]]>([
  ['an added line', '  )', [null, '  ) ← syntax error', '}']],
  ['a line of both texts, only on the right', '}', [null, '  )', '} ← syntax error']],
  ['a line that is not shown', 'ASK {', [null, '  )', '}']],
  ['no line is certain', undefined, [null, '  )', '}']],
])('the line of a syntax error says so: %s', (_, errorLine, right) => {
  const lines = linesWithError({ language: 'sparql', lines: LINES, leftOut: 0, ...(errorLine && { errorLine }) });
  expect(lines.map((line) => ('right' in line ? line.right : null))).toEqual(right);
  expect(lines.map((line) => ('left' in line ? line.left : null))).toEqual(['  )', null, '}']);
});
