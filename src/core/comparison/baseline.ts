import type { RunFigures } from '../figures/figures.js';
import type { BaselineOutcome } from './baseline-candidates.js';
import type { NotCompared } from './comparison.js';

export type Baseline = RunFigures | NotCompared;

interface BaselinePlace {
  /** Path of the workflow file whose runs create baselines. */
  readonly workflow: string;
  readonly branch: string;
  readonly isOnBranch: boolean;
}

export function resolveBaseline(outcome: BaselineOutcome, place: BaselinePlace): Baseline {
  const { branch: label, isOnBranch } = place;
  if (!('figures' in outcome)) return { kind: 'none', label, reason: outcome, ...firstBaselineHint(outcome, place) };
  // A run on the branch itself is compared with an earlier commit, so it cannot be behind a branch point.
  const isUsual = outcome.kind === 'found' || (isOnBranch && outcome.behind !== null);
  const older = isUsual ? {} : { older: { sha: outcome.source.sha, behind: outcome.behind } };
  return { ...outcome.figures, label, ...older };
}

/** How to create a first baseline, if none was created so far; else empty. */
export function firstBaselineHint(outcome: BaselineOutcome, { workflow, branch, isOnBranch }: BaselinePlace) {
  if (outcome.kind !== 'none') return {};
  const words = [workflow.split('/').at(-1) ?? '', branch].map(shellWord);
  const command = isOnBranch ? null : `gh workflow run ${words[0]} --ref ${words[1]}`;
  return { first: { command, ...(outcome.workflows && { workflows: outcome.workflows }) } };
}

/** A word of a command line, quoted if needed; branches may have names with shell syntax. */
function shellWord(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
