import { type EntryFile, openEntries } from '../adapters/files/entries.js';
import { openEvaluationFile } from '../adapters/files/evaluation-file.js';
import { makeOutputFolder, writeFiles } from '../adapters/files/run-files.js';
import { type EndOfShard, type ShardLine, writeShardFile } from '../adapters/files/shard-file.js';
import { sha256 } from '../adapters/hash.js';
import { type EntryPlace, joinParts, type PlacedKeys } from '../core/runs/entry-place.js';
import type { EvaluationEntry } from '../core/runs/evaluate-question.js';
import type { Report } from '../core/runs/report.js';
import type { Redact } from '../core/secrets/redact.js';
import { encodeAnswer, encodeMatched, encodeMissed } from '../core/shards/answer-line.js';
import { SHARD_SCHEMA, type Shard, type ShardHead } from '../core/shards/records.js';
import type { Question } from '../core/steps/model.js';
import { exactJsonText } from '../core/text/json.js';
import { listAt, type Mapping } from '../core/text/values.js';
import { forInput, type InputWords } from '../core/words/errors.js';
import { VERSION } from '../core/words/version.js';
import { renderFullReport } from '../report/formats/full-report.js';
import type { ThisRun } from '../report/words/blocks.js';
import type { Inputs, Settings } from './inputs.js';
import type { ScoredQuestions } from './score-responses.js';

/** How a report is shown in the files of its run. */
export interface Shown {
  /** What this run is called beside its baseline. */
  readonly thisRun: ThisRun;
  /** How much of the ids of questions the report shows; absent: `short`. */
  readonly ids?: 'short' | 'full';
  readonly redact: Redact;
}

/** The files of a run that is not finished. */
export interface RunFiles {
  /** Writes a part of an entry of the evaluation file. */
  readonly write: (place: EntryPlace, keys: Mapping) => Promise<void>;
  /** Writes all other files but the page; gives back what a page needs, null where no files are written. */
  readonly complete: (
    scored: ScoredQuestions,
    inputs: Inputs,
    report: Report,
    shown: Shown,
  ) => Promise<WrittenRun | null>;
  /** Removes the evaluation file, if it is not complete. */
  readonly discard: () => Promise<void>;
}

/** A run whose files are written. */
export interface WrittenRun {
  /** The real folder. */
  readonly folder: string;
  /** Opens the answers, without secrets. */
  readonly answers: () => Promise<EntryFile>;
  readonly tagsOf: ReadonlyMap<string, readonly string[]>;
}

/** Makes the folder of a run, and opens its evaluation file; without a folder nothing is written. */
export async function openRunFiles(
  { out, roots, page }: Pick<Settings, 'out' | 'roots' | 'page'>,
  { words, redact }: { readonly words: InputWords; readonly redact: Redact },
): Promise<RunFiles> {
  if (out === null) return NO_FILES;
  const folder = await forInput(words.name('output-dir'), makeOutputFolder(out, roots));
  const writer = await openEvaluationFile(folder);
  const keeper = makeEntryKeeper(page ? undefined : 0);
  return {
    write: async (place, keys) => {
      const redacted = redact(keys);
      keeper.add(place, redacted);
      await writer.write(place, redacted);
    },
    complete: async (scored, inputs, report, shown) => {
      const entries = await writer.finish();
      const markdown = renderFullReport(report, shown);
      await writeFiles(folder, report, { markdown, redact }, inputs.shard === null);
      if (inputs.shard !== null) await writeShard(folder, scored, inputs, inputs.shard, redact);
      return { folder, answers: async () => keeper.kept() ?? openEntries(entries), tagsOf: tagsOf(inputs.questions) };
    },
    discard: writer.discard,
  };
}

const NO_FILES: RunFiles = {
  write: async () => undefined,
  complete: async () => null,
  discard: async () => undefined,
};

function tagsOf(questions: readonly Question[]): Map<string, readonly string[]> {
  return new Map(questions.filter(({ tags }) => tags.length > 0).map(({ id, tags }) => [id, tags]));
}

/** Characters of entries that are kept. A larger run is read from its file. */
const MAX_KEPT = 8_000_000;
/** What a value takes beside its characters, about. */
const VALUE = 16;

/** Keeps the entries of a small run while its file is written, so that its page need not read them once more. */
interface EntryKeeper {
  readonly add: (place: EntryPlace, keys: Mapping) => void;
  /** All entries, as if they were read from the file; null: they were too many. */
  readonly kept: () => EntryFile | null;
}

export function makeEntryKeeper(most = MAX_KEPT): EntryKeeper {
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
  for (const entry of joinParts(parts)) listAt(byId, entry.question_id).push(entry);
  return { read: async (id) => byId.get(id) ?? [], close: async () => undefined };
}

/** What a shard says of its run. */
function headOfShard(inputs: Inputs, shard: Shard, settings: ShardHead['settings']): ShardHead {
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
    unselected: inputs.allIds.filter((id) => !selected.has(id)),
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
function* linesOfShard({ questions, queries }: ScoredQuestions): Generator<ShardLine> {
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
function endOfShard({ answers, unasked }: ScoredQuestions): EndOfShard {
  const { coverage, unreadable, unpriced, names, judge, failures } = answers;
  const [seen] = names;
  if (!seen) throw new Error('a shard without observed names');
  return { answered: coverage.answered, unasked, unreadable, unpriced, names: seen, judge, failures };
}

/** Writes what a merge needs of a shard beside its other files. */
async function writeShard(
  folder: string,
  scored: ScoredQuestions,
  inputs: Inputs,
  shard: Shard,
  redact: Redact,
): Promise<void> {
  const { trials, details, aliases, rules, agentModel, judging } = inputs;
  const settings = {
    trials,
    details,
    'the step aliases': aliases,
    'the rules of the config': rules,
    'agent-model': agentModel,
    'whether answers are judged': judging.on,
  };
  const head = headOfShard(inputs, shard, settings);
  await writeShardFile(folder, redact({ ...head }), redacted(linesOfShard(scored), redact), redact(endOfShard(scored)));
}

function* redacted(lines: Iterable<ShardLine>, redact: Redact): Generator<ShardLine> {
  for (const line of lines) yield redact(line);
}
