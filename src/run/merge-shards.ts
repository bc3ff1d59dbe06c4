import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { openEntries } from '../adapters/files/entries.js';
import { EVALUATION_FILE, openItems, withStepsDetails } from '../adapters/files/evaluation-file.js';
import { fileError, type Roots } from '../adapters/files/input-file.js';
import { completeFile, openText, partialOf } from '../adapters/files/output-file.js';
import { makeOutputFolder, writeFiles } from '../adapters/files/run-files.js';
import { readShardHead, readShardLines, type ShardLine } from '../adapters/files/shard-file.js';
import type { Policy } from '../core/runs/compare-and-gate.js';
import type { Baseline } from '../core/runs/comparison.js';
import type { MatchedQueries, MissedQueries } from '../core/runs/entry-place.js';
import type { Provenance } from '../core/runs/figures.js';
import { checkCustomGates } from '../core/runs/gate.js';
import type { ScoredAnswer } from '../core/runs/question-figures.js';
import type { Report } from '../core/runs/report.js';
import { decodeAnswer, decodeMatched, decodeMissed } from '../core/shards/answer-line.js';
import { type FoundShard, haveSameJudge, mergeJudges, shardProblems } from '../core/shards/merge.js';
import { FAILED_OUTPUTS, type ShardEnd, type ShardHead, shardText } from '../core/shards/records.js';
import { sum } from '../core/statistics/intervals.js';
import { isMapping, listAt, once } from '../core/text/values.js';
import { filesError, forInput, type InputWords, inputError, StepgateError } from '../core/words/errors.js';
import { renderFullReport } from '../report/formats/markdown.js';
import { THIS_RUN } from '../report/words/blocks.js';
import { finishHere, type LocalRun, localBaseAnswers, writeLocalPage } from './evaluate-files.js';
import { type RunDescription, type ScoredAnswers, scoredRunOf } from './finish-run.js';
import type { JudgeSetup } from './judge-setup.js';
import {
  addFirstDifference,
  type ExplainedQueries,
  explainQueries,
  withDifferences,
  worseThan,
} from './query-explanations.js';
import { entriesOf, type RescoringRules, type RescoringSource, recordedAnswers, recoverQuestion } from './rescore.js';
import { failedIds, type UnaskedIds, unaskedCoverage } from './score-responses.js';
import { collectTags, type Shown } from './write-run.js';

/** Settings of a merge of shards. */
interface MergeSettings extends Policy {
  readonly name: string;
  readonly provenance: Provenance;
  /** The folders of the shards. */
  readonly folders: readonly string[];
  readonly out: string;
  readonly page: boolean;
  readonly roots: Roots;
}

/** A run that was scored in shards, with its merged evaluation file. */
type MergedRun = Awaited<ReturnType<typeof mergeShards>>;

/** Merges local shards: compares and gates the run and writes all files. */
export async function mergeShardsHere(
  settings: MergeSettings,
  { baseline, known, ids }: Omit<LocalRun, 'progress'>,
  { words, redact, warn }: Pick<JudgeSetup, 'words' | 'redact' | 'warn'>,
): Promise<Report> {
  const merged = await mergeShards(settings, baseline.run, words);
  const source = { ...questionsOfShards(merged), base: localBaseAnswers(baseline) };
  const report = await finishHere(merged, source, settings, { baseline, known }, redact);
  const shown = { thisRun: THIS_RUN, redact, ...(ids && { ids }) };
  await writeMerged(merged, report, shown);
  if (settings.page) await writeLocalPage({ ...merged, ...shown, report }, baseline, settings.out, warn);
  return report;
}

/** Writes the files of a merged run next to its evaluation file. */
export function writeMerged({ folder }: MergedRun, report: Report, shown: Shown): Promise<void> {
  return writeFiles(folder, report, renderFullReport(report, shown));
}

/**
 * Merges the shards of a run into the result of a single job, and writes its evaluation file. It replaces reading and
 * scoring. As in a single job, queries of questions that did better in the baseline are compared first.
 */
export async function mergeShards(settings: MergeSettings, baseline: Baseline, words: InputWords) {
  const shards = await findShards(settings.folders, settings.roots);
  refuseForeign(shards, settings.provenance);
  const folder = await forInput(words.name('output-dir'), makeOutputFolder(settings.out, settings.roots));
  await refuseOverwriting(shards, folder, words);
  const merged = await readAnswers(shards, settings.roots);
  const metrics = merged.ends.flatMap(({ judge }) => judge?.metrics ?? []);
  const outputs = metrics.flatMap(({ figures = [] }) => figures);
  checkCustomGates(settings.gates, outputs, words.name('gates'));
  const explained = await explainQueries(merged.queries, merged.questions, worseThan(baseline, merged.questions));
  for (const one of explained) addFirstDifference(merged.questions, one);
  const entries = await mergeEntries(shards, merged, explained, folder);
  const description = describeRun(shards, merged.questions, settings);
  return {
    run: scoredRunOf(combineAnswers(merged, shards[0]?.head.drafts), description),
    allIds: description.allIds,
    rules: description,
    shard: null,
    folder,
    answers: () => openEntries(entries),
    tagsOf: collectTags(merged.questions.map(({ answers: [first], tags }) => ({ id: first?.figures.id ?? '', tags }))),
  };
}

