import { realpath } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { readKnown } from '../adapters/files/corpus.js';
import { EVALUATION_FILE } from '../adapters/files/evaluation-file.js';
import { fileError } from '../adapters/files/input-file.js';
import { BASELINE_FILE } from '../adapters/files/run-files.js';
import { readQueries, readRun } from '../adapters/files/runs.js';
import type { Policy } from '../core/runs/compare-and-gate.js';
import type { Baseline, NotCompared } from '../core/runs/comparison.js';
import { dayOf, type KnownQuestions, NOTHING_KNOWN } from '../core/runs/known.js';
import type { Report } from '../core/runs/report.js';
import type { Redact } from '../core/secrets/redact.js';
import { THIS_RUN } from '../report/words/blocks.js';
import { finish, needsBaseQueries, type Scored } from './finish-run.js';
import { questionsOfCorpus } from './head-corpus.js';
import { readInputs } from './inputs.js';
import type { JudgeSetup } from './judge-setup.js';
import { localEntries, NO_ENTRIES, type PageRequest, type PageSurroundings, writePage } from './page.js';
import { type BaseAnswers, baseAnswersOf, type RescoringSource, rescoreBaseline } from './rescore.js';
import { type ScoreHooks, score } from './score-responses.js';
import type { Settings } from './settings.js';
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
  const { progress, ids } = local;
  const baseline = settings.drafts ? NO_BASELINE_OF_DRAFTS : local.baseline;
  const inputs = await readInputs(settings, setup);
  const files = await openRunFiles(settings, inputs, setup);
  const base = localBaseAnswers(baseline);
  try {
    const source = questionsOfCorpus(inputs, { baseline: baseline.run, base });
    const hooks = { ...files, progress, redact, observe: source.observe };
    const scored = await score(inputs, baseline.run, hooks);
    const report = await finishHere(scored, source, settings, { ...local, baseline }, redact);
    const shown = { thisRun: THIS_RUN, redact, ...(ids && { ids }) };
    const written = await files.complete(scored, report, shown);
    if (written && settings.page) await writeLocalPage({ ...written, ...shown, report }, baseline, settings.out, warn);
    return report;
  } catch (error) {
    await base.close();
    await files.discard();
    throw error;
  }
}

/** Compares and gates a local run; `source`: what scores answers of its baseline again. */
export async function finishHere(
  scored: Scored,
  source: RescoringSource,
  policy: Policy,
  { baseline, known }: Pick<LocalRun, 'baseline' | 'known'>,
  redact: Redact,
): Promise<Report> {
  const queries =
    baseline.path !== null && needsBaseQueries(scored, baseline.run) ? await readQueries(baseline.path) : new Map();
  const rescored = await rescoreBaseline(baseline.run, scored, source);
  return finish(scored, { ...policy, baseline: rescored, known, queries, redact });
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
  path: string | null,
  flag: string | null,
  out: string | null,
): Promise<LocalBaseline> {
  if (path === null) return { run: noBaseline(flag), path: null };
  if (out !== null && (await isReplaced(path, out))) throw fileError(path, REPLACED);
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

/** The answers of a local baseline. */
export function localBaseAnswers({ path }: LocalBaseline): BaseAnswers {
  return baseAnswersOf(async () => (path === null ? NO_ENTRIES : localEntries(path)));
}

/** Writes the page of a local run. `out`: the folder of the run as the user wrote it. */
export async function writeLocalPage(
  request: Omit<PageRequest, keyof PageSurroundings>,
  { path }: LocalBaseline,
  out: string | null,
  warn: JudgeSetup['warn'],
): Promise<void> {
  const isCompared = request.report.comparison.kind === 'compared';
  const base = path !== null && isCompared ? await localEntries(path) : NO_ENTRIES;
  await writePage({ ...request, base, footer: [], results: out, baseline: path }, warn);
}

/** Reads the known failures that are valid today from a local file; without a file, the list is empty. */
export async function readKnownQuestions(path: string | null): Promise<KnownQuestions> {
  if (path === null) return NOTHING_KNOWN;
  return { entries: await readKnown(path), today: dayOf(new Date()) };
}
