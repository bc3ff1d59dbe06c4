import { describe, expect, test } from 'vitest';
import { firstBaselineHint } from '../../../src/core/comparison/baseline.js';
import type { BaselineAbsence, FirstBaseline } from '../../../src/core/comparison/baseline-candidates.js';
import { type Comparison, compareRuns } from '../../../src/core/comparison/comparison.js';
import type { Report } from '../../../src/core/gates/report.js';
import { scoringOf } from '../../../src/core/words/scoring-rules.js';
import { makeFigures, makeRun } from '../../support/make.js';
import { changed, commentOf, gated, makeDelta, makeHeadline, makeReport, times, wrong } from '../../support/report.js';

/** The lines of the note of a comment, without its first. */
function note(report: Report, label = 'This PR'): string[] {
  const thisRun = { label, isPullRequest: label === 'This PR' };
  const lines = commentOf(report, { thisRun }).split('\n');
  return lines.filter((line) => line.startsWith('> ') && !line.startsWith('> [!')).map((line) => line.slice(2));
}

const WHERE = { workflow: '.github/workflows/agent-eval.yml', branch: 'main', isOnBranch: false };
const NOT_CHECKED = '`max-steps-drop` was **not checked** (`baseline-required: true` would make that a failure).';

function without(outcome: BaselineAbsence, where = WHERE): Report {
  const { branch } = where;
  const comparison: Comparison = { kind: 'none', label: branch, reason: outcome, ...firstBaselineHint(outcome, where) };
  return gated(makeReport({ comparison }), { drop: 0.05 });
}

/** The same where a baseline is required. */
function required(report: Report): Report {
  const { comparison } = report;
  const missing = comparison.kind === 'compared' ? null : comparison;
  return { ...report, failures: [{ kind: 'baseline-required', missing }] };
}

