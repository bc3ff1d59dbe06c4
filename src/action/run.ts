import { mkdtemp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { makeFolder } from '../adapters/files/output-file.js';
import type { RunContext } from '../core/github/event.js';
import type { Redactor } from '../core/secrets/redact.js';
import type { Environment } from '../core/text/values.js';
import { THIS_PR, THIS_RUN, type ThisRun } from '../report/words/blocks.js';
import { tempOf } from './environment.js';
import type { ActionInputs } from './inputs.js';

/** The shared data of an evaluating run. */
export interface ActionRun {
  readonly inputs: ActionInputs;
  readonly context: RunContext;
  readonly redactor: Redactor;
  /** A new folder for this run under RUNNER_TEMP. */
  readonly scratch: string;
  /** The folder of the run's files. */
  readonly folder: string;
}

/** Creates the folders of a run. */
export async function makeRun(
  inputs: ActionInputs,
  context: RunContext,
  env: Environment,
  redactor: Redactor,
): Promise<ActionRun> {
  const scratch = await mkdtemp(join(await makeFolder(tempOf(env)), 'stepgate-'));
  const folder = resolve(inputs.outputDir ?? join(scratch, 'results'));
  return { inputs, context, redactor, scratch, folder };
}

/** The label of a run next to its baseline. */
export function thisRunOf({ plan }: RunContext): ThisRun {
  return plan.kind === 'pull_request' || plan.kind === 'workflow_run' ? THIS_PR : THIS_RUN;
}
