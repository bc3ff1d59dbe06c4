import { readQueries } from '../adapters/files/runs.js';
import type { Baseline } from '../core/comparison/baseline.js';
import type { KnownQuestions } from '../core/comparison/known.js';
import type { Policy } from '../core/gates/compare-and-gate.js';
import type { Report } from '../core/gates/report.js';
import type { Rewrite } from '../core/text/values.js';
import { finish, lackingBaseQueries, type Scored } from './finish-run.js';
import { readInputs } from './inputs.js';
import type { JudgeSetup } from './judge-setup.js';
import { type BaseEntries, NO_ENTRIES, type PageContext, writePage } from './page.js';
import { openRescoring, type Rescoring, recordedAnswers } from './rescore.js';
import { NOT_COMPARED, type ScoreHooks, score } from './score-responses.js';
import type { Settings } from './settings.js';
import { openRunFiles, type Shown, type WrittenRun } from './write-run.js';

/** The parts of a run that depend on the entry point: the baseline, the known failures and the output. */
export interface RunHooks extends Pick<ScoreHooks, 'progress'> {
  readonly baseline: Baseline;
  readonly findEntries: () => Promise<BaseEntries>;
  readonly isBaseLocal: boolean;
  readonly known: KnownQuestions;
  readonly shown: Shown;
  readonly accept: (report: Report) => Promise<Report>;
  readonly pageContext: (report: Report) => Omit<PageContext, 'base'>;
}

export async function evaluateFiles(settings: Settings, given: RunHooks, setup: JudgeSetup): Promise<Report> {
  const { drafts, shard } = settings;
  const ofWhole = shard === null ? given.baseline : NOT_COMPARED;
  const baseline: Baseline = drafts ? { kind: 'none', label: '', reason: { kind: 'drafts' } } : ofWhole;
  const hooks = { ...given, baseline };
  const { progress, shown, findEntries } = hooks;
  const inputs = await readInputs(settings, setup);
  const files = await openRunFiles(settings, inputs, setup);
  const rescoring = openRescoring(baseline, inputs, findEntries);
  const draw = settings.draw ? { ...settings.draw, gates: settings.gates, baseline, known: hooks.known } : null;
  const observe: ScoreHooks['observe'] = (question, { entry }, { figures }) => {
    const findQuestion = async () => question;
    return rescoring.add(figures, findQuestion, async () => recordedAnswers([entry]));
  };
  try {
    const scored = await score(inputs, baseline, { ...files, progress, draw, redact: setup.redact, observe });
    const report = await finishRun(scored, rescoring, settings, hooks, setup.redact);
    const written = await files?.complete(scored, report, shown);
    if (written && settings.page) await writeRunPage(written, report, hooks, setup);
    return report;
  } catch (error) {
    await files?.discard();
    throw error;
  }
}

export async function finishRun(
  scored: Scored,
  rescoring: Rescoring,
  settings: Policy & Pick<Settings, 'page' | 'roots'>,
  { known, findEntries, isBaseLocal, accept }: RunHooks,
  redact: Rewrite,
): Promise<Report> {
  const rescored = await rescoring.baseFor(scored.run.run);
  const explained = lackingBaseQueries(scored, rescored);
  // Answers are not downloaded only for an explanation.
  const isRead = explained.length > 0 && (settings.page || isBaseLocal);
  const entries = isRead ? await findEntries() : NO_ENTRIES;
  const queries = entries.kind === 'file' ? await readQueries(entries.path, explained, settings.roots) : new Map();
  return accept(await finish(scored, { ...settings, baseline: rescored, known, queries, redact }));
}

export async function writeRunPage(
  written: WrittenRun,
  report: Report,
  { findEntries, shown, pageContext }: RunHooks,
  { redact, warn }: Pick<JudgeSetup, 'redact' | 'warn'>,
): Promise<void> {
  const base = report.comparison.kind === 'compared' ? await findEntries() : NO_ENTRIES;
  await writePage({ ...written, ...shown, ...pageContext(report), base, report, redact }, warn);
}
