import { gateLine } from '../../core/runs/evaluate-gates.js';
import type { Failure } from '../../core/runs/notices.js';
import type { Report } from '../../core/runs/report.js';
import { counted } from '../../core/text/numerals.js';
import { notComparedText } from './baseline.js';
import { gateReasonText } from './gate-reasons.js';
import { dollars } from './numbers.js';
import { marked, type Text } from './text.js';

/** What judging sends, and its estimated cost in US dollars; null: no price is known. */
export interface Workload {
  readonly answers: number;
  readonly hosts: readonly string[];
  readonly models: readonly string[];
  readonly costUsd: number | null;
}

/** What is sent, before it is sent. */
export function judgingText(workload: Workload): string {
  return `judging sends ${workloadText(workload)}; verdicts of earlier runs are reused`;
}

/** What a judge that is off would send. */
export function idleText(workload: Workload): string {
  const would = `If enabled, the judge would send ${workloadText(workload)}`;
  return `a key is set, but the judge is off, so nothing was sent. ${would}`;
}

/** "190 answers to api.openai.com (gpt-6-luna, text-embedding-3-small), about $0.04" */
export function workloadText({ answers, hosts, models, costUsd }: Workload): string {
  const price = costUsd === null ? 'no price is known' : `about ${dollars(costUsd)}`;
  return `${counted(answers, 'answer')} to ${hosts.join(' and ')} (${models.join(', ')}), ${price}`;
}

/** What failed, as a clause; why there is no baseline is left to `failureText`. */
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

/** What failed, with the reason, as a sentence without its full stop. */
export function failureText(failure: Failure): Text {
  const clause = failureClause(failure);
  if (failure.kind !== 'baseline-required') return [clause];
  const { missing } = failure;
  return [`${clause}: `, ...(missing ? notComparedText(missing) : ['no question is the same on both sides'])];
}

/** The same for files and logs. */
export function failureLine(failure: Failure): string {
  return marked(failureText(failure));
}

/** Every gate that failed and everything else that fails a run, each in one line. */
export function breachLines({ gates, failures }: Report): string[] {
  const failed = gates.filter(({ outcome }) => outcome === 'failed');
  return [
    ...failures.map(failureLine),
    ...failed.map((gate) => gateLine(gate, gate.reason ? marked(gateReasonText(gate.reason)) : '')),
  ];
}
