import { readQueries } from '../adapters/files/runs.js';
import type { Baseline } from '../core/comparison/comparison.js';
import type { KnownQuestions } from '../core/comparison/known.js';
import type { Policy } from '../core/gates/compare-and-gate.js';
import type { Report } from '../core/gates/report.js';
import type { Rewrite } from '../core/text/values.js';
import { finish, needsBaseQueries, type Scored } from './finish-run.js';
import { questionsOfCorpus } from './head-corpus.js';
import { readInputs } from './inputs.js';
import type { JudgeSetup } from './judge-setup.js';
import { type BaseEntries, NO_ENTRIES, type PageContext, writePage } from './page.js';
import { baseAnswersOf, type RescoringSource, rescoreBaseline } from './rescore.js';
import { type ScoreHooks, score } from './score-responses.js';
import type { Settings } from './settings.js';
import { openRunFiles, type Shown, type WrittenRun } from './write-run.js';

/** The parts of a run that depend on the entry point: the baseline, the known failures and the output. */
export interface RunHooks extends Pick<ScoreHooks, 'progress'> {
  readonly baseline: Baseline;
  /** Finds the answers of the baseline. */
  readonly findEntries: () => Promise<BaseEntries>;
  /** Whether the answers of the baseline are on this machine. */
  readonly isBaseLocal: boolean;
  /** Questions whose drops are ignored. */
  readonly known: KnownQuestions;
  readonly shown: Shown;
  /** Accepts a drop of the finished run. */
  readonly accept: (report: Report) => Promise<Report>;
  /** The context of the run on its page. */
  readonly pageContext: (report: Report) => Omit<PageContext, 'base'>;
}

const NO_BASELINE_OF_DRAFTS: Baseline = { kind: 'none', label: '', reason: { kind: 'drafts' } };

/** Evaluates files and writes the files of the run. */
export async function evaluateFiles(settings: Settings, given: RunHooks, setup: JudgeSetup): Promise<Report> {
  const hooks = settings.drafts ? { ...given, baseline: NO_BASELINE_OF_DRAFTS } : given;
  const { baseline, progress, shown } = hooks;
  const inputs = await readInputs(settings, setup);
  const files = await openRunFiles(settings, inputs, setup);
  const base = baseAnswersOf(hooks.findEntries);
  const draw = settings.draw ? { ...settings.draw, gates: settings.gates, baseline, known: hooks.known } : null;
  try {
    const source = questionsOfCorpus(inputs, { baseline, base });
    const scored = await score(inputs, baseline, {
      ...files,
      progress,
      draw,
      redact: setup.redact,
      observe: source.observe,
    });
    const report = await finishRun(scored, source, settings, hooks, setup.redact);
    const written = await files.complete(scored, report, shown);
    if (written && settings.page) await writeRunPage(written, report, hooks, setup);
    return report;
  } catch (error) {
    await base.close();
    await files.discard();
    throw error;
  }
}

/** Compares and gates a run; `source`: for scoring answers of its baseline again. */
export async function finishRun(
  scored: Scored,
  source: RescoringSource,
  settings: Policy & Pick<Settings, 'page' | 'roots'>,
  { baseline, known, findEntries, isBaseLocal, accept }: RunHooks,
  redact: Rewrite,
): Promise<Report> {
  // Answers are not downloaded only for an explanation.
  const isRead = needsBaseQueries(scored, baseline) && (settings.page || isBaseLocal);
  const entries = isRead ? await findEntries() : NO_ENTRIES;
  const queries = entries.kind === 'file' ? await readQueries(entries.path, settings.roots) : new Map();
  const rescored = await rescoreBaseline(baseline, scored, source);
  return accept(await finish(scored, { ...settings, baseline: rescored, known, queries, redact }));
}

/** Writes the page of a run. */
export async function writeRunPage(
  written: WrittenRun,
  report: Report,
  { findEntries, shown, pageContext }: RunHooks,
  { redact, warn }: Pick<JudgeSetup, 'redact' | 'warn'>,
): Promise<void> {
  const base = report.comparison.kind === 'compared' ? await findEntries() : NO_ENTRIES;
  await writePage({ ...written, ...shown, ...pageContext(report), base, report, redact }, warn);
}
