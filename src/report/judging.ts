import { counted } from '../core/text/numerals.js';
import { dollars } from './numbers.js';

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
