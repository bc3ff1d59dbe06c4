import type { Failure } from '../../core/runs/notices.js';
import type { Report } from '../../core/runs/report.js';
import { type Text } from './text.js';
/** What judging sends, and its estimated cost in US dollars; null: no price is known. */
export interface Workload {
    readonly answers: number;
    readonly hosts: readonly string[];
    readonly models: readonly string[];
    readonly costUsd: number | null;
}
/** What is sent, before it is sent. */
export declare function judgingText(workload: Workload): string;
/** What a judge that is off would send. */
export declare function idleText(workload: Workload): string;
/** "190 answers to api.openai.com (gpt-6-luna, text-embedding-3-small), about $0.04" */
export declare function workloadText({ answers, hosts, models, costUsd }: Workload): string;
/** What failed, as a clause; why there is no baseline is left to `failureText`. */
export declare function failureClause(failure: Failure): string;
/** What failed, with the reason, as a sentence without its full stop. */
export declare function failureText(failure: Failure): Text;
/** The same for files and logs. */
export declare function failureLine(failure: Failure): string;
/** Every gate that failed and everything else that fails a run, each in one line. */
export declare function breachLines({ gates, failures }: Report): string[];
