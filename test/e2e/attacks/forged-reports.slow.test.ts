import yaml from 'js-yaml';
import { beforeAll, describe, expect, test } from 'vitest';
import { type BaselineFile, recordedBaseline } from '../../support/github/baselines.js';
import { ten } from '../../support/github/exam.js';
import { type Reported, reported } from '../../support/github/reported.js';
import { messages } from '../../support/github/scenario.js';
import { digestOf } from '../../support/github/world.js';

let recorded: BaselineFile;
beforeAll(async () => {
  recorded = await recordedBaseline(ten(9));
});

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
    'figures of a judge in the aggregates alone',
    (file) => Object.assign(file, { aggregates: { per_template: {}, micro: { answer_f1: series }, macro: {} } }),
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
];

const REFUSED: [string, (file: BaselineFile) => void][] = [
  ['negative seconds', each({ elapsed_sec: -1 })],
  ['a score over 1', each({ steps_score: 1.01 })],
];

describe.concurrent("what a fork's run claims is computed again from its questions", () => {
  test.each(FORGED)('%s', async (_, change, inputs, shown, hidden) => {
    await reported(recorded, async (story) => {
      forge(story, change);
      const run = await story.report(inputs as Record<string, string>);
      expect(run.code).toBe(0);
      const body = story.world.comments[0]?.body ?? '';
      expect(body).toMatch(shown);
      if (hidden) expect(body).not.toMatch(hidden);
    });
  });

  test.each(REFUSED)('%s: nothing is reported', async (_, change) => {
    await reported(recorded, async (story) => {
      forge(story, change);
      const run = await story.report();
      expect(run.code).toBe(0);
      expect(messages(run, 'warning').join()).toContain('left an artifact that is not a baseline file');
      expect(story.world.comments).toEqual([]);
    });
  });
});

describe.concurrent("a fork's own workflows leave no comments", () => {
  test('a run of a workflow that the default branch does not have is not reported', async () => {
    await reported(recorded, async ({ world, fork, report }) => {
      for (const path of ['agent-eval-2.yml', 'nested/agent-eval.yml', '../workflows/agent-eval.yml']) {
        Object.assign(fork.record, { path: `.github/workflows/${path}` });
        const run = await report();
        expect([path, run.code, world.comments]).toEqual([path, 0, []]);
        expect(messages(run, 'warning').join()).toContain('is not on the default branch');
      }
    });
  });
});
