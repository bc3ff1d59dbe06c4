import { beforeAll, describe, expect, test } from 'vitest';
import { type BaselineFile, plantBaseline, recordedBaseline } from '../../support/github/baselines.js';
import { pullRequest, usualHistory } from '../../support/github/events.js';
import { ten } from '../../support/github/exam.js';
import { REFUSALS } from '../../support/github/faults.js';
import { reported } from '../../support/github/reported.js';
import { messages, type Ran, type Scenario, scenario } from '../../support/github/scenario.js';
import { addRun, FORK, sha, type World, type WorldEvent, type WorldPull } from '../../support/github/world.js';

let recorded: BaselineFile;
beforeAll(async () => {
  recorded = await recordedBaseline(ten(9));
});

const LABEL = 'accept-eval-drop';
const INPUTS = { 'max-steps-drop': '0.05', 'drop-test': 'plain', 'accept-label': LABEL };

/** So many minutes before now, as GitHub writes times. */
function ago(minutes: number): string {
  return new Date(Date.now() - minutes * 60_000).toISOString().replace(/\.\d+Z$/, 'Z');
}

function happened(
  { events }: World,
  event: string,
  minutes: number,
  login = 'octocat',
  more: Partial<WorldEvent> = {},
): void {
  events.push({ issue: 7, event, actor: { login, type: 'User' }, createdAt: ago(minutes), ...more });
}

/** Places the label, or takes it off. */
function label(
  { world, pull }: Told,
  what: 'labeled' | 'unlabeled',
  minutes: number,
  login = 'octocat',
  type: 'User' | 'Bot' = 'User',
) {
  if (what === 'labeled') pull.labels.add(LABEL);
  else pull.labels.delete(LABEL);
  happened(world, what, minutes, login, { label: LABEL, actor: { login, type } });
}

/** The run that GitHub started when a commit was pushed to the pull request. */
function pushed({ world, pull }: Told, minutes: number, commit = pull.headSha): void {
  const { headRef: branch, headRepositoryId } = pull;
  const run = { event: 'pull_request', branch, createdAt: ago(minutes), headRepositoryId };
  addRun(world, { sha: commit, ...run });
}

interface Told extends Scenario {
  readonly pull: WorldPull;
}

/** A pull request that drops 2 of 10 questions, with a history; then a run of it. */
async function labeled(
  tell: (story: Told) => void,
  use: (run: Ran, story: Told) => void | Promise<void>,
  {
    from = 'here',
    marks = ten(7),
    inputs = {},
  }: { from?: 'here' | 'fork'; marks?: ReturnType<typeof ten>; inputs?: Record<string, string> } = {},
): Promise<void> {
  await scenario(async (story) => {
    const { world, evaluate } = story;
    const pull = usualHistory(world, from);
    plantBaseline(world, recorded, { sha: sha('m4') });
    world.permissions.set('octocat', 'write').set('admin', 'admin').set('reader', 'read');
    const told = { ...story, pull };
    tell(told);
    await use(await evaluate(pullRequest(world, pull), marks, { ...INPUTS, ...inputs }), told);
  });
}

function expectStands(run: Ran, words: string): void {
  expect(run.code).toBe(1);
  expect(run.outputs.passed).toBe('false');
  expect(run.summary).toContain('over the limit of 0.050');
  expect(run.summary).toContain(words);
}

/** The commit was pushed half an hour ago, and the label was added after it. */
function accepted(login = 'octocat', type: 'User' | 'Bot' = 'User'): (story: Told) => void {
  return (story) => {
    pushed(story, 30);
    label(story, 'labeled', 10, login, type);
  };
}

describe.concurrent('a label that accepts a drop', () => {
  test('warns instead of failing, in the name of who added it', async () => {
    await labeled(accepted(), (run, { world }) => {
      expect(run.code).toBe(0);
      expect(run.outputs.passed).toBe('true');
      expect(run.summary).toContain('accepted by `@octocat`');
      const body = world.comments[0]?.body ?? '';
      expect(body).toMatch(/down 0\.200, over the limit of 0\.050, accepted by .*octocat/);
      expect(run.files['comparison.yaml']).toContain('outcome: warned');
    });
  });

  test("accepts the drop of a fork's pull request; in other letters it is the same label, as on GitHub", async () => {
    const more = { from: 'fork', inputs: { 'accept-label': 'Accept-Eval-Drop' } } as const;
    await labeled(accepted('admin'), (run) => expect(run.code).toBe(0), more);
  });

  test('is not looked up without a drop, and without the input', async () => {
    const asked = ({ requests }: Ran) => requests.filter(({ path }) => /\/events$|\/permission$/.test(path));
    const expectUnasked = (code: number) => (run: Ran) => expect([run.code, asked(run)]).toEqual([code, []]);
    await labeled(accepted(), expectUnasked(0), { marks: ten(9) });
    await labeled(accepted(), expectUnasked(1), { inputs: { 'accept-label': '' } });
  });
});

