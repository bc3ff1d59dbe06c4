import yaml from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { type BaselineFile, plantBaseline, recordedBaseline } from '../../support/github/baselines.js';
import { pullRequest, usualHistory } from '../../support/github/events.js';
import { ten } from '../../support/github/exam.js';
import { messages, type Ran, scenario } from '../../support/github/scenario.js';
import { sha, type WorldRun } from '../../support/github/world.js';
import { aliasBomb } from '../../support/hostile.js';

const recorded = await recordedBaseline(ten(9));

/** A run without a baseline that can be used: it says so, and is neither green nor red for it. */
function expectNone(run: Ran, status: string): void {
  expect(run.outputs).toMatchObject({ 'baseline-status': status, 'steps-score-delta': '', regressions: '' });
  expect(run.outputs).toMatchObject({ passed: 'true', 'steps-score': '0.8000' });
  expect(run.code).toBe(0);
}

const MIB = 1024 * 1024;

type Case = [
  name: string,
  edit: (file: BaselineFile, run: WorldRun) => string | Buffer | undefined,
  changes?: { digest?: string | null; size?: number },
];
/** Changes the value and writes it again. */
const changed = (change: (file: BaselineFile) => void) => (file: BaselineFile) => {
  change(file);
  return yaml.dump(file, { noRefs: true });
};
const first = (file: BaselineFile) => file.questions[0] as Record<string, unknown>;
const origin = (key: string, value: unknown): Case => [
  `from another ${key}`,
  changed((file) => {
    file.provenance[key] = value;
  }),
];
const broken = (name: string, change: (file: BaselineFile) => void): Case => [name, changed(change)];
const text = (name: string, content: string | Buffer): Case => [name, () => content];

test.concurrent.each<Case>([
  ['another digest', () => undefined, { digest: `sha256:${'0'.repeat(64)}` }],
  ['too large, whatever it says', (file) => `${yaml.dump(file)}${'# filled\n'.repeat(2.4 * MIB)}`, { size: 4000 }],
  origin('commit', sha('m1')),
  broken('a score above 1', (file) => Object.assign(first(file), { steps_score: 1.5 })),
  text('an alias bomb', aliasBomb(9)),
])('a baseline artifact that cannot be trusted is named and not used: %s', (_, edit, changes) =>
  scenario(async ({ world, evaluate }) => {
    const pull = usualHistory(world);
    const { run: base } = plantBaseline(world, recorded, { sha: sha('m4') }, edit, changes);
    const run = await evaluate(pullRequest(world, pull), ten(8), { 'max-steps-drop': '0.05' });
    expectNone(run, 'corrupt');
    const body = world.comments[0]?.body;
    expect(body).toContain(`baseline artifact of run ${base.number} `);
    expect(body).toContain('and was ignored');
    expect(body).toMatch(/`max-steps-drop` was \**not checked/);
    expect(messages(run, 'error')).toEqual([]);
  }),
);

describe.concurrent('a baseline that is gone', () => {
  test('is said to have expired', () =>
    scenario(async ({ world, evaluate }) => {
      const pull = usualHistory(world);
      plantBaseline(world, recorded, { sha: sha('m4') }, undefined, { expired: true });
      const run = await evaluate(pullRequest(world, pull), ten(8));
      expectNone(run, 'expired');
      expect(world.comments[0]?.body).toMatch(/has expired/);
    }));

  test('with baseline-required the run fails, after everything was published', () =>
    scenario(async ({ world, evaluate }) => {
      const pull = usualHistory(world);
      const run = await evaluate(pullRequest(world, pull), ten(8), { 'baseline-required': 'true' });
      expect(run.code).toBe(1);
      expect(messages(run, 'error').join()).toMatch(/baseline/);
      expect(run.outputs).toMatchObject({ passed: 'false', 'comment-status': 'created' });
      expect(world.artifacts.every(({ finalized }) => finalized)).toBe(true);
    }));
});
