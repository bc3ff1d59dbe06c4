import type { RunFigures } from '../figures.js';

/** Where a baseline came from. */
export interface BaselineSource {
  readonly runId: number;
  readonly runNumber: number;
  readonly sha: string;
}

/** What became of the search for a baseline; every case has its own words for the reader. */
export type BaselineOutcome =
  | { readonly kind: 'found'; readonly source: BaselineSource; readonly figures: RunFigures }
  | {
      readonly kind: 'found-older';
      readonly source: BaselineSource;
      readonly figures: RunFigures;
      /** Commits between the baseline and the branch point; null: not an ancestor. */
      readonly behind: number | null;
    }
  | { readonly kind: 'none' | 'expired' | 'unsupported' }
  /** Switched off (null), or an event that has no branch to compare with. */
  | { readonly kind: 'disabled'; readonly event: string | null }
  /** The permissions that GitHub asks for, as in `actions: read`; null where it does not say. */
  | { readonly kind: 'forbidden'; readonly permissions: string | null }
  | { readonly kind: 'corrupt'; readonly runNumber: number; readonly why: string }
  | { readonly kind: 'unavailable'; readonly why: string };

/** What the reader learns where there is no baseline; each state names its remedy. */
export function reasonOf(outcome: Exclude<BaselineOutcome, { figures: RunFigures }>, branch: string): string {
  switch (outcome.kind) {
    case 'none':
      return `there is no baseline on ${branch} yet; it comes with the first run there: merge, or start the workflow on ${branch}`;
    case 'expired':
      return `the last baseline on ${branch} has expired; a weekly schedule run keeps one alive`;
    case 'forbidden':
      return forbidden(outcome.permissions ?? 'actions: read');
    case 'unsupported':
      return 'GitHub Enterprise Server has no artifact service; use `baseline: <path>`';
    case 'disabled':
      if (outcome.event === null) return 'the comparison is switched off (`baseline: none`)';
      return `a run started by ${outcome.event} has no branch to compare with (\`baseline-branch\` can name one)`;
    case 'corrupt':
      return `the baseline artifact of run ${outcome.runNumber} ${outcome.why} and was ignored`;
    case 'unavailable':
      return `GitHub could not be asked for a baseline (${outcome.why}); this says nothing about the change`;
  }
}

function forbidden(permissions: string): string {
  const what =
    { actions: 'artifacts', contents: 'commits' }[permissions.split(':')[0] ?? ''] ?? 'what it is compared with';
  return `the token may not read ${what}; add \`${permissions}\` to \`permissions\``;
}

/** What the reader learns where the baseline is not the branch point's own. */
export function olderNote(outcome: Extract<BaselineOutcome, { kind: 'found-older' }>): string {
  const sha = `\`${outcome.source.sha.slice(0, 7)}\``;
  if (outcome.behind === null) {
    return `Compared with ${sha}, which is not an ancestor of this commit; differences may include other changes.`;
  }
  const commits = outcome.behind === 1 ? '1 commit' : `${outcome.behind} commits`;
  return `Compared with ${sha}, ${commits} behind the branch point (no run in between has a baseline); differences may include other changes.`;
}
