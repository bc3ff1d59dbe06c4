import type { CandidateRun, ListedArtifact } from '../../core/baseline/candidates.js';
import { decodeBaseline } from '../../core/baseline/decode.js';
import { StepgateError } from '../../core/errors.js';
import type { BaselineOutcome } from '../../core/github/outcome.js';
import type { RunFigures } from '../../core/runs/figures.js';
import { MAX_BASELINE } from '../files/run-files.js';
import { parseYaml } from '../files/yaml.js';
import type { Search } from './search.js';
import { readOwnArtifact } from './single-file-artifact.js';

type Read =
  | { readonly figures: RunFigures; readonly digest: string }
  | { readonly kind: 'expired' }
  | Extract<BaselineOutcome, { kind: 'corrupt' }>;

/** Why a file that was found is no baseline. */
const UNUSABLE = { 'too large': 'is larger than a baseline may be', 'another digest': 'does not match its digest' };

/** Downloads a baseline artifact and reads it: digest before parsing, limits, schema, and the origin that it states. */
export async function readBaselineArtifact(search: Search, run: CandidateRun, artifact: ListedArtifact): Promise<Read> {
  const corrupt = (why: string): Read => ({ kind: 'corrupt', runNumber: run.number, why });
  const file = await readOwnArtifact(search, artifact, MAX_BASELINE);
  if (file.kind === 'gone') return { kind: 'expired' };
  if (file.kind !== 'bytes') return corrupt(UNUSABLE[file.kind]);
  try {
    const decoded = decodeBaseline(parseYaml(file.bytes.toString('utf8'), artifact.name), artifact.name, '');
    if (decoded.kind === 'invalid') return corrupt('is not a baseline file of this version');
    return saysWhereItIsFrom(decoded.value, search, run)
      ? { figures: decoded.value, digest: file.digest }
      : corrupt('says that it belongs to another run');
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
