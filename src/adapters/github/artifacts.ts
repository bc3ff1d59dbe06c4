import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Repository, RunContext } from '../../core/github/event.js';
import { MAX_BASE_ARCHIVE, MAX_BASELINE } from '../../core/limits.js';
import type {
  BaseArchive,
  BaselineOutcome,
  CandidateRun,
  ListedArtifact,
} from '../../core/runs/baseline-candidates.js';
import { decodeBaseline } from '../../core/runs/baseline-file.js';
import type { RunFigures } from '../../core/runs/figures.js';
import { StepgateError } from '../../core/words/errors.js';
import { digestOf, extractFiles } from '../files/archive.js';
import { EVALUATION_FILE } from '../files/evaluation-file.js';
import { makeFolder } from '../files/output-file.js';
import { BASELINE_FILE } from '../files/run-files.js';
import { parseYaml } from '../files/yaml.js';
import { connectGithub, type GithubApi, placeOf, type Search } from './api.js';
import { DownloadError, download, downloadTo } from './download.js';
import { failureText, unlessGone, within } from './failure.js';

/** A single file of an earlier run, or the reason not to use it. */
type OwnFile =
  | { readonly kind: 'bytes'; readonly bytes: Buffer; readonly digest: string }
  | { readonly kind: 'gone' | 'too large' | 'another digest' };

/** Downloads a file into memory up to its limit, and checks its digest before use. */
export async function readOwnArtifact(
  search: Pick<Search, 'api' | 'context' | 'signal'>,
  artifact: ListedArtifact,
  limit: number,
): Promise<OwnFile> {
  if (artifact.size > limit) return { kind: 'too large' };
  const bytes = await downloaded(search, artifact, (url) => download(url, limit, search.signal));
  if (bytes === null) return { kind: 'gone' };
  if (bytes.length > limit) return { kind: 'too large' };
  const digest = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
  const isTheSame = artifact.digest === null || artifact.digest === digest;
  return isTheSame ? { kind: 'bytes', bytes, digest } : { kind: 'another digest' };
}

/** Downloads an artifact from its signed URL with `downloadFrom`; null if it no longer exists. */
async function downloaded<T>(
  search: Pick<Search, 'api' | 'context'>,
  artifact: ListedArtifact,
  downloadFrom: (url: string) => Promise<T>,
): Promise<T | null> {
  const route = 'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}';
  const parameters = { ...placeOf(search), artifact_id: artifact.id, archive_format: 'zip' };
  const answer = await unlessGone(search.api.get(route, { ...parameters, request: { redirect: 'manual' } }));
  if (answer === null) return null;
  try {
    return await downloadFrom(String(answer.headers.location));
  } catch (error) {
    if (error instanceof DownloadError && (error.status === 404 || error.status === 410)) return null;
    throw error;
  }
}

/** Lists all artifacts of a run. */
export async function listArtifacts(
  api: GithubApi,
  repository: Repository,
  runId: number,
): Promise<readonly unknown[]> {
  const { owner, name } = repository;
  return api.all('GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts', { owner, repo: name, run_id: runId });
}

type BaselineRead =
  | { readonly figures: RunFigures; readonly digest: string }
  | { readonly kind: 'expired' }
  | Extract<BaselineOutcome, { kind: 'corrupt' }>;

/** Reasons to reject a found file as a baseline. */
const UNUSABLE = { 'too large': 'is larger than a baseline may be', 'another digest': 'does not match its digest' };

/** Downloads and reads a baseline artifact. Checks the digest before parsing, then limits, schema and stated origin. */
export async function readBaselineArtifact(
  search: Search,
  run: CandidateRun,
  artifact: ListedArtifact,
): Promise<BaselineRead> {
  const makeCorrupt = (why: string): BaselineRead => ({ kind: 'corrupt', runNumber: run.number, why });
  const file = await readOwnArtifact(search, artifact, MAX_BASELINE);
  if (file.kind === 'gone') return { kind: 'expired' };
  if (file.kind !== 'bytes') return makeCorrupt(UNUSABLE[file.kind]);
  try {
    const decoded = decodeBaseline(parseYaml(file.bytes.toString('utf8'), artifact.name), artifact.name, '');
    if (decoded.kind === 'invalid') return makeCorrupt('is not a baseline file of this version');
    return isFromRun(decoded.value, search, run)
      ? { figures: decoded.value, digest: file.digest }
      : makeCorrupt('says that it belongs to another run');
  } catch (error) {
    if (error instanceof StepgateError) return makeCorrupt('cannot be read');
    throw error;
  }
}

/** Whether a baseline states this run as its origin. All other checks would accept a copy from another run. */
function isFromRun({ provenance }: RunFigures, { context }: Search, run: CandidateRun): boolean {
  const { owner, name } = context.repository;
  return (
    provenance.commit === run.sha &&
    provenance.run_id === String(run.id) &&
    provenance.repository === `${owner}/${name}`
  );
}

/** Downloads the archive of an artifact and extracts files of it to a folder; a missing file makes it `damaged`. */
export async function fetchArchive(
  { api, context, signal }: Pick<Search, 'api' | 'context' | 'signal'>,
  artifact: ListedArtifact,
  folder: string,
  files: readonly string[],
  limit: number,
): Promise<'whole' | 'expired' | 'gone' | 'too large' | 'another digest' | 'damaged'> {
  if (artifact.expired) return 'expired';
  if (artifact.size > limit) return 'too large';
  const archive = join(folder, 'archive.zip');
  const file = await downloaded({ api, context }, artifact, (url) => downloadTo(archive, url, limit, signal));
  if (file === null) return 'gone';
  if (file.size > limit) return 'too large';
  if (artifact.digest !== null && artifact.digest !== file.digest) return 'another digest';
  return extractFiles(archive, folder, Object.fromEntries(files.map((name) => [name, limit])));
}

/** Time limit of the download. */
const FETCH_MS = 60_000;

/** The answers of the baseline's run. */
export type BaseFolder =
  /** A folder with its evaluation file. */
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'missing' | 'expired' | 'too large' | 'damaged' }
  | { readonly kind: 'unavailable'; readonly why: string };

interface BaseFolderRequest {
  readonly context: RunContext;
  readonly token: string;
  /** A new folder for the files. */
  readonly folder: string;
}

/**
 * Downloads the files of the baseline's run and extracts its evaluation file. The archive must contain the same
 * baseline file, so that both have the same author. Never throws: a failure is an outcome.
 */
export async function fetchBaseFolder(
  { context, token, folder }: BaseFolderRequest,
  { artifact, baseline }: BaseArchive,
): Promise<BaseFolder> {
  if (artifact === null) return { kind: 'missing' };
  try {
    const path = await makeFolder(folder);
    const fetched = await within(FETCH_MS, (signal) => {
      const search = { api: connectGithub(token, signal), context, signal };
      return fetchArchive(search, artifact, path, [BASELINE_FILE, EVALUATION_FILE], MAX_BASE_ARCHIVE);
    });
    if (fetched === 'gone') return { kind: 'expired' };
    if (fetched !== 'whole') return { kind: fetched === 'another digest' ? 'damaged' : fetched };
    const isOfBaseline = (await digestOf(join(path, BASELINE_FILE))) === baseline;
    return isOfBaseline ? { kind: 'folder', path } : { kind: 'damaged' };
  } catch (error) {
    return { kind: 'unavailable', why: failureText(error) };
  }
}
