import { join } from 'node:path';
import { findCheckouts } from '../adapters/files/checkouts.js';
import { EVALUATION_FILE } from '../adapters/files/evaluation-file.js';
import {
  AGGREGATES_FILE,
  BADGE_FILE,
  BASELINE_FILE,
  COMPARISON_FILE,
  JUNIT_FILE,
  PAGE_FILE,
  REPORT_FILE,
  SHARD_FILE,
} from '../adapters/files/run-files.js';
import { hasArtifactService, type SingleFile, uploadResults } from '../adapters/github/artifact.js';
import { runUrl } from '../core/github/event.js';
import type { BaselineOutcome } from '../core/runs/baseline-outcome.js';
import { type Report, reasonNotToComment } from '../core/runs/report.js';
import type { Environment } from '../core/text/values.js';
import { commentBodies, renderComment, SUMMARY_LIMIT } from '../report/formats/comment.js';
import { questionText } from '../report/formats/full-report.js';
import { addressIn } from '../report/words/page-address.js';
import type { FilesOutcome, PublishOutcomes, Surface } from '../run/publish.js';
import { logCheck, MOST_ANNOTATIONS, publishOwnCheck } from './check.js';
import { logComment, publishOnPull } from './comment.js';
import { verdictFiles } from './judge.js';
import { info, warn, writeSummary } from './log.js';
import { setCheckOutputs, setCommentOutputs, setRunOutputs } from './outputs.js';
import { artifactUrl, footerOf, pageFiles, pageUrl, reportLinks } from './page.js';
import {
  annotateRegressions,
  inRepository,
  type RegressedPlace,
  regressedPlaces,
  SHOWN_ANNOTATIONS,
} from './regressions.js';
import { type ActionRun, thisRunOf } from './run.js';

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

/** The files of the run as artifacts. */
function filesSurface(run: ActionRun): Surface<'files'> {
  return { name: 'files', publish: () => upload(run) };
}

async function upload(run: ActionRun): Promise<FilesOutcome> {
  const { inputs, scratch, folder } = run;
  const isWhole = inputs.settings.shard === null;
  const names = [
    ...[EVALUATION_FILE, AGGREGATES_FILE, COMPARISON_FILE, REPORT_FILE],
    isWhole ? BASELINE_FILE : SHARD_FILE,
    ...[JUNIT_FILE, BADGE_FILE],
  ];
  const baseline = { path: join(folder, BASELINE_FILE), artifact: 'baseline.yaml' as const };
  return uploadNamed(run, names, [...(isWhole ? [baseline] : []), ...(await verdictFiles(scratch))]);
}

/** Uploads files of the folder as one artifact, and single files, with the page, each as a separate one. */
export async function uploadNamed(
  { inputs, context, scratch, folder }: ActionRun,
  names: readonly string[],
  singleFiles: readonly SingleFile[],
): Promise<FilesOutcome> {
  if (!inputs.upload) return { kind: 'skipped', reason: 'upload: false' };
  if (!hasArtifactService(context.serverUrl)) {
    warn('GitHub Enterprise Server has no artifact service: the files stay in output-dir; use baseline: <path>');
    return { kind: 'skipped', reason: 'no artifact service' };
  }
  const { token, retentionDays, settings } = inputs;
  const job = { context, token, name: settings.name, retentionDays, scratch: join(scratch, 'upload') };
  const own = [...singleFiles, ...(await pageFiles({ inputs, folder }))];
  const { files, singles } = await uploadResults(job, folder, names, own);
  const page = singles.get('report.html');
  const outcomes = [files, ...singles.values()];
  for (const outcome of outcomes) {
    if (outcome.kind === 'failed')
      warn(`${outcome === page ? PAGE_FILE : 'an artifact'} was not uploaded: ${outcome.reason}`);
  }
  const url = pageUrl(context, { ...files, page });
  if (url !== null) info(`report page: ${url}`);
  const isTaken = outcomes.some(({ kind }) => kind === 'name-taken');
  if (!isTaken) return { ...files, page };
  return { ...files, page, breaches: [`two evaluations in this run are called ${settings.name}; set \`name\``] };
}
