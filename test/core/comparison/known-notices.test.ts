import { expect, test } from 'vitest';
import { compareRuns } from '../../../src/core/comparison/comparison.js';
import type { KnownEntry } from '../../../src/core/comparison/known.js';
import { knownNotices } from '../../../src/core/comparison/notices.js';
import { noticeText } from '../../../src/report/words/notices.js';
import { marked } from '../../../src/report/words/text.js';
import { makeFigures, makeRun } from '../../support/make.js';

const entry = (question: string, more: Partial<KnownEntry> = {}): KnownEntry => {
  return { question, reason: 'r', until: null, kind: 'accepted', ...more };
};

/** Two runs with these questions: the results up to the base, and the score now. */
function notices(
  entries: readonly KnownEntry[],
  questions: Readonly<Record<string, readonly [results: string, now: number]>>,
): string[] {
  const base = Object.entries(questions).map(([id, [results]]) =>
    makeFigures({ id, score: results.endsWith('1') ? 1 : 0, ...(results !== '' && { results }) }),
  );
  const head = Object.entries(questions).map(([id, [, score]]) => makeFigures({ id, score }));
  const known = { entries, today: '2026-11-22' };
  const comparison = compareRuns(makeRun(base), makeRun(head), known);
  return knownNotices(known, comparison, Object.keys(questions)).map((notice) => marked(noticeText(notice)));
}

const REMOVE =
  'known failures: these entries can be removed, because their questions were right again in the last 5 runs: ';

test.each<[what: string, results: string, now: number, isSuggested: boolean]>([
  ['right in 5 runs after a wrong one', '0011111', 1, true],
  ['right in 4 runs', '001111', 1, false],
  ['partly right is not right', '00111p11', 1, false],
  ['never wrong in the history: it may be accepted for a change to come', '11111111', 1, false],
  ['wrong in this run', '0011111', 0, false],
  ['no history', '', 1, false],
])('%s', (_, results, now, isSuggested) => {
  expect(notices([entry('q')], { q: [results, now] })).toEqual(isSuggested ? [`${REMOVE}\`q\``] : []);
});

test('a pattern can be removed once all its questions are right again', () => {
  const right = ['011111', 1] as const;
  expect(notices([entry('q*')], { q1: right, q2: ['1111111', 1] })).toEqual([`${REMOVE}\`q*\``]);
  expect(notices([entry('q*')], { q1: right, q2: ['0000000', 0] })).toEqual([]);
});

test('an entry that has ended says so, until it is removed', () => {
  const entries = [entry('q', { until: '2026-11-21' }), entry('p', { until: '2026-11-22' })];
  expect(notices(entries, { q: ['1', 1], p: ['1', 1] })).toEqual([
    'known failures: these entries have ended, and do not count: `q` (2026-11-21)',
  ]);
});

test('an entry that names no question is reported, a few of many by name', () => {
  const entries = ['a', 'b*', 'c', 'd', 'e', 'f', 'q'].map((name) => entry(name));
  expect(notices(entries, { q: ['1', 1] })).toEqual([
    'known failures: these entries name no question: `a`, `b*`, `c` and 3 more',
  ]);
});
