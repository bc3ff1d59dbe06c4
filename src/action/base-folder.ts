import { join } from 'node:path';
import { type BaseFolder, fetchBaseFolder } from '../adapters/github/base-archive.js';
import type { ActionRun } from './action-run.js';
import type { FoundBaseline } from './baseline.js';
import { notice } from './log.js';

type Missing = Exclude<BaseFolder, { kind: 'folder' }>;

/** Gives the folder with the answers of the baseline's run when it is first asked for, and once; null where there is none. */
export function makeBaseFolder(
  run: ActionRun,
  findBaseline: () => Promise<FoundBaseline>,
): () => Promise<string | null> {
  let finding: Promise<string | null> | null = null;
  return () => {
    finding ??= findBaseline().then(({ outcome }) => folderOf(run, outcome));
    return finding;
  };
}

async function folderOf(
  { inputs, context, scratch }: ActionRun,
  outcome: FoundBaseline['outcome'],
): Promise<string | null> {
  if (inputs.baseline.kind === 'path') return inputs.baseline.path;
  if (!('archive' in outcome) || outcome.archive === null) return null;
  const wanted = { context, token: inputs.token, folder: join(scratch, 'base') };
  const found = await fetchBaseFolder(wanted, outcome.archive);
  if (found.kind === 'folder') return found.path;
  notice(`the answers of the baseline (run ${outcome.source.runNumber}) are not shown: ${reasonOf(found)}`);
  return null;
}

function reasonOf(found: Missing): string {
  switch (found.kind) {
    case 'missing':
      return 'the run has no artifact with its files';
    case 'expired':
      return 'its files have expired';
    case 'too large':
      return 'its files exceed 200 MB';
    case 'damaged':
      return 'its files do not match its baseline';
    case 'unavailable':
      return `its files could not be downloaded (${found.why})`;
  }
}
