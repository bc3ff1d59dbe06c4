import { readConfig } from './adapters/config.js';
import { readCorpus } from './adapters/corpus.js';
import { type EvaluationWriter, openEvaluationFile } from './adapters/evaluation-file.js';
import { sha256 } from './adapters/hash.js';
import type { Roots } from './adapters/input-file.js';
import { makeOutputFolder, writeComparisonFiles, writeFiles } from './adapters/output.js';
import { makePricing } from './adapters/prices.js';
import { readResponses } from './adapters/responses.js';
import { decodeAliases } from './core/aliases.js';
import type { Config } from './core/decode/config.js';
import { eachForInput, forInput } from './core/errors.js';
import type { Provenance } from './core/figures.js';
import type { InputWords } from './core/input-words.js';
import type { Report } from './core/report.js';
import { type PresetName, type Scoring, scoringOf } from './core/scoring.js';
import type { StepAlias } from './core/steps/step.js';
import type { TrialMode } from './core/trials.js';
import type { Mapping } from './core/values.js';
import { type Baseline, type Policy, runEvaluate } from './evaluate.js';
import { type JudgedRun, type JudgeSetup, judgeFor } from './judge-setup.js';
import { renderMarkdown } from './report/markdown.js';
import { code, type Inline } from './report/text.js';
import { viewOf } from './report/view.js';
import { VERSION } from './version.js';

/** What a door asks for, parsed; files are not read yet. */
export interface Settings extends Policy, JudgedRun {
  readonly name: string;
  readonly corpus: readonly string[];
  readonly responses: readonly string[];
  readonly select: readonly string[];
  readonly config: string | null;
  /** null: as the config says, else `standard`. */
  readonly scoring: PresetName | null;
  readonly aliases: readonly StepAlias[];
  /** `all`: questions may have several responses. */
  readonly trials: TrialMode;
  readonly agentModel: string | null;
  /** Folder for the files of the run; null: none are written. */
  readonly out: string | null;
  /** Folders that all input files must lie in; null: anywhere. */
  readonly roots: Roots;
}

/** What a door provides. */
export interface Door extends JudgeSetup {
  /** What this run is called beside its baseline. */
  readonly thisRun: string;
  /** How messages name the inputs. */
  readonly words: InputWords;
  readonly provenance: Provenance;
  readonly baseline: () => Promise<Baseline>;
  readonly progress: (done: number, of: number) => void;
}

/** The whole pipeline from files to files; both doors go through it. */
export async function runFiles(settings: Settings, door: Door): Promise<Report> {
  const config = await configOf(settings, door);
  if (config) door.warn(config.warnings);
  const scoring = scoringFrom(settings, config);
  const judge = await judgeFor(settings, config?.judge, scoring, door);
  const aliases = [...decodeAliases(config?.aliases ?? []), ...settings.aliases];
  const { corpus, warnings } = await forInput(door.words.name('corpus'), readCorpus(settings.corpus, settings.roots));
  door.warn(warnings);
  const folder = settings.out === null ? null : await outputFolder(settings.out, settings.roots, door);
  const writer = folder === null ? null : await openEvaluationFile(folder);
  const inputs = {
    ...settings,
    ...{ corpus, aliases, version: VERSION, baseline: door.baseline, scoring, words: door.words },
    responses: eachForInput(door.words.name('responses'), readResponses(settings.responses, settings.roots)),
  };
  const ports = {
    judge,
    hash: sha256,
    pricing: makePricing(settings.agentModel),
    write: async (place: number, entry: Mapping, part?: number) => writer?.write(place, door.redact(entry), part),
    redact: door.redact,
    progress: door.progress,
  };
  try {
    const report = await runEvaluate(inputs, ports);
    if (folder !== null) await finish(report, folder, writer, door);
    return report;
  } catch (error) {
    await writer?.discard();
    throw error;
  }
}

async function configOf({ config, roots }: Settings, { words }: Door): Promise<Config | null> {
  return config === null ? null : forInput(words.name('config'), readConfig(config, roots));
}

function scoringFrom({ scoring }: Settings, config: Config | null): Scoring {
  return scoringOf(scoring ?? config?.preset ?? 'standard', config?.knobs);
}

function outputFolder(folder: string, roots: Roots, { words }: Door): Promise<string> {
  return forInput(words.name('output-dir'), makeOutputFolder(folder, roots));
}

async function finish(report: Report, folder: string, writer: EvaluationWriter | null, door: Door): Promise<void> {
  await writer?.finish();
  await writeFiles(folder, report, fullReport(report, door), door.redact(door.provenance));
}

/** Writes the files of a comparison of two scored runs; gives back their paths. */
export async function writeComparison(
  folder: string,
  report: Report,
  shown: Pick<Door, 'thisRun' | 'redact'>,
): Promise<string[]> {
  return writeComparisonFiles(folder, report, fullReport(report, shown));
}

/** The whole report as Markdown, without the comment's limits. */
export function fullReport(report: Report, { thisRun, redact }: Pick<Door, 'thisRun' | 'redact'>): string {
  const shown = { open: 5, rows: Number.POSITIVE_INFINITY, footer: [], textOf: questionText };
  const view = viewOf(report, { thisRun, redact, ...shown });
  return renderMarkdown(view);
}

/** A question is shown by its text; a baseline has ids only. */
export function questionText({ text, id }: { readonly text: string | null; readonly id: string }): Inline {
  return text ?? code(id);
}