/** Reads the heads of the shards, sorted by shard number. */
async function findShards(folders: readonly string[], roots: Roots): Promise<FoundShard[]> {
  const shards: FoundShard[] = [];
  for (const folder of folders) {
    shards.push({ folder, head: await readShardHead(folder, roots) });
  }
  const problems = shardProblems(shards);
  if (problems.length > 0) throw inputError(problems);
  return shards.sort((a, b) => a.head.shard.index - b.head.shard.index);
}

/** Refuses shards of another workflow run. */
function refuseForeign([shard]: readonly FoundShard[], provenance: Provenance): void {
  const { repository, run_id } = shard?.head.provenance ?? {};
  if (provenance.run_id === undefined || (run_id === provenance.run_id && repository === provenance.repository)) return;
  throw fileError(shard?.folder ?? '', `belongs to another run (${run_id ?? 'none'}, this is ${provenance.run_id})`);
}

async function refuseOverwriting(shards: readonly FoundShard[], out: string, words: InputWords): Promise<void> {
  const input = words.name('output-dir');
  for (const { folder } of shards) {
    if ((await realpath(folder)) !== out) continue;
    throw new StepgateError('input', `${input}: ${folder} is a shard; name another folder for the merged run`);
  }
}

/** Describes the run from the head of the first shard; all heads agree. */
function describeRun(
  shards: readonly FoundShard[],
  questions: MergedAnswers['questions'],
  { name, provenance }: MergeSettings,
): RunDescription {
  const { head } = shards[0] as FoundShard;
  return {
    ...{ name, provenance, shard: null },
    select: head.selection,
    templateTitles: head.titles,
    ...rulesOfShards(head),
    allIds: [...head.unselected, ...questions.flatMap(({ answers: [first] }) => first?.figures.id ?? [])],
  };
}

/** The rules by which the answers of the shards were scored. */
function rulesOfShards({ scoring, settings }: ShardHead): RescoringRules {
  const { trials, 'the step aliases': aliases, 'the rules of the config': rules } = settings;
  const failedOutputs = settings[FAILED_OUTPUTS];
  return {
    scoring,
    trials: trials === 'all' ? 'all' : 'one',
    // As their writer wrote them: heads of another version are refused.
    aliases: Array.isArray(aliases) ? (aliases as RescoringRules['aliases']) : [],
    rules: isMapping(rules) ? rules : {},
    failedOutputs: Array.isArray(failedOutputs) ? (failedOutputs as RescoringRules['failedOutputs']) : [],
  };
}

/** The questions and answers of a merged run, from its entries, which hold the references. */
export function questionsOfShards({ rules, answers, run: { run } }: MergedRun): Omit<RescoringSource, 'base'> {
  const file = entriesOf(answers);
  const fingerprints = once(() => new Map(run.questions.map(({ id, fingerprint }) => [id, fingerprint])));
  return {
    rules,
    find: async (id) => {
      const entries = await file.read(id);
      const question = entries[0] ? await recoverQuestion(entries[0], fingerprints().get(id) ?? null) : null;
      return question && { question, answers: recordedAnswers(entries) };
    },
    close: file.close,
  };
}

/** Merges the evaluation files of the shards entry by entry; returns the path of the new file. */
async function mergeEntries(
  shards: readonly FoundShard[],
  { questions, ends }: MergedAnswers,
  explained: readonly ExplainedQueries[],
  folder: string,
): Promise<string> {
  const changed = new Map<number, ExplainedQueries[]>();
  for (const explanation of explained) listAt(changed, explanation.place.question).push(explanation);
  const path = join(folder, EVALUATION_FILE);
  const file = await openText(partialOf(path));
  const paths = shards.map((shard) => join(shard.folder, EVALUATION_FILE));
  const sources = paths.map(openItems);
  try {
    for (const [index, { shard, answers }] of questions.entries()) {
      for (const trial of answers.keys()) {
        const item = await sources[shard]?.next().catch(() => null);
        if (!item) throw changedFile(paths[shard]);
        const explanation = changed.get(index)?.find(({ place }) => place.trial === trial + 1);
        await file.append(
          explanation ? withStepsDetails(item, (details) => withDifferences(details, explanation)) : item,
        );
      }
    }
    for (const [at, source] of sources.entries()) {
      const isWhole = (await source.next().catch(() => null)) === null && source.digest() === ends[at]?.entries;
      if (!isWhole) throw changedFile(paths[at]);
    }
    await file.flush();
  } finally {
    for (const source of sources) await source.close();
    await file.handle.close();
  }
  await completeFile(path);
  return path;
}

