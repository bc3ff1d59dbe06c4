import { dirname, join } from 'node:path';
import { EVALUATION_FILE } from '../adapters/files/evaluation-file.js';
import { readQueries } from '../adapters/files/runs.js';
import { type BaseFolder, fetchBaseFolder } from '../adapters/github/base-archive.js';
import type { QueriesById } from '../run/base-differences.js';
import { type BaseEntries, localEntries } from '../run/page.js';
import type { ActionRun } from './action-run.js';
import type { FoundBaseline } from './baseline.js';
import { notice } from './log.js';

/** Finds the answers of the run that left the baseline, when they are first wanted, and once. */
export type FindBaseEntries = () => Promise<BaseEntries>;

/** Answers in an artifact are downloaded for a page alone; `page: false` leaves that out. */
export function makeBaseEntriesFinder(run: ActionRun, findBaseline: () => Promise<FoundBaseline>): FindBaseEntries {
  let finding: Promise<BaseEntries> | null = null;
  return () => {
    finding ??= findBaseline().then(({ outcome }) => baseEntries(run, outcome));
    return finding;
  };
}

async function baseEntries(
  { inputs, context, scratch }: ActionRun,
  outcome: FoundBaseline['outcome'],
): Promise<BaseEntries> {
  if (inputs.baseline.kind === 'path') return localEntries(inputs.baseline.path);
  if (!inputs.settings.page || !('archive' in outcome) || outcome.archive === null) return { kind: 'none' };
  const wanted = { context, token: inputs.token, folder: join(scratch, 'base') };
  const found = await fetchBaseFolder(wanted, outcome.archive);
  if (found.kind === 'folder') return { kind: 'file', path: join(found.path, EVALUATION_FILE) };
  const why = `The answers of the baseline (run ${outcome.source.runNumber}) are not shown: ${reasonOf(found)}.`;
  notice(why);
  return { kind: 'missing', why };
}

/** The queries among these answers. */
export async function baseQueries(find: FindBaseEntries, roots: readonly string[]): Promise<QueriesById> {
  const entries = await find();
  return entries.kind === 'file' ? readQueries(dirname(entries.path), roots) : new Map();
}

function reasonOf(found: Exclude<BaseFolder, { kind: 'folder' }>): string {
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
