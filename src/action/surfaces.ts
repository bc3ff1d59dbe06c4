import * as core from '@actions/core';
import type { BaselineOutcome } from '../core/github/outcome.js';
import { runUrl } from '../core/github/run-url.js';
import type { Report } from '../core/runs/report.js';
import { renderComment, SUMMARY_LIMIT } from '../report/comment.js';
import { footerTexts } from '../report/footer.js';
import { questionText } from '../report/full-report.js';
import type { Text } from '../report/text.js';
import type { PublishOutcomes, Surface } from '../run/publish.js';
import { type ActionRun, thisRunOf } from './action-run.js';
import { comparedWith, logComment, publishOnPull } from './comment.js';
import { warn } from './log.js';
import { setCommentOutputs, setRunOutputs } from './outputs.js';
import { filesSurface } from './upload.js';

type Earlier = Partial<PublishOutcomes>;

/** Where an evaluating run is published: durable surfaces first, the comment last. */
export function surfacesOf(run: ActionRun, baseline: BaselineOutcome): Surface[] {
  return [
    filesSurface(run),
    summarySurface(run, baseline),
    outputsSurface(run, baseline),
    commentSurface(run, baseline),
  ];
}

function summarySurface(run: ActionRun, baseline: BaselineOutcome): Surface<'summary'> {
  const publish = async (report: Report, earlier: Earlier) => {
    const text = renderComment(report, null, shownIn(run, report, baseline, earlier), SUMMARY_LIMIT);
    try {
      await core.summary.addRaw(text).write();
      return { kind: 'written' as const };
    } catch {
      warn('the job summary could not be written');
      return { kind: 'failed' as const };
    }
  };
  return { name: 'summary', publish };
}

function outputsSurface({ context, folder }: ActionRun, baseline: BaselineOutcome): Surface<'outputs'> {
  const publish = async (report: Report, { files }: Earlier) => {
    const artifact = files?.kind === 'uploaded' ? { id: files.id, url: artifactUrl(context, files.id) } : null;
    const passed = report.run.passed === true && (files?.breaches ?? []).length === 0;
    setRunOutputs({ report, passed, baseline, folder, artifact });
    return { kind: 'set' as const };
  };
  return { name: 'outputs', publish };
}

function commentSurface(run: ActionRun, baseline: BaselineOutcome): Surface<'comment'> {
  const publish = async (report: Report, earlier: Earlier) => {
    const outcome = await publishOnPull(run, report, shownIn(run, report, baseline, earlier));
    logComment(outcome);
    setCommentOutputs(outcome);
    return outcome;
  };
  return { name: 'comment', publish };
}

function shownIn({ context, redactor }: ActionRun, report: Report, baseline: BaselineOutcome, { files }: Earlier) {
  const footer = footerOf(context, report, baseline, files);
  return { thisRun: thisRunOf(context), footer, textOf: questionText, redact: redactor.redact };
}

function footerOf(
  context: ActionRun['context'],
  { comparison }: Report,
  baseline: BaselineOutcome,
  files: Earlier['files'],
): Text[] {
  const isCompared = comparison.kind === 'compared' && comparison.paired > 0 && 'source' in baseline;
  const isBranchPoint = baseline.kind === 'found' && context.plan.kind === 'pull_request';
  const compared = isCompared ? comparedWith(context, comparison.label, baseline.source, isBranchPoint) : null;
  const uploaded = files?.kind === 'uploaded' ? [{ text: 'files', url: artifactUrl(context, files.id) }] : [];
  const head = context.plan.kind === 'pull_request' ? context.plan.head : context.sha;
  return footerTexts(compared, [{ text: 'full report', url: runUrl(context) }, ...uploaded], head);
}

function artifactUrl(context: ActionRun['context'], id: number): string {
  return `${runUrl(context)}/artifacts/${id}`;
}
