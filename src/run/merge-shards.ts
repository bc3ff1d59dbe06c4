import { join } from 'node:path';
import { openEntries } from '../adapters/files/entry-index.js';
import { openItems, withStepsDetails } from '../adapters/files/entry-items.js';
import { EVALUATION_FILE } from '../adapters/files/evaluation-file.js';
import { fileError, type Roots } from '../adapters/files/input-file.js';
import { completeFile, partialOf } from '../adapters/files/output-file.js';
import { makeOutputFolder, writeFiles } from '../adapters/files/run-files.js';
import { isFolder, readShardHead } from '../adapters/files/shard-file.js';
import { openText } from '../adapters/files/text-file.js';
import { forInput, inputError, StepgateError } from '../core/errors.js';
import type { Policy } from '../core/runs/compare-and-gate.js';
import type { Report } from '../core/runs/report.js';
import { type FoundShard, shardProblems } from '../core/shards/check-heads.js';
import { listAt } from '../core/values.js';
import { renderFullReport } from '../report/full-report.js';
import type { RunHooks } from './evaluate-files.js';
import {
  addFirstDifference,
  type ExplainedQueries,
  explainQueries,
  withDifferences,
  worseThan,
} from './explain-queries.js';
import { finishRun } from './finish-run.js';
import { type MergedAnswers, readAnswers, scoredAnswersOf } from './merged-answers.js';
import { writePage } from './page.js';

/** What is merged, and what the merged run must fulfil. */
export interface MergeSettings extends Policy {
  readonly name: string;
  /** The folders of the shards. */
  readonly folders: readonly string[];
  readonly out: string;
  readonly page: boolean;
  readonly roots: Roots;
}

/** What an entry point provides. */
export type MergeHooks = Pick<
  RunHooks,
  | 'thisRun'
  | 'ids'
  | 'words'
  | 'provenance'
  | 'baseline'
  | 'baseQueries'
  | 'known'
  | 'accept'
  | 'redact'
  | 'page'
  | 'warn'
>;

/** Merges the shards of a run into the run that one job would have made: all files, compared and gated. */
export async function mergeShards(settings: MergeSettings, hooks: MergeHooks): Promise<Report> {
  const shards = await findShards(settings.folders, settings.roots);
  refuseForeign(shards, hooks);
  const folder = await forInput(hooks.words.name('output-dir'), makeOutputFolder(settings.out, settings.roots));
  await refuseOverwriting(shards, folder, hooks);
  const merged = await readAnswers(shards, settings.roots);
  const readWorse = async () => worseThan(await hooks.baseline(), merged.questions);
  const explained = await explainQueries(merged.queries, readWorse);
  for (const one of explained) addFirstDifference(merged.questions, one);
  const entries = await mergeEntries(shards, merged, explained, folder);
  const report = await finishRun(
    scoredAnswersOf(merged),
    inputsOf(shards, merged.questions, settings, hooks),
    hooks.redact,
  );
  await writeFiles(folder, report, renderFullReport(report, hooks));
  if (settings.page) {
    const { thisRun, redact, page } = hooks;
    const answers = () => openEntries(entries);
    const request = { folder, report, answers, thisRun, redact, hooks: page, tagsOf: tagsOf(merged) };
    await writePage(request, hooks.warn);
  }
  return report;
}

/** The shards in the order of their numbers. */
async function findShards(folders: readonly string[], roots: Roots): Promise<FoundShard[]> {
  const shards: FoundShard[] = [];
  for (const folder of folders) {
    shards.push({ folder, head: await readShardHead(folder, roots) });
  }
  const problems = shardProblems(shards);
  if (problems.length > 0) throw inputError(problems);
  return shards.sort((a, b) => a.head.shard.index - b.head.shard.index);
}

/** In a run of a workflow, shards are those of the same run. */
function refuseForeign([shard]: readonly FoundShard[], { provenance }: MergeHooks): void {
  const { repository, run_id } = shard?.head.provenance ?? {};
  if (provenance.run_id === undefined || (run_id === provenance.run_id && repository === provenance.repository)) return;
  throw fileError(shard?.folder ?? '', `belongs to another run (${run_id ?? 'none'}, this is ${provenance.run_id})`);
}

async function refuseOverwriting(shards: readonly FoundShard[], out: string, { words }: MergeHooks): Promise<void> {
  const input = words.name('output-dir');
  for (const { folder } of shards) {
    if (!(await isFolder(folder, out))) continue;
    throw new StepgateError('input', `${input}: ${folder} is a shard; name another folder for the merged run`);
  }
}

function inputsOf(
  shards: readonly FoundShard[],
  questions: MergedAnswers['questions'],
  settings: MergeSettings,
  hooks: MergeHooks,
) {
  const { head } = shards[0] as FoundShard;
  return {
    ...settings,
    ...hooks,
    scoring: head.scoring,
    select: head.selection,
    templateTitles: head.titles,
    allIds: [...head.unselected, ...questions.flatMap(({ answers: [first] }) => first?.figures.id ?? [])],
    trials: head.settings.trials === 'all' ? ('all' as const) : ('one' as const),
  };
}

/** Writes the evaluation file from those of the shards, entry by entry; returns its path. */
async function mergeEntries(
  shards: readonly FoundShard[],
  { questions, ends }: MergedAnswers,
  explained: readonly ExplainedQueries[],
  folder: string,
): Promise<string> {
  const changed = new Map<number, ExplainedQueries[]>();
  for (const one of explained) listAt(changed, one.place.question).push(one);
  const path = join(folder, EVALUATION_FILE);
  const file = await openText(partialOf(path));
  const paths = shards.map((shard) => join(shard.folder, EVALUATION_FILE));
  const sources = paths.map(openItems);
  try {
    for (const [index, { shard, answers }] of questions.entries()) {
      for (const trial of answers.keys()) {
        const item = await sources[shard]?.next().catch(() => null);
        if (!item) throw changedFile(paths[shard]);
        const one = changed.get(index)?.find(({ place }) => place.trial === trial + 1);
        await file.append(one ? withStepsDetails(item, (details) => withDifferences(details, one)) : item);
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

function tagsOf({ questions }: MergedAnswers): Map<string, readonly string[]> {
  const tagged = questions.filter(({ tags }) => tags.length > 0);
  return new Map(tagged.flatMap(({ answers: [first], tags }) => (first ? [[first.figures.id, tags] as const] : [])));
}
