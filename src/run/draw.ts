import { USUAL_ERROR } from '../core/figures/decided.js';
import type { DecisionInputs } from '../core/gates/decide-gates.js';
import type { Environment } from '../core/text/values.js';
import { type InputWords, usageError } from '../core/words/errors.js';
import { firstGiven, GATE_OPTIONS, type Options } from './settings.js';

/** Events of runs that are compared with a branch, and are no baseline of it. */
const EVENTS: ReadonlySet<string | undefined> = new Set(['pull_request', 'pull_request_target', 'merge_group']);

/** The order of a run that may stop when its gates are decided, and the largest error; null: all questions are asked. */
export function drawOf(
  options: Options & { readonly drawSeed?: string | null },
  words: InputWords,
  env: Environment,
  note: (text: string) => void,
): Pick<DecisionInputs, 'error' | 'seed'> | null {
  const { untilDecided, decisionError: error, drawSeed = null, shard } = options;
  const [until, errorName] = [words.name('until-decided'), words.name('decision-error')];
  if (!untilDecided && (error ?? drawSeed) !== null)
    throw usageError(`${error === null ? '--seed' : errorName}: has no effect without ${until}`);
  if (!untilDecided) return null;
  if (error !== null && !(error > 0 && error < 0.5))
    throw usageError(`${errorName}: expected a number between 0 and 0.5, as in 0.005, got ${error}`);
  if (shard !== null) throw usageError(`${until}: shards are asked in full; remove it, or ${words.name('shard')}`);
  if (firstGiven(options, GATE_OPTIONS) === null)
    throw usageError(`${until}: needs a gate to decide, as in ${words.name('gates')} "micro.steps_score.mean >= 0.75"`);
  const seed = seedOf(drawSeed, env);
  if (seed === null) note('until-decided: all questions count, because this is not the run of a pull request');
  if (seed === null) return null;
  const compared = firstGiven(options, ['max-steps-drop', 'max-regressions']);
  if (compared !== null && [null, 'auto', 'none'].includes(options.baseline))
    throw usageError(
      `${words.name(compared)}: ${words.name('baseline')} must be a path, the same for record and evaluate`,
    );
  return { error: error ?? USUAL_ERROR, seed };
}

/**
 * The seed of the order of the questions: in GitHub Actions, the id of the workflow run, which nobody knows who writes a change.
 * null: the run can be a baseline.
 */
function seedOf(given: string | null, env: Environment): string | null {
  if (env.GITHUB_ACTIONS !== 'true') return given ?? '1';
  if (given !== null) throw usageError('--seed: in GitHub Actions the id of the run decides the order; remove it');
  return EVENTS.has(env.GITHUB_EVENT_NAME) ? (env.GITHUB_RUN_ID ?? null) : null;
}
