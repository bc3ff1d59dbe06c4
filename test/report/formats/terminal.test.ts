import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import { renderReport } from '../../../src/cli/print.js';
import { columnWidths, renderTerminal, type TerminalStyle } from '../../../src/report/formats/terminal.js';
import { viewOf } from '../../../src/report/formats/view.js';
import { THIS_RUN } from '../../../src/report/words/blocks.js';
import { makeFigures } from '../../support/make.js';
import { changed, commentOf, gated, makeDelta, makeReport, times, wrong } from '../../support/report.js';

const quoted = (name: string) => `\`${name}\``;
const PLAIN: Omit<TerminalStyle, 'width' | 'textWidth'> = {
  ...{ bold: String, dim: String, green: String, red: String, yellow: String },
  ...{ code: quoted, plainCode: quoted },
};

function terminal(width: number, text: string, idOf = (index: number) => `q${index}`): string {
  const regressed = times(15, (index) => {
    const kind = (['extra_rows', 'missing_rows', 'other_rows', 'empty_result', 'step_failed'] as const)[index % 5];
    const counts = { expected: 12, actual: 13, common: 11 };
    return changed(wrong(kind ?? 'order', counts, { id: idOf(index), text: `${text} ${index}?` }), 1);
  });
  const improved = times(2, (index) => changed(makeFigures({ id: `i${index}`, text: `${text} ${index}?` }), 0));
  const comparison = makeDelta({ regressed, improved, unchanged: 173, older: { sha: '5ba8500c0ffee', behind: 6 } });
  const report = gated(makeReport({ comparison }), { score: 0.85, drop: 0.05 });
  const options = {
    ...{ thisRun: THIS_RUN, visibleRegressions: 5, rows: 12, footer: [] },
    textOf: ({ text }: { text: string | null }) => text ?? '',
  };
  return renderTerminal(viewOf(report, options), { ...PLAIN, width, textWidth: width });
}

describe.each([60, 80, 120])('at %d columns', (width) => {
  test.each([
    ['texts', 'Which of the stations on the northern line are step-free from street to train'],
    ['wide characters', '北線のどの駅が道路から電車まで段差なしで利用できますか、その一覧を示してください'],
    ['one long word', 'x'.repeat(400)],
  ])('no line is longer, whatever the %s', (_, text) => {
    const lines = terminal(width, text).split('\n');
    expect(lines.filter((line) => stringWidth(line) > width)).toEqual([]);
  });
});

test.each([30, 40, 60, 61, 80])('long ids end a line of %d columns, and are told apart', (width) => {
  const idOf = (index: number) =>
    `customer-support/refunds/multi-turn/escalation/with-partial-payment/case-${100 + index}`;
  const text = terminal(width, 'Which?', idOf);
  for (const index of [0, 1, 2]) expect(text).toContain(`case-${100 + index}`);
  expect(terminal(width, 'Which?', () => 'x'.repeat(75))).toContain('Which?');
});

test('the words of the comment, broken between words', () => {
  const lines = terminal(80, 'Which?').split('\n');
  expect(lines.slice(0, 21)).toEqual([
    '❌ Steps score 0.832 is below the required 0.850',
    '',
    '158 of 190 questions right, 19 fewer than `main`. 4 more would pass.',
    '',
    '15 regressed, 2 improved, 173 unchanged.',
    '',
    'Gate               Required  This run  Result',
    '`min-steps-score`   ≥ 0.850     0.832  ❌ 0.018 short',
    '`max-steps-drop`    ≤ 0.050     0.100  ❌ 0.050 over',
    '',
    '3 × extra rows, e.g. Which? 0? q0',
    '    2 extra rows (13, expected 12)',
    '3 × missing rows, e.g. Which? 1? q1',
    '    1 of 12 rows missing',
    '3 × other rows, e.g. Which? 2? q2',
    '    13 other rows, none of the 12 expected',
    '3 × empty result, e.g. Which? 3? q3',
    '    empty result, expected 12 rows',
    '3 × no successful `sparql_query`, e.g. Which? 4? q4',
    '    no successful `sparql_query`',
    '',
  ]);
  const note = lines.indexOf('! Compared with `5ba8500`, 6 commits behind the branch point (no run in between');
  expect(note).toBeGreaterThan(lines.findIndex((line) => line.startsWith('Steps score, micro')));
  expect(lines[note + 1]).toBe('  has a baseline); differences may include other changes.');
});

