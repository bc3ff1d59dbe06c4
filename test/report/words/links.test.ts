import { expect, test } from 'vitest';
import type { Report } from '../../../src/core/gates/report.js';
import { addressIn } from '../../../src/report/words/blocks.js';
import { changed, commentOf, makeDelta, makeReport, wrong } from '../../support/report.js';

const URL = 'https://github.com/acme/agent/actions/runs/7/artifacts/5';

/** The comment of a run that lost these questions. */
function comparedReport(questions: readonly { readonly id: string; readonly text: string }[]): Report {
  const lost = questions.map((question) => wrong('empty_result', { expected: 1 }, question));
  return makeReport({ comparison: makeDelta({ regressed: lost.map((head) => changed(head, 1)) }) });
}

test.each<[string, { readonly id: string; readonly text: string }, string]>([
  ['a usual id', { id: 'q-1.a_b', text: 'Which?' }, `▼ [Which?](${URL}#q-q-1.a_b) \`q-1.a_b\``],
  ['an id with marks', { id: 'a b)(#%"<|', text: 'Which?' }, `▼ [Which?](${URL}#q-a%20b%29%28%23%25%22%3C%7C) `],
  ['a text with brackets', { id: 'q', text: '](https://evil.example) [x' }, `x](${URL}#q-q) `],
  ['a text of blanks', { id: 'q', text: ' \u200b ' }, `▼ [q](${URL}#q-q) `],
  ['a very long id: without a link', { id: '🏳'.repeat(100), text: 'Which?' }, '▼ Which? `'],
])('a regressed question leads to its place in the page: %s', (_, question, row) => {
  expect(commentOf(comparedReport([question]), { addressOf: addressIn(URL) })).toContain(row);
});

test('without a page there is no link', () =>
  expect(commentOf(comparedReport([{ id: 'q', text: 'Which?' }]), { addressOf: addressIn(null) })).toContain(
    '▼ Which? `q`',
  ));
