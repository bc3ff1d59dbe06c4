import { join } from 'node:path';
import type { RunContext } from '../../core/github/event.js';
import {
  ageOfArtifact,
  type CombineKind,
  type LegArtifact,
  type ListedArtifact,
  legArtifacts,
} from '../../core/runs/baseline-candidates.js';
import { inputError, StepgateError } from '../../core/words/errors.js';
import { EVALUATION_FILE } from '../files/evaluation-file.js';
import { makeFolder } from '../files/output-file.js';
import { BASELINE_FILE, COMPARISON_FILE, SHARD_FILE } from '../files/run-files.js';
import { extractFiles } from '../files/zip.js';
import { connectGithub, type GithubApi } from './api.js';
import { downloaded, listArtifacts } from './artifacts.js';
import { downloadTo } from './download.js';
import { failureText, within } from './failure.js';

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

/** The files of the legs of a run. */
export interface FetchedLegs {
  readonly folders: readonly string[];
  /** Names of those of an earlier attempt, whose jobs did not run again. */
  readonly older: readonly string[];
}

/** Downloads the files of all legs of this run, of each the newest. Throws for any that cannot be had, or is stale. */
export async function fetchLegs(wanted: WantedLegs): Promise<FetchedLegs> {
  try {
    return await within(FETCH_MS, (signal) => fetched(wanted, signal));
  } catch (error) {
    if (error instanceof StepgateError) throw error;
    throw new StepgateError(
      'input',
      `legs: the artifacts or jobs of this run could not be read (${failureText(error)})`,
    );
  }
}

async function fetched(wanted: WantedLegs, signal: AbortSignal): Promise<FetchedLegs> {
  const { kind, context, token, patterns, except, folder } = wanted;
  const api = connectGithub(token, { signal });
  const listed = await listArtifacts(api, context.repository, context.runId);
  const { legs, unmatched } = legArtifacts(listed, patterns, except);
  const [missing] = unmatched;
  if (missing !== undefined) {
    const message = `legs: no evaluation of this run is called ${JSON.stringify(missing)}: its job left no artifact`;
    throw new StepgateError('input', message);
  }
  const older = await olderLegs(api, context, legs);
  const folders: string[] = [];
  for (const leg of legs) folders.push(await fetchLeg({ api, kind, context, signal }, leg, join(folder, leg.name)));
  return { folders, older };
}

/** The names of legs of an earlier attempt. Throws for one whose job ran again. */
async function olderLegs(api: GithubApi, context: RunContext, legs: readonly LegArtifact[]): Promise<string[]> {
  const { repository, runId, attempt } = context;
  if (attempt === 1) return [];
  const { owner, name: repo } = repository;
  const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs';
  const jobs = await api.all(route, { owner, repo, run_id: runId, filter: 'all' });
  const aged = legs.map(({ name, artifact }) => ({ name, age: ageOfArtifact(artifact.createdAt, jobs, attempt) }));
  const stale = aged.filter(({ age }) => age === 'stale');
  if (stale.length > 0) throw inputError(stale.map(({ name }) => ({ message: staleText(name) })));
  return aged.flatMap(({ name, age }) => (age === 'older' ? [name] : []));
}

function staleText(name: string): string {
  const artifact = `the artifact ${JSON.stringify(name)}`;
  return `legs: ${artifact} is stale: it is of an earlier attempt of this run, and its job ran again without leaving one`;
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
