import type { CustomEvaluation } from '../../core/judge/custom-config.js';
import { gateLine } from '../../core/runs/evaluate-gates.js';
import type { Failure } from '../../core/runs/notices.js';
import type { Report } from '../../core/runs/report.js';
import { counted } from '../../core/text/numerals.js';
import { notComparedText } from './baseline.js';
import { gateReasonText } from './gate-reasons.js';
import { dollars } from './numbers.js';
import { marked, type Text } from './text.js';

/** Answers that judging sends, and the estimated cost in US dollars; null: no price is known. */
export interface Workload {
  readonly answers: number;
  readonly hosts: readonly string[];
  readonly models: readonly string[];
  readonly costUsd: number | null;
}

/** The work of a run, without the verdicts that are reused. */
export interface PlannedWorkload extends Workload {
  /** Number of retrieval steps that are sent. */
  readonly steps: number;
  readonly requests: number;
  readonly reused: number;
  /** The custom evaluations that send something. */
  readonly custom: readonly CustomEvaluation[];
}

/** Announcement of the work before judging starts, one line each. */
export function judgingLines(workload: PlannedWorkload): string[] {
  const { requests, reused, custom } = workload;
  const reusedText = reused > 0 ? `; ${counted(reused, 'verdict')} of earlier runs ${isOrAre(reused)} reused` : '';
  if (requests === 0) return [`judging sends nothing${reusedText}`];
  return [
    `judging sends ${textsToSend(workload)} to ${modelsText(workload)}; ${counted(requests, 'request')}${reusedText}`,
    ...custom.map(customText),
  ];
}

function isOrAre(count: number): string {
  return count === 1 ? 'is' : 'are';
}

/** "custom evaluation my_relevance sends question, actual_answer, actual_steps (args and output of lookup)" */
function customText({ name, inputs, steps }: CustomEvaluation): string {
  const stepsText = steps ? ` (${steps.keys.join(' and ')} of ${steps.name})` : '';
  return `custom evaluation ${name} sends ${inputs.join(', ')}${stepsText}`;
}

/** Hint on the workload that a disabled judge would have. */
export function idleText(workload: Workload): string {
  const workloadSentence = `If enabled, the judge would send ${workloadText(workload)}`;
  return `a key is set, but the judge is off, so nothing was sent. ${workloadSentence}`;
}

/** "2 answers and the contexts of 5 retrieval steps" */
function textsToSend({ answers, steps }: PlannedWorkload): string {
  const contexts = `the contexts of ${counted(steps, 'retrieval step')}`;
  if (steps === 0) return counted(answers, 'answer');
  return answers === 0 ? contexts : `${counted(answers, 'answer')} and ${contexts}`;
}

/** "190 answers to api.openai.com (gpt-6-luna, text-embedding-3-small), about $0.04" */
export function workloadText(workload: Workload): string {
  return `${counted(workload.answers, 'answer')} to ${modelsText(workload)}`;
}

/** "api.openai.com (gpt-6-luna), about $0.04" */
function modelsText({ hosts, models, costUsd }: Workload): string {
  const price = costUsd === null ? 'no price is known' : `about ${dollars(costUsd)}`;
  return `${hosts.join(' and ')} (${models.join(', ')}), ${price}`;
}

/** A failure as a clause; `failureText` adds why there is no baseline. */
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
  if (failure.kind !== 'baseline-required') return [clause];
  const { missing } = failure;
  return [`${clause}: `, ...(missing ? notComparedText(missing) : ['no question is the same on both sides'])];
}

/** A failure with its reason, as Markdown for files and logs. */
export function failureLine(failure: Failure): string {
  return marked(failureText(failure));
}

/** All failures of a run and all failed gates, one per line. */
export function breachLines({ gates, failures }: Report): string[] {
  const failedGates = gates.filter(({ outcome }) => outcome === 'failed');
  return [
    ...failures.map(failureLine),
    ...failedGates.map((gate) => gateLine(gate, gate.reason ? marked(gateReasonText(gate.reason)) : '')),
  ];
}
