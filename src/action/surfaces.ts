import { findCheckouts } from '../adapters/files/checkouts.js';
import type { BaselineOutcome } from '../core/github/outcome.js';
import { runUrl } from '../core/github/run-url.js';
import { reasonNotToComment } from '../core/runs/changed.js';
import type { Report } from '../core/runs/report.js';
import type { Environment } from '../core/values.js';
import { commentBodies, renderComment, SUMMARY_LIMIT } from '../report/comment.js';
import { questionText } from '../report/full-report.js';
import { addressIn } from '../report/page/anchor.js';
import type { PublishOutcomes, Surface } from '../run/publish.js';
import { type ActionRun, thisRunOf } from './action-run.js';
import { annotateRegressions, SHOWN_ANNOTATIONS } from './annotate.js';
import { logCheck, MOST_ANNOTATIONS, publishOwnCheck } from './check.js';
import { logComment, publishOnPull } from './comment.js';
import { artifactUrl, footerOf, pageUrl, reportLinks } from './footer.js';
import { writeSummary } from './log.js';
import { setCheckOutputs, setCommentOutputs, setRunOutputs } from './outputs.js';
import { pageFiles } from './page.js';
import { type RegressedPlace, regressedPlaces } from './regressions.js';
import { inRepository } from './repository-paths.js';
import { filesSurface } from './upload.js';

type Earlier = Partial<PublishOutcomes>;

/** Where an evaluating run is published: durable surfaces first, the comment last. */
export function surfacesOf(run: ActionRun, baseline: BaselineOutcome, env: Environment): Surface[] {
  const findPlaces = makePlaceFinder(run, env);
  return [
    filesSurface(run),
    annotationsSurface(run, findPlaces),
    summarySurface(run, baseline),
    outputsSurface(run, baseline),
    checkSurface(run, baseline, (report) => placesInRepository(run, report, findPlaces, env)),
    commentSurface(run, baseline),
  ];
}

type FindPlaces = (report: Report) => Promise<readonly RegressedPlace[]>;

/** Reads the corpus for the places of regressed questions when they are first wanted, and once. */
function makePlaceFinder({ inputs }: ActionRun, env: Environment): FindPlaces {
  const most = inputs.check ? MOST_ANNOTATIONS : SHOWN_ANNOTATIONS;
  let finding: ReturnType<FindPlaces> | null = null;
  return (report) => {
    finding ??= regressedPlaces(report, inputs.settings.corpus, env, most);
    return finding;
  };
}

function annotationsSurface({ context }: ActionRun, findPlaces: FindPlaces): Surface<'annotations'> {
  const publish = async (report: Report, { files }: Earlier) => {
    annotateRegressions(await findPlaces(report), addressIn(pageUrl(context, files)));
    return { kind: 'written' as const };
  };
  return { name: 'annotations', publish };
}

function summarySurface(run: ActionRun, baseline: BaselineOutcome): Surface<'summary'> {
  const publish = async (report: Report, earlier: Earlier) => {
    const text = renderComment(report, null, shownIn(run, report, baseline, earlier), SUMMARY_LIMIT);
    return { kind: await writeSummary(text) };
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

/** For the check run, whose paths are those of the repository. */
async function placesInRepository(
  { inputs, context }: ActionRun,
  report: Report,
  findPlaces: FindPlaces,
  env: Environment,
): Promise<readonly RegressedPlace[]> {
  const places = inputs.check ? await findPlaces(report) : [];
  if (places.length === 0) return [];
  const checkouts = await findCheckouts(inputs.settings.corpus, env.GITHUB_WORKSPACE ?? '.');
  const head = context.plan.kind === 'pull_request' ? [context.plan.head] : [];
  return inRepository(places, checkouts, [context.sha, ...head]);
}

function checkSurface(run: ActionRun, baseline: BaselineOutcome, findPlaces: FindPlaces): Surface<'check'> {
  const { inputs, context } = run;
  const publish = async (report: Report, earlier: Earlier) => {
    const { files } = earlier;
    const outcome = await publishOwnCheck(run, report, {
      shown: shownIn(run, report, baseline, earlier),
      url: pageUrl(context, files) ?? runUrl(context),
      isBroken: (files?.breaches ?? []).length > 0,
      places: await findPlaces(report),
    });
    if (inputs.check) logCheck(outcome);
    setCheckOutputs(outcome);
    return outcome;
  };
  return { name: 'check', publish };
}

function commentSurface(run: ActionRun, baseline: BaselineOutcome): Surface<'comment'> {
  const publish = async (report: Report, earlier: Earlier) => {
    const shown = shownIn(run, report, baseline, earlier);
    const outcome = await publishOnPull(run, {
      notCreated: reasonNotToComment(report, run.inputs.commentWhen),
      bodiesFor: (identity) => commentBodies(report, identity, shown),
    });
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
