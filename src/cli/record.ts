import { readCorpus, selectedFrom } from '../adapters/files/corpus.js';
import { sha256 } from '../adapters/hash.js';
import { decodePatterns } from '../core/corpus/select.js';
import { decodeCount, decodeSeconds } from '../core/corpus/settings.js';
import { secretsOf } from '../core/secrets/environment.js';
import { makeRedactor } from '../core/secrets/redact.js';
import { decodeShard, isInShard } from '../core/shards/records.js';
import { counted, plural } from '../core/text/numerals.js';
import { listAt } from '../core/text/values.js';
import { forInput, renderProblem, usageError } from '../core/words/errors.js';
import { makeRedactionNote } from '../report/words/notices.js';
import { cut, oneLine } from '../report/words/text.js';
import { type Recorded, type RecordSettings, recordResponses } from '../run/record.js';
import { refuseEmpty, required } from './options.js';
import { makeProgress, type ProcessLike, printWarnings } from './print.js';

/** The files and flags of `record`, as text. */
export interface RecordOptions {
  readonly operands: readonly (readonly string[])[];
  readonly corpus?: readonly string[];
  readonly select?: readonly string[];
  readonly shard?: string;
  readonly output?: string;
  readonly resume?: boolean;
  readonly retryErrors?: boolean;
  readonly concurrency: string;
  readonly timeout: string;
  readonly trials: string;
  readonly quiet?: boolean;
}

/** `stepgate record`: exit code 1 when it was interrupted, or no question was answered. */
export async function record(options: RecordOptions, process: ProcessLike): Promise<number> {
  const print = (text: string): void => void process.stderr.write(`${oneLine(text)}\n`);
  const settings = await settingsOf(options, process);
  const progress = await makeProgress(process, options.quiet === true, 'recording');
  const note = makeRedactionNote(process.env);
  const recorded = await recordResponses(settings, {
    progress: progress.update,
    stopping: (running, seconds) => {
      progress.stop();
      if (running > 0)
        print(`interrupted: ${running} running commands have ${seconds} s to end; once more ends them now`);
    },
    redact: makeRedactor(secretsOf(process.env)).redact,
    redacted: note.add,
  }).finally(progress.stop);
  if (!options.quiet) {
    printErrors(recorded, print);
    printWarnings(note.text(), process);
  }
  print(recorded.wanted === 0 ? emptyShard(options.shard, settings) : summary(recorded, settings));
  const failed = recorded.errors.length + recorded.keptErrors;
  // A shard can have no question.
  const isLost = recorded.wanted > 0 && failed === recorded.wanted;
  return recorded.isInterrupted || isLost ? 1 : 0;
}

async function settingsOf(options: RecordOptions, process: ProcessLike): Promise<RecordSettings> {
  const { operands, ...flags } = options;
  refuseEmpty(flags);
  const select = options.select ?? [];
  decodePatterns(select, '--select');
  const shard = options.shard === undefined ? null : decodeShard(options.shard, '--shard');
  const given = {
    command: commandOf(operands[0] ?? []),
    file: fileOf(options.output),
    resume: options.resume ?? false,
    retryErrors: options.retryErrors ?? false,
    trials: decodeCount('--trials', options.trials),
    concurrency: decodeCount('--concurrency', options.concurrency),
    timeoutSec: decodeSeconds('--timeout', options.timeout),
    env: process.env,
  };
  const read = await forInput('--corpus', readCorpus(required('--corpus', options.corpus)));
  if (!options.quiet) printWarnings(read.warnings.map(renderProblem), process);
  const selected = selectedFrom(read, select);
  return { ...given, questions: selected.filter(({ id }) => isInShard(id, shard, sha256)) };
}

function commandOf([program, ...args]: readonly string[]): [string, ...string[]] {
  if (program !== undefined && program.trim() !== '') return [program, ...args];
  throw usageError('the command is missing: write it after --, as in stepgate record … -- python agent.py');
}

function fileOf(output: string | undefined): string {
  if (output === undefined) throw usageError('--output is missing: name the file, as in -o responses.jsonl');
  if (/\.(jsonl|ndjson)$/i.test(output)) return output;
  throw usageError(`--output: expected a file that ends with .jsonl, got ${JSON.stringify(output)}`);
}

const SHOWN_ERRORS = 5;
/** Characters of an error, which starts with the reason. */
const ERROR_LENGTH = 320;

/** Each error once, however many questions have it. */
function printErrors({ errors }: Recorded, print: (text: string) => void): void {
  const questions = new Map<string, string[]>();
  for (const { questionId, message } of errors) listAt(questions, cut(oneLine(message), ERROR_LENGTH)).push(questionId);
  const all = [...questions];
  for (const [message, ids] of all.slice(0, SHOWN_ERRORS)) {
    const first = JSON.stringify(ids[0]);
    print(`warning: ${ids.length === 1 ? `question ${first}` : `${ids.length} questions, first ${first}`}: ${message}`);
  }
  const rest = all.slice(SHOWN_ERRORS).flatMap(([, ids]) => ids).length;
  if (rest > 0) print(`… and ${counted(rest, 'more error')}`);
}

/** The ids decide which shard has how many questions, so a shard of a small corpus can have none. */
function emptyShard(shard: string | undefined, { file }: RecordSettings): string {
  return `recorded: 0 responses to ${file}, because shard ${shard} has no questions`;
}

function summary(
  { done, wanted, kept, keptErrors, errors, isInterrupted }: Recorded,
  { file }: RecordSettings,
): string {
  if (isInterrupted && done === 0) return `interrupted before the first response; ${file} was not written`;
  if (isInterrupted && done < wanted) {
    return `interrupted: ${done} of ${wanted} responses ${done === 1 ? 'is' : 'are'} in ${file}; continue with --resume`;
  }
  const before = kept === 0 ? '' : `; ${kept} ${kept === 1 ? 'was' : 'were'} there before${errorsOf(keptErrors)}`;
  const hint = keptErrors === 0 ? '' : `; to ask ${keptErrors === 1 ? 'it' : 'these'} again, use --retry-errors`;
  const count = done - kept;
  const responses = `${count} ${plural(count, 'response')}`;
  return `recorded: ${responses} to ${file}${errorsOf(errors.length)}${before}${hint}`;
}

function errorsOf(count: number): string {
  return count === 0 ? '' : `, ${count} of them ${count === 1 ? 'an error' : 'errors'}`;
}
