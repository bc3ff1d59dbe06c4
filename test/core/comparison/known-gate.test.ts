import { describe, expect, test } from 'vitest';
import { compareRuns, countRegressions, type RunDelta } from '../../../src/core/comparison/comparison.js';
import type { KnownEntry, KnownQuestions } from '../../../src/core/comparison/known.js';
import type { QuestionFigures } from '../../../src/core/figures/figures.js';
import { evaluateGates } from '../../../src/core/gates/evaluate-gates.js';
import { fewer } from '../../support/fewer.js';
import { dropOutcome } from '../../support/gate.js';
import { makeFigures, makeRun } from '../../support/make.js';
import { makeRandom } from '../../support/random.js';

const TODAY = '2026-11-22';

function known(...entries: (Partial<KnownEntry> & { readonly question: string })[]): KnownQuestions {
  const whole = entries.map((entry) => ({ reason: 'r', until: null, kind: 'accepted' as const, ...entry }));
  return { entries: whole, today: TODAY };
}

/** Scores of `q0`, `q1`, …, each in a template of two. */
function questions(scores: readonly number[], more: Partial<QuestionFigures> = {}): QuestionFigures[] {
  return scores.map((score, at) => makeFigures({ id: `q${at}`, templateId: `t${Math.floor(at / 2)}`, score, ...more }));
}

function compared(base: readonly number[], head: readonly number[], entries: KnownQuestions): RunDelta {
  return compareRuns(makeRun(questions(base)), makeRun(questions(head)), entries) as RunDelta;
}

function drop(delta: RunDelta, limit: number, test: 'significant' | 'plain' = 'plain') {
  const run = { questions: [], aggregates: { per_template: {}, micro: {}, macro: {} } };
  return evaluateGates([{ kind: 'max-steps-drop', limit, test }], run, delta)[0];
}

const TEN = Array.from({ length: 10 }, () => 1);
/** `q0` to `q(n − 1)` fell. */
const fallen = (count: number, of = 10) => Array.from({ length: of }, (_, at) => (at < count ? 0 : 1));

describe('the drop of max-steps-drop', () => {
  test.each<[what: string, entries: KnownQuestions, value: number]>([
    ['no entry: 3 of 10 fell', known(), 0.3],
    ['an accepted question is taken as unchanged', known({ question: 'q0' }), 0.2],
    ['a pattern names several', known({ question: 'q*' }), 0],
    ['a quarantined question is left out: 2 of 9', known({ question: 'q0', kind: 'quarantined' }), 2 / 9],
    ['an entry on its last day counts', known({ question: 'q0', until: TODAY }), 0.2],
    ['an entry that has ended does not', known({ question: 'q0', until: '2026-11-21' }), 0.3],
    ['after one that ended the next one counts', known({ question: 'q0', until: '2026-11-21' }, { question: 'q*' }), 0],
    ['the first valid entry counts', known({ question: 'q0' }, { question: 'q0', kind: 'quarantined' }), 0.2],
  ])('%s', (_, entries, value) => {
    const delta = compared(TEN, fallen(3), entries);
    expect(drop(delta, 0.01)?.value).toBeCloseTo(value, 12);
    expect([delta.base.micro, delta.head.micro]).toEqual([1, 0.7]);
  });

  test('an accepted question that rose hides no fall', () => {
    const delta = compared([0, 1, 1, 1], [1, 0, 1, 1], known({ question: 'q0' }));
    expect(drop(delta, 0.1)).toMatchObject({ value: 0.25, outcome: 'failed' });
    expect(drop(compared([0, 1, 1, 1], [1, 0, 1, 1], known()), 0.1)).toMatchObject({ value: 0, outcome: 'passed' });
  });

  test('with nothing but quarantined questions it cannot be checked, and fails', () => {
    const delta = compared(TEN, TEN, known({ question: '*', kind: 'quarantined' }));
    expect(drop(delta, 1)).toMatchObject({ value: null, outcome: 'failed', reason: { kind: 'all-quarantined' } });
  });

  test('min-steps-score counts every question', () => {
    const delta = compared(TEN, fallen(3), known({ question: '*', kind: 'quarantined' }));
    const run = { questions: questions(fallen(3)), aggregates: { per_template: {}, micro: {}, macro: {} } };
    const [verdict] = evaluateGates([{ kind: 'min-steps-score', limit: 0.8 }], run, delta);
    expect(verdict).toMatchObject({ value: 0.7, outcome: 'failed' });
  });
});

