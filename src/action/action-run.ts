import type { RunContext } from '../core/github/event.js';
import type { Redactor } from '../core/secrets/redact.js';
import { THIS_PR, THIS_RUN, type ThisRun } from '../report/blocks.js';
import type { ActionInputs } from './inputs.js';

/** What the parts of an evaluating run share. */
export interface ActionRun {
  readonly inputs: ActionInputs;
  readonly context: RunContext;
  readonly redactor: Redactor;
  /** A new folder for this run under RUNNER_TEMP. */
  readonly scratch: string;
  /** The folder of the run's files. */
  readonly folder: string;
}

/** What a run is called beside its baseline. */
export function thisRunOf({ plan }: RunContext): ThisRun {
  return plan.kind === 'pull_request' || plan.kind === 'workflow_run' ? THIS_PR : THIS_RUN;
}
