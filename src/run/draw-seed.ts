import type { Environment } from '../core/text/values.js';
import { usageError } from '../core/words/errors.js';

/** Events of runs that are compared with a branch, and are no baseline of it. */
const EVENTS: ReadonlySet<string | undefined> = new Set(['pull_request', 'pull_request_target', 'merge_group']);

/**
 * The seed of the order of the questions: in GitHub Actions, the id of the workflow run, which nobody knows who writes a change.
 * null: all questions are asked, because the run can be a baseline.
 */
export function drawSeed(given: string | null, env: Environment): string | null {
  if (env.GITHUB_ACTIONS !== 'true') return given ?? '1';
  if (given !== null) throw usageError('--seed: in GitHub Actions the id of the run decides the order; remove it');
  return EVENTS.has(env.GITHUB_EVENT_NAME) ? (env.GITHUB_RUN_ID ?? null) : null;
}

/** What a run says that does not stop early. */
export const ALL_ASKED = 'until-decided: all questions count, because this is not the run of a pull request';
