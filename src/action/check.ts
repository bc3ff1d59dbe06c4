import { type CheckAnnotation, type CheckOutcome, publishCheck } from '../adapters/github/check.js';
import { headOf, type RunContext, runUrl } from '../core/github/event.js';
import type { Report } from '../core/runs/report.js';
import { checkText, conclusionOf } from '../report/formats/check.js';
import type { CommentOptions } from '../report/formats/comment.js';
import { cut, oneLine } from '../report/words/text.js';
import type { ActionInputs } from './inputs.js';
import { info, warn } from './log.js';
import type { RegressedPlace } from './regressions.js';
import type { Reporter } from './reported.js';
import type { ActionRun } from './run.js';

/** Annotations of a check run: ten requests. */
export const MAX_ANNOTATIONS = 500;
/** GitHub takes titles of 255 characters and messages of 64 KB. */
const MAX_TITLE = 255;
const MAX_MESSAGE = 4000;

/** What a check run needs beside the report. */
export interface CheckSurroundings {
  readonly shown: CommentOptions;
  /** Where GitHub leads a reader for more. */
  readonly url: string;
  /** Failed although its report passed, as for a name that two jobs use. */
  readonly isBroken: boolean;
  readonly places: readonly RegressedPlace[];
}

/** Writes the check run of an evaluating run, where it is asked for and its token may. */
export async function publishOwnCheck(
  { inputs, context }: ActionRun,
  report: Report,
  { shown, url, isBroken, places }: CheckSurroundings,
): Promise<CheckOutcome> {
  if (!inputs.check) return { kind: 'skipped', reason: 'check: false' };
  if (context.plan.kind === 'pull_request' && context.plan.fork) {
    const reason = 'a run from a fork or of Dependabot has no permission to write check runs; use mode: report';
    return { kind: 'skipped', reason };
  }
  return publishCheck({
    ...placeOf(inputs, context),
    sha: headOf(context),
    runId: context.runId,
    attempt: context.attempt,
    conclusion: isBroken ? 'failure' : conclusionOf(report),
    url,
    annotations: places.map((place) => annotationOf(place, shown)),
    ...checkText(report, shown),
  });
}

/**
 * Writes the check run of a reported run. Its figures are a claim, which is never green. It has no annotations: the head,
 * and so the lines of its corpus, is never read.
 */
export async function publishReportedCheck(
  { inputs, context, run }: Reporter,
  report: Report,
  shown: CommentOptions,
): Promise<CheckOutcome> {
  const conclusion = conclusionOf(report);
  return publishCheck({
    ...placeOf(inputs, context),
    sha: run.head,
    runId: run.id,
    attempt: run.attempt,
    conclusion: conclusion === 'success' ? 'neutral' : conclusion,
    url: runUrl({ ...context, runId: run.id }),
    annotations: [],
    once: true,
    ...checkText(report, shown),
  });
}

function placeOf({ token, settings }: ActionInputs, { repository: { owner, name } }: RunContext) {
  return { token, repository: { owner, repo: name }, name: `Stepgate / ${settings.name}` };
}

function annotationOf({ id, why, file, line }: RegressedPlace, { addressOf, redact }: CommentOptions): CheckAnnotation {
  const lineOf = (text: string, length: number) => cut(redact(oneLine(text)), length);
  const address = addressOf?.({ id });
  const message = `${lineOf(why, MAX_MESSAGE)}${address ? ` ${address}` : ''}`;
  return { path: file, line, title: lineOf(`Regressed: ${id}`, MAX_TITLE), message };
}

/** Says in the log what became of a check run that was asked for. */
export function logCheck(outcome: CheckOutcome): void {
  if (outcome.kind === 'failed') warn(`the check run was not written: ${outcome.reason}`);
  else info(`check run: ${outcome.kind}${'reason' in outcome ? ` (${outcome.reason})` : ''}`);
  const incomplete = 'incomplete' in outcome ? outcome.incomplete : null;
  if (incomplete !== null) warn(`the check run is incomplete: ${incomplete}`);
}
