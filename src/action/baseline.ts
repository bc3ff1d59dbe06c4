import { dirname, join } from 'node:path';
import { EVALUATION_FILE } from '../adapters/files/evaluation-file.js';
import type { Roots } from '../adapters/files/input-file.js';
import { readQueries, readRun } from '../adapters/files/runs.js';
import { hasArtifactService } from '../adapters/github/artifact.js';
import { type BaseFolder, fetchBaseFolder } from '../adapters/github/artifacts.js';
import { findBaseline } from '../adapters/github/find-baseline.js';
import { baselineBranch } from '../core/github/event.js';
import type { BaselineOutcome } from '../core/runs/baseline-outcome.js';
import type { RunFigures } from '../core/runs/figures.js';
import { type Baseline, resolveBaseline } from '../core/runs/resolve-baseline.js';
import { forInput } from '../core/words/errors.js';
import type { QueriesById } from '../run/base-differences.js';
import { type BaseEntries, localEntries } from '../run/page.js';
import { info, notice } from './log.js';
import type { ActionRun } from './run.js';

/** The result of the baseline search, and the baseline of the run. */
export interface FoundBaseline {
  readonly outcome: BaselineOutcome;
  readonly baseline: Baseline;
}

/** Finds the baseline of a workflow run. */
export async function findBaselineOf(run: ActionRun, roots: readonly string[]): Promise<FoundBaseline> {
  const { inputs, context } = run;
  if (inputs.baseline.kind === 'path') return readBaselineFile(inputs.baseline.path, roots);
  const outcome: BaselineOutcome =
    inputs.baseline.kind === 'none' ? { kind: 'disabled', event: null } : await searchBaseline(run);
  info(`baseline: ${outcome.kind}`);
  const branch = baselineBranch(context.plan, inputs.baselineBranch) ?? '';
  const isOnBranch = 'branch' in context.plan && context.plan.branch === branch;
  return { outcome, baseline: resolveBaseline(outcome, { workflow: context.workflow, branch, isOnBranch }) };
}

async function readBaselineFile(path: string, roots: readonly string[]): Promise<FoundBaseline> {
  const figures = await forInput('baseline', readRun(path, roots));
  const source = { runId: 0, runNumber: 0, sha: readCommit(figures) };
  return { outcome: { kind: 'found', figures, source, archive: null }, baseline: figures };
}

/** The commit stated in a baseline file, or '' if invalid. It is checked, because shells may read it from an output. */
function readCommit({ provenance: { commit = '' } }: RunFigures): string {
  return /^[0-9a-f]{7,64}$/.test(commit) ? commit : '';
}

async function searchBaseline({ inputs, context }: ActionRun): Promise<BaselineOutcome> {
  if (!hasArtifactService(context.serverUrl)) return { kind: 'unsupported' };
  const { settings, baselineBranch: branch, token } = inputs;
  return findBaseline({ context, name: settings.name, branch, token, now: Date.now() });
}

/** Finds the answers of the baseline's run. */
export type FindBaseEntries = () => Promise<BaseEntries>;

/** Finds the answers of the baseline, in an artifact or at a path. */
export async function baseEntries(
  { inputs, context, scratch }: ActionRun,
  outcome: BaselineOutcome,
): Promise<BaseEntries> {
  if (inputs.baseline.kind === 'path') return localEntries(inputs.baseline.path);
  if (!('archive' in outcome) || outcome.archive === null) return { kind: 'none' };
  const request = { context, token: inputs.token, folder: join(scratch, 'base') };
  const folder = await fetchBaseFolder(request, outcome.archive);
  if (folder.kind === 'folder') return { kind: 'file', path: join(folder.path, EVALUATION_FILE) };
  const reason = formatReason(folder);
  const why = `The answers of the baseline (run ${outcome.source.runNumber}) are not shown: ${reason}.`;
  notice(why);
  return { kind: 'missing', why, reason: { kind: 'unavailable', why: reason } };
}

/** Reads the queries from the answers of the baseline. */
export async function readBaseQueries(entries: BaseEntries, roots: Roots): Promise<QueriesById> {
  return entries.kind === 'file' ? readQueries(dirname(entries.path), roots) : new Map();
}

function formatReason(folder: Exclude<BaseFolder, { kind: 'folder' }>): string {
  switch (folder.kind) {
    case 'missing':
      return 'the run has no artifact with its files';
    case 'expired':
      return 'its files have expired';
    case 'too large':
      return 'its files exceed 200 MB';
    case 'damaged':
      return 'its files do not match its baseline';
    case 'unavailable':
      return `its files could not be downloaded (${folder.why})`;
  }
}
