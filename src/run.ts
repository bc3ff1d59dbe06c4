import { readConfig } from './adapters/config.js';
import { readCorpus } from './adapters/corpus.js';
import { type EvaluationWriter, openEvaluationFile } from './adapters/evaluation-file.js';
import { type Roots, sizeOfFiles } from './adapters/files.js';
import { sha256 } from './adapters/hash.js';
import { makeHeapGuard } from './adapters/memory.js';
import { makeFolder, writeFiles } from './adapters/output.js';
import { makePricing } from './adapters/prices.js';
import { readResponses } from './adapters/responses.js';
import { decodeAliases } from './core/aliases.js';
import {
  isJudgeOn,
  type JudgeRequest,
  judgeSettings,
  MissingKeyError,
  refuseUnjudged,
} from './core/answers/settings.js';
import type { Config } from './core/decode/config.js';
import type { Problem } from './core/errors.js';
import type { Provenance } from './core/figures.js';
import type { Report } from './core/report.js';
import { type PresetName, type Scoring, scoringOf } from './core/scoring.js';
import type { TrialMode } from './core/trials.js';
import { type Baseline, type Policy, runEvaluate } from './evaluate.js';
import { type JudgeDoor, type JudgePort, makeIdlePort, makeJudgePort } from './judge-run.js';
import { renderMarkdown } from './report/markdown.js';
import { code, type Inline } from './report/text.js';
import { viewOf } from './report/view.js';
import { VERSION } from './version.js';

/** What a door asks for, parsed; files are not read yet. */
export interface Settings extends Policy {
  readonly name: string;
  readonly corpus: readonly string[];
  readonly responses: readonly string[];
  readonly select: readonly string[];
  readonly config: string | null;
  /** null: as the config says, else `standard`. */
  readonly scoring: PresetName | null;
  readonly aliases: readonly string[];
  readonly details: 'full' | 'none';
  /** `all`: questions may have several responses. */
  readonly trials: TrialMode;
  readonly agentModel: string | null;
  readonly judge: Pick<JudgeRequest, 'on' | 'model'>;
  /** Folder for the files of the run; null: none are written. */
  readonly out: string | null;
  /** Folders that all input files must lie in; null: anywhere. */
  readonly roots: Roots;
}

/** What a door provides. */
export interface Door {
  /** What this run is called beside its baseline. */
  readonly thisRun: string;
  readonly provenance: Provenance;
  readonly baseline: () => Promise<Baseline>;
  readonly warn: (warnings: readonly Problem[]) => void;
  readonly progress: (done: number, of: number) => void;
  /** Takes secrets out of every text that is written, and learns of further ones. */
  readonly redact: (text: string) => string;
  readonly addSecrets: (secrets: readonly string[]) => void;
  readonly judge: Omit<JudgeDoor, 'redact'> &
    Pick<JudgeRequest, 'env' | 'maxCostUsd'> & {
      /** Without a key the run goes on without a judge, where it cannot have one. */
      readonly mayLackKey: boolean;
    };
}

/** The whole pipeline from files to files; both doors go through it. */
export async function runFiles(settings: Settings, door: Door): Promise<Report> {
  const guardHeap = makeHeapGuard(await sizeOfFiles(settings.responses));
  const config = settings.config === null ? null : await readConfig(settings.config, settings.roots);
  if (config) door.warn(config.warnings);
  const scoring = scoringFrom(settings, config);
  const judge = await judgeFor(settings, config, scoring, door);
  const aliases = decodeAliases([...(config?.aliases ?? []), ...settings.aliases]);
  const { corpus, warnings, size } = await readCorpus(settings.corpus, settings.roots);
  door.warn(warnings);
  const writer = settings.out === null ? null : await startWriting(settings.out, door.redact);
  const inputs = {
    ...settings,
    ...{ corpus, aliases, version: VERSION, baseline: door.baseline, scoring },
    responses: readResponses(settings.responses, settings.roots),
  };
  const ports = {
    judge,
    hash: sha256,
    pricing: makePricing(settings.agentModel),
    write: writer?.write ?? (async () => undefined),
    progress: (done: number, of: number) => {
      guardHeap(size);
      door.progress(done, of);
    },
  };
  try {
    const report = await runEvaluate(inputs, ports);
    if (settings.out !== null) await finish(report, settings.out, writer, door);
    return report;
  } catch (error) {
    await writer?.discard();
    throw error;
  }
}

function scoringFrom({ scoring }: Settings, config: Config | null): Scoring {
  return scoringOf(scoring ?? config?.preset ?? 'standard', config?.knobs);
}

/** The judge of a run: asked for, or idle. */
async function judgeFor(settings: Settings, config: Config | null, scoring: Scoring, door: Door): Promise<JudgePort> {
  const { env, maxCostUsd, announce } = door.judge;
  const request = { ...settings.judge, env, maxCostUsd };
  if (isJudgeOn(request, config?.judge)) return judgeAsked(request, settings, config, scoring, door);
  refuseUnjudged(config?.judge);
  if (settings.judge.model !== null) announce('judge-model has no effect: the judge is not switched on');
  if (!env.OPENAI_API_KEY?.trim()) return makeIdlePort(null, announce);
  return makeIdlePort(judgeSettings({ ...request, env: { OPENAI_API_KEY: 'set' } }, scoring), announce);
}

async function judgeAsked(
  request: JudgeRequest,
  { details }: Settings,
  config: Config | null,
  scoring: Scoring,
  door: Door,
): Promise<JudgePort> {
  try {
    const judge = judgeSettings(request, scoring, config?.judge);
    door.addSecrets([judge.generation.apiKey, judge.embedding.apiKey].filter((key) => key !== null));
    return await makeJudgePort(judge, details, { ...door.judge, redact: door.redact });
  } catch (error) {
    if (!(error instanceof MissingKeyError) || !door.judge.mayLackKey) throw error;
    door.warn([
      { message: `answers are not judged, as a run of a fork or of Dependabot has no key (${error.message})` },
    ]);
    return makeIdlePort(null, door.judge.announce);
  }
}

async function startWriting(folder: string, redact: Door['redact']): Promise<EvaluationWriter> {
  await makeFolder(folder);
  return openEvaluationFile(folder, redact);
}

async function finish(report: Report, folder: string, writer: EvaluationWriter | null, door: Door): Promise<void> {
  await writer?.finish();
  await writeFiles(folder, report, fullReport(report, door), door);
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
