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
function pushed({ world, pull }: Told, minutes: number, commit = pull.headSha, branch = pull.headRef): void {
  const run = { event: 'pull_request', branch, createdAt: ago(minutes), headRepositoryId: pull.headRepositoryId };
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

describe.concurrent('a label that accepts a drop', () => {
  test.each(['octocat', 'admin'])('warns instead of failing, in the name of %s', async (login) => {
    await labeled(
      (story) => {
        pushed(story, 30);
        label(story, 'labeled', 10, login);
      },
      (run, { world }) => {
        expect(run.code).toBe(0);
        expect(run.outputs.passed).toBe('true');
        expect(run.summary).toContain(`accepted by \`@${login}\``);
        const body = world.comments[0]?.body ?? '';
        expect(body).toContain(`down 0.200, over the limit of 0.050, accepted by `);
        expect(body).toContain(login);
        expect(run.files['comparison.yaml']).toContain('outcome: warned');
      },
    );
  });

  test("accepts the drop of a fork's pull request", async () => {
    await labeled(
      (story) => {
        pushed(story, 30);
        label(story, 'labeled', 10);
      },
      (run) => expect(run.code).toBe(0),
      { from: 'fork' },
    );
  });

  test('in other letters is the same label, as on GitHub', async () => {
    await labeled(
      (story) => {
        pushed(story, 30);
        label(story, 'labeled', 10);
      },
      (run) => expect(run.code).toBe(0),
      { inputs: { 'accept-label': 'Accept-Eval-Drop' } },
    );
  });

  test('leaves other gates alone', async () => {
    await labeled(
      (story) => {
        pushed(story, 30);
        label(story, 'labeled', 10);
      },
      (run) => {
        expect(run.code).toBe(1);
        expect(run.summary).toContain('is below the required 0.800');
      },
      { inputs: { 'min-steps-score': '0.8' } },
    );
  });

  test('is not looked up without a drop, and without the input', async () => {
    const asked = ({ requests }: Ran) => requests.filter(({ path }) => /\/events$|\/permission$/.test(path));
    const tell = (story: Told) => {
      pushed(story, 30);
      label(story, 'labeled', 10);
    };
    await labeled(tell, (run) => expect([run.code, asked(run)]).toEqual([0, []]), { marks: ten(9) });
    await labeled(tell, (run) => expect([run.code, asked(run)]).toEqual([1, []]), { inputs: { 'accept-label': '' } });
  });
});

type Tell = (story: Told) => void;
const OLDER = 'it is not newer than the newest commit';
const NO_PERMISSION = 'it was added by somebody without permission to write';
const IGNORED: readonly (readonly [what: string, words: string, tell: Tell])[] = [
  [
    'by the author of a fork',
    NO_PERMISSION,
    (story) => {
      pushed(story, 30);
      label(story, 'labeled', 10, FORK.owner);
    },
  ],
  [
    'by a reader',
    NO_PERMISSION,
    (story) => {
      pushed(story, 30);
      label(story, 'labeled', 10, 'reader');
    },
  ],
  [
    'by a bot without permission',
    NO_PERMISSION,
    (story) => {
      pushed(story, 30);
      label(story, 'labeled', 10, 'labeler[bot]', 'Bot');
    },
  ],
  [
    'by a reader after somebody who may write',
    NO_PERMISSION,
    (story) => {
      pushed(story, 30);
      label(story, 'labeled', 20);
      label(story, 'unlabeled', 15);
      label(story, 'labeled', 10, 'reader');
    },
  ],
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
    'in the same second as the run of the newest commit',
    OLDER,
    (story) => {
      pushed(story, 30);
      label(story, 'labeled', 30);
    },
  ],
  [
    'removed again',
    'it was removed again',
    (story) => {
      pushed(story, 30);
      label(story, 'labeled', 20);
      label(story, 'unlabeled', 10);
    },
  ],
  [
    'deleted with the label itself, which leaves no event',
    'it was removed again',
    (story) => {
      pushed(story, 30);
      label(story, 'labeled', 20);
      story.pull.labels.clear();
    },
  ],
  [
    'on another commit, after which the branch was forced back to this one',
    OLDER,
    (story) => {
      pushed(story, 50);
      happened(story.world, 'head_ref_force_pushed', 41, FORK.owner);
      label(story, 'labeled', 30);
      happened(story.world, 'head_ref_force_pushed', 20, FORK.owner);
    },
  ],
  [
    'on another commit whose push started no run, after which the branch went on to this one',
    OLDER,
    (story) => {
      pushed(story, 50);
      happened(story.world, 'head_ref_force_pushed', 41, FORK.owner);
      label(story, 'labeled', 30);
    },
  ],
  [
    'while the commit had only a run of another branch',
    OLDER,
    (story) => {
      pushed(story, 50, story.pull.headSha, 'elsewhere');
      label(story, 'labeled', 30);
      pushed(story, 20);
    },
  ],
  [
    "while the commit had only a run of another repository's branch with this name",
    OLDER,
    (story) => {
      addRun(story.world, {
        ...{ sha: story.pull.headSha, event: 'pull_request', branch: story.pull.headRef },
        ...{ createdAt: ago(50), headRepositoryId: 123 },
      });
      label(story, 'labeled', 30);
    },
  ],
  [
    'while the commit had only a run that a push started',
    OLDER,
    (story) => {
      addRun(story.world, { sha: story.pull.headSha, event: 'push', branch: story.pull.headRef, createdAt: ago(50) });
      label(story, 'labeled', 30);
    },
  ],
  [
    'while the commit had only a run from before the pull request was opened',
    OLDER,
    (story) => {
      pushed(story, 5 * 24 * 60);
      label(story, 'labeled', 30);
    },
  ],
  [
    'before the pull request got another base branch',
    OLDER,
    (story) => {
      pushed(story, 50);
      label(story, 'labeled', 30);
      happened(story.world, 'base_ref_changed', 20, FORK.owner);
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
    await labeled(
      (story) => {
        pushed(story, 30);
        label(story, 'labeled', 10, FORK.owner);
      },
      (run) => expectStands(run, NO_PERMISSION),
      { from: 'fork' },
    );
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

  test('behind many pages of events, which are all read', async () => {
    await labeled(
      (story) => {
        pushed(story, 60);
        for (let at = 0; at < 250; at++) happened(story.world, 'renamed', 50, FORK.owner);
        label(story, 'labeled', 20);
        for (let at = 0; at < 250; at++) happened(story.world, 'renamed', 15, FORK.owner);
        label(story, 'unlabeled', 10);
      },
      (run) => expectStands(run, 'it was removed again'),
    );
  });
});

describe.concurrent('trouble with the lookup: the gate stands, with a warning', () => {
  const PLACES = {
    events: /\/issues\/7\/events$/,
    'the pull request': /\/pulls\/7$/,
    runs: /\/workflows\/agent-eval\.yml\/runs$/,
    permission: /\/permission$/,
  };
  const cases = Object.entries(PLACES).flatMap(([place, path]) =>
    (['forbidden', 'not found', 'server error'] as const)
      // GitHub says so of somebody without a permission, which the next test is about.
      .filter((what) => place !== 'permission' || what !== 'not found')
      .map((what) => [place, what, path] as const),
  );

  test.each(cases)('%s: %s', async (_, what, path) => {
    await labeled(
      (story) => {
        pushed(story, 30);
        label(story, 'labeled', 10);
        story.server.fail({ path, how: REFUSALS[what] });
      },
      (run) => {
        expectStands(run, 'could not be looked up');
        expect(messages(run, 'warning').join('\n')).toContain(`accept-label: ${LABEL} could not be looked up`);
      },
    );
  });

  test('a permission that is not found is none', async () => {
    await labeled(
      (story) => {
        pushed(story, 30);
        label(story, 'labeled', 10);
        story.server.fail({ path: /\/permission$/, how: REFUSALS['not found'] });
      },
      (run) => expectStands(run, NO_PERMISSION),
    );
  });
});

describe.concurrent('mode: report', () => {
  test('looks at the label of the pull request, not at what the fork says of it', async () => {
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
});
