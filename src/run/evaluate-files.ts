import { readConfig } from '../adapters/files/config.js';
import { readCorpus } from '../adapters/files/corpus.js';
import { type EntryFile, openEntries } from '../adapters/files/entries.js';
import { openEvaluationFile } from '../adapters/files/evaluation-file.js';
import type { Roots } from '../adapters/files/input-file.js';
import { makeOutputFolder, writeFiles } from '../adapters/files/run-files.js';
import { type EndOfShard, type ShardLine, writeShardFile } from '../adapters/files/shard-file.js';
import { sha256 } from '../adapters/hash.js';
import { makePricing } from '../adapters/prices.js';
import { titlesOf } from '../core/corpus/select.js';
import type { JudgeConfig } from '../core/judge/config.js';
import type { Baseline, Policy } from '../core/runs/compare-and-gate.js';
import { type EntryPlace, joinParts, type PlacedKeys } from '../core/runs/entry-place.js';
import type { EvaluationEntry } from '../core/runs/evaluate-question.js';
import type { Provenance } from '../core/runs/figures.js';
import type { KnownQuestions } from '../core/runs/known.js';
import type { Report } from '../core/runs/report.js';
import type { TrialMode } from '../core/runs/trials.js';
import type { Redact } from '../core/secrets/redact.js';
import { encodeAnswer, encodeMatched, encodeMissed } from '../core/shards/answer-line.js';
import { isInShard, SHARD_SCHEMA, type Shard, type ShardHead } from '../core/shards/records.js';
import type { Question } from '../core/steps/model.js';
import type { StepAlias } from '../core/steps/step.js';
import { exactJsonText } from '../core/text/json.js';
import { listAt, type Mapping } from '../core/text/values.js';
import type { FormatChoice } from '../core/traces/formats.js';
import { eachForInput, forInput } from '../core/words/errors.js';
import type { Rules } from '../core/words/rules.js';
import { type PresetName, type Scoring, scoringOf } from '../core/words/scoring-rules.js';
import { VERSION } from '../core/words/version.js';
import { renderFullReport } from '../report/formats/full-report.js';
import type { ThisRun } from '../report/words/blocks.js';
import { finishRun, reportOfShard } from './finish-run.js';
import { type RunInputs, type RunPorts, selectedFrom } from './inputs.js';
import { forConfig, type JudgedRun, type JudgeSetup, judgeFor } from './judge-setup.js';
import { type PageHooks, writePage } from './page.js';
import { type ScoredInputs, scoreAnswers } from './score-responses.js';
import { readNamedResponses } from './traces.js';

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

/** Characters of entries that are kept. A larger run is read from its file. */
const MOST_KEPT = 8_000_000;
/** What a value takes beside its characters, about. */
const VALUE = 16;

/** Keeps the entries of a small run while its file is written, so that its page need not read them once more. */
interface EntryKeeper {
  readonly add: (place: EntryPlace, keys: Mapping) => void;
  /** All entries, as if they were read from the file; null: they were too many. */
  readonly kept: () => EntryFile | null;
}

export function makeEntryKeeper(most = MOST_KEPT): EntryKeeper {
  let parts: PlacedKeys[] | null = [];
  let size = 0;
  const add = (place: EntryPlace, keys: Mapping): void => {
    if (parts === null) return;
    size += sizeOf(keys);
    if (size > most) parts = null;
    else parts.push({ place, keys });
  };
  return { add, kept: () => parts && entryFileOf(parts) };
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return VALUE + value.length;
  if (typeof value !== 'object' || value === null) return VALUE;
  return Object.values(value).reduce<number>((sum, item) => sum + sizeOf(item), VALUE);
}

function entryFileOf(parts: readonly PlacedKeys[]): EntryFile {
  const byId = new Map<string, EvaluationEntry[]>();
  for (const entry of joinParts(parts) as unknown as EvaluationEntry[]) listAt(byId, entry.question_id).push(entry);
  return { read: async (id) => byId.get(id) ?? [], close: async () => undefined };
}

/** What a shard says of its run. */
function headOfShard(inputs: RunInputs, shard: Shard, settings: ShardHead['settings']): ShardHead {
  const { provenance, scoring, select, questions, templateTitles } = inputs;
  const selected = new Set(questions.map(({ id }) => id));
  return {
    schema_version: SHARD_SCHEMA,
    stepgate_version: VERSION,
    shard,
    provenance,
    scoring,
    selection: select,
    corpus: questionsHash(questions),
    selected: selected.size,
    unselected: (inputs.allIds ?? []).filter((id) => !selected.has(id)),
    settings,
    titles: templateTitles,
  };
}

/** A hash of everything that the corpus says of questions. */
function questionsHash(questions: readonly Question[]): string {
  let hash = '';
  for (const { groups, alternatives, answer, ...question } of questions) {
    const sources = [groups, ...(alternatives ?? [])].map((way) =>
      way.map((group) => group.map(({ source }) => source)),
    );
    hash = sha256(`${hash}${exactJsonText({ ...question, sources, answer: answer?.source ?? null })}`);
  }
  return hash;
}

/** The lines of a shard file between its head and its end. */
function* linesOfShard({ questions, queries }: ScoredInputs): Generator<ShardLine> {
  for (const [index, { question, answers }] of questions.entries()) {
    const { tags, groups } = question;
    for (const answer of answers) {
      const line = encodeAnswer({ ...answer, question: index, hasEarlierGroups: groups.length > 1, tags });
      yield { kind: 'answer', value: line };
    }
  }
  for (const missed of queries.missed) yield { kind: 'missed', value: encodeMissed(missed) };
  for (const matched of queries.matched) yield { kind: 'matched', value: encodeMatched(matched) };
}

/** The end of a shard file without what only its writer knows. */
function endOfShard({ answers, unasked }: ScoredInputs): EndOfShard {
  const { coverage, unreadable, unpriced, names, judge, failures } = answers;
  const [seen] = names;
  if (!seen) throw new Error('a shard without observed names');
  return { answered: coverage.answered, unasked, unreadable, unpriced, names: seen, judge, failures };
}

/** Writes what a merge needs of a shard beside its other files; nothing for a whole run. */
async function keepShard(
  folder: string,
  scored: ScoredInputs,
  inputs: RunInputs,
  isJudged: boolean,
  agentModel: string | null,
  redact: Redact,
): Promise<void> {
  const { shard, trials, details, aliases, rules } = inputs;
  if (shard === null) return;
  const settings = {
    trials,
    details,
    'the step aliases': aliases,
    'the rules of the config': rules,
    'agent-model': agentModel,
    'whether answers are judged': isJudged,
  };
  const head = headOfShard(inputs, shard, settings);
  await writeShardFile(folder, redact({ ...head }), redacted(linesOfShard(scored), redact), redact(endOfShard(scored)));
}

function* redacted(lines: Iterable<ShardLine>, redact: Redact): Generator<ShardLine> {
  for (const line of lines) yield redact(line);
}
