import type { Failure } from '../../core/comparison/notices.js';
import { LEVEL } from '../../core/comparison/run-noise.js';
import type { Undecided } from '../../core/figures/decided.js';
import { type GateReason, type GateVerdict, gateLine, type RerunLoss } from '../../core/gates/evaluate-gates.js';
import type { Report } from '../../core/gates/report.js';
import type { FailureKind } from '../../core/judge/judge.js';
import { counted, fixed, whole } from '../../core/text/numerals.js';
import { notComparedText } from './baseline.js';
import { placesApart } from './numbers.js';
import { uncheckedText } from './rule-sentences.js';
import { code, marked, say, type Text } from './text.js';

type OfKind<Kind> = Extract<GateReason, { kind: Kind }>;

const REASONS: { readonly [Kind in GateReason['kind']]: (reason: OfKind<Kind>) => Text } = {
  'no-reference-steps': () => ['no question has reference steps'],
  'no-answer-checks': () => ['no question has answer checks'],
  'no-tables': () => {
    const keys = say`no table has keys of its own, such as ${code('match_output: table')}`;
    return say`no question has ${code('rows_f1')}: ${keys}, or the preset leaves it out`;
  },
  'nothing-shared': () => ['no question with reference steps is the same on both sides'],
  'nothing-paired': () => ['no question is the same on both sides'],
  'all-quarantined': () => ['all questions that could be compared are quarantined'],
  accepted: ({ by }) => say`accepted by ${code(`@${by}`)}`,
  'not-compared': ({ why }) => notComparedText(why),
  'within-noise': () => ['within rerun noise'],
  'no-data': ({ metric }) => [`no response has ${metric}`],
  'partly-judged': ({ metric: { judged, expected, troubles } }) => {
    const reasons = Object.entries(troubles).map(([kind, count]) => `${count} ${NOT_JUDGED[kind as FailureKind]}`);
    return [`partial: ${judged} of ${expected} judged (${reasons.join(', ')})`];
  },
  'untrusted-judge': ({ why }) => [why],
  'not-finite': () => ['not a finite number'],
  'rules-not-checked': ({ rules }) => uncheckedText(rules),
  'not-scored-again': () => ['the effect of some edits is unknown'],
  'other-selection': () => ['the runs select different questions'],
  'not-decided': () => ['not decided when the run stopped'],
  'unknown-figure': () => ['this run has no such figure'],
};

/** Why the figure of a gate is missing, or why the gate did not fail. */
export function gateReasonText(reason: GateReason): Text {
  const textOf = REASONS[reason.kind] as (of: GateReason) => Text;
  return textOf(reason);
}

/** Why a gate has this outcome, in a clause; empty if its figure shows it. */
export function gateWords({ reason, reruns, outcome }: GateVerdict): Text {
  if (reason && (reason.kind !== 'within-noise' || !reruns)) return gateReasonText(reason);
  return reruns ? [rerunWords(reruns, outcome)] : [];
}

/**
 * The lost questions of a drop over its limit, and how often reruns lose as many: "3 of 20 questions lost, none gained;
 * chance does this in 4 of 100 reruns", or that it takes more data.
 */
export function rerunWords({ questions, lost, gained, chance }: RerunLoss, outcome: GateVerdict['outcome']): string {
  if (outcome === 'warned') {
    const flips =
      gained > 0 ? `${whole(lost)} lost and ${whole(gained)} gained questions` : counted(lost, 'lost question');
    return (
      `over your limit, but ${flips} of ${whole(questions)} ${lost + gained === 1 ? 'is' : 'are'} what reruns do in ` +
      `${ofHundred(chance)}; more questions or several answers per question would decide`
    );
  }
  const flips = `${whole(lost)} of ${counted(questions, 'question')} lost, ${gained > 0 ? whole(gained) : 'none'} gained`;
  return `${flips}; ${chance <= LEVEL ? `chance does this in ${ofHundred(chance)} reruns` : 'more than chance by the significance test'}`;
}

/** "4 of 100"; with decimals where a chance above the level would round to it. */
export function ofHundred(chance: number): string {
  if (chance < 0.005) return 'fewer than 1 of 100';
  if (chance > 0.995) return 'more than 99 of 100';
  return `${fixed(100 * chance, chance > LEVEL ? placesApart(100 * chance, 100 * LEVEL, 0) : 0)} of 100`;
}

const NOT_JUDGED: Readonly<Record<FailureKind, string>> = {
  answer: 'without a usable reply',
  unavailable: 'without a reply',
  budget: 'over budget',
  unbounded: 'of unknown cost',
  stopped: 'not judged after unusable replies',
  blank: 'with a blank text',
  cancelled: 'cancelled',
  late: 'not judged in time',
};

/** A failure as a clause; `failureText` adds why the baseline is missing. */
export function failureClause(failure: Failure): string {
  switch (failure.kind) {
    case 'no-answer':
      return 'no response matches any question';
    case 'low-coverage':
      return `${failure.answered} of ${failure.selected} answered, below the required coverage of ${failure.required}`;
    case 'baseline-required':
      return 'a baseline is required';
    case 'judging-cancelled':
      return 'judging was cancelled; the verdicts so far are kept';
  }
}

/** A failure with its reason, as a sentence without its full stop. */
export function failureText(failure: Failure): Text {
  const clause = failureClause(failure);
  if (failure.kind === 'low-coverage' && failure.undecided) return say`${clause}; ${undecidedText(failure.undecided)}`;
  if (failure.kind !== 'baseline-required') return [clause];
  const { missing } = failure;
  if (missing === 'unrelated')
    return [`${clause}: the only runs with one are of commits that are not ancestors of this one`];
  return say`${clause}: ${missing ? notComparedText(missing) : 'no question is the same on both sides'}`;
}

/** Why a recording that stopped early decides nothing. */
export function undecidedText({ answered, other, gate, limit }: Undecided): Text {
  const first = `the first ${counted(answered, 'question')}`;
  const record = code('record');
  if (other !== null) {
    const why = 'run with another corpus, selection or seed, or in another workflow run?';
    return say`${code(other)} has an answer, but is not one of ${first} of this run's order; was ${record} ${why}`;
  }
  const why = 'interrupted, or given other gates, another decision-error, config or baseline?';
  return say`the answers to ${first} do not decide ${code(gate)} ${limit}; was ${record} ${why}`;
}

/** A failure with its reason, as Markdown for files and logs. */
export function failureLine(failure: Failure): string {
  return marked(failureText(failure));
}

/** All failures of a run and all failed gates, one per line. */
export function breachLines({ gates, failures }: Report): string[] {
  const failedGates = gates.filter(({ outcome }) => outcome === 'failed');
  return [...failures.map(failureLine), ...failedGates.map((gate) => gateLine(gate, marked(gateWords(gate))))];
}
