import { expect, test } from 'vitest';
import { diffLines, diffWords, type Piece, withGaps } from '../../../src/core/text/diff.js';

const lines = (count: number, change: (line: number) => string = String) =>
  Array.from({ length: count }, (_, line) => change(line));

test('what both have is the same, the rest is removed or added', () => {
  expect(diffLines(['a', 'b', 'c'], ['a', 'x', 'c', 'd'])).toEqual([
    { kind: 'same', left: 'a', right: 'a' },
    { kind: 'removed', left: 'b' },
    { kind: 'added', right: 'x' },
    { kind: 'same', left: 'c', right: 'c' },
    { kind: 'added', right: 'd' },
  ]);
});

test('texts that have nothing in common are not aligned for long', () => {
  const found = diffLines(
    lines(20_000, (line) => `a${line}`),
    lines(20_000, (line) => `b${line}`),
  );
  expect(found.length).toBe(40_000);
});

test('equal lines far from a difference are counted, and what is too long is cut', () => {
  const diff = diffLines(
    lines(100),
    lines(100, (line) => (line === 50 ? 'x' : String(line))),
  );
  const shown = withGaps(diff, { whole: 10, most: 40 });
  expect(shown.map((line) => ('lines' in line ? `${line.kind} ${line.lines}` : line.kind))).toEqual([
    'gap 47',
    ...['same', 'same', 'same', 'removed', 'added', 'same', 'same', 'same'],
    'gap 46',
  ]);
  expect(withGaps(diff, { whole: 200, most: 20 }).at(-1)).toEqual({ kind: 'cut', lines: 81 });
  expect(withGaps(diff, { whole: 101, most: 101 })).toEqual(diff);
});

test('of texts with very many differences, the first lines are aligned, and all lines are there', () => {
  const shared = (at: number) => `shared ${at}`;
  const left = Array.from({ length: 4000 }, (_, at) => (at % 2 === 0 ? shared(at) : `left ${at}`));
  const right = Array.from({ length: 3000 }, (_, at) => (at % 2 === 0 ? shared(at) : `right ${at}`));
  const lines = diffLines(left, right);
  expect(lines.slice(0, 4)).toEqual([
    { kind: 'same', left: 'shared 0', right: 'shared 0' },
    { kind: 'removed', left: 'left 1' },
    { kind: 'added', right: 'right 1' },
    { kind: 'same', left: 'shared 2', right: 'shared 2' },
  ]);
  expect(lines.flatMap((line) => ('left' in line ? [line.left] : []))).toEqual(left);
  expect(lines.flatMap((line) => ('right' in line ? [line.right] : []))).toEqual(right);
});

const marked = (pieces: readonly Piece[] = []) =>
  pieces.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('');

test.each([
  ['?a cim:name ?b .', '?a cim:label ?b .', '?a cim:[name] ?b .', '?a cim:[label] ?b .'],
  ['LIMIT 10', 'LIMIT 100', 'LIMIT [10]', 'LIMIT [100]'],
])('%j against %j', (left, right, before, after) => {
  const diff = diffWords(left, right);
  expect([marked(diff?.left), marked(diff?.right)]).toEqual([before, after]);
});

test('lines with nothing in common, or that are too long, are not looked into', () => {
  expect(diffWords('alpha beta', 'gamma delta')).toBeNull();
  expect(diffWords('a '.repeat(2000), 'a '.repeat(2001))).toBeNull();
});
