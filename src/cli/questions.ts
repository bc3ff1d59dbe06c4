import { readCorpus, selectedFrom } from '../adapters/files/corpus.js';
import { sha256 } from '../adapters/hash.js';
import { decodePatterns } from '../core/corpus/select.js';
import { decodeShard, isInShard } from '../core/shards/records.js';
import { forInput, renderProblem } from '../core/words/errors.js';
import { printableJson } from '../report/words/text.js';
import { required } from './options.js';
import { type ProcessLike, printWarnings } from './print.js';

export interface QuestionsOptions {
  readonly corpus?: readonly string[];
  readonly select?: readonly string[];
  readonly drafts?: boolean;
  readonly shard?: string;
}

/** `stepgate questions`: prints the questions as JSONL, for the agent's runner. */
export async function questions(options: QuestionsOptions, process: ProcessLike): Promise<number> {
  decodePatterns(options.select ?? [], '--select');
  const shard = options.shard === undefined ? null : decodeShard(options.shard, '--shard');
  const corpus = await forInput(
    '--corpus',
    readCorpus(required('--corpus', options.corpus), null, options.drafts ? 'only' : 'without'),
  );
  printWarnings(corpus.warnings.map(renderProblem), process);
  const selectedQuestions = selectedFrom(corpus, options.select ?? []);
  for (const { id, text } of selectedQuestions.filter((question) => isInShard(question.id, shard, sha256))) {
    process.stdout.write(`${printableJson(JSON.stringify({ question_id: id, question_text: text }))}\n`);
  }
  return 0;
}
