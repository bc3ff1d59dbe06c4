import { join } from 'node:path';
import type { ListedArtifact } from '../../core/baseline/candidates.js';
import type { RunContext } from '../../core/github/event.js';
import type { BaseArchive } from '../../core/github/outcome.js';
import { EVALUATION_FILE } from '../files/evaluation-file.js';
import { makeFolder } from '../files/output-file.js';
import { BASELINE_FILE, MAX_BASELINE } from '../files/run-files.js';
import { digestOf, extractFiles } from '../files/zip.js';
import { connectGithub } from './api.js';
import { downloadTo } from './download.js';
import { failureText } from './failure.js';
import { downloaded } from './single-file-artifact.js';
import { within } from './time-limit.js';

/** Archive and evaluation file may be no larger: the report page is a help, and must not fill the disk. */
const MAX_BYTES = 200_000_000;
/** Fetching it may take no longer. */
const FETCH_MS = 60_000;
/** One request, and the repetitions of it. */
const MAX_CALLS = 4;

/** The answers of the run that left the baseline. */
export type BaseFolder =
  /** A folder that holds its evaluation file. */
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'missing' | 'expired' | 'too large' | 'damaged' }
  | { readonly kind: 'unavailable'; readonly why: string };

interface Wanted {
  readonly context: RunContext;
  readonly token: string;
  /** A new folder. */
  readonly folder: string;
}

/**
 * Downloads the files of the run that left a baseline, and unpacks its evaluation file. Whoever wrote the baseline wrote
 * these files: the archive must hold the same baseline file. Never throws: trouble is an outcome.
 */
export async function fetchBaseFolder(wanted: Wanted, { artifact, baseline }: BaseArchive): Promise<BaseFolder> {
  if (artifact === null) return { kind: 'missing' };
  if (artifact.expired) return { kind: 'expired' };
  if (artifact.size > MAX_BYTES) return { kind: 'too large' };
  try {
    return await within(FETCH_MS, (signal) => fetched(wanted, artifact, baseline, signal));
  } catch (error) {
    return { kind: 'unavailable', why: failureText(error) };
  }
}

async function fetched(
  { context, token, folder }: Wanted,
  artifact: ListedArtifact,
  baseline: string,
  signal: AbortSignal,
): Promise<BaseFolder> {
  const api = connectGithub(token, { signal, maxCalls: MAX_CALLS });
  const path = await makeFolder(folder);
  const archive = join(path, 'archive.zip');
  const file = await downloaded({ api, context }, artifact, (url) => downloadTo(archive, url, MAX_BYTES, signal));
  if (file === null) return { kind: 'expired' };
  if (file.size > MAX_BYTES) return { kind: 'too large' };
  if (artifact.digest !== null && artifact.digest !== file.digest) return { kind: 'damaged' };
  const extracted = await extractFiles(archive, path, { [BASELINE_FILE]: MAX_BASELINE, [EVALUATION_FILE]: MAX_BYTES });
  if (extracted !== 'whole') return { kind: extracted };
  const isOfBaseline = (await digestOf(join(path, BASELINE_FILE))) === baseline;
  return isOfBaseline ? { kind: 'folder', path } : { kind: 'damaged' };
}
