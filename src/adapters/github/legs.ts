import { join } from 'node:path';
import {
  ageOfArtifact,
  type CombineKind,
  type LegArtifact,
  legArtifacts,
} from '../../core/comparison/baseline-candidates.js';
import type { RunContext } from '../../core/github/event.js';
import { MAX_ARCHIVE } from '../../core/limits.js';
import { inputError, StepgateError } from '../../core/words/errors.js';
import { EVALUATION_FILE } from '../files/evaluation-file.js';
import { makeFolder } from '../files/output-file.js';
import { BASELINE_FILE, COMPARISON_FILE, SHARD_FILE } from '../files/run-files.js';
import { type GithubApi, withGithub } from './api.js';
import { fetchArchive, listArtifacts } from './artifacts.js';
import { failureText } from './failure.js';

const FETCH_MS = 600_000;

/** The files of a matrix job, and the message for an artifact without them. */
const LEG_FILES: Readonly<Record<CombineKind, { readonly files: readonly string[]; readonly lack: string }>> = {
  shards: { files: [SHARD_FILE], lack: `is not a shard: it has no ${SHARD_FILE}; set \`shard\` in its job` },
  agents: {
    files: [COMPARISON_FILE, BASELINE_FILE, EVALUATION_FILE],
    lack: `is not a complete evaluation: it has no ${COMPARISON_FILE}, ${BASELINE_FILE} or ${EVALUATION_FILE}; for shards, set \`combine: shards\``,
  },
};

export interface WantedLegs {
  readonly kind: CombineKind;
  readonly context: RunContext;
  readonly token: string;
  /** Name patterns of their evaluations. */
  readonly patterns: readonly string[];
  /** The name of the combining evaluation, which is excluded. */
  readonly except: string;
  readonly folder: string;
}

/** Downloads the newest files of all matrix jobs of this run. Throws if an artifact is missing or stale. */
export async function fetchLegs(request: WantedLegs) {
  try {
    return await withGithub(request.token, request.context.repository, (api) => fetchAll(api, request), FETCH_MS);
  } catch (error) {
    if (error instanceof StepgateError) throw error;
    throw legsError(`the artifacts or jobs of this run could not be read (${failureText(error)})`);
  }
}

async function fetchAll(api: GithubApi, request: WantedLegs) {
  const { kind, context, patterns, except, folder } = request;
  const artifacts = await listArtifacts(api, context.runId);
  const { legs, unmatched } = legArtifacts(artifacts, patterns, except);
  const [pattern] = unmatched;
  if (pattern !== undefined)
    throw legsError(`no evaluation of this run is called ${JSON.stringify(pattern)}: its job left no artifact`);
  if (context.attempt > 1) await refuseStale(api, context, legs);
  const folders: string[] = [];
  for (const leg of legs) folders.push(await fetchLeg(api, kind, leg, join(folder, leg.name)));
  return folders;
}

/** Refuses an artifact of an earlier attempt whose job ran again without leaving one. */
async function refuseStale(api: GithubApi, { runId, attempt }: RunContext, legs: readonly LegArtifact[]) {
  const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs';
  const jobs = await api.all(route, { run_id: runId, filter: 'all' });
  const staleLegs = legs.filter(({ artifact }) => ageOfArtifact(artifact.createdAt, jobs, attempt) === 'stale');
  if (staleLegs.length === 0) return;
  const why = 'is stale: it is of an earlier attempt of this run, and its job ran again without leaving one';
  throw inputError(staleLegs.map(({ name }) => ({ message: `legs: the artifact ${JSON.stringify(name)} ${why}` })));
}

const FAILURES = {
  expired: 'has expired',
  gone: 'is gone',
  'too large': 'exceeds 1 GB',
  'another digest': 'does not match its digest',
} as const;

async function fetchLeg(api: GithubApi, kind: CombineKind, { name, artifact }: LegArtifact, folder: string) {
  const path = await makeFolder(folder);
  const { files, lack } = LEG_FILES[kind];
  const fetched = await fetchArchive(api, artifact, path, files, MAX_ARCHIVE);
  if (fetched === 'whole') return path;
  const failure = fetched === 'damaged' ? lack : FAILURES[fetched];
  throw legsError(`the artifact ${JSON.stringify(name)} of this run ${failure}`);
}

function legsError(message: string): StepgateError {
  return new StepgateError('input', `legs: ${message}`);
}
