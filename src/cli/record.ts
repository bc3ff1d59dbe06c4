import { existsSync } from 'node:fs';
import { shardText } from '../core/shards/records.js';
import { MAX_LINE_TEXT, MAX_LISTED } from '../core/shown.js';
import { isScorable } from '../core/steps/alternatives.js';
import { counted, plural } from '../core/text/numerals.js';
import { listAt } from '../core/text/values.js';
import { renderProblem, usageError } from '../core/words/errors.js';
import { cut, oneLine } from '../report/words/text.js';
import { type Recorded, type RecordSettings, recordResponses } from '../run/record.js';
import { makeRedactionNote } from '../run/redaction-note.js';
import type { Given, Words } from './flags.js';
import { required } from './options.js';
import { makeProgress, type ProcessLike, printNext, printWarnings } from './print.js';
import { commandLine } from './program.js';
import { decidedText, decidingFlags, openUntilDecided } from './record-until-decided.js';
import { fullRedactor } from './secrets.js';
import { readSelected } from './validate.js';

/** `stepgate record`: asks the agent each question. Exit code: 1 if it was interrupted or all responses are errors. */
export async function record(options: Given<Words>, process: ProcessLike): Promise<number> {
  const { redact } = fullRedactor(process);
  const print = (text: string): void => void process.stderr.write(`${oneLine(redact(text))}\n`);
  const settings = await readSettings(options, process, print);
  const { until } = settings;
  const progress = await makeProgress(process, options.quiet, 'recording');
  const note = makeRedactionNote(process.env);
  const recording = await recordResponses(settings, {
    progress: progress.update,
    stopping: (running, seconds) => {
      progress.stop();
      if (running > 0)
        print(`interrupted: ${counted(running, 'command')} may run for ${seconds} s more; once more ends all now`);
    },
    redact,
    redacted: note.add,
  }).finally(progress.stop);
  if (!options.quiet) {
    printErrors(recording, print);
    printWarnings([...recording.warnings.map(renderProblem).map(redact), ...note.text()], process);
  }
  // Questions are assigned to shards by a hash of their ids, so a shard of a small corpus can be empty.
  const isEmpty = recording.wanted === 0;
  const emptyText = `recorded: 0 responses to ${settings.file}, because shard ${options.shard && shardText(options.shard)} has no questions`;
  print(isEmpty ? emptyText : formatSummary(recording, settings));
  if (until?.isDecided()) print(decidedText(until, recording.wanted - recording.done));
  else if (until && recording.done === recording.wanted)
    print('note: the gates were not decided before the last question, so that all were asked');
  const errorCount = recording.errors.length + recording.keptErrors;
  // A shard may have no questions; that is not a failure.
  const isLost = !isEmpty && errorCount === recording.done && (recording.done === recording.wanted || until !== null);
  const isDone = !options.quiet && !recording.isInterrupted && !isLost && options.shard === null;
  if (isDone) printNext(process, nextCommand(options, settings, process));
  return recording.isInterrupted || isLost ? 1 : 0;
}

const RESULTS = 'results';

/** What to do with the recording: evaluate it, or draft references from it where no question has any. */
function nextCommand(options: Given<Words>, settings: RecordSettings, process: ProcessLike): string | null {
  const { corpus, drafts, select } = options;
  const { file, questions, trials, until } = settings;
  const deciding = until?.isDecided() ? decidingFlags(options) : null;
  if (questions.some(isScorable)) {
    const chosen = select.length > 0 ? ['--select', ...select] : [];
    const flags = [...chosen, ...(drafts ? ['--drafts'] : []), ...(trials > 1 ? ['--trials', 'all'] : [])];
    const inputs = ['--corpus', ...corpus, '--responses', file];
    // Results that exist are the baseline of what changed since.
    const isChange = existsSync(RESULTS) && deciding === null;
    const compared = isChange ? ['--baseline', RESULTS, '--max-regressions', '0'] : (deciding ?? ['--out', RESULTS]);
    return commandLine(process, ['evaluate', ...inputs, ...flags, ...(drafts ? [] : compared)]);
  }
  const [only = '', ...others] = corpus;
  const isExtendable = others.length === 0 && /\.ya?ml$/i.test(only) && !only.includes('*');
  const target = isExtendable ? ['--append', only] : ['--corpus', ...corpus, '-o', 'eval/drafts.yaml'];
  const [files, second] = listRecordings(file);
  const command = commandLine(process, ['init', ...files, ...(second === null ? [] : [second]), ...target]);
  if (command === null || second === null) return command;
  return `record again, with -o ${second}, and draft references from what agrees: ${command}`;
}

