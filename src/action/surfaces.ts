import * as core from '@actions/core';
import type { BaselineOutcome } from '../core/github/outcome.js';
import type { Report } from '../core/runs/report.js';
import type { Environment } from '../core/values.js';
import { renderComment, SUMMARY_LIMIT } from '../report/comment.js';
import { questionText } from '../report/full-report.js';
import { addressIn } from '../report/page/anchor.js';
import type { PublishOutcomes, Surface } from '../run/publish.js';
import { type ActionRun, thisRunOf } from './action-run.js';
import { annotateRegressions } from './annotate.js';
import { logComment, publishOnPull } from './comment.js';
import { artifactUrl, footerOf, pageUrl, reportLinks } from './footer.js';
import { warn } from './log.js';
import { setCommentOutputs, setRunOutputs } from './outputs.js';
import { pageFiles } from './page.js';
import { filesSurface } from './upload.js';

type Earlier = Partial<PublishOutcomes>;

/** Where an evaluating run is published: durable surfaces first, the comment last. */
export function surfacesOf(run: ActionRun, baseline: BaselineOutcome, env: Environment): Surface[] {
  return [
    filesSurface(run),
    annotationsSurface(run, env),
    summarySurface(run, baseline),
    outputsSurface(run, baseline),
    commentSurface(run, baseline),
  ];
}

function annotationsSurface({ inputs, context }: ActionRun, env: Environment): Surface<'annotations'> {
  const publish = async (report: Report, { files }: Earlier) => {
    await annotateRegressions(report, inputs.settings.corpus, env, addressIn(pageUrl(context, files)));
    return { kind: 'written' as const };
  };
  return { name: 'annotations', publish };
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

function outputsSurface(run: ActionRun, baseline: BaselineOutcome): Surface<'outputs'> {
  const { context, folder } = run;
  const publish = async (report: Report, { files }: Earlier) => {
    const artifact = files?.kind === 'uploaded' ? { id: files.id, url: artifactUrl(context, files.id) } : null;
    const page = (await pageFiles(run)).length > 0 ? { url: pageUrl(context, files) } : null;
    const passed = report.run.passed === true && (files?.breaches ?? []).length === 0;
    setRunOutputs({ report, passed, baseline, folder, artifact, page });
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
  const footer = footerOf(context, report, baseline, reportLinks(context, files));
  const addressOf = addressIn(pageUrl(context, files));
  return { thisRun: thisRunOf(context), footer, textOf: questionText, addressOf, redact: redactor.redact };
}
