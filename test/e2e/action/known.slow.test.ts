import { describe, expect, test } from 'vitest';
import { plantBaseline, recordedBaseline } from '../../support/github/baselines.js';
import { dispatch, pullRequest, push, usualHistory } from '../../support/github/events.js';
import { examFiles, ten } from '../../support/github/exam.js';
import { REFUSALS } from '../../support/github/faults.js';
import { reported } from '../../support/github/reported.js';
import { messages, type Ran, type Scenario, scenario } from '../../support/github/scenario.js';
import { addCommits, sha } from '../../support/github/world.js';

const recorded = await recordedBaseline(ten(9));

/** `q8` and `q9` are right on main, and wrong in the pull request. */
const INPUTS = { 'max-steps-drop': '0.05', 'drop-test': 'plain', known: 'known.yaml' };
const BOTH = '- {question: q8, reason: the vendor removed the field}\n- {question: q9, reason: the same}\n';
const ALL = { corpus: 'corpus.yaml', responses: 'responses.jsonl', ...INPUTS };
const FILES = { ...examFiles(ten(7)), 'known.yaml': BOTH };

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
    await use(await run({ event: pullRequest(world, pull), files, inputs: ALL }), story);
  });
}

describe.concurrent('known failures of a pull request', () => {
  test('are those of its base branch, and are listed with their reasons', () =>
    pulled({ base: BOTH, head: BOTH }, (run, { world }) => {
      expect(run.code).toBe(0);
      expect(run.outputs).toMatchObject({ passed: 'true', regressions: '0', 'steps-score': '0.7000' });
      const body = world.comments[0]?.body ?? '';
      expect(body).toContain('2 accepted fell');
      expect(body).toContain('the vendor removed the field (accepted)');
      expect(body).not.toContain('count when they are merged');
      expect(run.annotations).toEqual([]);
      expect(run.files['comparison.yaml']).toContain('reason: the vendor removed the field');
    }));

  test('nobody excuses himself: a fork adds entries and extends ended ones, and the gate stands', async () => {
    const base = `- {question: "*", reason: r, until: 2026-01-01}\n`;
    await pulled({ base, head: `${BOTH}- {question: "*", reason: r}\n`, from: 'fork' }, (run) => {
      expect([run.code, run.outputs.passed]).toEqual([1, 'false']);
      expect(run.summary).toContain('over the limit of 0.050');
      expect(run.summary).toContain('changes of this file count when they are merged');
    });
  });

  test('a malformed file on the base branch has no entries, with a warning', () =>
    pulled({ base: '- {question: q8, reson: r}\n', head: BOTH }, (run, { world }) => {
      expect(run.code).toBe(1);
      const message = 'known.yaml:1: [0].reson: unknown key; did you mean reason?';
      const warning = `known: known.yaml on main could not be used: ${message}`;
      expect(messages(run, 'warning')).toEqual([expect.stringContaining(warning)]);
      expect(world.comments[0]?.body).toContain('no entry counts');
    }));

  test('forbidden: the gate stands', () =>
    scenario(async ({ world, server, run }) => {
      const pull = usualHistory(world);
      plantBaseline(world, recorded, { sha: sha('m4') });
      world.contents.set(`${sha('m4')}:known.yaml`, BOTH);
      server.fail({ path: /\/contents\//, how: REFUSALS.forbidden });
      const ran = await run({ event: pullRequest(world, pull), files: FILES, inputs: ALL, fast: true });
      expect(ran.code).toBe(1);
      expect(ran.summary).toContain('could not be used: add the permission');
      expect(messages(ran, 'warning')).toHaveLength(1);
    }));
});

describe.concurrent('known failures of other runs', () => {
  test('a push to the base branch is judged by its checkout', () =>
    scenario(async ({ world, run }) => {
      addCommits(world, ['m1', 'm2']);
      world.branches.set('main', sha('m2'));
      plantBaseline(world, recorded, { sha: sha('m1') });
      const ran = await run({ event: push(world, sha('m2')), files: FILES, inputs: ALL });
      expect(ran.code).toBe(0);
      expect(ran.requests.filter(({ path }) => path.includes('/contents/'))).toEqual([]);
    }));

  test('nobody excuses himself by a tag with the name of the default branch', () =>
    scenario(async ({ world, run }) => {
      addCommits(world, ['m1']);
      addCommits(world, ['t1', 't2'], 'm1');
      world.branches.set('main', sha('m1')).set('topic', sha('t2'));
      world.tags.set('main', sha('t2'));
      plantBaseline(world, recorded, { sha: sha('t1'), branch: 'topic', event: 'workflow_dispatch' });
      world.contents.set(`${sha('t2')}:known.yaml`, BOTH);
      const ran = await run({ event: dispatch(world, sha('t2'), 'topic'), files: FILES, inputs: ALL });
      expect([ran.code, ran.outputs['baseline-status']]).toEqual([1, expect.stringMatching(/^found/)]);
      expect(ran.summary).toContain('changes of this file count when they are merged');
    }));

  test('mode: report takes them from the base branch alone', () =>
    reported('found', async ({ world, report }) => {
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
    }));
});
