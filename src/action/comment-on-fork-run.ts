import { type CommentText, publishComment } from '../adapters/github/comment.js';
import { findBaseline } from '../adapters/github/find-baseline.js';
import type { Pull } from '../adapters/github/pulls.js';
import { resolveBaseline } from '../core/comparison/baseline.js';
import { reasonNotToComment } from '../core/gates/report.js';
import { runUrl } from '../core/github/event.js';
import { fittingBodies, footerTexts, viewAtOf } from '../report/formats/comment.js';
import { readTrusted, reportForkRun, shownOfFork } from '../run/fork-report.js';
import { publishReportedCheck } from './check.js';
import { commentKey, comparedWith } from './comment.js';
import type { ActionRun } from './environment.js';
import { knownOfPull } from './known.js';
import { info } from './log.js';
import { reportWrite, setWriteOutputs } from './outputs.js';
import { type Reported, type Reporter, reportedPulls, searchOf } from './reported-pulls.js';
import { viewOfStop } from './stopped.js';

/** Comments on the pull request of a fork's run: its checked numbers, with texts of this repository only. */
export async function commentOnForkRun(actionRun: ActionRun): Promise<string[]> {
  const { inputs, context, roots } = actionRun;
  if (context.plan.kind !== 'workflow_run') return [];
  const { run } = context.plan;
  for (const what of ['check', 'comment'] as const) {
    setWriteOutputs(what, { kind: 'skipped', reason: 'nothing to report' });
  }
  if (run.event !== 'pull_request') {
    info(`nothing to report: the run was started by ${run.event}`);
    return [];
  }
  const trusted = await readTrusted(inputs.settings.corpus, roots);
  const reporter = { ...actionRun, run, trusted };
  for (const [index, reported] of (await reportedPulls(reporter)).entries()) {
    await publishFor(reporter, reported, index === 0);
  }
  return [];
}

/** Publishes the report for one pull request. Those with the same head share a check run. */
async function publishFor(reporter: Reporter, { pull, figures }: Reported, isFirst: boolean): Promise<void> {
  const { run, inputs, context, trusted, redactor } = reporter;
  const { redact } = redactor;
  if (figures === null) {
    const stop = { failed: true, why: 'its run left no figures that can be used', lines: [], notices: [] };
    const view = redact(viewOfStop({ name: inputs.settings.name, context: searchOf(reporter, pull).context }, stop));
    const notCreated = 'the run left no figures';
    return commentOnFork(reporter, pull, { notCreated, bodiesFor: (identity) => fittingBodies(() => view, identity) });
  }
  const outcome = await findBaseline(searchOf(reporter, pull));
  const baseline = resolveBaseline(outcome, { workflow: run.path, branch: pull.baseBranch, isOnBranch: false });
  const known = await knownOfPull(reporter, pull);
  const fork = { run, figures, trusted, baseline, redact, isFork: isFork(reporter) };
  const report = reportForkRun(fork, { ...inputs.settings, known });
  const isCompared = 'source' in outcome && report.comparison.kind === 'compared';
  const baselineText = isCompared ? comparedWith(context, pull.baseBranch, outcome.source, false) : null;
  const text = fork.isFork ? "the fork's run" : 'the reported run';
  const footer = footerTexts(baselineText, [{ text, url: runUrl({ ...context, runId: run.id }) }], run.head);
  const shown = shownOfFork(fork, report, { baseBranch: pull.baseBranch, footer });
  if (inputs.check && isFirst) reportWrite('check', await publishReportedCheck(reporter, report, shown));
  await commentOnFork(reporter, pull, {
    notCreated: reasonNotToComment(report, inputs.commentWhen),
    bodiesFor: (identity) => fittingBodies(viewAtOf(report, shown), identity, shown),
  });
}

async function commentOnFork(reporter: Reporter, pull: Pull, comment: CommentText): Promise<void> {
  const { inputs, context, run } = reporter;
  const workflowKey = commentKey(run.path, inputs.settings.name);
  // A fork can report under one name from several workflows, so the key omits the workflow.
  const key = isFork(reporter) ? commentKey('', inputs.settings.name) : workflowKey;
  const outcome = await publishComment({
    token: inputs.token,
    repository: context.repository,
    number: pull.number,
    identity: { key, runId: run.id, attempt: run.attempt, sha: run.head },
    otherKeys: [workflowKey],
    once: true,
    ...comment,
  });
  reportWrite('comment', outcome);
}

/** Whether the run is from another repository. False for Dependabot, which has a fork's token but no fork. */
function isFork({ context, run }: Reporter): boolean {
  return run.headRepositoryId !== context.repository.id;
}
