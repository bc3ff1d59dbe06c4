import { expect } from 'vitest';
import { type BaselineFile, plantBaseline } from './baselines.js';
import { pullRequest, usualHistory, workflowRun } from './events.js';
import { corpusOf, ten } from './exam.js';
import { type Ran, type Scenario, scenario } from './scenario.js';
import { sha, type WorldArtifact, type WorldPull } from './world.js';

export interface Reported extends Scenario {
  readonly pull: WorldPull;
  /** The fork's run, which failed its gate and could not comment. */
  readonly fork: Ran;
  /** The baseline file that the fork's run uploaded. */
  readonly artifact: WorldArtifact;
  /** Runs the second workflow, on the default branch. */
  readonly report: (inputs?: Readonly<Record<string, string>>, corpus?: string) => Promise<Ran>;
}

/** A fork's run, and a baseline on main unless null; then what a reporter makes of it. */
export async function reported(baseline: BaselineFile | null, use: (story: Reported) => Promise<void>): Promise<void> {
  await scenario(async (story) => {
    const { world, evaluate, run } = story;
    const pull = usualHistory(world, 'fork');
    if (baseline) plantBaseline(world, baseline, { sha: sha('m3') });
    const fork = await evaluate(pullRequest(world, pull), ten(7), { 'min-steps-score': '0.75' });
    expect(fork.code).toBe(1);
    expect(world.comments).toEqual([]);
    const report: Reported['report'] = (inputs = {}, corpus = corpusOf(Object.keys(ten(0)))) => {
      // The reporter is a workflow of its own.
      const as = { workflowId: 78, path: '.github/workflows/agent-eval-report.yml' };
      const given = { mode: 'report', corpus: 'corpus.yaml', 'min-steps-score': '0.75', ...inputs };
      return run({ event: workflowRun(world, fork.record, pull), files: { 'corpus.yaml': corpus }, inputs: given, as });
    };
    const artifact = world.artifacts.findLast(({ runId, name }) => runId === fork.record.id && name.endsWith('.yaml'));
    await use({ ...story, pull, fork, artifact: artifact as WorldArtifact, report });
  });
}
