import { beforeAll, describe, expect, test } from 'vitest';
import { type BaselineFile, plantBaseline, recordedBaseline } from '../../support/github/baselines.js';
import { dispatch, mergeGroup, pullRequest, push, usualHistory } from '../../support/github/events.js';
import { examFiles, ten } from '../../support/github/exam.js';
import { REFUSALS } from '../../support/github/faults.js';
import { reported } from '../../support/github/reported.js';
import { messages, type Ran, type Scenario, scenario } from '../../support/github/scenario.js';
import { addCommits, sha } from '../../support/github/world.js';

let recorded: BaselineFile;
beforeAll(async () => {
  recorded = await recordedBaseline(ten(9));
});

/** `q8` and `q9` are right on main, and wrong in the pull request. */
const INPUTS = { 'max-steps-drop': '0.05', 'drop-test': 'plain', known: 'known.yaml' };
const BOTH = '- {question: q8, reason: the vendor removed the field}\n- {question: q9, reason: the same}\n';

interface Files {
  /** The file on main, at the base of the pull request; null: there is none. */
  readonly base: string | Buffer | null;
  /** The file in the checkout. */
  readonly head: string | null;
  readonly from?: 'here' | 'fork';
}

/** A pull request that drops two questions, with these files. */
async function pulled({ base, head, from }: Files, use: (run: Ran, story: Scenario) => void | Promise<void>) {
  await scenario(async (story) => {
    const { world, run } = story;
    const pull = usualHistory(world, from);
    plantBaseline(world, recorded, { sha: sha('m4') });
    if (base !== null) world.contents.set(`${sha('m4')}:known.yaml`, base);
    const files = { ...examFiles(ten(7)), ...(head !== null && { 'known.yaml': head }) };
    const inputs = { corpus: 'corpus.yaml', responses: 'responses.jsonl', ...INPUTS };
    await use(await run({ event: pullRequest(world, pull), files, inputs }), story);
  });
}

