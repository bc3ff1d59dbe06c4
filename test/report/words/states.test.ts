import { expect, test } from 'vitest';
import type { TemplateDelta } from '../../../src/core/comparison/comparison.js';
import type { MeasureChange, RunNoise } from '../../../src/core/comparison/run-noise.js';
import type { Report } from '../../../src/core/gates/report.js';
import { code, strong } from '../../../src/report/words/text.js';
import { makeFigures } from '../../support/make.js';
import {
  changed,
  commentOf,
  gated,
  makeDelta,
  makeHeadline,
  makeNoise,
  makeReport,
  times,
  wrong,
} from '../../support/report.js';

const link = (text: string) => ({ link: { text, url: `https://github.com/acme/agent/${text.replace(' ', '/')}` } });
const LINKS = [[link('full report')], [link('files')], ['commit ', code('4c1d0e9')]];
const COMPARED = ['Compared with ', link('run 412'), ' on ', code('5ba8500'), ', the commit this PR branched from'];

/** The noise of a run in which tokens, time or cost of these names changed by more than chance. */
function withLarger(noise: RunNoise, ...names: readonly MeasureChange['measure'][]): RunNoise {
  const larger = { verdict: 'larger', change: 1, p: 0.01, corrected: 0.02, questions: 190, changed: 190 } as const;
  return { ...noise, measures: names.map((measure) => ({ measure, ...larger })) };
}

/** Templates by how they changed. */
function templates(counts: { worse: number; better: number; same: number }): TemplateDelta[] {
  const of = (count: number, change: number) =>
    times(count, (index) => ({ id: `${change}-${index}`, questions: 4, base: 0.5, head: 0.5 + change, change }));
  return [...of(counts.worse, -0.25), ...of(counts.better, 0.25), ...of(counts.same, 0)];
}

const right = (text: string) => makeFigures({ id: text, text });

function failing(): Report {
  const five = [
    wrong(
      'missing_rows',
      { expected: 2, actual: 1, common: 1 },
      {
        text: 'List all actions performed by rotating machines that correspond to the grid state alteration 417979f7.',
      },
    ),
    wrong(
      'extra_rows',
      { expected: 1, actual: 35, common: 1 },
      { text: 'What bays are linked to the transmission line LC 300KRISTIAN-KVILLDAL?' },
    ),
    wrong(
      'extra_rows',
      { expected: 6, actual: 15, common: 6 },
      {
        text: 'Can you list the disconnectors that are part of the same electrical network as the topological node 734aa242?',
      },
    ),
    wrong(
      'empty_result',
      { expected: 1 },
      { text: 'What identified objects associated with the diagram object a2cc07bc are named VYBORG?' },
    ),
    wrong(
      'step_failed',
      {},
      { text: 'Show me the topological islands with angle reference nodes that are associated with the terminal T1.' },
    ),
  ];
  const rest = [
    ...times(8, () => wrong('extra_rows', { expected: 1, actual: 2, common: 1 })),
    ...times(4, () => wrong('missing_rows', { expected: 2, actual: 1, common: 1 })),
    ...times(4, () => wrong('empty_result', { expected: 1 })),
    ...times(3, () => wrong('other_rows', { expected: 1, actual: 1, common: 0 })),
  ];
  const comparison = makeDelta({
    regressed: [...five, ...rest].map((head) => changed(head, 1)),
    improved: times(5, (index) => changed(right(`i${index}`), 0)),
    unchanged: 161,
    noise: withLarger(makeNoise('larger', [-15.6, -5]), 'total_tokens', 'cost_usd'),
    templates: templates({ worse: 16, better: 2, same: 32 }),
    measures: {
      ...{ failed_steps: [3, 19], steps: [584, 464], total_tokens: [346_163, 290_193] },
      ...{ elapsed_sec: [12.6, 14.5], cost_usd: [0.87, 0.73] },
    },
  });
  return gated(makeReport({ comparison }), { score: 0.85, drop: 0.05 });
}

