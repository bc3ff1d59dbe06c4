import { readConfig } from '../adapters/files/config.js';
import { readCorpus } from '../adapters/files/corpus.js';
import { openEntries } from '../adapters/files/entry-index.js';
import { openEvaluationFile } from '../adapters/files/evaluation-file.js';
import type { Roots } from '../adapters/files/input-file.js';
import { makeOutputFolder, writeFiles } from '../adapters/files/run-files.js';
import { sha256 } from '../adapters/hash.js';
import { makePricing } from '../adapters/prices.js';
import type { JudgeConfig } from '../core/decode/judge-config.js';
import type { FormatChoice } from '../core/decode/traces/formats.js';
import { eachForInput, forInput } from '../core/errors.js';
import type { KnownQuestions } from '../core/known/known.js';
import type { Rules } from '../core/rules/rule.js';
import type { Baseline, Policy } from '../core/runs/compare-and-gate.js';
import type { EntryPlace } from '../core/runs/entry-place.js';
import type { Provenance } from '../core/runs/figures.js';
import type { Report } from '../core/runs/report.js';
import { titlesOf } from '../core/runs/template-titles.js';
import type { TrialMode } from '../core/runs/trials.js';
import { type PresetName, type Scoring, scoringOf } from '../core/scoring.js';
import { isInShard, type Shard } from '../core/shards/shard.js';
import type { StepAlias } from '../core/steps/step.js';
import type { Mapping } from '../core/values.js';
import type { ThisRun } from '../report/blocks.js';
import { renderFullReport } from '../report/full-report.js';
import { type ScoredInputs, scoreAnswers } from './evaluate.js';
import { finishRun, reportOfShard } from './finish-run.js';
import type { RunInputs, RunPorts } from './inputs.js';
import { forConfig, type JudgedRun, type JudgeSetup, judgeFor } from './judge-setup.js';
import { makeEntryKeeper } from './kept-entries.js';
import { readNamedResponses } from './named-responses.js';
import { type PageHooks, writePage } from './page.js';
import { selectedFrom } from './selected-questions.js';
import { keepShard } from './shard-records.js';

/** What a door asks for, parsed; files are not read yet. */
export interface Settings extends Policy, JudgedRun {
  readonly name: string;
  readonly corpus: readonly string[];
  readonly responses: readonly string[];
  readonly responsesFormat: FormatChoice;
  readonly select: readonly string[];
  readonly config: string | null;
  /** The part of the selected questions that is evaluated; null: all. */
  readonly shard: Shard | null;
  /** null: as the config says, else `standard`. */
  readonly scoring: PresetName | null;
  readonly aliases: readonly StepAlias[];
  readonly trials: TrialMode;
  readonly agentModel: string | null;
  /** Folder for the files of the run; null: none are written. */
  readonly out: string | null;
  /** Whether the report page is among them. */
  readonly page: boolean;
  /** Folders that all input files must lie in; null: anywhere. */
  readonly roots: Roots;
}

/** What a door provides beside its settings. */
export interface RunHooks extends JudgeSetup {
  /** What this run is called beside its baseline. */
  readonly thisRun: ThisRun;
  readonly provenance: Provenance;
  readonly baseline: () => Promise<Baseline>;
  /** Questions whose falls do not count. */
  readonly known: KnownQuestions;
  readonly baseQueries: RunInputs['baseQueries'];
  readonly accept?: RunInputs['accept'];
  readonly progress: (done: number, of: number) => void;
  /** Where the page finds the answers of the base run, and what it links. */
  readonly page: PageHooks;
  /** How much of the ids of questions the report shows; absent: `short`. */
  readonly ids?: 'short' | 'full';
  /** Takes the entries of the evaluation file, part by part. */
  readonly observe?: (place: EntryPlace, keys: Mapping) => void;
}

