import { createHash } from 'node:crypto';
import { type CommentOutcome, publishComment } from '../adapters/github/comment.js';
import { type RunContext, runUrl } from '../core/github/event.js';
import type { BaselineSource } from '../core/runs/baseline-outcome.js';
import type { CommentIdentity, ComparedWith } from '../report/formats/comment.js';
import { info, warn } from './log.js';
import type { ActionRun } from './run.js';

/** The key of an evaluation's comment: one per workflow file and `name`. */
export function commentKey(workflow: string, name: string): string {
  return createHash('sha256').update(`${workflow}\n${name}`).digest('hex').slice(0, 16);
}

/** A comment for a pull request. */
export interface PullComment {
  /** Reason not to create a comment; null: create it. */
  readonly notCreated: string | null;
  /** The texts by detail level, longest first; null after the last level. */
  readonly bodiesFor: (identity: CommentIdentity) => (detailLevel: number) => string | null;
}

/** Comments on the pull request of a run, if there is one and the token may write. */
export async function publishOnPull(run: ActionRun, { notCreated, bodiesFor }: PullComment): Promise<CommentOutcome> {
  const { inputs, context } = run;
  const { plan, repository, runId, attempt } = context;
  if (!inputs.comment) return { kind: 'skipped', reason: 'comment: false' };
  if (plan.kind !== 'pull_request') return { kind: 'skipped', reason: `${context.event} has no pull request` };
  if (plan.fork) {
    const reason = 'a run from a fork or of Dependabot has no permission to comment; see "Permissions" in the README';
    return { kind: 'skipped', reason };
  }
  const key = commentKey(context.workflow, inputs.settings.name);
  const identity = { key, runId, attempt, sha: plan.head };
  return publishComment({
    token: inputs.token,
    owner: repository.owner,
    repo: repository.name,
    number: plan.number,
    key,
    runId,
    attempt,
    head: plan.head,
    notCreated,
    bodyOf: bodiesFor(identity),
  });
}

/** Logs the result of a comment. */
export function logComment(outcome: CommentOutcome): void {
  if (outcome.kind === 'failed') warn(`the comment was not written: ${outcome.reason}`);
  else info(`comment: ${outcome.kind}${'reason' in outcome ? ` (${outcome.reason})` : ''}`);
}

/** Describes the baseline with the URL of its run. */
export function comparedWith(
  context: RunContext,
  label: string,
  { runId, runNumber, sha }: BaselineSource,
  isBranchPoint: boolean,
): ComparedWith {
  if (runId === 0) return { run: null, label, sha, isBranchPoint: false };
  const run = { text: `run ${runNumber}`, url: runUrl({ ...context, runId }) };
  return { run, label, sha, isBranchPoint };
}
