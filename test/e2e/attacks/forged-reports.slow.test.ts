import yaml from 'js-yaml';
import { describe, expect, test } from 'vitest';
import type { BaselineFile } from '../../support/github/baselines.js';
import { pullRequest, workflowRun } from '../../support/github/events.js';
import { examFiles, ten } from '../../support/github/exam.js';
import { type Reported, reported } from '../../support/github/reported.js';
import { messages } from '../../support/github/scenario.js';
import { digestOf } from '../../support/github/world.js';

type Forged = Record<string, unknown>;

function forge({ artifact }: Reported, change: (file: BaselineFile) => void): void {
  const file = yaml.load(artifact.bytes.toString(), { schema: yaml.CORE_SCHEMA }) as BaselineFile;
  change(file);
  const bytes = Buffer.from(yaml.dump(file, { noRefs: true }));
  Object.assign(artifact, { bytes, digest: digestOf(bytes), size: bytes.length });
}

const each = (change: Forged) => (file: BaselineFile) => {
  for (const question of file.questions) Object.assign(question, change);
};
const wrong = (change: Forged) => (file: BaselineFile) => {
  for (const question of file.questions) if (question.steps_score !== 1) Object.assign(question, change);
};
const judge = {
  metrics: [{ name: 'answer_correctness', identity: { model: 'gpt-6-luna' }, expected: 10, judged: 10 }],
};
const series = { sum: 10, mean: 1, median: 1, min: 1, max: 1 };

/** The fork's honest run has 7 of 10 right; the baseline 9. What must be in the comment, and what must not. */
const FORGED: [string, (file: BaselineFile) => void, Forged, RegExp, RegExp | null][] = [
  ['every question failed, with score 1', each({ status: 'error', steps_score: 1 }), {}, /❌ Steps score 0\.000/, /✅/],
  ['wrong questions without a score', wrong({ steps_score: undefined }), {}, /❌ Steps score 0\.700/, /✅/],
  [
    'wrong questions left out, by another selection',
    (file) => {
      file.questions = file.questions.filter(({ steps_score }) => steps_score === 1);
      file.selection = ['tag:smoke'];
    },
    {},
    /removes 3 questions/,
    null,
  ],
  [
    'no question at all',
    (file) => {
      file.questions = [];
    },
    {},
    /❌/,
    /✅/,
  ],
  [
    'templates that lift the macro score',
    (file) => {
      for (const [at, question] of file.questions.entries()) {
        question.template_id = question.steps_score === 1 ? `t${at}` : 'all the rest';
      }
    },
    { gates: 'macro.steps_score.mean >= 0.75' },
    /macro\.steps_score\.mean.*0\.700/,
    /0\.875/,
  ],
  ['that it passed', (file) => Object.assign(file, { passed: true }), {}, /❌ Steps score 0\.700/, /✅/],
  [
    'a count of errors',
    (file) => {
      each({ status: 'error' })(file);
      Object.assign(file, { aggregates: { per_template: {}, micro: { number_of_error_samples: 0 }, macro: {} } });
    },
    { 'min-steps-score': '', gates: 'micro.number_of_error_samples <= 0' },
    /number_of_error_samples.*\b10\b/,
    /✅/,
  ],
  [
    'counts of steps that nothing shows',
    (file) => {
      const steps = { total: { search: 5 }, errors: {} };
      Object.assign(file, { aggregates: { per_template: {}, micro: { steps }, macro: {} } });
    },
    { 'min-steps-score': '', gates: 'micro.steps.errors.search <= 0' },
    /❌/,
    /✅/,
  ],
  [
    'figures of a judge',
    (file) => {
      each({ answer_f1: 0.987, answer_recall: 0.987 })(file);
      Object.assign(file, { judge });
    },
    {},
    /Judged figures are omitted/,
    /0\.987|Answer F1|gpt-6-luna/,
  ],
  [
    'figures of a judge, with a gate on them',
    (file) => {
      each({ answer_f1: 1 })(file);
      Object.assign(file, { judge });
      Object.assign(file, { aggregates: { per_template: {}, micro: { answer_f1: series }, macro: {} } });
    },
    { 'min-steps-score': '', gates: 'micro.answer_f1.mean >= 0.5' },
    /❌/,
    /✅/,
  ],
  [
    'causes of questions that are right',
    (file) => {
      for (const question of file.questions) {
        if (question.steps_score === 1) question.cause = { kind: 'missing_rows', step: 0, expected: 77777, actual: 7 };
      }
    },
    {},
    /0\.700/,
    /77,?777/,
  ],
  [
    'more rows in common than there are',
    wrong({ cause: { kind: 'missing_rows', step: 0, expected: 79999, actual: 3, common: 4 } }),
    {},
    /0\.700/,
    /79,?999/,
  ],
  ['too many right', wrong({ steps_score: 0.2, trials: { count: 4, right: 3, spread: 0.1 } }), {}, /0\.760/, /3 of 4/],
];

const REFUSED: [string, (file: BaselineFile) => void][] = [
  ['a negative price of judging', each({ answer_relevance_cost: -0.5 })],
  ['more right answers than answers', each({ trials: { count: 2, right: 3, spread: 0 } })],
  ['a score that is not a number', each({ steps_score: Number.NaN })],
];

describe.concurrent("what a fork's run claims is computed again from its questions", () => {
  test.each(FORGED)('%s', (_, change, inputs, shown, hidden) =>
    reported('found', async (story) => {
      forge(story, change);
      const run = await story.report(inputs as Record<string, string>);
      expect(run.code).toBe(0);
      const body = story.world.comments[0]?.body ?? '';
      expect(body).toMatch(shown);
      if (hidden) expect(body).not.toMatch(hidden);
    }),
  );

  test.each(REFUSED)('%s: nothing is reported', (_, change) =>
    reported('found', async (story) => {
      forge(story, change);
      const run = await story.report();
      expect(run.code).toBe(0);
      expect(messages(run, 'warning').join()).toContain('left an artifact that is not a baseline file');
      expect(story.world.comments).toEqual([]);
    }),
  );
});

describe.concurrent("a fork's own workflows leave no comments", () => {
  test.each(['.github/workflows/agent-eval-2.yml', '.github/workflows/../workflows/agent-eval.yml'])(
    'a run of %s is not reported',
    (path) =>
      reported('found', async ({ world, fork, report }) => {
        Object.assign(fork, { path });
        const run = await report();
        expect(run.code).toBe(0);
        expect(world.comments).toEqual([]);
        expect(messages(run, 'warning').join()).toContain('is not on the default branch');
      }),
  );

  test('several workflows of one name share a comment, which the newest run writes', () =>
    reported('found', async ({ world, pull, evaluate, run, report }) => {
      const path = '.github/workflows/second.yml';
      world.files.add(path);
      await report();
      expect(world.comments).toHaveLength(1);
      const second = await evaluate(pullRequest(world, pull), ten(10), {}, { as: { workflowId: 79, path } });
      const event = workflowRun(world, second.record, pull);
      const as = { workflowId: 78, path: '.github/workflows/agent-eval-report.yml' };
      await run({ event, files: examFiles(ten(7)), inputs: { mode: 'report', corpus: 'corpus.yaml' }, as });
      expect(world.comments).toHaveLength(1);
      expect(world.comments[0]?.body).toContain(`run=${second.record.id} `);
    }));
});
