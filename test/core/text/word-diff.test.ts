import { expect, test } from 'vitest';
import { diffWords, type Piece } from '../../../src/core/text/diff.js';

const marked = (pieces: readonly Piece[] = []) =>
  pieces.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('');

test.each([
  ['?a cim:name ?b .', '?a cim:label ?b .', '?a cim:[name] ?b .', '?a cim:[label] ?b .'],
  ['LIMIT 10', 'LIMIT 100', 'LIMIT [10]', 'LIMIT [100]'],
])('%j against %j', (left, right, before, after) => {
  const diff = diffWords(left, right);
  expect([marked(diff?.left), marked(diff?.right)]).toEqual([before, after]);
});

test.each([
  ['lines with nothing in common', 'alpha beta', 'gamma delta'],
  ['lines that are too long', 'a '.repeat(2000), 'a '.repeat(2001)],
])('%s are not looked into', (_, left, right) => expect(diffWords(left, right)).toBeNull());
