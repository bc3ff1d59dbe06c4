import { join } from 'node:path';
import { EVALUATION_FILE } from '../adapters/files/evaluation-file.js';
import { BADGE_FILE, JUNIT_FILE } from '../adapters/files/reporter-files.js';
import {
  AGGREGATES_FILE,
  BASELINE_FILE,
  COMPARISON_FILE,
  PAGE_FILE,
  REPORT_FILE,
  SHARD_FILE,
} from '../adapters/files/run-files.js';
import { hasArtifactService, type SingleFile, uploadResults } from '../adapters/github/artifact.js';
import type { FilesOutcome, Surface } from '../run/publish.js';
import type { ActionRun } from './action-run.js';
import { pageUrl } from './footer.js';
import { verdictFiles } from './judge.js';
import { info, warn } from './log.js';
import { pageFiles } from './page.js';

/** The files of the run as artifacts. */
export function filesSurface(run: ActionRun): Surface<'files'> {
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
