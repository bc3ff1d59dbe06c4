import { readShardLines, type ShardLine } from '../adapters/files/shard-file.js';
import { filesError } from '../core/errors.js';
import type { ScoredAnswer } from '../core/runs/scored-answer.js';
import { decodeAnswer } from '../core/shards/answer-line.js';
import type { FoundShard } from '../core/shards/check-heads.js';
import { haveSameJudge, mergeJudges } from '../core/shards/merge-judges.js';
import { decodeMatched, decodeMissed } from '../core/shards/query-line.js';
import type { ShardEnd } from '../core/shards/records.js';
import { shardText } from '../core/shards/shard.js';
import type { MatchedQueries, MissedQueries, RunQueries } from '../core/sparql/run-queries.js';
import type { ScoredAnswers } from './finish-run.js';
import { type UnaskedIds, unaskedCoverage } from './unasked.js';

/** A selected question with its answers, and the shard that has them. */
export interface MergedQuestion {
  /** Index in the list of the shards. */
  readonly shard: number;
  readonly answers: ScoredAnswer[];
  readonly hasEarlierGroups: boolean;
  readonly tags: readonly string[];
}

/** What all shards have, put together. */
export interface MergedAnswers {
  /** In the order of the selection. */
  readonly questions: readonly MergedQuestion[];
  readonly queries: RunQueries;
  /** The ends of the shard files. */
  readonly ends: readonly ShardEnd[];
}

/** Reads the answers of all shards. Throws where a question is in two of them, or in none. */
export async function readAnswers(
  shards: readonly FoundShard[],
  roots: readonly string[] | null,
): Promise<MergedAnswers> {
  const selected = shards[0]?.head.selected ?? 0;
  const questions = new Map<number, MergedQuestion>();
  const queries = { missed: [] as MissedQueries[], matched: [] as MatchedQueries[] };
  const ends: ShardEnd[] = [];
  for (const [shard, { folder }] of shards.entries()) {
    const take = (line: ShardLine) => takeLine(line, { shard, selected, questions, queries, shards });
    ends.push(await readShardLines(folder, roots, take));
  }
  const folders = shards.map(({ folder }) => folder);
  if (questions.size !== selected) throw filesError(folders, absent(selected - questions.size));
  if (!haveSameJudge(ends.map(({ judge }) => judge))) throw filesError(folders, OTHER_JUDGES);
  const inOrder = [...questions].sort(([a], [b]) => a - b).map(([, question]) => question);
  return { questions: inOrder, queries, ends };
}

const OTHER_JUDGES = 'the shards were judged by other models, or with other settings of the judge';

function absent(count: number): string {
  return `${count} of the selected questions ${count === 1 ? 'is' : 'are'} in none of the shards`;
}

interface Merging {
  readonly shard: number;
  readonly shards: readonly FoundShard[];
  readonly selected: number;
  readonly questions: Map<number, MergedQuestion>;
  readonly queries: { readonly missed: MissedQueries[]; readonly matched: MatchedQueries[] };
}

/** False: the line cannot be read. */
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
  const known = questions.get(question);
  if (!known) questions.set(question, { shard, answers: [scored], hasEarlierGroups, tags });
  else if (known.shard === shard) known.answers.push(scored);
  else {
    const both = [known.shard, shard].flatMap((at) => shards[at] ?? []);
    const names = both.map(({ head }) => shardText(head.shard)).join(' and ');
    const folders = both.map(({ folder }) => folder);
    throw filesError(folders, `shards ${names} overlap: both have question ${JSON.stringify(answer.figures.id)}`);
  }
  return true;
}

/** The answers of a run that was scored in shards, as if it had been scored in one piece. */
export function scoredAnswersOf({ questions, ends }: MergedAnswers): ScoredAnswers {
  const ids = questions.flatMap(({ answers: [answer] }) => (answer ? [answer.figures.id] : []));
  const failures = ends.flatMap((end) => end.failures).slice(0, 1);
  return {
    questions,
    coverage: {
      selected: questions.length,
      answered: total(ends, ({ answered }) => answered),
      ...unaskedCoverage(mergeUnasked(ends.map(({ unasked }) => unasked)), ids),
    },
    unreadable: total(ends, ({ unreadable }) => unreadable),
    unpriced: [...new Set(ends.flatMap(({ unpriced }) => unpriced))].sort(),
    names: ends.map(({ names }) => names),
    judge: mergeJudges(ends.map(({ judge }) => judge)),
    failures,
  };
}

function total(ends: readonly ShardEnd[], of: (end: ShardEnd) => number): number {
  return ends.reduce((sum, end) => sum + of(end), 0);
}

/** All shards may read one file of responses: an id that several have seen is the same response. */
function mergeUnasked(lists: readonly UnaskedIds[]): UnaskedIds {
  const counts = new Map<string, number>();
  for (const [id, count] of lists.flat()) counts.set(id, Math.max(count, counts.get(id) ?? 0));
  return [...counts];
}
