import { realpath } from 'node:fs/promises';
import { openEntries } from '../adapters/files/entries.js';
import { openEvaluationFile } from '../adapters/files/evaluation-file.js';
import { fileError, type Roots } from '../adapters/files/input-file.js';
import { makeOutputFolder, writeFiles } from '../adapters/files/run-files.js';
import { readShardHead, readShardLines } from '../adapters/files/shard-file.js';
import { sourceOf } from '../core/entries/entry-question.js';
import type { Provenance } from '../core/figures/stored.js';
import type { Policy } from '../core/gates/compare-and-gate.js';
import { checkCustomGates } from '../core/gates/gate.js';
import type { Report } from '../core/gates/report.js';
import { type FoundShard, haveSameJudge, mergeJudges, shardProblems } from '../core/shards/merge.js';
import { decodeScored, FAILED_OUTPUTS, type ShardEnd, type ShardHead, shardText } from '../core/shards/records.js';
import { sum } from '../core/statistics/intervals.js';
import { isMapping } from '../core/text/values.js';
import { filesError, forInput, type InputWords, inputError, StepgateError } from '../core/words/errors.js';
import { renderFullReport } from '../report/formats/markdown.js';
import { type CollectedAnswers, type CollectedQuestion, collectAnswers } from './collect-answers.js';
import { finishRun, type RunHooks, writeRunPage } from './evaluate-files.js';
import { scoredRunOf } from './finish-run.js';
import type { JudgeSetup } from './judge-setup.js';
import { openRescoring, type Rescoring, type RescoringRules, recordedAnswers, recoverQuestion } from './rescore.js';
import { unaskedCoverage } from './score-responses.js';
import type { Settings } from './settings.js';
import { collectTags } from './write-run.js';

interface MergeSettings extends Policy, Pick<Settings, 'name' | 'provenance' | 'page' | 'roots'> {
  readonly folders: readonly string[];
  readonly out: string;
}

export async function mergeRun(
  settings: MergeSettings,
  hooks: RunHooks,
  setup: Pick<JudgeSetup, 'words' | 'warn' | 'redact'>,
): Promise<Report> {
  const merged = await mergeShards(settings, hooks, setup.words);
  const report = await finishRun(merged, merged.rescoring, settings, hooks, setup.redact);
  await writeFiles(merged.folder, report, renderFullReport(report, hooks.shown));
  if (settings.page) await writeRunPage(merged, report, hooks, setup);
  return report;
}

/**
 * Merges the shards of a run into the result of a single job, and writes its evaluation file. It replaces reading and
 * scoring. As in a single job, queries of questions that did better in the baseline are compared first.
 */
async function mergeShards(
  settings: MergeSettings,
  { baseline, findEntries }: Pick<RunHooks, 'baseline' | 'findEntries'>,
  words: InputWords,
) {
  const found: FoundShard[] = [];
  for (const folder of settings.folders) found.push({ folder, head: await readShardHead(folder, settings.roots) });
  const problems = shardProblems(found);
  if (problems.length > 0) throw inputError(problems);
  const shards = found.sort((a, b) => a.head.shard.index - b.head.shard.index);
  refuseForeign(shards, settings.provenance);
  const folder = await forInput(words.name('output-dir'), makeOutputFolder(settings.out, settings.roots));
  for (const shard of shards) {
    if ((await realpath(shard.folder)) !== folder) continue;
    const message = `${shard.folder} is a shard; name another folder for the merged run`;
    throw new StepgateError('input', `${words.name('output-dir')}: ${message}`);
  }
  const { head } = shards[0] as FoundShard;
  const file = await openEvaluationFile(folder);
  const rescoring = openRescoring(baseline, rulesOfShards(head), findEntries);
  try {
    const answers = collectAnswers(head.settings.details === 'none' ? 'none' : 'full', file.write, baseline);
    const ends = await collectShards(shards, settings.roots, { answers, rescoring });
    const figures = ends.flatMap(({ judge }) => judge?.metrics ?? []).flatMap((metric) => metric.figures ?? []);
    checkCustomGates(settings.gates, figures, words.name('gates'));
    await answers.explain();
    const { path, ...written } = await file.finish();
    const questions = answers.all();
    const description = describeRun(head, questions, settings);
    return {
      run: scoredRunOf(combineAnswers(questions, ends, head.drafts), description),
      allIds: description.allIds,
      shard: null,
      folder,
      rescoring,
      answers: () => openEntries(path, written),
      tagsOf: collectTags(questions.map(({ answers: [first], tags }) => ({ id: first?.figures.id ?? '', tags }))),
    };
  } catch (error) {
    await file.discard();
    throw error;
  }
}

