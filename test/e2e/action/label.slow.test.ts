import { describe, expect, test } from 'vitest';
import { plantBaseline, recordedBaseline } from '../../support/github/baselines.js';
import { pullRequest, usualHistory } from '../../support/github/events.js';
import { ten } from '../../support/github/exam.js';
import { type Fault, REFUSALS } from '../../support/github/faults.js';
import { reported } from '../../support/github/reported.js';
import { messages, type Ran, scenario } from '../../support/github/scenario.js';
import { FORK, sha, type World } from '../../support/github/world.js';

const recorded = await recordedBaseline(ten(9));

const LABEL = 'accept-eval-drop';
const INPUTS = { 'max-steps-drop': '0.05', 'drop-test': 'plain', 'accept-label': LABEL, upload: 'false' };

interface Story {
  readonly from?: 'here' | 'fork';
  /** The label whose addition starts the run, and who adds it; null: the run is started by a push. */
  readonly added?: string | null;
  readonly by?: string;
  /** All labels of the pull request. */
  readonly labels?: readonly string[];
  readonly marks?: ReturnType<typeof ten>;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly fault?: Fault;
}

/** A pull request that drops 2 of 10 questions, and a run that the label starts. */
async function labeled(story: Story, use: (run: Ran, world: World) => void): Promise<void> {
  const { from = 'here', added = LABEL, by = 'octocat', labels = [LABEL], marks = ten(7), inputs = {}, fault } = story;
  await scenario(async ({ world, server, evaluate }) => {
    const pull = usualHistory(world, from);
    plantBaseline(world, recorded, { sha: sha('m4') });
    world.permissions.set('octocat', 'write').set('reader', 'read');
    for (const label of labels) pull.labels.add(label);
    if (fault) server.fail(fault);
    const event = pullRequest(world, pull);
    const labeling = added === null ? {} : { action: 'labeled', label: { name: added }, sender: { login: by } };
    const started = { ...event, payload: { ...event.payload, ...labeling } };
    use(await evaluate(started, marks, { ...INPUTS, ...inputs }), world);
  });
}

describe.concurrent('a label that accepts a drop', () => {
  test('warns instead of failing, in the name of who added it', () =>
    labeled({}, (run, world) => {
      expect(run.code).toBe(0);
      expect(run.outputs.passed).toBe('true');
      expect(run.summary).toContain('accepted by `@octocat`');
      expect(world.comments[0]?.body).toContain('down 0.200, over the limit of 0.050, accepted by ');
      expect(run.files['comparison.yaml']).toContain('outcome: warned');
    }));

  test("counts on a fork's pull request", () => labeled({ from: 'fork' }, (run) => expect(run.code).toBe(0)));

  test.each<[string, number, Story]>([
    ['a drop', 0, { marks: ten(9) }],
    ['the input', 1, { inputs: { 'accept-label': '' } }],
  ])('is not looked up without %s', (_, code, story) =>
    labeled(story, (run) => {
      expect(run.code).toBe(code);
      expect(run.requests.filter(({ path }) => path.endsWith('/permission'))).toEqual([]);
    }),
  );
});

const NO_PERMISSION = 'it was added by somebody without permission to write';
const OTHER_RUN = 'it counts only in the run that starts when it is added; remove it and add it again';

describe.concurrent('nobody excuses himself: the gate stands, and the report says why', () => {
  test.each<[string, string, Story]>([
    ['added by the author of a fork', NO_PERMISSION, { by: FORK.owner, from: 'fork' }],
    ['added by a reader', NO_PERMISSION, { by: 'reader' }],
    ['added before the newest commit', OTHER_RUN, { added: null }],
    ['added unanswered', 'could not be looked up', { fault: { path: /\/permission$/, how: REFUSALS['server error'] } }],
  ])('%s', (_, words, story) =>
    labeled(story, (run) => {
      expect(run.code).toBe(1);
      expect(run.outputs.passed).toBe('false');
      expect(run.summary).toContain('over the limit of 0.050');
      expect(run.summary).toContain(LABEL);
      expect(run.summary).toContain(words);
    }),
  );

  test('removed again: no label is named', () =>
    labeled({ added: null, labels: [] }, (run) => {
      expect(run.code).toBe(1);
      expect(run.summary).not.toContain('does not count');
    }));
});

test('mode: report refuses the input, which could have no effect', () =>
  reported('found', async ({ report }) => {
    const run = await report({ 'accept-label': LABEL });
    expect(run.code).toBe(1);
    expect(messages(run, 'error').join()).toContain('accept-label: a label counts in the run that it starts');
  }));
