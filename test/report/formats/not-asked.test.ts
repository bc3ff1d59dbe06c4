import { describe, expect, test } from 'vitest';
import { compareRuns } from '../../../src/core/comparison/comparison.js';
import { unaskedQuestions } from '../../../src/core/figures/figures.js';
import { renderJunit } from '../../../src/report/formats/junit.js';
import { pageRows } from '../../../src/report/page/rows.js';
import { makeFigures, makeRun } from '../../support/make.js';
import { commentOf, makeReport } from '../../support/report.js';

const asked = [makeFigures({ id: 'q1', score: 0 }), makeFigures({ id: 'q2', score: null, templateId: 'u' })];
const notAsked = ['q3', 'q4'].map((id) => ({ id, templateId: 't', text: null }));
const decided = {
  ...{ asked: 2, of: 4, error: 0.005, seed: '1', interval: { low: 0, high: 0.5 } },
  ...{ gates: [{ name: 'min-steps-score', limit: 0.75, outcome: 'failed' as const }], late: 0, notAsked },
};

describe('questions that were not asked carry no failures', () => {
  test('they have no score, no cause and no measures', () => {
    const none = { fingerprint: null, status: 'missing', score: null, why: null, measures: {} };
    expect(unaskedQuestions({ ...makeRun(asked), decided })).toEqual(notAsked.map((one) => ({ ...one, ...none })));
    expect(unaskedQuestions(makeRun(asked))).toEqual([]);
  });
  test('JUnit: skipped, and in no count of failures and errors', () => {
    const xml = [...renderJunit(makeReport({ questions: asked, decided }))].join('');
    expect(xml).toContain('tests="4" failures="1" errors="0"');
    expect(xml).toMatch(/<testsuite name="t" tests="3" failures="1" errors="0" skipped="2"/);
    for (const id of ['q3', 'q4'])
      expect(xml).toContain(
        `<testcase name="${id}" classname="t" time="0.000"><skipped message="not asked"/></testcase>`,
      );
    expect(xml).toContain('<testcase name="q2" classname="u" time="0.000"><skipped message="no reference steps"/>');
  });
  test('the comment: those answered too late are named apart', () => {
    const comment = commentOf(makeReport({ questions: asked, decided: { ...decided, late: 1 } }));
    expect(comment).toContain('; 2 not asked, including 1 answered after the decision; ');
  });
  test('the page: a group of their own, the last one, without a reason', () => {
    const rows = pageRows(makeReport({ questions: asked, decided }), new Map());
    expect(rows.map(({ id, group }) => [id, group])).toEqual([
      ['q1', 'wrong'],
      ['q2', 'unscored'],
      ['q3', 'unasked'],
      ['q4', 'unasked'],
    ]);
    expect(rows.slice(2).map(({ why, heading, cause }) => [why, heading, cause])).toEqual(
      Array(2).fill([[], null, null]),
    );
  });
  test('against a baseline that has them: neither removed nor regressed', () => {
    const base = makeRun([...asked, ...notAsked.map(({ id }) => makeFigures({ id }))]);
    const comparison = compareRuns(base, { ...makeRun(asked), decided });
    expect(comparison).toMatchObject({ kind: 'compared', paired: 2, removed: [], regressed: [], ruleBreaks: [] });
  });
});
