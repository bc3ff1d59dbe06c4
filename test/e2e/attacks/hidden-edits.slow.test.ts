import { describe, expect, test } from 'vitest';
import { pullRequest } from '../../support/github/events.js';
import { storiesAfterPush } from '../../support/github/pushed.js';
import { messages } from '../../support/github/scenario.js';

interface Exam {
  readonly references: readonly (string | null)[];
  readonly outputs: readonly string[];
  /** The tool of the answers, where the references name `s`. */
  readonly tool?: string;
  readonly call?: object;
}

/** An exam of a question for each reference; null: without one. */
function filesOf({ references, outputs, tool = 's', call = {} }: Exam) {
  const questions = references.map((output, at) => ({
    ...{ id: `q${at}`, question_text: `Which ${at}?` },
    ...(output !== null && { reference_steps: [[{ name: 's', output }]] }),
  }));
  const responses = outputs.map((output, at) =>
    JSON.stringify({
      question_id: `q${at % references.length}`,
      actual_steps: [{ name: tool, status: 'success', output, ...call }],
    }),
  );
  return { 'corpus.json': JSON.stringify([{ template_id: 't', questions }]), 'responses.jsonl': responses.join('\n') };
}

const MAIN: Exam = { references: ['A', 'B', 'C', 'D'], outputs: ['A', 'B', 'wrong', 'wrong'] };
const GATES = { 'max-steps-drop': '0', 'drop-test': 'plain' };
const QUIET = { ...GATES, 'comment-when': 'failed' };
const INPUTS = { corpus: 'corpus.json', responses: 'responses.jsonl', page: 'false' };

const afterPush = storiesAfterPush(({ run }, event) =>
  run({ event, files: filesOf(MAIN), inputs: { ...INPUTS, ...GATES, 'min-steps-score': '0.5' } }),
);

/** A pull request after a push to `main`; its comment ('' without one), the title of this, and the run. */
async function compared(head: Exam, inputs: Readonly<Record<string, string>>) {
  return afterPush(async ({ world, run, pull }) => {
    const event = pullRequest(world, pull);
    const all = { ...INPUTS, 'min-steps-score': '0.5', ...inputs };
    const ran = await run({ event, files: filesOf(head), inputs: all });
    const body = world.comments[0]?.body ?? '';
    return { body, title: body.split('\n').find((line) => line.startsWith('## ')) ?? '', ran };
  });
}

describe.concurrent('a pull request that passes is commented on, and its title says', () => {
  test('that questions lost their references, and gates are easier', async () => {
    const inputs = { ...QUIET, 'min-steps-score': '0.1' };
    const { title, body, ran } = await compared({ ...MAIN, references: ['A', 'B', null, null] }, inputs);
    expect(ran.code).toBe(0);
    expect(title).toContain('2 questions lost their references');
    expect(body).toContain('easier gates than on `main`: `min-steps-score` 0.1 (there 0.5)');
  });

  test('that questions are no longer asked', async () => {
    const { title, ran } = await compared({ references: ['A', 'B'], outputs: ['A', 'B'] }, QUIET);
    expect(ran.code).toBe(0);
    expect(title).toContain('2 questions no longer asked');
  });

  test('that edits favour the change', async () => {
    const { title, ran } = await compared(
      { references: ['X', 'B', 'C', 'D'], outputs: ['X', 'B', 'wrong', 'wrong'] },
      QUIET,
    );
    expect(ran.outputs).toMatchObject({ edited: '1', 'edited-favouring': '1' });
    expect(title).toMatch(/edit/);
  });

  test('nothing of this where nothing is hidden: there is no comment', async () => {
    expect((await compared(MAIN, QUIET)).body).toBe('');
  });
});

describe.concurrent('the comment on a pull request says', () => {
  test('that questions have different numbers of answers, and steps an error beside the status success', async () => {
    const head = { ...MAIN, outputs: [...MAIN.outputs, 'A'], call: { error: 'timeout' } };
    const { body, ran } = await compared(head, { ...GATES, trials: 'all' });
    expect(body).toMatch(/1 to 2 answers/);
    expect(messages(ran, 'warning').join('\n')).toContain('5 steps with status: success and an error');
  });

  test('which step aliases are new, and the questions that they turn right', async () => {
    const { body } = await compared({ ...MAIN, tool: 'other' }, { ...GATES, 'step-aliases': 's = other' });
    expect(body).toContain('`s = other`');
    expect(body).toMatch(/aliases turn 2 questions of this run right: .*q0.*q1/);
  });
});
