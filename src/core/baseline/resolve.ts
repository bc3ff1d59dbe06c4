import type { BaselineOutcome, FirstBaseline } from '../github/outcome.js';
import type { Baseline } from '../runs/compare-and-gate.js';

/** Where a baseline was looked for. */
export interface BaselinePlace {
  /** Path of the workflow file whose runs leave baselines. */
  readonly workflow: string;
  readonly branch: string;
  /** The run at hand is one of that branch. */
  readonly isOnBranch: boolean;
}

/** What a run is compared with, out of what the search for it found. */
export function resolveBaseline(outcome: BaselineOutcome, place: BaselinePlace): Baseline {
  const { branch: label, isOnBranch } = place;
  if (!('figures' in outcome)) return { kind: 'none', label, reason: outcome, ...firstBaselineHint(outcome, place) };
  // On the branch itself an earlier commit is what a run is compared with: there is no branch point to be behind.
  const isUsual = outcome.kind === 'found' || (isOnBranch && outcome.behind !== null);
  const older = isUsual ? {} : { older: { sha: outcome.source.sha, behind: outcome.behind } };
  return { ...outcome.figures, label, ...older };
}

/** How a first baseline comes about, where there was none so far; nothing in any other case. */
export function firstBaselineHint(
  outcome: BaselineOutcome,
  { workflow, branch, isOnBranch }: BaselinePlace,
): { readonly first?: FirstBaseline } {
  if (outcome.kind !== 'none') return {};
  const words = [workflow.split('/').at(-1) ?? '', branch].map(shellWord);
  return { first: { command: isOnBranch ? null : `gh workflow run ${words[0]} --ref ${words[1]}` } };
}

/** A word of a command line; branches may have names that a shell would read. */
function shellWord(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
