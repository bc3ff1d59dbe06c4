import type { TrialSummary } from '../core/trials.js';
import type { Mapping } from '../core/values.js';
/** What repeated answers say of a run, for the files. */
export declare function trialsBlock(summary: TrialSummary): Mapping;