/** The whole pipeline from files to files; every door that reads files goes through it. */
export async function evaluateFiles(settings: Settings, hooks: RunHooks): Promise<Report> {
  const rules = await readRules(settings, hooks);
  const config = hooks.words.name('config');
  const judging = await forConfig(config, settings.config, judgeFor(settings, rules.judge, rules.scoring, hooks));
  const inputs = await readInputs(settings, rules, hooks);
  const folder =
    settings.out === null
      ? null
      : await forInput(hooks.words.name('output-dir'), makeOutputFolder(settings.out, settings.roots));
  const writer = folder === null ? null : await openEvaluationFile(folder);
  const keeper = makeEntryKeeper(folder !== null && settings.page ? undefined : 0);
  const ports: RunPorts = {
    judging,
    hash: sha256,
    pricing: makePricing(settings.agentModel),
    write: async (place, keys) => {
      const redacted = hooks.redact(keys);
      hooks.observe?.(place, redacted);
      keeper.add(place, redacted);
      await writer?.write(place, redacted);
    },
    redact: hooks.redact,
    progress: hooks.progress,
  };
  try {
    const scored = await scoreAnswers(inputs, ports);
    const report = await reportOf(scored, inputs, hooks);
    const entries = await writer?.finish();
    if (folder !== null && entries !== undefined) {
      await writeFiles(folder, report, renderFullReport(report, hooks), settings.shard === null);
      await keepShard(folder, scored, inputs, judging.on, settings.agentModel, hooks.redact);
      const answers = async () => keeper.kept() ?? openEntries(entries);
      if (settings.page) await writePage({ ...pageRequest(inputs, hooks), folder, report, answers }, hooks.warn);
    }
    return report;
  } catch (error) {
    await writer?.discard();
    throw error;
  }
}

function reportOf({ answers }: ScoredInputs, inputs: RunInputs, { redact }: RunHooks): Promise<Report> | Report {
  const { shard } = inputs;
  return shard === null ? finishRun(answers, inputs, redact) : reportOfShard(answers, inputs, shard, redact);
}

function pageRequest({ questions }: RunInputs, { thisRun, redact, page }: RunHooks) {
  return {
    thisRun,
    redact,
    hooks: page,
    tagsOf: new Map(questions.filter(({ tags }) => tags.length > 0).map(({ id, tags }) => [id, tags])),
  };
}

interface ConfiguredRules {
  readonly scoring: Scoring;
  readonly aliases: readonly StepAlias[];
  readonly judge: JudgeConfig | undefined;
  readonly rules: Rules;
}

async function readRules(
  { config: file, roots, scoring, aliases }: Settings,
  hooks: RunHooks,
): Promise<ConfiguredRules> {
  const config = file === null ? null : await forInput(hooks.words.name('config'), readConfig(file, roots));
  if (config) hooks.warn(config.warnings);
  return {
    scoring: scoringOf(scoring ?? config?.preset ?? 'standard', config?.knobs),
    aliases: [...(config?.aliases ?? []), ...aliases],
    judge: config?.judge,
    rules: config?.rules ?? {},
  };
}

async function readInputs(
  settings: Settings,
  { scoring, aliases, rules }: ConfiguredRules,
  hooks: RunHooks,
): Promise<RunInputs> {
  const { roots, select } = settings;
  const { words, baseline, baseQueries, known, accept } = hooks;
  const read = await forInput(words.name('corpus'), readCorpus(settings.corpus, roots));
  const { corpus, warnings } = read;
  hooks.warn(warnings);
  const questions = selectedFrom(read, select);
  // An agent that was asked nothing leaves an empty file, or none.
  const isEmpty = !questions.some(({ id }) => isInShard(id, settings.shard, sha256));
  return {
    ...settings,
    scoring,
    aliases,
    rules,
    words,
    provenance: hooks.provenance,
    ...{ baseline, baseQueries, fingerprints: true },
    ...{ known, ...(accept && { accept }) },
    allIds: corpus.questions.map(({ id }) => id),
    templateTitles: titlesOf(corpus.templates),
    questions,
    responses: eachForInput(
      words.name('responses'),
      isEmpty ? noResponses() : readNamedResponses(settings, corpus, hooks),
    ),
  };
}

async function* noResponses(): AsyncGenerator<never> {}
