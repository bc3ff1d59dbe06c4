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

/** Maximum annotations of a check run, sent in ten requests. */
export const MAX_ANNOTATIONS = 500;
/** Maximum characters; GitHub allows titles of 255 characters and messages of 64 KB. */
const MAX_TITLE = 255;
const MAX_MESSAGE = 4000;

/** The data of a check run in addition to the report. */
export interface CheckSurroundings {
  readonly shown: CommentOptions;
  /** The URL of the details link. */
  readonly url: string;
  /** Whether the run failed although its report passed. Example: two jobs use the same name. */
  readonly isBroken: boolean;
  readonly places: readonly RegressedPlace[];
}

/** Writes the check run of an evaluating run, if requested and the token may write. */
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
    ...makeTarget(inputs, context),
    sha: headOf(context),
    runId: context.runId,
    attempt: context.attempt,
    conclusion: isBroken ? 'failure' : conclusionOf(report),
    url,
    annotations: places.map((place) => makeAnnotation(place, shown)),
    ...checkText(report, shown),
  });
}

/**
 * Writes the check run of a reported run. Its figures are an unverified claim, so it is never green. It has no
 * annotations, because the head, with the lines of its corpus, is never read.
 */
export async function publishReportedCheck(
  { inputs, context, run }: Reporter,
  report: Report,
  shown: CommentOptions,
): Promise<CheckOutcome> {
  const conclusion = conclusionOf(report);
  return publishCheck({
    ...makeTarget(inputs, context),
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

function makeTarget({ token, settings }: ActionInputs, { repository: { owner, name } }: RunContext) {
  return { token, repository: { owner, repo: name }, name: `Stepgate / ${settings.name}` };
}

function makeAnnotation(
  { id, why, file, line }: RegressedPlace,
  { addressOf, redact }: CommentOptions,
): CheckAnnotation {
  const formatLine = (text: string, length: number) => cut(redact(oneLine(redact(text))), length);
  const address = addressOf?.({ id });
  const message = `${formatLine(why, MAX_MESSAGE)}${address ? ` ${address}` : ''}`;
  return { path: file, line, title: formatLine(`Regressed: ${id}`, MAX_TITLE), message };
}

/** Logs the result of a requested check run. */
export function logCheck(outcome: CheckOutcome): void {
  if (outcome.kind === 'failed') warn(`the check run was not written: ${outcome.reason}`);
  else info(`check run: ${outcome.kind}${'reason' in outcome ? ` (${outcome.reason})` : ''}`);
  const incomplete = 'incomplete' in outcome ? outcome.incomplete : null;
  if (incomplete !== null) warn(`the check run is incomplete: ${incomplete}`);
}
