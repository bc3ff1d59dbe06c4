import { type EndOfShard, type ShardLine, writeShardFile } from '../adapters/files/shard-file.js';
import { sha256 } from '../adapters/hash.js';
import type { Question } from '../core/model.js';
import type { Redact } from '../core/secrets/redact.js';
import { encodeAnswer } from '../core/shards/answer-line.js';
import { encodeMatched, encodeMissed } from '../core/shards/query-line.js';
import { SHARD_SCHEMA, type ShardHead } from '../core/shards/records.js';
import type { Shard } from '../core/shards/shard.js';
import { exactJsonText } from '../core/text/exact-json-text.js';
import { VERSION } from '../core/version.js';
import type { ScoredInputs } from './evaluate.js';
import type { RunInputs } from './inputs.js';

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
export async function keepShard(
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