type Tell = (story: Told) => void;
const OLDER = 'it is not newer than the newest commit';
const NO_PERMISSION = 'it was added by somebody without permission to write';
const REMOVED = 'it was removed again';
const IGNORED: readonly (readonly [what: string, words: string, tell: Tell])[] = [
  ['by a reader', NO_PERMISSION, accepted('reader')],
  ['by a bot without permission', NO_PERMISSION, accepted('labeler[bot]', 'Bot')],
  [
    'before the newest commit',
    OLDER,
    (story) => {
      pushed(story, 50, sha('p1'));
      label(story, 'labeled', 40);
      pushed(story, 30);
    },
  ],
  [
    'behind many pages of events: removed again',
    REMOVED,
    (story) => {
      pushed(story, 60);
      label(story, 'labeled', 20);
      for (let at = 0; at < 250; at++) happened(story.world, 'renamed', 15, FORK.owner);
      label(story, 'unlabeled', 10);
    },
  ],
  [
    'deleted with the label itself, which leaves no event',
    REMOVED,
    (story) => {
      pushed(story, 30);
      label(story, 'labeled', 20);
      story.pull.labels.clear();
    },
  ],
  [
    'on a commit that is no longer the newest',
    OLDER,
    (story) => {
      pushed(story, 50);
      label(story, 'labeled', 30);
      story.server.onRequest(() => {
        story.pull.headSha = sha('p1');
      });
    },
  ],
];

describe.concurrent('nobody excuses himself: the gate stands, and the label is named, if it was added', () => {
  test.each(IGNORED)('%s', async (_, words, tell) => {
    await labeled(tell, (run) => {
      expectStands(run, words);
      expect(run.summary).toContain(LABEL);
    });
  });

  test("by the author of a fork, on the fork's own pull request", async () => {
    await labeled(accepted(FORK.owner), (run) => expectStands(run, NO_PERMISSION), { from: 'fork' });
  });

  test('as another label', async () => {
    await labeled(
      (story) => {
        pushed(story, 30);
        happened(story.world, 'labeled', 10, 'octocat', { label: 'accept-eval-drop-later' });
      },
      (run) => {
        expectStands(run, 'over the limit');
        expect(run.summary).not.toContain('does not count');
      },
    );
  });
});

describe.concurrent('trouble with the lookup: the gate stands, with a warning', () => {
  test.each<[string, RegExp, keyof typeof REFUSALS]>([
    ['events', /\/issues\/7\/events$/, 'forbidden'],
    ['the pull request', /\/pulls\/7$/, 'server error'],
    ['permission', /\/permission$/, 'forbidden'],
  ])('%s', async (_, path, what) => {
    await labeled(
      (story) => {
        accepted()(story);
        story.server.fail({ path, how: REFUSALS[what] });
      },
      (run) => {
        expectStands(run, 'could not be looked up');
        expect(messages(run, 'warning').join('\n')).toContain(`accept-label: ${LABEL} could not be looked up`);
      },
    );
  });
});

test('mode: report looks at the label of the pull request, not at what the fork says of it', async () => {
  await reported(recorded, async ({ world, pull, fork, report }) => {
    world.permissions.set('octocat', 'write');
    fork.record.createdAt = ago(30);
    const given = { ...INPUTS, 'min-steps-score': '0' };
    await report(given);
    expect(world.comments[0]?.body).toContain('❌');
    world.comments.length = 0;
    pull.labels.add(LABEL);
    happened(world, 'labeled', 10, 'octocat', { label: LABEL });
    await report(given);
    expect(world.comments[0]?.body).toContain('over the limit of 0.050, accepted by');
  });
});