function changedFile(path = ''): Error {
  return fileError(path, 'is missing, or was changed after the shard was evaluated');
}

/** A selected question with its answers and their shard. */
interface MergedQuestion {
  /** Index in the list of the shards. */
  readonly shard: number;
  readonly answers: ScoredAnswer[];
  readonly hasEarlierGroups: boolean;
  readonly tags: readonly string[];
}

/** The merged content of all shards. */
type MergedAnswers = Awaited<ReturnType<typeof readAnswers>>;

/** Reads the answers of all shards. Throws if a question is in two shards or in none. */
async function readAnswers(shards: readonly FoundShard[], roots: readonly string[] | null) {
  const selectedCount = shards[0]?.head.selected ?? 0;
  const questions = new Map<number, MergedQuestion>();
  const queries = { missed: [] as MissedQueries[], matched: [] as MatchedQueries[] };
  const ends: ShardEnd[] = [];
  for (const [shard, { folder }] of shards.entries()) {
    const take = (line: ShardLine) => takeLine(line, { shard, selected: selectedCount, questions, queries, shards });
    ends.push(await readShardLines(folder, roots, take));
  }
  const folders = shards.map(({ folder }) => folder);
  if (questions.size !== selectedCount) throw filesError(folders, absentText(selectedCount - questions.size));
  if (!haveSameJudge(ends.map(({ judge }) => judge))) throw filesError(folders, OTHER_JUDGES);
  const inOrder = [...questions].sort(([a], [b]) => a - b).map(([, question]) => question);
  return { questions: inOrder, queries, ends };
}

const OTHER_JUDGES = 'the shards were judged by other models, or with other settings of the judge';

function absentText(count: number): string {
  return `${count} of the selected questions ${count === 1 ? 'is' : 'are'} in none of the shards`;
}

interface Merging {
  readonly shard: number;
  readonly shards: readonly FoundShard[];
  readonly selected: number;
  readonly questions: Map<number, MergedQuestion>;
  readonly queries: { readonly missed: MissedQueries[]; readonly matched: MatchedQueries[] };
}

/** Adds a line to the merge. Returns false if the line is invalid. */
function takeLine({ kind, value }: ShardLine, merging: Merging): boolean {
  if (kind === 'answer') return takeAnswer(value, merging);
  const [missed, matched] = [kind === 'missed' && decodeMissed(value), kind === 'matched' && decodeMatched(value)];
  if (missed) merging.queries.missed.push(missed);
  if (matched) merging.queries.matched.push(matched);
  return Boolean(missed || matched);
}

function takeAnswer(value: unknown, { shard, shards, selected, questions }: Merging): boolean {
  const answer = decodeAnswer(value);
  if (!answer || answer.question >= selected) return false;
  const { question, hasEarlierGroups, tags, ...scored } = answer;
  const previous = questions.get(question);
  if (!previous) questions.set(question, { shard, answers: [scored], hasEarlierGroups, tags });
  else if (previous.shard === shard) previous.answers.push(scored);
  else {
    const overlappingShards = [previous.shard, shard].flatMap((at) => shards[at] ?? []);
    const names = overlappingShards.map(({ head }) => shardText(head.shard)).join(' and ');
    const folders = overlappingShards.map(({ folder }) => folder);
    throw filesError(folders, `shards ${names} overlap: both have question ${JSON.stringify(answer.figures.id)}`);
  }
  return true;
}

/** Combines the answers of all shards into those of a single run. */
function combineAnswers({ questions, ends }: MergedAnswers, drafts: number | undefined): ScoredAnswers {
  const failures = ends.flatMap((end) => end.failures).slice(0, 1);
  return {
    questions,
    coverage: {
      selected: questions.length,
      answered: sum(ends.map(({ answered }) => answered)),
      ...unaskedCoverage(mergeUnasked(ends.map(({ unasked }) => unasked)), failedIds(questions)),
      ...(drafts !== undefined && { drafts }),
    },
    unpriced: [...new Set(ends.flatMap(({ unpriced }) => unpriced))].sort(),
    names: ends.map(({ names }) => names),
    judge: mergeJudges(ends.map(({ judge }) => judge)),
    failures,
  };
}

/** Merges ids that match no question. Shards may share a response file, so an id in several shards is counted once. */
function mergeUnasked(lists: readonly UnaskedIds[]): UnaskedIds {
  const counts = new Map<string, number>();
  for (const [id, count] of lists.flat()) counts.set(id, Math.max(count, counts.get(id) ?? 0));
  return [...counts];
}
