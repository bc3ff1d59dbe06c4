import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { EVALUATION_FILE } from '../adapters/files/evaluation-file.js';
import { BASELINE_FILE } from '../adapters/files/run-files.js';
import { readRun } from '../adapters/files/runs.js';
import { fetchFailure, fetchFile } from '../adapters/github/contents.js';
import { MAX_FILE } from '../core/limits.js';
import { forInput, usageError } from '../core/words/errors.js';
import { type ActionRun, workspacePath } from './environment.js';

/** Reads the baseline at a path; of a pull request, that of the base commit, as its author writes the other one. */
export async function readBaselineAt(path: string, run: ActionRun) {
  const { context, roots } = run;
  const { plan } = context;
  const read = async (from: string) => forInput('baseline', readRun(from, roots));
  if (plan.kind !== 'pull_request' && plan.kind !== 'merge_group')
    return { figures: await read(path), path, notices: [] };
  const place = workspacePath(path, roots[0] ?? '.');
  const files = place === null ? null : await fetchBaseFiles(run, place, { branch: plan.baseBranch, ref: plan.base });
  const notice = { kind: 'baseline-file', path: place ?? path, branch: plan.baseBranch } as const;
  if (files === null) return { figures: await read(path), path, notices: [{ ...notice, state: 'own' as const }] };
  const copy = join(run.scratch, 'base-commit', basename(path));
  for (const [name, bytes] of files) {
    await mkdir(dirname(join(copy, name)), { recursive: true });
    await writeFile(join(copy, name), bytes);
  }
  const isChanged = await differs(files, path);
  return {
    figures: await read(copy),
    path: copy,
    notices: isChanged ? [{ ...notice, state: 'changed' as const }] : [],
  };
}

type Files = ReadonlyMap<string, Buffer>;

/** The files of the base commit at a path, by their names in a folder, or '' for a file; null: it has none. */
async function fetchBaseFiles(
  { context: { repository }, inputs: { token } }: ActionRun,
  path: string,
  { branch, ref }: { readonly branch: string; readonly ref: string },
): Promise<Files | null> {
  const fetchAt = (at: string) => fetchFile({ token, repository, path: at, ref }, MAX_FILE, () => 'it is too large');
  try {
    const found = await fetchAt(path);
    if (found !== 'folder') return found && new Map([['', found]]);
    const files = new Map<string, Buffer>();
    for (const name of [BASELINE_FILE, EVALUATION_FILE]) {
      const file = await fetchAt(`${path}/${name}`);
      if (file !== null && file !== 'folder') files.set(name, file);
    }
    return files.size > 0 ? files : null;
  } catch (error) {
    throw usageError(`baseline: ${path} of ${branch} could not be read: ${fetchFailure(error)}`);
  }
}

async function differs(files: Files, path: string): Promise<boolean> {
  for (const [name, bytes] of files) {
    const file = join(path, name);
    const isSame = (await stat(file).catch(() => null))?.isFile() && bytes.equals(await readFile(file));
    if (!isSame) return true;
  }
  return false;
}
