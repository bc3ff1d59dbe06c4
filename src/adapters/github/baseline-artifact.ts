import { createHash } from 'node:crypto';
import { decodeBaseline } from '../../core/decode/baseline.js';
import { StepgateError } from '../../core/errors.js';
import type { RunFigures } from '../../core/figures.js';
import type { CandidateRun, ListedArtifact } from '../../core/github/baseline-choice.js';
import type { BaselineOutcome } from '../../core/github/outcome.js';
import { MAX_BASELINE } from '../output.js';
import { parseYaml } from '../yaml.js';
import { statusOf } from './api.js';
import type { BaselineSearch } from './baseline.js';

type Read =
  | { readonly figures: RunFigures }
  | { readonly kind: 'expired' }
  | Extract<BaselineOutcome, { kind: 'corrupt' }>;

/** Downloads a baseline artifact and reads it: digest before parsing, limits, schema, and its own word on its origin. */
export async function readBaselineArtifact(
  search: BaselineSearch,
  run: CandidateRun,
  artifact: ListedArtifact,
): Promise<Read> {
  const corrupt = (why: string): Read => ({ kind: 'corrupt', runNumber: run.number, why });
  if (artifact.size > MAX_BASELINE) return corrupt('is larger than a baseline may be');
  const bytes = await download(search, artifact);
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
function saysWhereItIsFrom({ provenance }: RunFigures, { context }: BaselineSearch, run: CandidateRun): boolean {
  const { owner, name } = context.repository;
  return (
    provenance.commit === run.sha &&
    provenance.run_id === String(run.id) &&
    provenance.repository === `${owner}/${name}`
  );
}

/** The artifact's bytes, kept in memory, no further than the cap; null where it is gone. */
export async function download(
  search: Pick<BaselineSearch, 'context' | 'api'>,
  artifact: ListedArtifact,
  limit = MAX_BASELINE,
): Promise<Buffer | null> {
  const { owner, name } = search.context.repository;
  const route = 'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}';
  const parameters = { owner, repo: name, artifact_id: artifact.id, archive_format: 'zip' };
  try {
    const { headers } = await search.api.get(route, { ...parameters, request: { redirect: 'manual' } });
    // The store is another host: the token must not go there, so this is a request of its own.
    return await fetchUpTo(String(headers.location), limit);
  } catch (error) {
    if (statusOf(error) === 404 || statusOf(error) === 410) return null;
    throw error;
  }
}

async function fetchUpTo(url: string, limit: number): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(30_000) });
  if (!response.ok || !response.body) throw Object.assign(new Error('download failed'), { status: response.status });
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body) {
    pieces.push(piece);
    size += piece.length;
    if (size > limit) break;
  }
  return Buffer.concat(pieces);
}
