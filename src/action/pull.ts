import { withGithub } from '../adapters/github/api.js';
import { failureText } from '../adapters/github/failure.js';
import { matchingPulls, namedPull, type Pull } from '../adapters/github/pulls.js';
import type { RunContext } from '../core/github/event.js';
import { usageError } from '../core/words/errors.js';
import type { Writing } from './inputs.js';
import { info, warn } from './log.js';

/**
 * Finds the open pull request of a run whose event has none: the one that an input or a comment names, else the one whose newest
 * commit was pushed. Its branch must be one of this repository. The run is then treated as one of the pull request.
 */
export async function withPull(context: RunContext, writing: Writing): Promise<RunContext> {
  const { plan } = context;
  const number = writing.pullRequest ?? context.commentedPull;
  if (plan.kind === 'workflow_run') return context;
  if (plan.kind === 'pull_request') {
    if (number === null || number === plan.number) return context;
    throw usageError(`pull-request: the run is already one of pull request ${plan.number}; remove the input`);
  }
  if (number !== null) return withNamed(context, writing, number);
  if (!writing.comment || !('branch' in plan) || plan.branch === plan.defaultBranch) return context;
  const pull = await findPushed(context, writing.token, plan.branch);
  return pull ? asRunOf(pull, context) : context;
}

async function withNamed(context: RunContext, { token }: Writing, number: number): Promise<RunContext> {
  const { plan, repository, sha } = context;
  const pull = await withGithub(token, repository, (api) => namedPull(api, number)).catch(failureText);
  const isBehind = typeof pull !== 'string' && 'branch' in plan && plan.branch === pull.headBranch && sha !== pull.head;
  const isUnsafe = typeof pull !== 'string' && pull.isDependabots && context.commentedPull !== null;
  const trouble = isUnsafe ? 'it is one of Dependabot' : isBehind ? 'it has moved on to another commit' : null;
  const obstacle = typeof pull === 'string' ? pull : trouble;
  if (obstacle === null && typeof pull !== 'string') return asRunOf(pull, context);
  warn(`pull request ${number} gets no comment: ${obstacle}`);
  return context;
}

/** The open pull request with a pushed commit; a failure is only logged, since most pushes do not have one. */
async function findPushed({ repository, sha }: RunContext, token: string, branch: string): Promise<Pull | null> {
  const run = { head: sha, headBranch: branch, headOwner: repository.owner, headRepositoryId: repository.id };
  try {
    const [pull = null] = await withGithub(token, repository, (api) => matchingPulls(api, run));
    return pull;
  } catch (error) {
    info(`no pull request was looked up: ${failureText(error)}`);
    return null;
  }
}

function asRunOf({ number, head, baseBranch, base }: Pull, context: RunContext): RunContext {
  info(`pull request ${number}`);
  // Dependabot's runs have a token that only reads.
  const fork = context.sender === 'dependabot[bot]';
  return { ...context, plan: { kind: 'pull_request', number, head, fork, baseBranch, base } };
}
