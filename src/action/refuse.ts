import { findCheckouts } from '../adapters/files/checkouts.js';
import { usageError } from '../core/errors.js';
import type { RunContext } from '../core/github/event.js';
import { mayReadAnyHead, refusalOfEvent, refusalOfHead } from '../core/github/refusal.js';
import type { Environment } from '../core/values.js';
import type { ActionInputs } from './inputs.js';

/** Throws if a run would have secrets while it reads untrusted files. */
export async function refuseUnsafe(context: RunContext, inputs: ActionInputs, env: Environment): Promise<void> {
  const { mode } = inputs;
  const { event, sha } = context;
  const refused = refusalOfEvent(mode, event);
  if (refused !== null) throw usageError(refused);
  if (mayReadAnyHead(event)) return;
  const checkouts = await findCheckouts(pathsOf(inputs), env.GITHUB_WORKSPACE ?? '.');
  const foreign = refusalOfHead(mode, event, sha, checkouts);
  if (foreign !== null) throw usageError(foreign);
}

function pathsOf({ settings, baseline, known }: ActionInputs): string[] {
  const { corpus, responses, config } = settings;
  const others = [config, known, baseline.kind === 'path' ? baseline.path : null];
  return [...corpus, ...responses, ...others.filter((path) => path !== null)];
}