test('fail', () =>
  expect(commentOf(failing(), { footer: [COMPARED, ...LINKS] })).toBe(`\
## ❌ Steps score 0.832 is below the required 0.850

**158 of 190 questions right, 19 fewer than \`main\`.** 4 more would pass.

**24 regressed, 5 improved, 161 unchanged.** 18 changed questions are more than chance: reruns of the same agent differ as much in 1 of 100 cases.

| Gate | Required | This PR | Result |
|:--|--:|--:|:--|
| \`min-steps-score\` | ≥ 0.850 | 0.832 | ❌ 0.018 short |
| \`max-steps-drop\` | ≤ 0.050 | 0.100 | ❌ 0.050 over |

**10 × extra rows**, e.g. What bays are linked to the transmission line LC 300KRISTIAN-KVILLDAL? \`q\`
34 extra rows (35, expected 1)

**5 × missing rows**, e.g. List all actions performed by rotating machines that correspond to the grid state alteration \`417979f7\`. \`q\`
1 of 2 rows missing

**5 × empty result**, e.g. What identified objects associated with the diagram object \`a2cc07bc\` are named VYBORG? \`q\`
empty result, expected 1 row

**3 × other rows**, e.g. \`q\`
1 other row, not the expected one

▼ Show me the topological islands with angle reference nodes that are associated with the terminal T1. \`q\`
no successful \`sparql_query\`

| 190 questions, 50 templates | \`main\` | This PR | Change |
|:--|--:|--:|--:|
| **Steps score**, micro | 0.932 | **0.832** | **−0.100** |
| Steps score, macro | 0.939 | 0.811 | −0.129 |
| Failed tool calls | 3 of 584 | 19 of 464 | +16 |
| Tokens per question | 346,163 | 290,193 | −16 % |
| Seconds per question | 12.6 | 14.5 | 15 % more |
| Agent cost per question | \\$0.87 | \\$0.73 | −16 % |

<details><summary>19 more regressions, 5 improvements</summary> … </details>

<details><summary>Templates: 16 worse, 2 better, 32 same</summary> … </details>

<sub>Compared with [run 412](https://github.com/acme/agent/run/412) on \`5ba8500\`, the commit this PR branched from · [full report](https://github.com/acme/agent/full/report) · [files](https://github.com/acme/agent/files) · commit \`4c1d0e9\` · Stepgate 1.0.0, preset standard</sub>
`));

/** 190 questions, 25 of them wrong, in templates of five. */
function firstRun(): Report {
  const all = [
    ...times(18, () => wrong('empty_result', { expected: 1 })),
    ...times(3, () => wrong('other_rows', { expected: 1, actual: 1, common: 0 })),
    ...times(2, () => wrong('extra_rows', { expected: 1, actual: 2, common: 1 })),
    ...times(2, () => wrong('missing_rows', { expected: 2, actual: 1, common: 1 })),
    ...times(165, (index) => right(`r${index}`)),
  ];
  const measures = { total_tokens: 300_381, elapsed_sec: 13.4, cost_usd: 0.53 };
  const calls = (index: number) => (index === 0 ? { steps: 363, failed_steps: 9 } : { steps: 1, failed_steps: 0 });
  const questions = all.map((question, index) => ({
    ...{ ...question, id: `q${index}`, templateId: `t${index % 50}` },
    measures: { ...measures, ...calls(index) },
  }));
  const comparison = {
    ...{ kind: 'none' as const, label: 'main', reason: { kind: 'none' as const } },
    first: { command: 'gh workflow run agent-eval.yml --ref main' },
  };
  return makeReport({ headline: makeHeadline(165, 0.8607), questions, comparison });
}

