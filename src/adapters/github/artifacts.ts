import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type {
  BaseArchive,
  BaselineOutcome,
  CandidateRun,
  ListedArtifact,
} from '../../core/comparison/baseline-candidates.js';
import { decodeBaseline } from '../../core/figures/baseline-file.js';
import type { RunFigures } from '../../core/figures/figures.js';
import { MAX_BASE_ARCHIVE, MAX_BASELINE } from '../../core/limits.js';
import { StepgateError } from '../../core/words/errors.js';
import { extractFiles } from '../files/archive.js';
import { EVALUATION_FILE } from '../files/evaluation-file.js';
import { makeFolder } from '../files/output-file.js';
import { BASELINE_FILE } from '../files/run-files.js';
import { parseYaml } from '../files/yaml.js';
import { type GithubApi, type Search, withGithub } from './api.js';
import type { FileAtRef } from './contents.js';
import { type DownloadLimits, download, type Store, toFile } from './download.js';
import { failureText, unlessGone } from './failure.js';

/** A file of an earlier run, or the reason not to use it. */
type OwnFile<T> =
  | { readonly kind: 'whole'; readonly content: T; readonly digest: string }
  | { readonly kind: 'gone' | 'too large' | 'another digest' };

const TRY_MS = 30_000;

/** Downloads a single file into memory up to its limit, and checks its digest before use. */
export function readOwnArtifact(api: GithubApi, artifact: ListedArtifact, limit: number) {
  return fetchOwn(api, artifact, { bytes: limit, tryMs: TRY_MS }, buffer);
}

async function fetchOwn<T>(
  api: GithubApi,
  { id, size, digest }: ListedArtifact,
  limits: Omit<DownloadLimits, 'signal'>,
  store: Store<T>,
): Promise<OwnFile<T>> {
  if (size > limits.bytes) return { kind: 'too large' };
  const route = 'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}';
  const parameters = { artifact_id: id, archive_format: 'zip' };
  const answer = await unlessGone(api.get(route, { ...parameters, request: { redirect: 'manual' } }));
  const file = answer && (await download(String(answer.headers.location), { ...limits, signal: api.signal }, store));
  if (file === null) return { kind: 'gone' };
  if (file.size > limits.bytes) return { kind: 'too large' };
  return digest === null || digest === file.digest ? { kind: 'whole', ...file } : { kind: 'another digest' };
}

export async function listArtifacts(api: GithubApi, runId: number): Promise<readonly unknown[]> {
  return api.all('GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts', { run_id: runId });
}

type BaselineRead =
  | { readonly figures: RunFigures; readonly digest: string }
  | { readonly kind: 'expired' }
  | Extract<BaselineOutcome, { kind: 'corrupt' }>;

const UNUSABLE = { 'too large': 'is larger than a baseline may be', 'another digest': 'does not match its digest' };

/** Downloads and reads a baseline artifact. Checks the digest before parsing, then limits, schema and stated origin. */
export async function readBaselineArtifact(
  search: Search,
  run: CandidateRun,
  artifact: ListedArtifact,
): Promise<BaselineRead> {
  const makeCorrupt = (why: string): BaselineRead => ({ kind: 'corrupt', runNumber: run.number, why });
  if (artifact.expired) return { kind: 'expired' };
  const file = await readOwnArtifact(search.api, artifact, MAX_BASELINE);
  if (file.kind === 'gone') return { kind: 'expired' };
  if (file.kind !== 'whole') return makeCorrupt(UNUSABLE[file.kind]);
  try {
    const decoded = decodeBaseline(parseYaml(file.content.toString('utf8'), artifact.name), artifact.name, '');
    if (decoded.kind === 'invalid') return makeCorrupt('is not a baseline file of this version');
    return isFromRun(decoded.value, search, run)
      ? { figures: decoded.value, digest: file.digest }
      : makeCorrupt('says that it belongs to another run');
  } catch (error) {
    if (error instanceof StepgateError) return makeCorrupt('cannot be read');
    throw error;
  }
}

/**
 * Whether a baseline states this run as its origin. All other checks would accept a copy from another run. The name of a
 * repository changes when it is renamed, its id does not; without an id, that of the run decides, which no other repository has.
 */
function isFromRun({ provenance }: RunFigures, { context }: Search, run: CandidateRun): boolean {
  const { commit, run_id, repository_id = context.repository.id } = provenance;
  return commit === run.sha && run_id === String(run.id) && repository_id === context.repository.id;
}

/** Downloads the archive of an artifact and extracts files of it to a folder; a missing file makes it `damaged`. */
export async function fetchArchive(
  api: GithubApi,
  artifact: ListedArtifact,
  folder: string,
  files: readonly string[],
  limit: number,
): Promise<'whole' | 'expired' | 'gone' | 'too large' | 'another digest' | 'damaged'> {
  if (artifact.expired) return 'expired';
  const archive = join(folder, 'archive.zip');
  const { kind } = await fetchOwn(api, artifact, { bytes: limit, tryMs: null }, toFile(archive));
  if (kind !== 'whole') return kind;
  return extractFiles(archive, folder, Object.fromEntries(files.map((name) => [name, limit])));
}

const UNUSABLE_FILES = {
  expired: 'its files have expired',
  gone: 'its files have expired',
  'too large': 'its files exceed 200 MB',
  'another digest': 'its files do not match its baseline',
  damaged: 'its files do not match its baseline',
};

/**
 * Downloads the files of the baseline's run and extracts its evaluation file into a new folder. The archive must contain the
 * same baseline file, so that both have the same author. Never throws: `why` says why there is no folder.
 */
export async function fetchBaseFolder(
  { repository, token, folder }: Pick<FileAtRef, 'repository' | 'token'> & { readonly folder: string },
  { artifact, baseline }: BaseArchive,
): Promise<{ readonly path: string } | { readonly why: string }> {
  if (artifact === null) return { why: 'the run has no artifact with its files' };
  try {
    const path = await makeFolder(folder);
    const fetched = await withGithub(token, repository, (api) =>
      fetchArchive(api, artifact, path, [BASELINE_FILE, EVALUATION_FILE], MAX_BASE_ARCHIVE),
    );
    if (fetched !== 'whole') return { why: UNUSABLE_FILES[fetched] };
    const digest = `sha256:${hash('sha256', await readFile(join(path, BASELINE_FILE)))}`;
    return digest === baseline ? { path } : { why: UNUSABLE_FILES.damaged };
  } catch (error) {
    return { why: `its files could not be downloaded (${failureText(error)})` };
  }
}
