import { dirname, join } from 'node:path';
import { readCalibration, readConfig, readCorpus, selectedFrom } from '../adapters/files/corpus.js';
import type { Roots } from '../adapters/files/input-file.js';
import { sha256 } from '../adapters/hash.js';
import { makePricing } from '../adapters/prices.js';
import { makeCallTimeWatch } from '../core/corpus/response.js';
import { titlesOf } from '../core/corpus/select.js';
import type { JudgeConfig } from '../core/judge/config.js';
import type { CalibrationSource } from '../core/judge/summary.js';
import type { Policy } from '../core/runs/compare-and-gate.js';
import type { Details } from '../core/runs/evaluate-question.js';
import type { Provenance } from '../core/runs/figures.js';
import { checkCustomGates } from '../core/runs/gate.js';
import type { TrialMode } from '../core/runs/trials.js';
import { isInShard, type Shard } from '../core/shards/records.js';
import type { StepAlias } from '../core/steps/step.js';
import type { FormatChoice } from '../core/traces/formats.js';
import { eachForInput, forInput, StepgateError } from '../core/words/errors.js';
import { type PresetName, scoringOf } from '../core/words/scoring-rules.js';
import { forConfig, type JudgedRun, type JudgeSetup, judgeFor } from './judge-setup.js';
import { readNamedResponses } from './traces.js';

/** The parsed settings of an entry point, before any file is read. */
export interface Settings extends Policy, JudgedRun {
  readonly name: string;
  readonly provenance: Provenance;
  readonly corpus: readonly string[];
  readonly responses: readonly string[];
  readonly responsesFormat: FormatChoice;
  /** Path of the list of records in a response document; null: the document itself. */
  readonly records: string | null;
  /** Key, attribute or path that holds the id of the question in each record; null: Stepgate finds it. */
  readonly questionId: string | null;
  readonly select: readonly string[];
  /** Whether the drafts of the corpus are evaluated, and nothing else. */
  readonly drafts: boolean;
  readonly config: string | null;
  /** The part of the selected questions that is evaluated; null: all. */
  readonly shard: Shard | null;
  /** null: the preset of the config, else `standard`. */
  readonly scoring: PresetName | null;
  readonly aliases: readonly StepAlias[];
  readonly trials: TrialMode;
  /** `none`: files equal to those of graphrag-eval. */
  readonly details: Details;
  readonly agentModel: string | null;
  /** Folder for the files of the run; null: no files are written. */
  readonly out: string | null;
  /** Whether to write the report page. */
  readonly page: boolean;
  /** Folders that must contain all input files; null: no restriction. */
  readonly roots: Roots;
}

/** The decoded inputs of a run; responses are read during scoring. */
export type Inputs = Awaited<ReturnType<typeof readInputs>>;

/** The first stage of a run: reads config and corpus, and opens the judge and the responses. */
export async function readInputs(settings: Settings, setup: JudgeSetup) {
  const { words, warn } = setup;
  const { judge, scoring, aliases, rules, failedOutputs, stepDefaults } = await readRules(settings, setup);
  const outputs = (judge?.custom ?? []).flatMap((evaluation) => evaluation.outputs.map(({ key }) => key));
  checkCustomGates(settings.gates, outputs, words.name('gates'));
  const judging = await forConfig(words.name('config'), settings.config, judgeFor(settings, judge, scoring, setup));
  const mode = settings.drafts ? 'only' : 'without';
  const corpusFile = await forInput(
    words.name('corpus'),
    readCorpus(settings.corpus, settings.roots, mode, stepDefaults),
  );
  const { corpus, warnings, draftCount } = corpusFile;
  warn(warnings);
  const { name, provenance, select, shard, details, trials, agentModel } = settings;
  const questions = selectedFrom(corpusFile, select);
  // Without questions, the response file is empty or missing.
  const isEmpty = !questions.some(({ id }) => isInShard(id, shard, sha256));
  const times = makeCallTimeWatch(questions, { knobs: scoring.knobs, aliases });
  const responses = isEmpty ? noResponses() : readNamedResponses(settings, corpus, { words, warn, times });
  return {
    ...{ name, provenance, select, shard, details, trials, agentModel },
    ...{ scoring, aliases, rules, failedOutputs, words, judging },
    /** The selected questions of all shards. */
    questions,
    /** `trust`: the calibration of the judge; absent: neither a calibration nor a check is set. */
    ...(await readTrust(settings, judge)),
    fingerprints: true,
    pricing: makePricing(agentModel),
    /** Ids of all questions of the corpus. */
    allIds: corpus.questions.map(({ id }) => id),
    /** Number of drafts that are left out. */
    drafts: draftCount,
    /** Titles of the templates, by id. */
    templateTitles: titlesOf(corpus.templates),
    responses: eachForInput(words.name('responses'), responses),
  };
}

/** Reads the calibration that the config names; a file that cannot be read is a reason to distrust the judge. */
async function readTrust(
  { config: file, judge: { require }, roots }: Settings,
  judge: JudgeConfig | undefined,
): Promise<{ readonly trust?: CalibrationSource }> {
  const isRequired = require === 'trusted' || judge?.requiresTrust === true;
  const calibrationPath = judge?.calibration ?? null;
  if (!isRequired && calibrationPath === null) return {};
  if (file === null || calibrationPath === null) {
    const problem = 'the judge was never compared with people; name a file in judge.calibration of the config';
    return { trust: { isRequired, calibration: null, problem } };
  }
  try {
    const calibration = await readCalibration(join(dirname(file), calibrationPath), roots);
    return { trust: { isRequired, calibration, problem: null } };
  } catch (error) {
    if (!(error instanceof StepgateError)) throw error;
    return { trust: { isRequired, calibration: null, problem: error.message } };
  }
}

async function* noResponses(): AsyncGenerator<never> {}

async function readRules({ config: file, roots, scoring, aliases }: Settings, { words, warn }: JudgeSetup) {
  const config = file === null ? null : await forInput(words.name('config'), readConfig(file, roots));
  if (config) warn(config.warnings);
  const allAliases: readonly StepAlias[] = [...(config?.aliases ?? []), ...aliases];
  return {
    scoring: scoringOf(scoring ?? config?.preset ?? 'standard', config?.knobs),
    aliases: allAliases,
    judge: config?.judge,
    rules: config?.rules ?? {},
    failedOutputs: config?.failedOutputs ?? [],
    stepDefaults: config?.stepDefaults ?? {},
  };
}