/** The recordings from which drafts are made: `run-1.jsonl` up to this one; and the name of a second one if it is alone. */
function listRecordings(file: string): [files: readonly string[], second: string | null] {
  const [, stem = '', number = '', extension = ''] = /^(.*?)(\d{1,2})(\.\w+)$/.exec(file) ?? [];
  if (number === '') return [[file], file.replace(/(?=\.\w+$)/, '-2')];
  const nameOf = (at: number) => `${stem}${at}${extension}`;
  const earlier = Array.from({ length: Number(number) }, (_, at) => nameOf(at)).filter((name) => existsSync(name));
  return earlier.length === 0 ? [[file], nameOf(Number(number) + 1)] : [[...earlier, file], null];
}

async function readSettings(options: Given<Words>, process: ProcessLike, print: (text: string) => void) {
  const { resume, retryErrors, concurrency, trialCount: trials, timeout: timeoutSec } = options;
  const [program = '', ...args] = options.operands[0];
  if (program.trim() === '')
    throw usageError('the command is missing: write it after --, as in stepgate record … -- python agent.py');
  const command: [string, ...string[]] = [program, ...args];
  const file = required('--output', options.output, 'name the file, as in -o responses.jsonl');
  if (!/\.(jsonl|ndjson)$/i.test(file))
    throw usageError(`--output: expected a file that ends with .jsonl, got ${JSON.stringify(file)}`);
  const until = await openUntilDecided(options, file, process, print);
  const questions = until?.questions ?? (await readSelected(options, process));
  const { env } = process;
  return { command, file, until, resume, retryErrors, concurrency, trials, timeoutSec, env, questions };
}

/** Prints each distinct error once, with the number of its questions. */
function printErrors({ errors }: Recorded, print: (text: string) => void): void {
  const questions = new Map<string, string[]>();
  for (const { questionId, message } of errors)
    listAt(questions, cut(oneLine(message), MAX_LINE_TEXT)).push(questionId);
  const distinctErrors = [...questions];
  for (const [message, ids] of distinctErrors.slice(0, MAX_LISTED)) {
    const subject = ids.length === 1 ? 'question' : `${ids.length} questions, first`;
    print(`warning: ${subject} ${JSON.stringify(ids[0])}: ${message}`);
  }
  const restCount = distinctErrors.slice(MAX_LISTED).flatMap(([, ids]) => ids).length;
  if (restCount > 0) print(`… and ${counted(restCount, 'more error')}`);
}

function formatSummary(
  { done: doneCount, wanted: wantedCount, kept: keptCount, keptErrors, errors, isInterrupted }: Recorded,
  { file }: RecordSettings,
): string {
  if (isInterrupted && doneCount === 0) return `interrupted before the first response; ${file} was not written`;
  if (isInterrupted && doneCount < wantedCount) {
    return `interrupted: ${doneCount} of ${wantedCount} responses ${doneCount === 1 ? 'is' : 'are'} in ${file}; continue with --resume`;
  }
  const earlierText =
    keptCount === 0
      ? ''
      : `; ${keptCount} ${keptCount === 1 ? 'was' : 'were'} there before${errorCountText(keptErrors)}`;
  const retryHint = keptErrors === 0 ? '' : `; to ask ${keptErrors === 1 ? 'it' : 'these'} again, use --retry-errors`;
  const count = doneCount - keptCount;
  const responses = `${count} ${plural(count, 'response')}`;
  return `recorded: ${responses} to ${file}${errorCountText(errors.length)}${earlierText}${retryHint}`;
}

function errorCountText(count: number): string {
  return count === 0 ? '' : `, ${count} of them ${count === 1 ? 'an error' : 'errors'}`;
}
