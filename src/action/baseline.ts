import { readRun } from '../adapters/files/runs.js';
import { hasArtifactService } from '../adapters/github/artifact.js';
import { findBaseline } from '../adapters/github/find-baseline.js';
import { resolveBaseline } from '../core/baseline/resolve.js';
import { forInput } from '../core/errors.js';
import { baselineBranch } from '../core/github/event.js';
import type { BaselineOutcome } from '../core/github/outcome.js';
import type { Baseline } from '../core/runs/compare-and-gate.js';
import type { RunFigures } from '../core/runs/figures.js';
import type { ActionRun } from './action-run.js';
import { info } from './log.js';

/** What the search for a baseline found, and what the run is compared with. */
export interface FoundBaseline {
  readonly outcome: BaselineOutcome;
  readonly baseline: Baseline;
}

/** Finds the baseline when it is first wanted, and once. */
export function makeBaselineFinder(run: ActionRun, roots: readonly string[]): () => Promise<FoundBaseline> {
  let finding: Promise<FoundBaseline> | null = null;
  return () => {
    finding ??= baselineFor(run, roots);
    return finding;
  };
}

async function baselineFor(run: ActionRun, roots: readonly string[]): Promise<FoundBaseline> {
  const { inputs, context } = run;
  if (inputs.baseline.kind === 'path') return fromFile(inputs.baseline.path, roots);
  const outcome: BaselineOutcome =
    inputs.baseline.kind === 'none' ? { kind: 'disabled', event: null } : await searchFor(run);
  info(`baseline: ${outcome.kind}`);
  const branch = baselineBranch(context.plan, inputs.baselineBranch) ?? '';
  const isOnBranch = 'branch' in context.plan && context.plan.branch === branch;
  return { outcome, baseline: resolveBaseline(outcome, { workflow: context.workflow, branch, isOnBranch }) };
}

async function fromFile(path: string, roots: readonly string[]): Promise<FoundBaseline> {
  const figures = await forInput('baseline', readRun(path, roots));
  const source = { runId: 0, runNumber: 0, sha: commitOf(figures) };
  return { outcome: { kind: 'found', figures, source, archive: null }, baseline: figures };
}

/** The commit that a file says it is from, where it is one: it goes into an output, which shells may read. */
function commitOf({ provenance: { commit = '' } }: RunFigures): string {
  return /^[0-9a-f]{7,64}$/.test(commit) ? commit : '';
}

async function searchFor({ inputs, context }: ActionRun): Promise<BaselineOutcome> {
  if (!hasArtifactService(context.serverUrl)) return { kind: 'unsupported' };
  const { settings, baselineBranch: branch, token } = inputs;
  return findBaseline({ context, name: settings.name, branch, token, now: Date.now() });
}