function refuseForeign([shard]: readonly FoundShard[], provenance: Provenance): void {
  const { run_id } = shard?.head.provenance ?? {};
  if (provenance.run_id === undefined || run_id === provenance.run_id) return;
  throw fileError(shard?.folder ?? '', `belongs to another run (${run_id ?? 'none'}, this is ${provenance.run_id})`);
}

/** Describes the run from the head of the first shard; all heads agree. */
function describeRun(head: ShardHead, questions: readonly CollectedQuestion[], { name, provenance }: MergeSettings) {
  return {
    ...{ name, provenance, shard: null },
    select: head.selection,
    templateTitles: head.titles,
    ...rulesOfShards(head),
    allIds: [...head.unselected, ...questions.flatMap(({ answers: [first] }) => first?.figures.id ?? [])],
  };
}

function rulesOfShards({ scoring, settings }: ShardHead): RescoringRules {
  const { trials, 'the step aliases': aliases, 'the rules of the config': rules } = settings;
  const failedOutputs = settings[FAILED_OUTPUTS];
  return {
    scoring,
    trials: trials === 'all' ? 'all' : 'one',
    // They are valid, because heads of another version are refused.
    aliases: Array.isArray(aliases) ? (aliases as RescoringRules['aliases']) : [],
    rules: isMapping(rules) ? rules : {},
    failedOutputs: Array.isArray(failedOutputs) ? (failedOutputs as RescoringRules['failedOutputs']) : [],
  };
}

/** Collects the answers of all shards. Throws if a question is in two shards or in none. */
async function collectShards(
  shards: readonly FoundShard[],
  roots: Roots,
  { answers, rescoring }: { readonly answers: CollectedAnswers; readonly rescoring: Rescoring },
) {
  const selected = shards[0]?.head.selected ?? 0;
  const shardOf = new Map<number, FoundShard>();
  const ends: ShardEnd[] = [];
  for (const shard of shards) {
    const take = async (value: unknown): Promise<boolean> => {
      const scored = decodeScored(value, selected);
      if (!scored) return false;
      const { question } = scored.place;
      const known = shardOf.get(question) ?? shard;
      if (known !== shard) {
        const names = `${shardText(known.head.shard)} and ${shardText(shard.head.shard)}`;
        const id = JSON.stringify(scored.entry.question_id);
        throw filesError([known.folder, shard.folder], `shards ${names} overlap: both have question ${id}`);
      }
      shardOf.set(question, shard);
      const { entry, fingerprint } = scored;
      const { figures } = await answers.add(scored, () => sourceOf(entry));
      const findQuestion = () => recoverQuestion(entry, fingerprint);
      await rescoring.add(figures, findQuestion, async () => recordedAnswers([entry]));
      return true;
    };
    ends.push(await readShardLines(shard.folder, roots, take));
  }
  const folders = shards.map(({ folder }) => folder);
  const absent = selected - shardOf.size;
  const verb = absent === 1 ? 'is' : 'are';
  if (absent !== 0) throw filesError(folders, `${absent} of the selected questions ${verb} in none of the shards`);
  if (!haveSameJudge(ends.map(({ judge }) => judge)))
    throw filesError(folders, 'the shards were judged by other models, or with other settings of the judge');
  return ends;
}

function combineAnswers(questions: readonly CollectedQuestion[], ends: readonly ShardEnd[], drafts?: number) {
  const unasked = new Map<string, number>();
  // Shards may share a response file, so an id in several shards is counted once.
  for (const [id, count] of ends.flatMap((end) => end.unasked)) unasked.set(id, Math.max(count, unasked.get(id) ?? 0));
  return {
    questions,
    coverage: {
      selected: questions.length,
      answered: sum(ends.map(({ answered }) => answered)),
      ...unaskedCoverage([...unasked], questions),
      ...(drafts !== undefined && { drafts }),
    },
    unpriced: [...new Set(ends.flatMap(({ unpriced }) => unpriced))].sort(),
    names: ends.map(({ names }) => names),
    judge: mergeJudges(ends.map(({ judge }) => judge)),
    failures: ends.flatMap((end) => end.failures).slice(0, 1),
  };
}
