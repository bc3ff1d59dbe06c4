import type { RunFigures } from '../runs/figures.js';

/** Where a baseline came from. */
export interface BaselineSource {
  readonly runId: number;
  readonly runNumber: number;
  readonly sha: string;
}

/** What became of the search for a baseline; `report/baseline.ts` puts each case into words. */
export type BaselineOutcome =
  | { readonly kind: 'found'; readonly source: BaselineSource; readonly figures: RunFigures }
  | {
      readonly kind: 'found-older';
      readonly source: BaselineSource;
      readonly figures: RunFigures;
      /** Commits between the baseline and the branch point; null: not an ancestor. */
      readonly behind: number | null;
    }
  | { readonly kind: 'none' | 'unsupported' }
  /** Milliseconds since 1970, where GitHub says. */
  | { readonly kind: 'expired'; readonly createdAt?: number | null; readonly expiresAt?: number | null }
  /** Switched off (null), or an event that has no branch to compare with. */
  | { readonly kind: 'disabled'; readonly event: string | null }
  /** The permissions that GitHub asks for, as in `actions: read`; null where it does not say. */
  | { readonly kind: 'forbidden'; readonly permissions: string | null }
  | { readonly kind: 'corrupt'; readonly runNumber: number; readonly why: string }
  | { readonly kind: 'unavailable'; readonly why: string };

/** Why there is no baseline. */
export type BaselineAbsence = Exclude<BaselineOutcome, { figures: RunFigures }>;

/** How a first baseline comes about. */
export interface FirstBaseline {
  /** Starts a run that leaves one; null where the run at hand is the one. */
  readonly command: string | null;
}

/** How a first baseline comes about, where there was none so far; nothing in any other case. */
export function firstBaselineHint(
  outcome: BaselineOutcome,
  { workflow, branch, isFirst }: { readonly workflow: string; readonly branch: string; readonly isFirst: boolean },
): { readonly first?: FirstBaseline } {
  if (outcome.kind !== 'none') return {};
  const words = [workflow.split('/').at(-1) ?? '', branch].map(shellWord);
  return { first: { command: isFirst ? null : `gh workflow run ${words[0]} --ref ${words[1]}` } };
}

/** A word of a command line; branches may have names that a shell would read. */
function shellWord(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
