import type { RunContext } from '../core/github/event.js';
import type { ActionInputs } from './inputs.js';

/** Reports the run of a fork. */
export async function reportAction(_: ActionInputs, __: RunContext): Promise<string[]> {
  return [];
}
