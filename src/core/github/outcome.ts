import type { FirstBaseline } from '../delta.js';
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
  | { readonly kind: 'none' | 'unsupported' }
  /** Milliseconds since 1970, where GitHub says. */
  | { readonly kind: 'expired'; readonly createdAt?: number | null; readonly expiresAt?: number | null }
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
      return `there is no baseline on \`${branch}\` yet`;
    case 'expired':
      return expired(outcome);
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
      return `the baseline lookup on GitHub failed (${outcome.why}); this says nothing about the change`;
  }
}

function forbidden(permissions: string): string {
  const what =
    { actions: 'artifacts', contents: 'commits' }[permissions.split(':')[0] ?? ''] ?? 'what it is compared with';
  return `the token has no permission to read ${what}. Add \`${permissions}\` to \`permissions\``;
}

const DAY = 24 * 3600 * 1000;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function expired({ createdAt, expiresAt }: Extract<BaselineOutcome, { kind: 'expired' }>): string {
  const made = createdAt ? new Date(createdAt) : null;
  const when = made ? ` (${made.getUTCDate()} ${MONTHS[made.getUTCMonth()]})` : '';
  const days = createdAt && expiresAt ? Math.round((expiresAt - createdAt) / DAY) : 0;
  const after = days > 0 ? ` after ${days === 1 ? '1 day' : `${days} days`}` : '';
  return `the last baseline${when} has expired${after}. A weekly \`schedule\` run keeps a baseline available`;
}

/** How a first baseline comes about, where there was none so far; nothing in any other case. */
export function firstOf(
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

/** What the reader learns where the baseline is not the branch point's own. */
export function olderNote(outcome: Extract<BaselineOutcome, { kind: 'found-older' }>): string {
  const sha = `\`${outcome.source.sha.slice(0, 7)}\``;
  if (outcome.behind === null) {
    return `Compared with ${sha}, which is not an ancestor of this commit; differences may include other changes.`;
  }
  const commits = outcome.behind === 1 ? '1 commit' : `${outcome.behind} commits`;
  return `Compared with ${sha}, ${commits} behind the branch point (no run in between has a baseline); differences may include other changes.`;
}