describe('the test whether chance explains a drop', () => {
  // By the exact sign test, 6 falls of 6 changes have p 2/64 = 0.03, and 5 of 5 have 2/32 = 0.06.
  const twenty = Array.from({ length: 20 }, () => 1);

  test('leaves accepted questions out of the gate, not out of the report', () => {
    const delta = compared(twenty, fallen(6, 20), known({ question: 'q0' }));
    expect(delta.noise.score).toMatchObject({ verdict: 'larger', questions: 20, changed: 6 });
    expect(drop(delta, 0.1, 'significant')?.outcome).toBe('warned');
    expect(drop(compared(twenty, fallen(6, 20), known()), 0.1, 'significant')?.outcome).toBe('failed');
  });

  test('neither counts in the chance that reruns lose as many', () => {
    const flips = (...entries: (Partial<KnownEntry> & { readonly question: string })[]) =>
      compared([0, ...twenty], [1, ...fallen(3, 20)], known(...entries)).gatedDrop.flips;
    const all = { questions: 21, losable: 20, gainable: 1, lost: 3, gained: 1 };
    expect(flips()).toEqual(all);
    for (const kind of ['accepted', 'quarantined'] as const) {
      expect(flips({ question: 'q0', kind })).toEqual({ ...all, questions: 20, gainable: 0, gained: 0 });
      expect(flips({ question: 'q1', kind })).toEqual({ ...all, questions: 20, losable: 19, lost: 2 });
    }
    expect(flips({ question: '*' })).toBeNull();
  });

  test('an accepted question of a template does not save the others from being a broken template', () => {
    const side = (scores: readonly number[]) =>
      scores.map((score, at) => makeFigures({ id: `q${at}`, templateId: at < 6 ? 'broken' : `t${at}`, score }));
    const fell = Array.from({ length: 60 }, (_, at) => (at < 5 ? 0 : 1));
    const runs = [Array.from({ length: 60 }, () => 1), fell].map((scores) => makeRun(side(scores)));
    const of = (entries: KnownQuestions) =>
      drop(compareRuns(runs[0] as never, runs[1] as never, entries) as RunDelta, 0.02, 'significant')?.outcome;
    // q5 did not fall, so that the template is not broken as a whole; 5 falls alone are within noise.
    expect(of(known())).toBe('warned');
    expect(of(known({ question: 'q5' }))).toBe('failed');
  });
});

describe('regressions', () => {
  test('are without known failures, which are listed with their entries', () => {
    const delta = compared(TEN, fallen(3), known({ question: 'q0' }, { question: 'q1', kind: 'quarantined' }));
    expect(delta.regressed.map(({ head }) => head.id)).toEqual(['q2']);
    const aside = delta.setAside.map(({ entry, delta: { head } }) => `${head.id} ${entry.kind}`);
    expect(aside).toEqual(['q0 accepted', 'q1 quarantined']);
    expect(countRegressions(delta)).toBe(1);
  });

  test('an answer that fails more checks is a fall, a rule that is broken is none', () => {
    const checks = (score: number) => ({ checks: { score, failed: [] } }) as unknown as Partial<QuestionFigures>;
    const rules = (...broken: object[]) =>
      ({ rules: { checked: ['max_steps'], broken, unchecked: [], score: 1 } }) as unknown as Partial<QuestionFigures>;
    const run = (more: Partial<QuestionFigures>) => makeRun(questions([1, 1], more));
    const accepted = known({ question: 'q0' });
    const fell = compareRuns(run(checks(1)), run(checks(0)), accepted) as RunDelta;
    expect(fell.droppedChecks.map(({ head }) => head.id)).toEqual(['q1']);
    const broke = compareRuns(run(rules()), run(rules({ rule: 'max_steps' })), accepted) as RunDelta;
    expect(countRegressions(broke)).toBe(2);
  });
});

test('making any question worse never passes a failing gate', () => {
  const random = makeRandom(17);
  const pick = (of: number) => Math.floor(random() * of);
  const kinds = ['accepted', 'quarantined'] as const;
  const outcomes = { worse: 0, failed: 0 };
  for (let round = 0; round < fewer(400); round++) {
    const size = 6 + pick(12);
    const scores = (of: readonly number[]) => Array.from({ length: size }, () => of[pick(of.length)] as number);
    const [base, head] = [scores([1, 1, 1, 0]), scores([0, 0, 0.5, 1])];
    const entries = known(
      ...Array.from({ length: pick(4) }, () => ({ question: `q${pick(size)}`, kind: kinds[pick(2)] as 'accepted' })),
    );
    const worst = pick(size);
    const worse = head.map((score, at) => (at === worst ? Math.max(0, score - 0.5) : score));
    const [before, after] = [head, worse].map((scores) => dropOutcome(compared(base, scores, entries), 0.05));
    outcomes.worse += head[worst] !== worse[worst] ? 1 : 0;
    outcomes.failed += before === 'failed' ? 1 : 0;
    if (before === 'failed') expect(after).toBe('failed');
  }
  expect(outcomes.worse).toBeGreaterThan(fewer(400) / 4);
  expect(outcomes.failed).toBeGreaterThan(fewer(400) / 8);
});
