import { describe, expect, test } from 'vitest';
import { evaluateGates } from '../../../src/core/gates/evaluate-gates.js';
import type { Report } from '../../../src/core/gates/report.js';
import { makeFigures } from '../../support/make.js';
import {
  changed,
  commentOf,
  gated,
  makeDelta,
  makeHeadline,
  makeReport,
  times,
  unfolded,
} from '../../support/report.js';

const scored = (micro: number) => makeHeadline(158, micro, { micro });
const between = (base: number, head: number) =>
  makeReport({ headline: scored(head), comparison: makeDelta({ base: scored(base), head: scored(head) }) });
const title = (report: Report) => commentOf(report).split('\n')[0];
const row = (report: Report, start: string) =>
  commentOf(report)
    .split('\n')
    .find((line) => line.startsWith(start));

describe('a score and its limit are shown with enough digits to differ', () => {
  test.each<[number, number, string, string]>([
    [0.832, 0.85, '## ❌ Steps score 0.832 is below the required 0.850', '| ≥ 0.850 | 0.832 | ❌ 0.018 short |'],
    [0.9997, 1, '## ❌ Steps score 0.9997 is below the required 1.0000', '| ≥ 1.0000 | 0.9997 | ❌ 0.0003 short |'],
    [0.8, 0.8765, '## ❌ Steps score 0.8000 is below the required 0.8765', '| ≥ 0.8765 | 0.8000 | ❌ 0.0765 short |'],
  ])('%d, required %d', (micro, limit, heading, cells) => {
    const report = gated(makeReport({ headline: scored(micro) }), { score: limit });
    expect(title(report)).toBe(heading);
    expect(row(report, '| `min-steps-score`')).toBe(`| \`min-steps-score\` ${cells}`);
  });

  test('a limit is shown as it was written', () => {
    const report = gated(makeReport({ headline: scored(0.9) }), { score: 0.8765 });
    expect(title(report)).toBe('## ✅ Steps score 0.900 (required 0.8765), nothing to compare with');
  });

  test.each<[number, number, number, string, string]>([
    [0.932, 0.832, 0.05, 'down 0.100, over the limit of 0.050', '≤ 0.050 | 0.100 | ❌ 0.050 over'],
    [0.9, 0.8496, 0.05, 'down 0.0504, over the limit of 0.0500', '≤ 0.0500 | 0.0504 | ❌ 0.0004 over'],
  ])('a fall from %d to %d, at most %d', (base, head, limit, words, cells) => {
    const report = gated(between(base, head), { drop: limit });
    expect(title(report)).toBe(`## ❌ Steps score ${head.toFixed(3)}, ${words}`);
    expect(row(report, '| `max-steps-drop`')).toBe(`| \`max-steps-drop\` | ${cells} |`);
  });

  test('an increase is a negative drop', () => {
    const report = gated(between(0.4, 0.8), { score: 0.9, drop: 0.05 });
    expect(row(report, '| `max-steps-drop`')).toBe('| `max-steps-drop` | ≤ 0.050 | −0.400 | ✅ passed |');
  });

  test.each<[string, [string, '>' | '>=' | '<' | '<=', number, number], string]>([
    ['a count', ['micro.number_of_error_samples', '<=', 2, 3], '≤ 2 | 3 | ❌ 1 over'],
    ['a score to be above', ['micro.steps_score.mean', '>', 0.8, 0.8], '&gt; 0.800 | 0.800 | ❌ must be above it'],
    ['a cost', ['micro.cost_usd.mean', '<=', 0.5, 0.5004], '≤ 0.5000 | 0.5004 | ❌ 0.0004 over'],
  ])('%s', (_, [path, operator, limit, value], cells) => {
    const [, metric = '', key = ''] = path.split('.');
    const micro = { [metric]: key === '' ? value : { [key]: value } };
    const report = makeReport({
      questions: [makeFigures({ id: 'q', score: 0.8 })],
      ...{ headline: scored(0.8), aggregates: { per_template: {}, micro, macro: {} } },
    });
    const gates = evaluateGates([{ kind: 'metric', path, operator, limit }], report.run, report.comparison);
    expect(row({ ...report, run: { ...report.run, passed: false }, gates }, `| \`${path}\``)).toBe(
      `| \`${path}\` | ${cells} |`,
    );
  });
});

describe('a change is never rounded away', () => {
  test.each<[number, number, string, string]>([
    [0.868, 0.932, 'up 0.064', '| 0.868 | **0.932** | **+0.064** |'],
    [0.832, 0.8317, 'down 0.0003', '| 0.8320 | **0.8317** | **−0.0003** |'],
    [0.832, 0.832, 'no change', '| 0.832 | **0.832** | **±0.000** |'],
  ])('from %d to %d', (base, head, words, cells) => {
    const report = between(base, head);
    expect(title(report)).toBe(`## ➖ Steps score ${head.toFixed(3)}, ${words} (no gate set)`);
    expect(row(report, '| **Steps score**')).toBe(`| **Steps score**, micro ${cells}`);
  });

  test('neither in a list of templates or improvements', () => {
    const templates = [
      { id: 't', questions: 4, base: 0.5, head: 0.4999, change: -0.0001 },
      { id: 'u', questions: 3, base: 0.5, head: 0.5, change: 0 },
    ];
    const improved = [changed(makeFigures({ id: 'q', text: 'Which?', score: 0.50004 }), 0.5)];
    const report = makeReport({ comparison: makeDelta({ templates, improved }) });
    const lines = unfolded(report).split('\n');
    expect(lines).toContain('| `t` | 4 | 0.5000 | 0.4999 | −0.0001 |');
    expect(lines).toContain('| Which? | 0.50000 → 0.50004 | `q` |');
  });
});

describe('tokens, time and cost', () => {
  const measured = (measures: Parameters<typeof makeDelta>[0]) => makeReport({ comparison: makeDelta(measures) });
  test.each<[string, [number, number], string]>([
    ['total_tokens', [346_163, 290_193], '| Tokens per question | 346,163 | 290,193 | 16 % less |'],
    ['elapsed_sec', [12.61, 12.64], '| Seconds per question | 12.6 | 12.6 | the same |'],
    ['cost_usd', [0.099, 0.11], '| Agent cost per question | \\$0.099 | \\$0.110 | 11 % more |'],
    ['total_tokens', [Number.POSITIVE_INFINITY, 5], '| Tokens per question | too large | 5 | 100 % less |'],
    ['cost_usd', [1e-300, 1e300], '| Agent cost per question | \\$0.000000000000 | \\$1.00e+300 |  |'],
  ])('%s from and to %j', (key, sides, expected) => {
    const lines = commentOf(measured({ measures: { [key]: sides } })).split('\n');
    expect(lines).toContain(expected);
  });

  test('that overflow when they are added up are too large, in any report', () => {
    const questions = times(3, (index) => makeFigures({ id: `q${index}`, measures: { total_tokens: 1e308 } }));
    const comment = commentOf(makeReport({ questions }));
    expect(comment).toContain('| Tokens per question | too large |');
    expect(comment).not.toMatch(/Infinity|NaN|∞/);
  });
});