describe.concurrent('known failures of a pull request', () => {
  test('are those of its base branch, and are listed with their reasons', async () => {
    await pulled({ base: BOTH, head: BOTH }, (run, { world }) => {
      expect(run.code).toBe(0);
      expect(run.outputs).toMatchObject({ passed: 'true', regressions: '0', 'steps-score': '0.7000' });
      const body = world.comments[0]?.body ?? '';
      expect(body).toContain('2 accepted fell');
      expect(body).toContain('the vendor removed the field (accepted)');
      expect(body).not.toContain('count when they are merged');
      expect(run.annotations).toEqual([]);
      expect(run.files['comparison.yaml']).toContain('reason: the vendor removed the field');
    });
  });

  test.each<[who: string, Files]>([
    ['a branch of the repository', { base: null, head: BOTH }],
    ['a fork', { base: null, head: BOTH, from: 'fork' }],
    [
      'a fork that replaces the entries of the base',
      { base: '- {question: q1, reason: r}\n', head: BOTH, from: 'fork' },
    ],
    [
      'a fork that makes entries of the base wider',
      { base: '- {question: q8, reason: r}\n', head: '- {question: "*", reason: r}\n', from: 'fork' },
    ],
    [
      'a fork that gives an entry that has ended a new end',
      {
        base: `- {question: "*", reason: r, until: 2026-01-01}\n`,
        head: `- {question: "*", reason: r}\n`,
        from: 'fork',
      },
    ],
  ])('nobody excuses himself: %s adds entries, and the gate stands', async (_, files) => {
    await pulled(files, (run) => {
      expect(run.code).toBe(1);
      expect(run.outputs.passed).toBe('false');
      expect(run.summary).toContain('over the limit of 0.050');
      expect(run.summary).toContain('changes of this file count when they are merged');
    });
  });

  test('changes of the file are told by name', async () => {
    const head = '- {question: q8, reason: other words}\n- {question: new-*, reason: r}\n';
    await pulled({ base: BOTH, head }, (run, { world }) => {
      expect(run.code).toBe(0);
      expect(world.comments[0]?.body).toContain('count when they are merged: added `new-*`, removed `q9`, edited `q8`');
    });
  });

  test('without a file on the base branch no entry counts, and the report says so', async () => {
    await pulled({ base: null, head: null }, (run, { world }) => {
      expect(run.code).toBe(1);
      expect(world.comments[0]?.body).toContain('no entry counts, because there is no `known.yaml` on `main`');
      expect(messages(run, 'warning')).toEqual([]);
    });
  });

  test.each<[what: string, base: string | Buffer, message: string]>([
    ['malformed', '- {question: q8, reson: r}\n', 'known.yaml:1: [0].reson: unknown key; did you mean reason?'],
    ['broken', '- {question: q8', 'known.yaml:'],
    ['too large', `${BOTH}# ${'x'.repeat(1024 * 1024)}`, '1.0 MiB, which exceeds the maximum of 1 MiB'],
    ['not UTF-8', Buffer.from([0x2d, 0x20, 0xff, 0xfe, 0x41]), 'is not valid UTF-8'],
    ['empty', '', 'it is empty'],
  ])('a file on the base branch that is %s has no entries, with a warning', async (_, base, message) => {
    await pulled({ base, head: BOTH }, (run, { world }) => {
      expect(run.code).toBe(1);
      expect(messages(run, 'warning')).toEqual([
        expect.stringContaining('known: known.yaml on main could not be used: '),
      ]);
      expect(messages(run, 'warning')[0]).toContain(message);
      expect(world.comments[0]?.body).toContain('no entry counts');
    });
  });

  test.each<[what: keyof typeof REFUSALS, why: string, warnings: number]>([
    ['forbidden', 'could not be used: add the permission', 1],
    ['not found', 'there is no `known.yaml` on `main`', 0],
    ['server error', 'could not be used: status 500', 1],
  ])('%s: the gate stands', async (what, why, warnings) => {
    await scenario(async ({ world, server, run }) => {
      const pull = usualHistory(world);
      plantBaseline(world, recorded, { sha: sha('m4') });
      world.contents.set(`${sha('m4')}:known.yaml`, BOTH);
      server.fail({ path: /\/contents\//, how: REFUSALS[what] });
      const inputs = { corpus: 'corpus.yaml', responses: 'responses.jsonl', ...INPUTS };
      const files = { ...examFiles(ten(7)), 'known.yaml': BOTH };
      const ran = await run({ event: pullRequest(world, pull), files, inputs, fast: true });
      expect(ran.code).toBe(1);
      expect(ran.summary).toContain(why);
      expect(messages(ran, 'warning')).toHaveLength(warnings);
    });
  });

  test('a file in the checkout that cannot be read fails the step at its line', async () => {
    await pulled({ base: BOTH, head: '- {question: q8, reson: r}\n' }, (run) => {
      expect(run.code).toBe(1);
      expect(run.annotations).toContainEqual(
        expect.objectContaining({
          level: 'error',
          properties: expect.objectContaining({ file: 'known.yaml', line: '1' }),
        }),
      );
    });
  });

  test('a path outside the repository is refused', async () => {
    await scenario(async ({ world, evaluate }) => {
      const event = pullRequest(world, usualHistory(world));
      const ran = await evaluate(event, ten(7), { known: '../known.yaml' });
      expect(ran.code).toBe(1);
      expect(ran.stdout).toContain('known: ../known.yaml is outside the repository');
    });
  });
});

describe.concurrent('known failures of other runs', () => {
  const inputs = { corpus: 'corpus.yaml', responses: 'responses.jsonl', ...INPUTS };
  const files = { ...examFiles(ten(7)), 'known.yaml': BOTH };

  test('a push to the base branch is judged by its checkout', async () => {
    await scenario(async ({ world, run }) => {
      addCommits(world, ['m1', 'm2']);
      world.branches.set('main', sha('m2'));
      plantBaseline(world, recorded, { sha: sha('m1') });
      const ran = await run({ event: push(world, sha('m2')), files, inputs });
      expect(ran.code).toBe(0);
      expect(ran.requests.filter(({ path }) => path.includes('/contents/'))).toEqual([]);
    });
  });

  test.each(['push', 'workflow_dispatch'] as const)(
    'a %s on another branch is judged by the default branch',
    async (event) => {
      await scenario(async ({ world, run }) => {
        addCommits(world, ['m1']);
        addCommits(world, ['t1', 't2'], 'm1');
        world.branches.set('main', sha('m1')).set('topic', sha('t2'));
        plantBaseline(world, recorded, { sha: sha('m1') });
        plantBaseline(world, recorded, { sha: sha('t1'), branch: 'topic', event: 'workflow_dispatch' });
        const start = event === 'push' ? push : dispatch;
        const ran = await run({ event: start(world, sha('t2'), 'topic'), files, inputs });
        expect([ran.code, ran.outputs['baseline-status']]).toEqual([1, expect.stringMatching(/^found/)]);
        world.contents.set(`${sha('m1')}:known.yaml`, BOTH);
        expect((await run({ event: start(world, sha('t2'), 'topic'), files, inputs })).code).toBe(0);
      });
    },
  );

  test('nobody excuses himself by a tag with the name of the default branch', async () => {
    await scenario(async ({ world, run }) => {
      addCommits(world, ['m1']);
      addCommits(world, ['t1', 't2'], 'm1');
      world.branches.set('main', sha('m1')).set('topic', sha('t2'));
      world.tags.set('main', sha('t2'));
      plantBaseline(world, recorded, { sha: sha('t1'), branch: 'topic', event: 'workflow_dispatch' });
      world.contents.set(`${sha('t2')}:known.yaml`, BOTH);
      const ran = await run({ event: dispatch(world, sha('t2'), 'topic'), files, inputs });
      expect([ran.code, ran.outputs['baseline-status']]).toEqual([1, expect.stringMatching(/^found/)]);
      expect(ran.summary).toContain('changes of this file count when they are merged');
    });
  });

  test('a merge group is judged by the branch that it is merged into', async () => {
    await scenario(async ({ world, run }) => {
      addCommits(world, ['m1']);
      addCommits(world, ['g1'], 'm1');
      world.branches.set('main', sha('m1'));
      plantBaseline(world, recorded, { sha: sha('m1') });
      expect((await run({ event: mergeGroup(world, sha('m1'), sha('g1')), files, inputs })).code).toBe(1);
      world.contents.set(`${sha('m1')}:known.yaml`, BOTH);
      expect((await run({ event: mergeGroup(world, sha('m1'), sha('g1')), files, inputs })).code).toBe(0);
    });
  });

  test('mode: report takes them from the base branch alone', async () => {
    await reported(recorded, async ({ world, report }) => {
      const given = { ...INPUTS, 'min-steps-score': '0' };
      await report(given);
      expect(world.comments[0]?.body).toContain('over the limit of 0.050');
      expect(world.comments[0]?.body).toContain('there is no `known.yaml` on `main`');
      world.comments.length = 0;
      world.contents.set(`${sha('m4')}:known.yaml`, BOTH);
      await report(given);
      expect(world.comments[0]?.body).not.toContain('over the limit');
      expect(world.comments[0]?.body).toContain('2 accepted fell');
      expect(world.comments[0]?.body).toContain('the vendor removed the field (accepted)');
    });
  });
});
