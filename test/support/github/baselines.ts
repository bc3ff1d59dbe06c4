import yaml from 'js-yaml';
import { zipOf } from '../zip.js';
import { push } from './events.js';
import type { Mark } from './exam.js';
import { scenario } from './scenario.js';
import { addArtifact, addCommits, addRun, sha, type World, type WorldArtifact, type WorldRun } from './world.js';

/** A baseline file, as a value. */
export type BaselineFile = { provenance: Record<string, unknown>; questions: Record<string, unknown>[] } & Record<
  string,
  unknown
>;

export const BASELINE_ARTIFACT = 'stepgate.baseline.yaml';

const recordings = new Map<string, Promise<BaselineFile>>();

/** The baseline file that a push with these marks uploads; each is recorded once. */
export function recordedBaseline(marks: Readonly<Record<string, Mark>>): Promise<BaselineFile> {
  const key = JSON.stringify(marks);
  const recording = recordings.get(key) ?? record(marks);
  recordings.set(key, recording);
  return recording;
}

function record(marks: Readonly<Record<string, Mark>>): Promise<BaselineFile> {
  return scenario(async ({ world, evaluate }) => {
    addCommits(world, ['m1']);
    await evaluate(push(world, sha('m1')), marks);
    const artifact = world.artifacts.find(({ name }) => name === BASELINE_ARTIFACT);
    return yaml.load(artifact?.bytes.toString() ?? '', { schema: yaml.CORE_SCHEMA }) as BaselineFile;
  });
}

/** The file as the given run would have uploaded it. */
export function baselineOf(recorded: BaselineFile, run: WorldRun): BaselineFile {
  const copy = structuredClone(recorded);
  Object.assign(copy.provenance, { commit: run.sha, run_id: String(run.id), attempt: run.attempt });
  Object.assign(copy.provenance, { event: run.event, branch: run.branch });
  return copy;
}

export interface Planted {
  readonly run: WorldRun;
  readonly artifact: WorldArtifact;
}

/** Adds a finished run on the default branch with its files, whose baseline says that it is its own; `edit` changes it. */
export function plantBaseline(
  world: World,
  recorded: BaselineFile,
  run: Partial<WorldRun> & { readonly sha: string },
  edit: (file: BaselineFile, run: WorldRun) => string | Buffer | undefined = () => undefined,
  changes: Partial<Pick<WorldArtifact, 'digest' | 'size' | 'expired'>> = {},
): Planted {
  const added = addRun(world, run);
  const file = baselineOf(recorded, added);
  const bytes = edit(file, added) ?? yaml.dump(file, { noRefs: true });
  const artifact = addArtifact(world, added, BASELINE_ARTIFACT, bytes, changes);
  const evaluation = { name: 'evaluation.yaml', bytes: Buffer.from('[]\n') };
  addArtifact(world, added, 'stepgate', zipOf([{ name: 'baseline.yaml', bytes: Buffer.from(bytes) }, evaluation]));
  return { run: added, artifact };
}
