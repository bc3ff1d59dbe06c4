import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import { redactNothing } from '../../../src/core/secrets/redact.js';
import { renderTerminal, type TerminalStyle } from '../../../src/report/formats/terminal.js';
import { viewOf } from '../../../src/report/formats/view.js';
import { THIS_RUN } from '../../../src/report/words/blocks.js';
import { makeFigures } from '../../support/make.js';
import { changed, gated, makeDelta, makeReport, times, wrong } from '../../support/report.js';

const quoted = (name: string) => `\`${name}\``;
const PLAIN: Omit<TerminalStyle, 'width' | 'textWidth'> = {
  ...{ bold: String, dim: String, green: String, red: String, yellow: String },
  ...{ code: quoted, plainCode: quoted },
};

function terminal(width: number, text: string): string {
  const regressed = times(15, (index) => {
    const kind = (['extra_rows', 'missing_rows', 'other_rows', 'empty_result', 'step_failed'] as const)[index % 5];
    const counts = { expected: 12, actual: 13, common: 11 };
    return changed(wrong(kind ?? 'order', counts, { id: `q${index}`, text: `${text} ${index}?` }), 1);
  });
  const improved = times(2, (index) => changed(makeFigures({ id: `i${index}`, text: `${text} ${index}?` }), 0));
  const comparison = makeDelta({
    regressed,
    improved,
    unchanged: 173,
    older: { sha: '5ba8500c0ffee', behind: 6 },
  });
  const report = gated(makeReport({ comparison }), { score: 0.85, drop: 0.05 });
  const options = {
    thisRun: THIS_RUN,
    visibleRegressions: 5,
    rows: 12,
    footer: [],
    redact: redactNothing,
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

test('the words of the comment, broken between words', () => {
  expect(terminal(80, 'Which?').split('\n').slice(0, 24)).toEqual([
    '❌ Steps score 0.832 is below the required 0.850',
    '',
    '158 of 190 questions right, 19 fewer than `main`. 4 more would pass.',
    '',
    '! Compared with `5ba8500`, 6 commits behind the branch point (no run in between',
    '  has a baseline); differences may include other changes.',
    '',
    'Gate               Required  This run  Result',
    '`min-steps-score`   ≥ 0.850     0.832  ❌ 0.018 short',
    '`max-steps-drop`    ≤ 0.050     0.100  ❌ 0.050 over',
    '',
    '190 questions, 50 templates  `main`  This run    Change',
    'Steps score, micro            0.932     0.832  −10.0 pp',
    'Steps score, macro            0.939     0.811  −12.9 pp',
    '',
    '15 regressed, 2 improved, 173 unchanged. Why: 3 × extra rows · 3 × missing rows',
    '· 3 × other rows · 3 × empty result · 3 × no successful `sparql_query`',
    '',
    'Regressed question  Why                                     Id',
    'Which? 0?           2 extra rows (13, expected 12)          q0',
    'Which? 1?           1 of 12 rows missing                    q1',
    'Which? 2?           13 other rows, none of the 12 expected  q2',
    'Which? 3?           empty result, expected 12 rows          q3',
    'Which? 4?           no successful `sparql_query`            q4',
  ]);
});
