import { join } from 'node:path';
import { BASELINE_FILE, runFileNames } from '../adapters/files/run-files.js';
import { earlierVerdicts, hasArtifactService, type SingleFile, uploadResults } from '../adapters/github/artifact.js';
import { listenForInterrupt, progressLines } from '../adapters/process/signals.js';
import type { BaselineOutcome } from '../core/comparison/baseline-candidates.js';
import type { NotCompared } from '../core/comparison/comparison.js';
import { type Report, reasonNotToComment } from '../core/gates/report.js';
import { runUrl } from '../core/github/event.js';
import {
  checkText,
  conclusionOf,
  fittingBodies,
  renderFitting,
  SUMMARY_LIMIT,
  viewAtOf,
} from '../report/formats/comment.js';
import { questionText } from '../report/formats/markdown.js';
import { addressIn } from '../report/words/blocks.js';
import type { JudgeSetup } from '../run/judge-setup.js';
import { annotationsOf, publishRunCheck, regressedPlaces, SHOWN_WARNINGS } from './check.js';
import {
  destinationOf,
  type FilesOutcome,
  footerOf,
  nonEmptyFile,
  pageFiles,
  pageUrl,
  publishOnPull,
  reportLinks,
  thisRunOf,
} from './comment.js';
import type { ActionRun } from './environment.js';
import { info, warn, warnAt, writeSummary } from './log.js';
import { reportWrite, setRunOutputs, setWriteOutputs } from './outputs.js';

/** Publishes an evaluating run. Artifacts are first, so that a later failure loses nothing; the comment is last. */
export async function publishRun(run: ActionRun, scored: Report, baseline: BaselineOutcome): Promise<FilesOutcome> {
  const { inputs, context } = run;
  const files = await uploadRun(run);
  const report = withRecorded(scored, run, files);
  const places = await regressedPlaces(report, run);
  const addressOf = addressIn(pageUrl(context, files));
  for (const { id, why, file, line } of places.slice(0, SHOWN_WARNINGS))
    warnAt({ file, line }, `Regressed: ${id}`, why, addressOf({ id }));
  const footer = run.redactor.redact(footerOf(context, report, baseline, reportLinks(context, files)));
  const to = destinationOf(run);
  const shown = { thisRun: thisRunOf(to), footer, textOf: questionText, addressOf };
  const viewAt = viewAtOf(report, shown);
  await writeSummary(renderFitting(viewAt, null, {}, SUMMARY_LIMIT));
  await setRunOutputs(run, report, baseline, files);
  const url = pageUrl(context, files) ?? runUrl(context);
  const isBroken = (files.breaches ?? []).length > 0;
  const check = await publishRunCheck(to, {
    conclusion: isBroken ? 'failure' : conclusionOf(report),
    ...{ url, annotations: annotationsOf(places, addressOf), ...checkText(report, shown) },
  });
  if (inputs.check) reportWrite('check', check);
  else setWriteOutputs('check', check);
  const comment = await publishOnPull(to, {
    notCreated: reasonNotToComment(report, inputs.commentWhen),
    bodiesFor: (identity) => fittingBodies(viewAt, identity),
  });
  reportWrite('comment', comment);
  return files;
}

/** The report with what became of its baseline, which decides what the first run of a branch can promise. */
function withRecorded(
  report: Report,
  { inputs, isOfOtherCommit, redactor }: ActionRun,
  { baseline, ...files }: FilesOutcome,
): Report {
  const { comparison } = report;
  const first = comparison.kind === 'none' ? comparison.first : undefined;
  // What happens to the upload of a pull request says nothing about the branch, apart from the input.
  if (!first || (first.command !== null && inputs.upload)) return report;
  const uploaded = baseline ?? files;
  const other = isOfOtherCommit ? 'this run is about another commit than its own' : null;
  const obstacle = 'reason' in uploaded ? redactor.redact(uploaded.reason) : other;
  return { ...report, comparison: { ...comparison, first: { ...first, obstacle } } as NotCompared };
}

async function uploadRun(run: ActionRun): Promise<FilesOutcome> {
  const { inputs, folder } = run;
  const isWhole = inputs.settings.shard === null;
  const artifact = run.isOfOtherCommit ? ('other-commit.baseline.yaml' as const) : ('baseline.yaml' as const);
  const baseline = { path: join(folder, BASELINE_FILE), artifact };
  const verdicts = await nonEmptyFile(verdictsPath(run), 'verdicts.jsonl');
  return uploadNamed(run, runFileNames(isWhole), [...(isWhole ? [baseline] : []), ...verdicts]);
}

/** Uploads files of the folder as one artifact. Single files and the page are separate artifacts. */
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
  const { token, retentionDays, settings, artifact } = inputs;
  const job = { context, token, name: artifact, retentionDays, scratch: join(scratch, 'upload') };
  const separateFiles = [...singleFiles, ...(await pageFiles({ inputs, folder }))];
  const { files, singles } = await uploadResults(job, folder, names, separateFiles);
  const [page, baseline] = [singles.get('report.html'), singles.get('baseline.yaml')];
  const uploads = [...singles].map(([file, outcome]) => ({ name: `${artifact}.${file}`, outcome }));
  uploads.push({ name: artifact, outcome: files });
  for (const { name, outcome } of uploads) {
    if (outcome.kind === 'failed') warn(`the artifact ${name} was not uploaded: ${outcome.reason}`);
  }
  const url = pageUrl(context, { ...files, page });
  if (url !== null) info(`report page: ${url}`);
  const isTaken = uploads.some(({ outcome }) => outcome.kind === 'name-taken');
  if (!isTaken) return { ...files, page, baseline };
  const breach = `two evaluations in this run are called ${settings.name}; set \`name\``;
  return { ...files, page, baseline, breaches: [breach] };
}

/** Makes the judge of the action. Verdicts are passed from run to run as an artifact. */
export function judgeOf(run: ActionRun, baseline: BaselineOutcome): JudgeSetup['judge'] {
  const { inputs, context, env } = run;
  const print = (text: string) => info(`judge: ${text}`);
  const earlier = async (): Promise<readonly string[]> => {
    if (!hasArtifactService(context.serverUrl)) return [];
    const { settings, artifact, token, baselineBranch: branch } = inputs;
    // A baseline that is a file has the run 0.
    const baselineRun = 'source' in baseline ? baseline.source.runId || null : null;
    const baseRun = settings.shard ? 'newest' : baselineRun;
    const headBranch = env.GITHUB_HEAD_REF ?? '';
    return earlierVerdicts({ context, token, name: artifact, branch, headBranch, baseRun }, print);
  };
  return {
    env: { OPENAI_API_KEY: inputs.openaiApiKey ?? env.OPENAI_API_KEY },
    hosts: 'inputs',
    // The default, if the config sets none.
    maxCostUsd: 5,
    cache: verdictsPath(run),
    earlier,
    announce: print,
    listen: listenForInterrupt,
    isForeign: context.isForeign || env.GITHUB_ACTOR === 'dependabot[bot]',
    progress: progressLines('judged', print),
  };
}

function verdictsPath({ scratch }: ActionRun): string {
  return join(scratch, 'verdicts.jsonl');
}
