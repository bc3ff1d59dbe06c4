import { join } from 'node:path';
import type { ListedArtifact } from '../../core/baseline/candidates.js';
import { type CombineKind, type LegArtifact, legArtifacts } from '../../core/baseline/legs.js';
import { StepgateError } from '../../core/errors.js';
import type { RunContext } from '../../core/github/event.js';
import { EVALUATION_FILE } from '../files/evaluation-file.js';
import { makeFolder } from '../files/output-file.js';
import { BASELINE_FILE, COMPARISON_FILE, SHARD_FILE } from '../files/run-files.js';
import { extractFiles } from '../files/zip.js';
import { connectGithub, type GithubApi } from './api.js';
import { listArtifacts } from './artifact-list.js';
import { downloadTo } from './download.js';
import { failureText } from './failure.js';
import { downloaded } from './single-file-artifact.js';
import { within } from './time-limit.js';

/** The files of a leg may be no larger. */
const MAX_BYTES = 1_000_000_000;
/** Finding and downloading all legs may take no longer. */
const FETCH_MS = 600_000;

/** The files of a leg, and what is said of an artifact without them. */
const LEG_FILES: Readonly<Record<CombineKind, { readonly files: readonly string[]; readonly lack: string }>> = {
  shards: {
    files: [SHARD_FILE, EVALUATION_FILE],
    lack: `is no shard: it has no ${SHARD_FILE}; set \`shard\` in its job`,
  },
  agents: {
    files: [COMPARISON_FILE, BASELINE_FILE, EVALUATION_FILE],
    lack: `is no complete evaluation: it has no ${COMPARISON_FILE}, ${BASELINE_FILE} or ${EVALUATION_FILE}; for shards, set \`combine: shards\``,
  },
};

/** What is looked for: the artifacts of this run's legs. */
export interface WantedLegs {
  readonly kind: CombineKind;
  readonly context: RunContext;
  readonly token: string;
  /** Patterns of the names of their evaluations. */
  readonly patterns: readonly string[];
  /** The name of the job that combines. */
  readonly except: string;
  /** A new folder. */
  readonly folder: string;
}

/** Downloads the files of all legs of this run, of each the newest; returns their folders. Throws for any that cannot be had. */
export async function fetchLegs(wanted: WantedLegs): Promise<string[]> {
  try {
    return await within(FETCH_MS, (signal) => fetched(wanted, signal));
  } catch (error) {
    if (error instanceof StepgateError) throw error;
    throw new StepgateError('input', `legs: the artifacts of this run could not be read (${failureText(error)})`);
  }
}

async function fetched(wanted: WantedLegs, signal: AbortSignal): Promise<string[]> {
  const { kind, context, token, patterns, except, folder } = wanted;
  const api = connectGithub(token, { signal });
  const listed = await listArtifacts(api, context.repository, context.runId);
  const { legs, unmatched } = legArtifacts(listed, patterns, except);
  const [missing] = unmatched;
  if (missing !== undefined) {
    const message = `legs: no evaluation of this run is called ${JSON.stringify(missing)}: its job left no artifact`;
    throw new StepgateError('input', message);
  }
  const folders: string[] = [];
  for (const leg of legs) folders.push(await fetchLeg({ api, kind, context, signal }, leg, join(folder, leg.name)));
  return folders;
}

interface Connection {
  readonly api: GithubApi;
  readonly kind: CombineKind;
  readonly context: RunContext;
  readonly signal: AbortSignal;
}

async function fetchLeg(connection: Connection, { name, artifact }: LegArtifact, folder: string): Promise<string> {
  const path = await makeFolder(folder);
  const trouble = await download(connection, artifact, path);
  if (trouble === null) return path;
  throw new StepgateError('input', `legs: the artifact ${JSON.stringify(name)} of this run ${trouble}`);
}

/** Why the files of an artifact cannot be used; null: they are in the folder. */
async function download(
  { api, kind, context, signal }: Connection,
  artifact: ListedArtifact,
  folder: string,
): Promise<string | null> {
  if (artifact.expired) return 'has expired';
  const archive = join(folder, 'archive.zip');
  const file = await downloaded({ api, context }, artifact, (url) => downloadTo(archive, url, MAX_BYTES, signal));
  if (file === null) return 'is gone';
  if (file.size > MAX_BYTES) return 'exceeds 1 GB';
  if (artifact.digest !== null && artifact.digest !== file.digest) return 'does not match its digest';
  const { files, lack } = LEG_FILES[kind];
  const wanted = Object.fromEntries(files.map((name) => [name, MAX_BYTES]));
  const extracted = await extractFiles(archive, folder, wanted);
  if (extracted === 'whole') return null;
  return extracted === 'too large' ? 'exceeds 1 GB' : lack;
}
