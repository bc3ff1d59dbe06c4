import { createHash } from 'node:crypto';
import type { UploadOutcome } from '../adapters/github/artifact.js';
import { type CommentOutcome, publishComment } from '../adapters/github/comment.js';
import type { RunContext } from '../core/github/event.js';
import type { BaselineOutcome, BaselineSource } from '../core/github/outcome.js';
import type { Report } from '../core/report.js';
import { COMMENT_LIMIT, RUNG_COUNT, renderComment } from '../report/comment.js';
import { code, type Text } from '../report/text.js';
import { questionText } from '../run.js';
import { type ActionRun, runUrl } from './evaluate.js';

/** What a run is called beside its baseline. */
export function thisRunOf({ plan }: RunContext): string {
  return plan.kind === 'pull_request' || plan.kind === 'workflow_run' ? 'This PR' : 'This run';
}

/** Identity of an evaluation's comment: one per workflow file and `name`. */
export function commentKey(workflow: string, name: string): string {
  return createHash('sha256').update(`${workflow}\n${name}`).digest('hex').slice(0, 16);
}

/** Comments on the pull request of a run, where it has one and its token may write. */
export async function commentOn(run: ActionRun, report: Report, footer: readonly Text[]): Promise<CommentOutcome> {
  const { inputs, context, redactor } = run;
  const { plan, repository } = context;
  if (!inputs.comment) return { kind: 'skipped', reason: 'comment: false' };
  if (plan.kind !== 'pull_request') return { kind: 'skipped', reason: `${context.event} has no pull request` };
  if (plan.fork)
    return {
      kind: 'skipped',
      reason: 'a run from a fork or of Dependabot has no permission to comment; see "Permissions" in the README',
    };
  const key = commentKey(context.workflow, inputs.settings.name);
  const identity = { key, runId: context.runId, attempt: context.attempt, sha: plan.head };
  const options = { thisRun: thisRunOf(context), footer, textOf: questionText, redact: redactor.redact };
  return publishComment({
    token: inputs.token,
    owner: repository.owner,
    repo: repository.name,
    number: plan.number,
    key,
    runId: context.runId,
    attempt: context.attempt,
    head: plan.head,
    bodyOf: (rung) => (rung < RUNG_COUNT ? renderComment(report, identity, options, COMMENT_LIMIT, rung) : null),
  });
}

/** The last line: what the figures are compared with, where the files are, which commit they speak of. */
export function footerOf(
  { context }: ActionRun,
  { comparison }: Report,
  baseline: BaselineOutcome,
  files: UploadOutcome,
): Text[] {
  const url = runUrl(context);
  const head = context.plan.kind === 'pull_request' ? context.plan.head : context.sha;
  const isCompared = comparison.kind === 'compared' && comparison.paired > 0 && 'source' in baseline;
  const exact = baseline.kind === 'found' && context.plan.kind === 'pull_request';
  const compared = isCompared ? [comparedWith(context, comparison.label, baseline.source, exact)] : [];
  const links: Text[] =
    files.kind === 'uploaded' ? [[{ link: { text: 'files', url: `${url}/artifacts/${files.id}` } }]] : [];
  return [...compared, [{ link: { text: 'full report', url } }], ...links, ['commit ', code(head.slice(0, 7))]];
}

/** The run, or the file, that the figures are compared with, and the commit that it speaks of. */
export function comparedWith(context: RunContext, label: string, source: BaselineSource, exact: boolean): Text {
  const { runId, runNumber, sha } = source;
  const what = runId > 0 ? { link: { text: `run ${runNumber}`, url: runUrl({ ...context, runId }) } } : code(label);
  const commit = sha === '' ? [] : [' on ', code(sha.slice(0, 7))];
  return ['Compared with ', what, ...commit, exact && runId > 0 ? ', the commit this PR branched from' : ''];
}