describe('without a baseline one line says why and what to do', () => {
  test.each<[string, BaselineAbsence, string]>([
    ['old', { kind: 'expired' }, 'The last baseline has expired. A weekly `schedule` run keeps a baseline available.'],
    [
      'forbidden',
      { kind: 'forbidden', permissions: null },
      'The token has no permission to read artifacts. Add `actions: read` to `permissions`.',
    ],
    [
      'corrupt',
      { kind: 'corrupt', runNumber: 412, why: 'does not match its digest' },
      'The baseline artifact of run 412 does not match its digest and was ignored.',
    ],
    ['server', { kind: 'unsupported' }, 'GitHub Enterprise Server has no artifact service; use `baseline: <path>`.'],
    ['switched off', { kind: 'disabled', event: null }, 'The comparison is switched off (`baseline: none`).'],
    [
      'unavailable',
      { kind: 'unavailable', why: 'status 502' },
      'The baseline lookup on GitHub failed (status 502); this says nothing about the change.',
    ],
  ])('%s', (_, outcome, line) => {
    expect(note(without(outcome))).toEqual([line, NOT_CHECKED]);
    expect(commentOf(without(outcome))).toMatch(
      /^## ➖ Steps score 0\.832, nothing to compare with; `max-steps-drop` not checked\n/,
    );
  });

  test('a gate that was open when another one failed', () => {
    const report = without({ kind: 'expired' });
    const gates = report.gates.map((gate) => ({ ...gate, reason: { kind: 'not-decided' as const } }));
    expect(note({ ...report, gates }).at(-1)).toBe(
      '`max-steps-drop` was **not decided** when another gate had failed.',
    );
    expect(commentOf({ ...report, gates }).split('\n', 1)[0]).not.toContain('not checked');
  });

  test('another preset', () => {
    const other = makeRun([], { scoring: scoringOf('graphrag-eval-4') });
    const report = gated(makeReport({ comparison: compareRuns(other, makeRun([])) }), { drop: 0.05 });
    expect(note(report)).toEqual([
      'The baseline was scored with preset `graphrag-eval-4`, this run with `standard`; a comparison would mix two changes.',
      NOT_CHECKED,
    ]);
  });

  test('a required baseline is in the title, and its reason in the note', () => {
    const report = gated(required(without({ kind: 'forbidden', permissions: null })), { drop: 0.05 });
    expect(commentOf(report)).toMatch(/^## ❌ Steps score 0\.832, but a baseline is required\n/);
    expect(note(report)).toEqual([
      'The token has no permission to read artifacts. Add `actions: read` to `permissions`.',
      '`max-steps-drop` was **not checked**.',
    ]);
  });
});

describe('the first baseline', () => {
  const already = 'where the workflow is on `main` already, `gh workflow run agent-eval.yml --ref main`.';
  test.each([
    ['This PR', WHERE, `It comes with the first run on \`main\`: merge this PR or, ${already}`],
    ['This run', WHERE, `It comes with the first run on \`main\`: ${already}`],
    [
      'This run',
      { ...WHERE, isOnBranch: true },
      'This run is the first on `main`: the next one is compared with it, if its baseline can be uploaded.',
    ],
  ])('%s: %j', (thisRun, where, line) => expect(note(without({ kind: 'none' }, where), thisRun)[1]).toBe(line));

  test.each<[string, Partial<FirstBaseline>, boolean, string]>([
    ['a baseline', { obstacle: null }, true, 'This run is the first on `main`: the next one is compared with it.'],
    ['none', { obstacle: 'no' }, true, 'This run is the first on `main`, and no baseline was recorded: no.'],
    ['none of any run', { obstacle: 'upload: false' }, false, 'No run records a baseline: upload: false.'],
    [
      'runs of other workflows',
      { workflows: ['a.yml', 'b.yml'] },
      false,
      `It comes with the first run on \`main\` that evaluates \`stepgate\`; its runs of \`a.yml\`, \`b.yml\` left none. To record one, ${already}`,
    ],
  ])('promises nothing that may not come: %s', (_, more, isOnBranch, line) => {
    const report = without({ kind: 'none' }, { ...WHERE, isOnBranch });
    const { comparison } = report;
    const told = 'first' in comparison && comparison.first ? { ...comparison.first, ...more } : undefined;
    expect(note({ ...report, comparison: { ...comparison, first: told } as Comparison }, 'This PR')[1]).toBe(line);
  });

  test('a branch that a shell would read is quoted in the command', () => {
    const where = { ...WHERE, branch: "a;b'c" };
    expect(firstBaselineHint({ kind: 'none' }, where).first?.command).toBe(
      "gh workflow run agent-eval.yml --ref 'a;b'\\''c'",
    );
  });
});

describe('a baseline that is not the branch point', () => {
  test.each([
    [6, '6 commits behind the branch point (no run in between has a baseline)'],
    [1, '1 commit behind the branch point (no run in between has a baseline)'],
    [null, 'which is not an ancestor of this commit'],
  ])('%d commits behind', (behind, where) => {
    const older = { sha: '5ba8500c0ffee', behind };
    const line = `Compared with \`5ba8500\`, ${where}; differences may include other changes.`;
    expect(note(makeReport({ comparison: makeDelta({ older }) }))).toEqual([line]);
  });

  test('or itself below the gate explains a red pull request', () => {
    const comparison = makeDelta({ base: makeHeadline(143, 0.75, { micro: 0.751 }) });
    expect(note(gated(makeReport({ comparison }), { score: 0.85 }))).toEqual([
      '`main` itself is below the gate (0.751).',
    ]);
  });
});

describe('a pull request that edits the questions it is scored on', () => {
  const edited = (count: number) => times(count, (index) => changed(makeFigures({ id: `e${index}` }), 0));
  const lost = (count: number) => times(count, (index) => changed(makeFigures({ id: `l${index}`, score: null }), 0));
  const failed = (count: number) => times(count, (index) => wrong('no_response', {}, { id: `f${index}` }));
  const gone = (count: number) => times(count, (index) => makeFigures({ id: `g${index}` }));
  const partly = (count: number, score: number) => times(count, (index) => makeFigures({ id: `p${index}`, score }));
  const head = makeHeadline(160, 0.86, { questions: 186, micro: 0.861 });
  const on = 'On the 186 unchanged questions: 0.861.';
  test.each<[Parameters<typeof makeDelta>[0], string]>([
    [
      { edited: edited(3), removed: failed(1) },
      `⚠️ This PR edits 3 references and removes 1 question that failed on \`main\`. ${on}`,
    ],
    [
      { edited: [...edited(1), ...lost(2)], added: gone(1) },
      `⚠️ This PR edits 1 reference, removes the reference steps of 2 questions and adds 1 question. ${on}`,
    ],
    [{ added: gone(3) }, `This PR adds 3 questions. ${on}`],
    [{ removed: partly(7, 0.5) }, `⚠️ This PR removes 7 questions that were partly right (0.500) on \`main\`. ${on}`],
    [
      { removed: [...partly(1, 0.9), ...gone(2), ...failed(1)] },
      `⚠️ This PR removes 4 questions, 1 of which failed, 2 were right, 1 was partly right (0.900) on \`main\`. ${on}`,
    ],
  ])('%#: %j', (delta, line) =>
    expect(note(makeReport({ comparison: makeDelta({ ...delta, head }) }))).toEqual([line]),
  );

  test('has a row for all questions and one for those that are unchanged', () => {
    const comparison = makeDelta({
      ...{ edited: edited(3), added: gone(3), paired: 187 },
      base: makeHeadline(174, 0.94, { questions: 187 }),
      head: makeHeadline(158, 0.81, { questions: 187 }),
    });
    const comment = commentOf(makeReport({ headline: makeHeadline(162, 0.82, { questions: 193 }), comparison }));
    expect(comment).toContain('## ➖ Steps score 0.839, down 0.086 on 187 unchanged questions (no gate set)');
    expect(comment).toContain('**162 of 193 questions right; on the 187 unchanged ones 16 fewer than `main`.**');
    expect(comment).toContain(`\
| 193 questions, 50 templates | \`main\` | This PR | Change |
|:--|--:|--:|--:|
| **Steps score**, all 193 questions |  | **0.839** |  |
| Steps score, the 187 questions unchanged since \`main\` | 0.930 | 0.845 | **−0.086** |
| Steps score, macro of these | 0.940 | 0.810 | −0.130 |
`);
    expect(comment).toContain('<details><summary>Questions: 3 edited, 3 added</summary> … </details>');
  });

  test('completely is compared with nothing, and says so', () => {
    const none = makeHeadline(0, 0, { questions: 0, micro: null, macro: null });
    const comparison = makeDelta({ edited: edited(190), base: none, head: none, paired: 0, unchanged: 0 });
    const report = gated(makeReport({ comparison }), { drop: 0.05 });
    const comment = commentOf(report);
    expect(comment).toContain('## ❌ Steps score 0.832, but `max-steps-drop` failed');
    expect(comment).toContain('**158 of 190 questions right; none of them can be compared with `main`.**');
    expect(note(report)).toEqual(['⚠️ This PR edits 190 references. No question is unchanged, so none is compared.']);
    expect(comment).toContain('| ≤ 0.050 | – | ❌ no question with reference steps is the same on both sides |');
    expect(comment).not.toMatch(/points|regressed|pp \||\| Change/);
    expect(comment).toContain('| 190 questions, 50 templates | This PR |');
  });
});

test('questions of which no text is known are shown by their ids, and that is said once', () => {
  const questions = times(6, (index) => wrong('no_response', {}, { id: `id-${index}` }));
  const comparison = makeDelta({ regressed: questions.map((head) => changed(head, 1)) });
  const report = makeReport({ comparison, questions });
  expect(note(report)).toEqual(['Questions are shown by their ids: a baseline file contains no texts.']);
  expect(commentOf(report)).toContain('**6 × failed answer**, e.g. `id-0`\nthe agent failed');
});

describe('answers that are missing', () => {
  const coverage = { selected: 190, answered: 151, unasked: 0, unaskedIds: [] };
  const failures = [{ kind: 'low-coverage', answered: 151, selected: 190, required: 1 } as const];

  test('are in the title where they fail the run, and said once', () => {
    const comment = commentOf(makeReport({ coverage, comparison: makeDelta(), failures, passed: false }));
    expect(comment).toContain('## ❌ Steps score 0.832, but 151 of 190 answered, below the required coverage of 1\n');
    expect(comment.match(/151 of 190/g)).toHaveLength(1);
  });

  test('are counted where they are allowed', () =>
    expect(commentOf(makeReport({ coverage }))).toContain('**158 of 190 questions right.** 151 of 190 answered.'));
});