test('no baseline', () =>
  expect(commentOf(gated(firstRun(), { score: 0.85, drop: 0.05 }), { footer: LINKS.slice(2) })).toBe(`\
## ✅ Steps score 0.868 (required 0.850), nothing to compare with yet; \`max-steps-drop\` not checked

**165 of 190 questions right.** 25 wrong: 18 × empty result · 3 × other rows · 2 × extra rows · 2 × missing rows

| Gate | Required | This PR | Result |
|:--|--:|--:|:--|
| \`min-steps-score\` | ≥ 0.850 | 0.868 | ✅ passed |
| \`max-steps-drop\` | ≤ 0.050 | – | not checked |

> [!NOTE]
> **No baseline on \`main\` yet**, so this comment cannot say what this PR changed. This does not mean "no regressions".
> It comes with the first run on \`main\`: merge this PR or, where the workflow is on \`main\` already, \`gh workflow run agent-eval.yml --ref main\`.

<details><summary>1 more note</summary> … </details>

| 190 questions, 50 templates | This PR |
|:--|--:|
| **Steps score**, micro | **0.868** |
| Steps score, macro | 0.861 |
| Failed tool calls | 9 of 552 |
| Tokens per question | 300,381 |
| Seconds per question | 13.4 |
| Agent cost per question | \\$0.53 |

<details><summary>The 25 wrong answers</summary> … </details>

<details><summary>Weakest templates</summary> … </details>

<sub>commit \`4c1d0e9\` · Stepgate 1.0.0, preset standard</sub>
`));

test("a fork's run, posted by the reporter", () => {
  const heads = [
    ...times(4, () => wrong('empty_result', { expected: 1 }, { text: 'Show me the PinTerminals.' })),
    ...times(3, () => wrong('missing_rows', { expected: 2, actual: 1, common: 1 }, { text: 'List all actions.' })),
    wrong('extra_rows', { expected: 1, actual: 2, common: 1 }, { text: 'Which substations?' }),
  ];
  const comparison = makeDelta({
    ...{ head: makeHeadline(176, 0.9232), regressed: heads.map((head) => changed(head, 1)) },
    ...{ improved: times(7, (index) => changed(right(`i${index}`), 0)), unchanged: 175 },
    noise: makeNoise('within', [-4.5, 3.1], 5.4),
    measures: {
      ...{ failed_steps: [3, 4], steps: [584, 591], total_tokens: [346_163, 344_230], elapsed_sec: [12.56, 21.7] },
    },
  });
  const report = gated(makeReport({ headline: comparison.head, comparison }), { score: 0.85 });
  const claim = [
    [
      strong('Reported by a run of the fork ', code('someone/agent'), '.'),
      ' Its author controls workflow, responses and corpus there; treat these figures as a claim.',
    ],
    ['References: identical to ', code('main'), ' for 190 of 190 questions, as reported.'],
  ];
  const footer = [[...COMPARED.slice(0, -1)], [link("the fork's run")], ['commit ', code('e2f8a30')]];
  const without = ['templates' as const];
  const comment = commentOf(report, { footer, claim, without, textsFrom: 'main' });
  expect(comment).toBe(`\
## ✅ Steps score 0.926, down 0.005, within rerun noise (required 0.850)

**176 of 190 questions right, 1 fewer than \`main\`.**

> [!IMPORTANT]
> **Reported by a run of the fork \`someone/agent\`.** Its author controls workflow, responses and corpus there; treat these figures as a claim.
> References: identical to \`main\` for 190 of 190 questions, as reported.

**8 regressed, 7 improved, 175 unchanged.** 18 changed questions could be chance: reruns of the same agent differ as much in 1 of 2 cases.

| Gate | Required | This PR | Result |
|:--|--:|--:|:--|
| \`min-steps-score\` | ≥ 0.850 | 0.926 | ✅ passed |

Texts of the questions from \`main\`:

**4 × empty result**, e.g. Show me the PinTerminals. \`q\`
empty result, expected 1 row

**3 × missing rows**, e.g. List all actions. \`q\`
1 of 2 rows missing

▼ Which substations? \`q\`
1 extra row (2, expected 1)

| 190 questions, 50 templates | \`main\` | This PR | Change |
|:--|--:|--:|--:|
| **Steps score**, micro | 0.932 | **0.926** | **−0.005** |
| Steps score, macro | 0.939 | 0.923 | −0.016 |
| Failed tool calls | 3 of 584 | 4 of 591 | +1 |
| Tokens per question | 346,163 | 344,230 | 1 % less |
| Seconds per question | 12.6 | 21.7 | 73 % more |

<details><summary>5 more regressions, 7 improvements</summary> … </details>

<sub>Compared with [run 412](https://github.com/acme/agent/run/412) on \`5ba8500\` · [the fork's run](https://github.com/acme/agent/the/fork's run) · commit \`e2f8a30\` · Stepgate 1.0.0, preset standard</sub>
`);
});
