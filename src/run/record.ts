import pLimit from 'p-limit';
import { dropErrors, openRecording, type RecordingFile } from '../adapters/files/recording-file.js';
import { type CommandOutcome, runCommand } from '../adapters/process/command.js';
import { type GracefulInterrupt, listenForGracefulInterrupt } from '../adapters/process/signals.js';
import { type Redact, redactResponse } from '../core/secrets/redact.js';
import type { Question } from '../core/steps/model.js';
import { type Environment, isAbsent, type Mapping, own } from '../core/text/values.js';
import { decodePrintedRecord } from '../core/traces/documents.js';
import { messageOf } from '../core/words/errors.js';

/** What is recorded, with which command, and where. */
export interface RecordSettings {
  readonly questions: readonly Question[];
  readonly command: readonly [string, ...string[]];
  readonly env: Environment;
  readonly file: string;
  /** Questions that the file has are not asked again. */
  readonly resume: boolean;
  /** Those that are errors in the file are. */
  readonly retryErrors: boolean;
  /** Responses per question. */
  readonly trials: number;
  readonly concurrency: number;
  readonly timeoutSec: number;
}

export interface RecordHooks {
  readonly progress: (done: number, of: number) => void;
  /** A signal came: nothing more is started, and what runs has so many seconds. */
  readonly stopping: (running: number, seconds: number) => void;
  readonly redact: Redact;
  /** A response had secrets, which are not in the file. */
  readonly redacted: (questionId: string, response: Mapping) => void;
}

export interface Recorded {
  /** Responses that the file has now, of those that were wanted. */
  readonly done: number;
  readonly wanted: number;
  /** Responses that it had before. */
  readonly kept: number;
  readonly keptErrors: number;
  readonly errors: readonly RecordedError[];
  readonly isInterrupted: boolean;
}

interface RecordedError {
  readonly questionId: string;
  readonly message: string;
}

/** A runner that is cancelled waits 7.5 seconds before it ends the process. */
const GRACE_SEC = 5;

/** Asks a command each question, and adds each response to a file as it comes. */
export async function recordResponses(settings: RecordSettings, hooks: RecordHooks): Promise<Recorded> {
  if (settings.retryErrors) await dropErrors(settings.file, new Set(settings.questions.map(({ id }) => id)));
  // A shard without questions is recorded, too: later steps of its job read the file.
  const isEmpty = settings.questions.length === 0;
  const file = await openRecording(settings.file, settings.resume || settings.retryErrors, isEmpty);
  const interrupt = listenForGracefulInterrupt(GRACE_SEC * 1000);
  try {
    return await askAll(settings, hooks, file, interrupt);
  } finally {
    interrupt.release();
    await file.close();
  }
}

async function askAll(
  settings: RecordSettings,
  hooks: RecordHooks,
  file: RecordingFile,
  { stop, kill }: GracefulInterrupt,
): Promise<Recorded> {
  const missing = missingOf(settings, file.counts);
  const wanted = settings.questions.length * settings.trials;
  const kept = wanted - missing.length;
  const errors: RecordedError[] = [];
  const failure = new AbortController();
  let [done, running] = [kept, 0];
  const ask = async (question: Question): Promise<void> => {
    if (stop.aborted || failure.signal.aborted) return;
    running++;
    const ended = AbortSignal.any([kill, failure.signal]);
    const outcome = await runCommand({ ...commandFor(question, settings, ended), redact: hooks.redact });
    running--;
    if (outcome.kind === 'killed') return;
    const { response, error } = responseOf(outcome, question.id, hooks.redact);
    const redacted = redactResponse(response, hooks.redact);
    if (error === null && redacted !== response) hooks.redacted(question.id, response);
    if (error !== null) errors.push({ questionId: question.id, message: hooks.redact(error) });
    await file.append(redacted);
    hooks.progress(++done, wanted);
  };
  stop.addEventListener('abort', () => hooks.stopping(running, GRACE_SEC));
  const limit = pLimit(settings.concurrency);
  const asked = missing.map((question) =>
    limit(ask, question).catch((error: unknown) => {
      failure.abort();
      throw error;
    }),
  );
  const failed = (await Promise.allSettled(asked)).find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  return { done, wanted, kept, keptErrors: errorsIn(settings, file.errors), errors, isInterrupted: stop.aborted };
}

/** First each question once, then each a second time, so that a recording that is cut short has all questions. */
function missingOf({ questions, trials }: RecordSettings, counts: ReadonlyMap<string, number>): Question[] {
  return Array.from({ length: trials }, (_, trial) =>
    questions.filter(({ id }) => (counts.get(id) ?? 0) <= trial),
  ).flat();
}

/** How many of the wanted responses are errors in the file. */
function errorsIn({ questions, trials }: RecordSettings, errors: ReadonlyMap<string, number>): number {
  return questions.reduce((sum, { id }) => sum + Math.min(trials, errors.get(id) ?? 0), 0);
}

function commandFor({ id, text }: Question, { command, env, timeoutSec }: RecordSettings, kill: AbortSignal) {
  const [program, ...args] = command;
  const variables = { STEPGATE_QUESTION_ID: variable(id), STEPGATE_QUESTION: variable(text) };
  const stdin = `${JSON.stringify({ question_id: id, question_text: text })}\n`;
  return { program, args, env: { ...env, ...variables }, stdin, timeoutSec, kill };
}

/** A system refuses variables of more than 128 KiB. */
const MAX_VARIABLE = 30_000;

/** A text as a variable; it is not set where it cannot be one, as stdin has it, too. */
function variable(text: string): string | undefined {
  return text.length > MAX_VARIABLE || text.includes('\0') ? undefined : text;
}

function responseOf(outcome: Exclude<CommandOutcome, { kind: 'killed' }>, id: string, redact: Redact) {
  const decoded = outcome.kind === 'printed' ? decodePrintedRecord(outcome.text, id) : null;
  if (decoded?.kind === 'ok') return { response: withTime(decoded.value, outcome.seconds), error: null };
  const error = outcome.kind === 'failed' ? outcome.message : whyRefused(outcome.text, id, redact);
  return { response: withTime({ question_id: id, status: 'error', error }, outcome.seconds), error };
}

/** Why the output is no record. The message shows the beginning of it: a secret must be found before it is cut and quoted. */
function whyRefused(text: string, id: string, redact: Redact): string {
  const decoded = decodePrintedRecord(redact(text), id);
  const why = decoded.kind === 'invalid' ? messageOf(decoded) : 'its output is not a record';
  return `the command ended well, but ${why}`;
}

/** The time of the command, where the record has none of its own. */
function withTime(response: Mapping, seconds: number): Mapping {
  if (!isAbsent(own(response, 'elapsed_sec'))) return response;
  return { ...response, elapsed_sec: Math.round(seconds * 1000) / 1000 };
}
