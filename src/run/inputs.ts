import { dirname, join } from 'node:path';
import { readCalibration, readConfig, readCorpus, selectedFrom } from '../adapters/files/corpus.js';
import { sha256 } from '../adapters/hash.js';
import { makePricing } from '../adapters/prices.js';
import { titlesOf } from '../core/corpus/select.js';
import { checkCustomGates } from '../core/gates/gate.js';
import type { JudgeConfig } from '../core/judge/config.js';
import { isInShard } from '../core/shards/records.js';
import type { StepAlias } from '../core/steps/step.js';
import { eachForInput, forInput, StepgateError } from '../core/words/errors.js';
import { scoringOf } from '../core/words/scoring-rules.js';
import { judgeFor } from './judge-for.js';
import { forConfig, type JudgeSetup } from './judge-setup.js';
import type { Settings } from './settings.js';
import { readNamedResponses } from './traces.js';

export type Inputs = Awaited<ReturnType<typeof readInputs>>;

/** The first stage of a run: reads config and corpus, and opens the judge and the responses. */
export async function readInputs(settings: Settings, setup: JudgeSetup) {
  const { words, warn } = setup;
  const { judge, scoring, aliases, rules, failedOutputs, stepDefaults } = await readRules(settings, setup);
  const outputs = judge.custom.flatMap((evaluation) => evaluation.outputs.map(({ key }) => key));
  checkCustomGates(settings.gates, outputs, words.name('gates'));
  const judging = await forConfig(words.name('config'), settings.config, judgeFor(settings, judge, scoring, setup));
  const mode = settings.drafts ? 'only' : 'without';
  const reading = readCorpus(settings.corpus, settings.roots, mode, stepDefaults);
  const corpusFile = await forInput(words.name('corpus'), reading);
  const { corpus, warnings, draftCount } = corpusFile;
  warn(warnings);
  const { name, provenance, select, shard, details, trials, agentModel } = settings;
  const questions = selectedFrom(corpusFile, select, warn);
  // Without questions, the response file is empty or missing.
  const isEmpty = !questions.some(({ id }) => isInShard(id, shard, sha256));
  const responses = isEmpty ? noResponses() : readNamedResponses(settings, corpus, { words, warn });
  return {
    ...{ name, provenance, select, shard, details, trials, agentModel },
    ...{ scoring, aliases, rules, failedOutputs, words, judging },
    /** The selected questions of all shards. */
    questions,
    /** `trust`: the calibration of the judge; absent: neither a calibration nor a check is set. */
    ...(await readTrust(settings, judge)),
    fingerprints: true,
    pricing: makePricing(agentModel),
    allIds: corpus.questions.map(({ id }) => id),
    /** Number of drafts that are left out. */
    drafts: draftCount,
    templateTitles: titlesOf(corpus.templates),
    responses: eachForInput(words.name('responses'), responses),
  };
}

/** Reads the calibration that the config names; a file that cannot be read is a reason to distrust the judge. */
async function readTrust({ config: file, judge: { require }, roots }: Settings, judge: JudgeConfig) {
  const isRequired = require === 'trusted' || judge.requiresTrust === true;
  const calibrationPath = judge.calibration ?? null;
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
  const config = await forInput(words.name('config'), readConfig(file, roots));
  const { judge, rules, failedOutputs, stepDefaults } = config;
  warn(config.warnings);
  const allAliases: readonly StepAlias[] = [...config.aliases, ...aliases];
  return {
    scoring: scoringOf(scoring ?? config.preset ?? 'standard', config.knobs),
    ...{ aliases: allAliases, judge, rules, failedOutputs, stepDefaults },
  };
}
