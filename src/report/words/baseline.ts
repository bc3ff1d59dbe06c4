import type { NoBaselineReason, NotCompared } from '../../core/comparison/comparison.js';
import type { OlderBaseline } from '../../core/figures/figures.js';
import type { Scoring, ScoringRules } from '../../core/words/scoring-rules.js';
import { code, type Text } from './text.js';

/** Why nothing was compared, with a remedy if there is one, as a sentence without its full stop. */
export function notComparedText(why: NotCompared): Text {
  if (why.kind === 'none') return noBaselineText(why.reason, why.label);
  const { base, head } = why;
  const scoringText: Text =
    base === head
      ? ['other scoring rules of preset ', code(head)]
      : ['preset ', code(base), ', this run with ', code(head)];
  return ['the baseline was scored with ', ...scoringText, '; a comparison would mix two changes'];
}

/** Why a run cannot be compared with another scored run, with the remedy. */
export function incomparableText(run: Scoring, other: Scoring, otherName: string): Text {
  const names = Object.keys(run.knobs) as (keyof ScoringRules)[];
  const differingRules = names.filter((name) => run.knobs[name] !== other.knobs[name]);
  const scoringText = ({ preset, knobs }: Scoring): Text => {
    if (run.preset !== other.preset) return ['preset ', code(preset)];
    return ['the scoring rules ', code(differingRules.map((name) => `${name}: ${knobs[name]}`).join(', '))];
  };
  return [
    'scored with ',
    ...scoringText(run),
    `, and ${otherName} with `,
    ...scoringText(other),
    '; score both in the same way',
  ];
}

function noBaselineText(reason: NoBaselineReason, branch: string): Text {
  switch (reason.kind) {
    case 'none':
      return ['there is no baseline on ', code(branch), ' yet'];
    case 'expired':
      return ['the last baseline has expired. A weekly ', code('schedule'), ' run keeps a baseline available'];
    case 'forbidden':
      return forbiddenText(reason.permissions ?? 'actions: read', reason.why);
    case 'unsupported':
      return ['GitHub Enterprise Server has no artifact service; use ', code('baseline: <path>')];
    case 'disabled':
      return disabledText(reason.event);
    case 'corrupt':
      return [`the baseline artifact of run ${reason.runNumber} ${reason.why} and was ignored`];
    case 'unavailable':
      return [`the baseline lookup on GitHub failed (${reason.why}); this says nothing about the change`];
    case 'not-given':
      return notGivenText(reason.flag);
    case 'first-run':
      return ['this is the first run'];
    case 'drafts':
      return ['drafts have no gates and no baseline: nobody has checked their references yet'];
    case 'shard':
      return [`shard ${reason.shard}: gates, comparison and history come with the merged run`];
  }
}

function notGivenText(flag: string | null): Text {
  const clause = 'no baseline was given';
  return flag === null ? [clause] : [`${clause} (`, code(flag), '), so there is no comparison'];
}

function disabledText(event: string | null): Text {
  if (event === null) return ['the comparison is switched off (', code('baseline: none'), ')'];
  return [`a run started by ${event} has no branch to compare with (`, code('baseline-branch'), ' can name one)'];
}

function forbiddenText(permissions: string, why: string | undefined): Text {
  const dataNoun =
    { actions: 'artifacts', contents: 'commits' }[permissions.split(':')[0] ?? ''] ?? 'what it is compared with';
  if (why !== undefined) return [`the token may not read ${dataNoun} (${why})`];
  return [`the token has no permission to read ${dataNoun}. Add `, code(permissions), ' to ', code('permissions')];
}

/** Note for a baseline from another commit than the branch point. */
export function olderBaselineText({ sha, behind }: OlderBaseline): Text {
  const comparedWith: Text = ['Compared with ', code(sha.slice(0, 7)), ', '];
  if (behind === null) {
    return [...comparedWith, 'which is not an ancestor of this commit; differences may include other changes.'];
  }
  const commits = behind === 1 ? '1 commit' : `${behind} commits`;
  const why = 'behind the branch point (no run in between has a baseline); differences may include other changes.';
  return [...comparedWith, `${commits} ${why}`];
}
