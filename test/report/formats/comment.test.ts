import { describe, expect, test } from 'vitest';
import type { QuestionFigures } from '../../../src/core/figures/figures.js';
import type { Report } from '../../../src/core/gates/report.js';
import {
  COMMENT_LIMIT,
  DETAIL_LEVELS,
  renderFitting,
  SUMMARY_LIMIT,
  viewAtOf,
} from '../../../src/report/formats/comment.js';
import { THIS_PR } from '../../../src/report/words/blocks.js';
import { fewer } from '../../support/fewer.js';
import { makeFigures } from '../../support/make.js';
import { changed, makeDelta, makeReport, times, unfolded, wrong } from '../../support/report.js';

const HOSTILE = '</details></td>| `x` **b** @octocat #1 https://evil.example <!-- --> [a](b) \u202e\u0000 ```';
const TEXTS: readonly [string, (index: number) => string][] = [
  ['long texts', (index) => `${'What is connected to the bay, and by what? '.repeat(40)}${index}`],
  ['texts of three bytes a character', (index) => `${'質問'.repeat(300)}${index}`],
  ['hostile texts', (index) => `${HOSTILE.repeat(3)}${index}`],
];

/** A run of so many questions; a third of them regressed, a third improved. */
function runOf(count: number, text: (index: number) => string): Report {
  const question = (index: number, right: boolean): QuestionFigures => {
    const named = { id: `q${index}`, text: text(index), templateId: `t${index % 400} ${text(index)}` };
    return right ? makeFigures(named) : wrong('extra_rows', { expected: 1, actual: 2, common: 1 }, named);
  };
  const third = Math.ceil(count / 3);
  const regressed = times(third, (index) => changed(question(index, false), 1));
  const improved = times(third, (index) => changed(question(third + index, true), 0));
  const templates = times(Math.min(400, count), (index) => {
    return { id: `t${index} ${text(index)}`, questions: 1, base: 1, head: 0, change: -1 };
  });
  return makeReport({ comparison: makeDelta({ regressed, improved, templates, unchanged: count - 2 * third }) });
}

const bytes = (text: string) => Buffer.byteLength(text);

describe.each(TEXTS)('%s', (_, text) => {
  test.each([1, 40, fewer(3000)])('of %d questions stay within the limits, and no block is cut', (count) => {
    const report = runOf(count, text);
    for (const limit of [COMMENT_LIMIT, SUMMARY_LIMIT, 20_000, 4000]) {
      const comment = unfolded(report, {}, limit);
      expect([comment.length <= limit, bytes(comment) <= limit]).toEqual([true, true]);
      expect(comment.match(/^<details>/gm)?.length).toBe(comment.match(/^<\/details>/gm)?.length);
      // Each table has its rule, and each of its rows as many cells.
      for (const table of comment.split('\n\n').filter((block) => block.startsWith('| '))) {
        const cells = table
          .trimEnd()
          .split('\n')
          .map((line) => line.replaceAll('\\|', '').split('|').length);
        expect(new Set(cells).size).toBe(1);
        expect(table.split('\n')[1]).toMatch(/^\|[:|-]+\|$/);
      }
      expect(comment).toContain('## ➖ Steps score 0.832');
      expect(comment).toContain('| **Steps score**, micro | 0.932 | **0.832** | **−0.100** |');
      expect(comment).toContain(' regressed, ');
      expect(comment.trimEnd()).toMatch(/<sub>Stepgate 1\.0\.0, preset standard<\/sub>$/);
    }
  });
});

describe('what does not fit', () => {
  const report = runOf(3000, (index) => `Which are the rows of ${index}?`);
  const levels = times(DETAIL_LEVELS.length, (from) => {
    const options = { thisRun: THIS_PR, footer: [] };
    return renderFitting(viewAtOf(report, { ...options, textOf: ({ text }) => text ?? '' }), null, {}, 1e9, from);
  });

  test('is less at each rung', () => {
    const lengths = levels.map(({ length }) => length);
    expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
    expect(new Set(lengths).size).toBe(DETAIL_LEVELS.length);
  });

  test('is counted: the 20 worst of 1,000, and no templates', () => {
    const rows = levels[2]?.split('\n').filter((line) => line.includes('1 extra row (2, expected 1)')) ?? [];
    expect(rows).toHaveLength(20);
    expect(levels[2]).toContain('Showing 20 of 1,000; all are in the report.');
    expect(levels[2]).toContain('Omitted to keep the comment short: templates. The report has everything.');
    expect(levels[2]).not.toContain('Templates:');
  });

  test('leaves verdict, figures and counts at the last', () =>
    expect(levels.at(-1)).toBe(`\
## ➖ Steps score 0.832, down 0.100 (no gate set)

**158 of 190 questions right, 19 fewer than \`main\`.**

**1,000 regressed, 1,000 improved, 1,000 unchanged.**

One cause, extra rows, for 1,000 regressions: all in what the agent did. Why: 1,000 × extra rows

| 190 questions, 50 templates | \`main\` | This PR | Change |
|:--|--:|--:|--:|
| **Steps score**, micro | 0.932 | **0.832** | **−0.100** |
| Steps score, macro | 0.939 | 0.811 | −0.129 |

Omitted to keep the comment short: questions and templates. The report has everything.

<sub>Stepgate 1.0.0, preset standard</sub>
`));
});

test('two hidden lines say whose comment it is and which run wrote it', () => {
  const identity = { key: '3f9c2a71d0b84e65', runId: 19284471, attempt: 1, sha: '4c1d0e9b70a9c1e2f8a3' };
  const options = { thisRun: THIS_PR, footer: [], textOf: () => '' };
  const body = renderFitting(viewAtOf(makeReport(), options), identity, {}, COMMENT_LIMIT);
  expect(body.split('\n').slice(0, 2)).toEqual([
    '<!-- stepgate v1 3f9c2a71d0b84e65 -->',
    '<!-- run=19284471 attempt=1 sha=4c1d0e9… -->',
  ]);
  expect(body.split('\n').slice(2).join('\n')).toBe(
    renderFitting(viewAtOf(makeReport(), options), null, {}, COMMENT_LIMIT),
  );
});
