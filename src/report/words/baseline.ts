import type { NoBaselineReason, NotCompared } from '../../core/comparison/comparison.js';
import type { OlderBaseline } from '../../core/figures/figures.js';
import type { Scoring, ScoringRules } from '../../core/words/scoring-rules.js';
import { code, say, type Text } from './text.js';

/** Why nothing was compared, with a remedy if there is one, as a sentence without its full stop. */
export function notComparedText(why: NotCompared): Text {
  if (why.kind === 'none') {
    const textOf = REASONS[why.reason.kind] as (of: NoBaselineReason, branch: string) => Text;
    return textOf(why.reason, why.label);
  }
  const [base, head] = [code(why.base), code(why.head)];
  const scoring =
    why.base === why.head ? say`other scoring rules of preset ${head}` : say`preset ${base}, this run with ${head}`;
  return say`the baseline was scored with ${scoring}; a comparison would mix two changes`;
}

/** Why a run cannot be compared with another scored run, with the remedy. */
export function incomparableText(run: Scoring, other: Scoring, otherName: string): Text {
  const names = Object.keys(run.knobs) as (keyof ScoringRules)[];
  const differingRules = names.filter((name) => run.knobs[name] !== other.knobs[name]);
  const scoringText = ({ preset, knobs }: Scoring): Text => {
    if (run.preset !== other.preset) return say`preset ${code(preset)}`;
    return say`the scoring rules ${code(differingRules.map((name) => `${name}: ${knobs[name]}`).join(', '))}`;
  };
  return say`scored with ${scoringText(run)}, and ${otherName} with ${scoringText(other)}; score both in the same way`;
}

type OfKind<Kind> = Extract<NoBaselineReason, { kind: Kind }>;

const REASONS: { readonly [Kind in NoBaselineReason['kind']]: (reason: OfKind<Kind>, branch: string) => Text } = {
  none: (_, branch) => say`there is no baseline on ${code(branch)} yet`,
  expired: () => say`the last baseline has expired. A weekly ${code('schedule')} run keeps a baseline available`,
  forbidden: ({ permissions, why }) => forbiddenText(permissions ?? 'actions: read', why),
  unsupported: () => say`GitHub Enterprise Server has no artifact service; use ${code('baseline: <path>')}`,
  disabled: ({ event }) =>
    event === null
      ? say`the comparison is switched off (${code('baseline: none')})`
      : say`a run started by ${event} has no branch to compare with (${code('baseline-branch')} can name one)`,
  corrupt: ({ runNumber, why }) => [`the baseline artifact of run ${runNumber} ${why} and was ignored`],
  unavailable: ({ why }) => [`the baseline lookup on GitHub failed (${why}); this says nothing about the change`],
  'not-given': ({ flag }) =>
    say`no baseline was given${flag !== null && say` (${code(flag)}), so there is no comparison`}`,
  'first-run': () => ['this is the first run'],
  drafts: () => ['drafts have no gates and no baseline: nobody has checked their references yet'],
  shard: ({ shard }) => [`shard ${shard}: gates, comparison and history come with the merged run`],
};

function forbiddenText(permissions: string, why: string | undefined): Text {
  const dataNoun =
    { actions: 'artifacts', contents: 'commits' }[permissions.split(':')[0] ?? ''] ?? 'what it is compared with';
  if (why !== undefined) return [`the token may not read ${dataNoun} (${why})`];
  return say`the token has no permission to read ${dataNoun}. Add ${code(permissions)} to ${code('permissions')}`;
}

/** Note for a baseline from another commit than the branch point. */
export function olderBaselineText({ sha, behind }: OlderBaseline): Text {
  const commits = behind === 1 ? '1 commit' : `${behind} commits`;
  const where =
    behind === null
      ? 'which is not an ancestor of this commit'
      : `${commits} behind the branch point (no run in between has a baseline)`;
  return say`Compared with ${code(sha.slice(0, 7))}, ${where}; differences may include other changes.`;
}