test.each([
  [15, 15, false],
  [16, 1, true],
])('of %i regressions, %i are listed; hidden ones are counted with what shows them', (count, listed, isHidden) => {
  const regressed = times(count, (at) => changed(wrong('order', {}, { id: `q${at}`, text: `Which ${at}?` }), 1));
  const printing = { format: 'text', all: false, ids: 'short' } as const;
  const report = makeReport({ comparison: makeDelta({ regressed }) });
  const text = renderReport(report, { stdout: {}, env: { COLUMNS: '80' } } as never, printing);
  expect(text.match(/Which \d+\?/g)).toHaveLength(listed);
  expect(/--all shows .*15 more regressions/.test(text)).toBe(isHidden);
});

test('notes have two lines at most in the open', () => {
  const notices = times(4, (index) => ({ kind: 'unscored', count: index + 1 }) as const);
  const reportOf = (count: number) => {
    const regressed = times(count, (at) => changed(wrong('order', {}, { id: `q${at}`, text: `Which ${at}?` }), 1));
    const comparison = makeDelta({ regressed, unchanged: 185, older: { sha: '5ba8500c0ffee', behind: 6 } });
    return makeReport({ comparison, notices });
  };
  const linesOf = (count: number) => {
    const printing = { format: 'text', all: false, ids: 'short' } as const;
    return renderReport(reportOf(count), { stdout: {}, env: { COLUMNS: '60' } } as never, printing).split('\n');
  };
  const lines = linesOf(5);
  expect(lines.filter((line) => line.startsWith('▼'))).toHaveLength(5);
  expect(lines.filter((line) => line.startsWith('!'))).toHaveLength(2);
  expect(lines.find((line) => line.startsWith('--all shows '))).toContain('notes');
  const comment = commentOf(reportOf(5));
  expect(comment.match(/^> (?!\[!)/gm)).toHaveLength(2);
  expect(comment).toContain('<details><summary>3 more notes</summary> … </details>');
});

test('only a change of tokens, time or cost that could be chance is grey, also in a narrow table', () => {
  const larger = { change: 1, p: 0.01, corrected: 0.02, questions: 190, changed: 190 } as const;
  const noise = { score: null, measures: [{ measure: 'total_tokens', verdict: 'larger', ...larger } as const] };
  const comparison = makeDelta({ noise, measures: { total_tokens: [100, 200], elapsed_sec: [10, 20] } });
  const options = { visibleRegressions: 5, rows: 12, footer: [], textOf: () => '' };
  const view = viewOf(makeReport({ comparison }), { ...options, thisRun: THIS_RUN });
  const text = renderTerminal(view, { ...PLAIN, dim: (words) => `<${words}>`, width: 60, textWidth: 60 });
  expect(text).toMatch(/Tokens per question.* ⚠️ \+100 %$/m);
  expect(text).toMatch(/Seconds per question.*<\s*100 % more>$/m);
});

test.each([
  [[40, 60], 104, [40, 60]],
  [[40, 60], 92, [30, 60]],
  [[40, 60], 80, [24, 54]],
  [[20, 60], 70, [20, 48]],
])('columns %j in %i places: the first one gives way', (widths, room, expected) => {
  const cells = [widths.map((width) => 'x'.repeat(width))];
  expect(columnWidths(cells, room, (at) => at === 0)).toEqual(expected);
});
