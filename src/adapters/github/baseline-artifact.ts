import { createHash } from 'node:crypto';
import { decodeBaseline } from '../../core/decode/baseline.js';
import { StepgateError } from '../../core/errors.js';
import type { RunFigures } from '../../core/figures.js';
import type { CandidateRun, ListedArtifact } from '../../core/github/baseline-choice.js';
import type { BaselineOutcome } from '../../core/github/outcome.js';
import { MAX_BASELINE } from '../output.js';
import { parseYaml } from '../yaml.js';
import type { Search } from './baseline.js';
import { placeOf, unlessGone } from './baseline-candidates.js';
import { DownloadError, download } from './download.js';

type Read =
  | { readonly figures: RunFigures }
  | { readonly kind: 'expired' }
  | Extract<BaselineOutcome, { kind: 'corrupt' }>;

/** Downloads a baseline artifact and reads it: digest before parsing, limits, schema, and its own word on its origin. */
export async function readBaselineArtifact(search: Search, run: CandidateRun, artifact: ListedArtifact): Promise<Read> {
  const corrupt = (why: string): Read => ({ kind: 'corrupt', runNumber: run.number, why });
  if (artifact.size > MAX_BASELINE) return corrupt('is larger than a baseline may be');
  const bytes = await bytesOf(search, artifact, MAX_BASELINE);
  if (bytes === null) return { kind: 'expired' };
  if (bytes.length > MAX_BASELINE) return corrupt('is larger than a baseline may be');
  const digest = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
  if (artifact.digest !== null && artifact.digest !== digest) return corrupt('does not match its digest');
  try {
    const file = artifact.name;
    const decoded = decodeBaseline(parseYaml(bytes.toString('utf8'), file), file, '');
    if (!('label' in decoded)) return corrupt('is no baseline file of this version');
    return saysWhereItIsFrom(decoded, search, run) ? { figures: decoded } : corrupt('says that it is from another run');
  } catch (error) {
    if (error instanceof StepgateError) return corrupt('cannot be read');
    throw error;
  }
}

/** A baseline that was carried over from elsewhere would still pass all other checks. */
function saysWhereItIsFrom({ provenance }: RunFigures, { context }: Search, run: CandidateRun): boolean {
  const { owner, name } = context.repository;
  return (
    provenance.commit === run.sha &&
    provenance.run_id === String(run.id) &&
    provenance.repository === `${owner}/${name}`
  );
}

/** The artifact's bytes, kept in memory, no further than the cap; null where it is gone. */
export async function bytesOf(
  search: Pick<Search, 'api' | 'context' | 'signal'>,
  artifact: ListedArtifact,
  limit: number,
): Promise<Buffer | null> {
  const route = 'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}';
  const parameters = { ...placeOf(search), artifact_id: artifact.id, archive_format: 'zip' };
  const answer = await unlessGone(search.api.get(route, { ...parameters, request: { redirect: 'manual' } }));
  if (answer === null) return null;
  try {
    return await download(String(answer.headers.location), limit, search.signal);
  } catch (error) {
    if (error instanceof DownloadError && (error.status === 404 || error.status === 410)) return null;
    throw error;
  }
}
