import { expect } from 'vitest';
import { plantBaseline, recordedBaseline } from './baselines.js';
import { pullRequest, usualHistory, workflowRun } from './events.js';
import { corpusOf, ten } from './exam.js';
import { playedOnce, type Ran, type Scenario, scenario } from './scenario.js';
import { sha, type WorldArtifact, type WorldPull, type WorldRun } from './world.js';

export interface Reported extends Scenario {
  readonly pull: WorldPull;
  /** The fork's run, which failed its gate and could not comment. */
  readonly fork: WorldRun;
  /** The baseline file that the fork's run uploaded. */
  readonly artifact: WorldArtifact;
  /** Runs the second workflow, on the default branch. */
  readonly report: (inputs?: Readonly<Record<string, string>>, corpus?: string) => Promise<Ran>;
}

/** A baseline on main with 9 of 10 right, or none, and a fork's run with 7. */
const afterFork = (baseline: boolean) =>
  playedOnce(async ({ world, evaluate }) => {
    const pull = usualHistory(world, 'fork');
    if (baseline) plantBaseline(world, await recordedBaseline(ten(9)), { sha: sha('m3') });
    const fork = await evaluate(pullRequest(world, pull), ten(7), { 'min-steps-score': '0.75' });
    expect(fork.code).toBe(1);
    expect(world.comments).toEqual([]);
  });
const STARTS = { found: afterFork(true), none: afterFork(false) };

/** A fork's run, and a baseline on main or none; then what a reporter makes of it. */
export async function reported(baseline: keyof typeof STARTS, use: (story: Reported) => Promise<void>): Promise<void> {
  const start = await STARTS[baseline]();
  await scenario(async (story) => {
    const { world, run } = story;
    const [pull, fork] = [world.pulls.at(-1) as WorldPull, world.runs.at(-1) as WorldRun];
    const report: Reported['report'] = (inputs = {}, corpus = corpusOf(Object.keys(ten(0)))) => {
      // The reporter is a workflow of its own.
      const as = { workflowId: 78, path: '.github/workflows/agent-eval-report.yml' };
      const given = { mode: 'report', corpus: 'corpus.yaml', 'min-steps-score': '0.75', ...inputs };
      return run({ event: workflowRun(world, fork, pull), files: { 'corpus.yaml': corpus }, inputs: given, as });
    };
    const artifact = world.artifacts.findLast(({ runId, name }) => runId === fork.id && name.endsWith('.yaml'));
    await use({ ...story, pull, fork, artifact: artifact as WorldArtifact, report });
  }, start);
}
