import { realpath } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { readKnown } from '../adapters/files/corpus.js';
import { EVALUATION_FILE } from '../adapters/files/evaluation-file.js';
import { fileError } from '../adapters/files/input-file.js';
import { BASELINE_FILE } from '../adapters/files/run-files.js';
import { readQueries, readRun } from '../adapters/files/runs.js';
import type { Baseline, NotCompared } from '../core/runs/comparison.js';
import { dayOf, type KnownQuestions, NOTHING_KNOWN } from '../core/runs/known.js';
import type { Report } from '../core/runs/report.js';
import { THIS_RUN } from '../report/words/blocks.js';
import type { QueriesById } from './base-differences.js';
import { finish, needsBaseQueries, type Scored } from './finish-run.js';
import { questionsOfCorpus } from './head-corpus.js';
import { readInputs, type Settings } from './inputs.js';
import type { JudgeSetup } from './judge-setup.js';
import { localEntries, NO_ENTRIES, type PageSurroundings, writePage } from './page.js';
import { type BaseAnswers, baseAnswersOf, rescoreBaseline } from './rescore.js';
import { type ScoreHooks, score } from './score-responses.js';
import { openRunFiles, type Shown } from './write-run.js';

/** The baseline and display options of a local run. */
export interface LocalRun extends Pick<Shown, 'ids'>, Pick<ScoreHooks, 'progress'> {
  readonly baseline: LocalBaseline;
  /** Questions whose drops are ignored. */
  readonly known: KnownQuestions;
}

/** Evaluates local files and writes the files of the run. */
export async function evaluateFiles(settings: Settings, local: LocalRun, setup: JudgeSetup): Promise<Report> {
  const { redact, warn } = setup;
  const { known, progress, ids } = local;
  const baseline = settings.drafts ? NO_BASELINE_OF_DRAFTS : local.baseline;
  const inputs = await readInputs(settings, setup);
  const files = await openRunFiles(settings, setup);
  const base = localBaseAnswers(baseline);
  try {
    const source = questionsOfCorpus(inputs, { baseline: baseline.run, base, redact });
    const hooks = { write: files.write, progress, redact, observe: source.observe };
    const scored = await score(inputs, baseline.run, hooks);
    const queries = await localQueries(scored, baseline);
    const rescored = await rescoreBaseline(baseline.run, scored, source);
    const report = await finish(scored, { ...settings, baseline: rescored, known, queries, redact });
    const shown = { thisRun: THIS_RUN, redact, ...(ids && { ids }) };
    const written = await files.complete(scored, inputs, report, shown);
    if (written && settings.page) {
      await writePage({ ...written, ...shown, report, ...(await localPage(report, baseline, settings.out)) }, warn);
    }
    return report;
  } catch (error) {
    await base.close();
    await files.discard();
    throw error;
  }
}

/** The baseline of a local run, and its path; null: no baseline is given. */
interface LocalBaseline {
  readonly run: Baseline;
  readonly path: string | null;
}

const NO_BASELINE_OF_DRAFTS: LocalBaseline = {
  run: { kind: 'none', label: '', reason: { kind: 'drafts' } },
  path: null,
};

/** Reads the baseline at a path. `flag`: the option that would name a baseline; `out`: the folder that the run writes. */
export async function readBaseline(
  path: string | undefined,
  flag: string | null,
  out: string | undefined,
): Promise<LocalBaseline> {
  if (path === undefined) return { run: noBaseline(flag), path: null };
  if (out !== undefined && (await isReplaced(path, out))) throw fileError(path, REPLACED);
  return { run: await readRun(path), path };
}

const REPLACED = 'would be replaced by the files of this run; write them to another folder';

/** Whether a run that writes a folder replaces the files of a baseline. */
async function isReplaced(path: string, out: string): Promise<boolean> {
  const [baseline, folder] = await Promise.all([path, out].map((one) => realpath(one).catch(() => resolve(one))));
  return baseline === folder || (dirname(baseline as string) === folder && isRunFile(baseline as string));
}

const isRunFile = (path: string): boolean => [BASELINE_FILE, EVALUATION_FILE].includes(basename(path));

/** The reason for a run without a baseline. `flag`: the option that would name one. */
function noBaseline(flag: string | null): NotCompared {
  return { kind: 'none', label: '', reason: { kind: 'not-given', flag } };
}

/** Reads the queries of the baseline, if the report depends on them. */
export async function localQueries(scored: Scored, { run, path }: LocalBaseline): Promise<QueriesById> {
  return path !== null && needsBaseQueries(scored, run) ? readQueries(path) : new Map();
}

/** The answers of a local baseline. */
export function localBaseAnswers({ path }: LocalBaseline): BaseAnswers {
  return baseAnswersOf(async () => (path === null ? NO_ENTRIES : localEntries(path)));
}

/** The context of a local run for its page: the folder of the run, and its baseline. */
export async function localPage(
  { comparison }: Report,
  { path }: LocalBaseline,
  out: string | null,
): Promise<PageSurroundings> {
  const base = path !== null && comparison.kind === 'compared' ? await localEntries(path) : NO_ENTRIES;
  return { base, footer: [], results: out, baseline: path };
}

/** Reads the known failures that are valid today from a local file; without a file, the list is empty. */
export async function readKnownQuestions(path: string | undefined): Promise<KnownQuestions> {
  if (path === undefined) return NOTHING_KNOWN;
  return { entries: await readKnown(path), today: dayOf(new Date()) };
}
