import { realpath } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { readKnown } from '../adapters/files/corpus.js';
import { EVALUATION_FILE } from '../adapters/files/evaluation-file.js';
import { fileError } from '../adapters/files/input-file.js';
import { BASELINE_FILE } from '../adapters/files/run-files.js';
import { readRun } from '../adapters/files/runs.js';
import type { Baseline } from '../core/comparison/baseline.js';
import { dayOf, type KnownQuestions, NOTHING_KNOWN } from '../core/comparison/known.js';
import { THIS_RUN } from '../report/words/blocks.js';
import type { RunHooks } from './evaluate-files.js';
import { localEntries, NO_ENTRIES } from './page.js';
import type { Shown } from './write-run.js';

/** The baseline of a local run, and its path; null: no baseline is given. */
interface LocalBaseline {
  readonly run: Baseline;
  readonly path: string | null;
}

interface LocalRun extends Pick<RunHooks, 'known' | 'progress'>, Omit<Shown, 'thisRun'> {
  readonly baseline: LocalBaseline;
  readonly out: string | null;
}

export function localHooks({ baseline: { run, path }, known, progress, out, ...shown }: LocalRun): RunHooks {
  return {
    ...{ baseline: run, known, progress },
    findEntries: async () => (path === null ? NO_ENTRIES : localEntries(path)),
    isBaseLocal: true,
    shown: { thisRun: THIS_RUN, ...shown },
    accept: async (report) => report,
    pageContext: () => ({ footer: [], results: out, baseline: path }),
  };
}

/** Reads the baseline at a path. `flag`: the option that would name a baseline; `out`: the folder that the run writes. */
export async function readBaseline(
  path: string | null,
  flag: string | null,
  out: string | null,
): Promise<LocalBaseline> {
  if (path === null) return { run: { kind: 'none', label: '', reason: { kind: 'not-given', flag } }, path: null };
  if (out !== null && (await isReplaced(path, out))) {
    throw fileError(path, 'would be replaced by the files of this run; write them to another folder');
  }
  return { run: await readRun(path), path };
}

/** Whether a run that writes a folder replaces the files of a baseline. */
async function isReplaced(path: string, out: string): Promise<boolean> {
  const realPath = (one: string) => realpath(one).catch(() => resolve(one));
  const [baseline, folder] = [await realPath(path), await realPath(out)];
  const isRunFile = [BASELINE_FILE, EVALUATION_FILE].includes(basename(baseline));
  return baseline === folder || (dirname(baseline) === folder && isRunFile);
}

/** Reads the known failures that are valid today from a local file; without a file, the list is empty. */
export async function readKnownQuestions(path: string | null): Promise<KnownQuestions> {
  if (path === null) return NOTHING_KNOWN;
  return { entries: await readKnown(path), today: dayOf(new Date()) };
}
