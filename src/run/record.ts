import pLimit from 'p-limit';
import { dropErrors, openRecording, type RecordingFile } from '../adapters/files/recording-file.js';
import { type CommandOutcome, runCommand } from '../adapters/process/command.js';
import { listenForGracefulInterrupt } from '../adapters/process/signals.js';
import { decodeResponse, errorOf, makeResponseWatch, redactResponse } from '../core/corpus/response.js';
import { sum } from '../core/statistics/intervals.js';
import type { Question } from '../core/steps/model.js';
import { type Environment, isAbsent, type Mapping, own, type Rewrite } from '../core/text/values.js';
import { decodePrintedRecord } from '../core/traces/documents.js';
import { messageOf, requireOk } from '../core/words/errors.js';
import type { OpenDraw } from './until-decided.js';

export interface RecordSettings {
  readonly questions: readonly Question[];
  readonly command: readonly [string, ...string[]];
  readonly env: Environment;
  readonly file: string;
  readonly resume: boolean;
  readonly retryErrors: boolean;
  readonly trials: number;
  readonly concurrency: number;
  readonly timeoutSec: number;
  /** Counts the answers in the order of the questions, and knows when they are enough; null: all are needed. */
  readonly until: Pick<OpenDraw, 'resume' | 'add' | 'isDecided'> | null;
}

export interface RecordHooks {
  readonly progress: (done: number, of: number) => void;
  /** Called after a signal: no further command starts, and running commands may continue for `seconds`. */
  readonly stopping: (running: number, seconds: number) => void;
  readonly redact: Rewrite;
  /** Called with a response that contained secrets; the file has the redacted response. */
  readonly redacted: (questionId: string, response: Mapping) => void;
}

export type Recorded = Awaited<ReturnType<typeof recordResponses>>;

/** Less than the 7.5 seconds that a cancelled GitHub runner waits before it ends the process. */
const GRACE_SEC = 5;

/** Runs a command for each question and appends each response to a file immediately. */
export async function recordResponses(settings: RecordSettings, hooks: RecordHooks) {
  if (settings.retryErrors) await dropErrors(settings.file, new Set(settings.questions.map(({ id }) => id)));
  // A shard without questions also creates the file, because later steps of its job read it.
  const isEmpty = settings.questions.length === 0;
  const file = await openRecording(settings.file, settings.resume || settings.retryErrors, isEmpty);
  const interrupt = listenForGracefulInterrupt(GRACE_SEC * 1000);
  try {
    if (file.counts.size > 0) await settings.until?.resume();
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
  { stop, kill }: ReturnType<typeof listenForGracefulInterrupt>,
) {
  const missing = listMissing(settings, file.counts);
  const wanted = settings.questions.length * settings.trials;
  const kept = wanted - missing.length;
  const failure = new AbortController();
  const answers = makeAnswerKeeper(settings, hooks, file, () => hooks.progress(++done, wanted));
  let [done, runningCount] = [kept, 0];
  /** Returns whether the answer was kept; `before`: whether that of the question before it was. */
  const askOne = async (question: Question, before: Promise<boolean>): Promise<boolean> => {
    runningCount++;
    const killSignal = AbortSignal.any([kill, failure.signal]);
    const outcome = await runCommand({ ...makeCommand(question, settings, killSignal), redact: hooks.redact });
    runningCount--;
    if (outcome.kind === 'killed' || !(await before)) return false;
    await answers.keep(question, outcome);
    return true;
  };
  // Answers that are counted in order are kept in order, behind a question whose answer was kept.
  let last = Promise.resolve(true);
  const ask = async (question: Question): Promise<void> => {
    if (stop.aborted || failure.signal.aborted || settings.until?.isDecided()) return;
    const kept = askOne(question, last);
    if (settings.until) last = kept.catch(() => false);
    await kept;
  };
  stop.addEventListener('abort', () => hooks.stopping(runningCount, GRACE_SEC));
  await askEach(missing, settings.concurrency, ask, failure);
  const keptErrors = sum(settings.questions.map(({ id }) => Math.min(settings.trials, file.errors.get(id) ?? 0)));
  const { errors } = answers;
  return { done, wanted, kept, keptErrors, errors, warnings: answers.warnings(), isInterrupted: stop.aborted };
}

/** Asks some questions at a time. After a failure, no other is asked, and it is thrown when the running ones have ended. */
async function askEach(
  questions: readonly Question[],
  concurrency: number,
  ask: (question: Question) => Promise<void>,
  failure: AbortController,
): Promise<void> {
  const limit = pLimit(concurrency);
  const asked = questions.map((question) =>
    limit(ask, question).catch((error: unknown) => {
      failure.abort();
      throw error;
    }),
  );
  await Promise.allSettled(asked);
  await Promise.all(asked);
}

/** Appends answers to the file, without secrets, and counts them. */
function makeAnswerKeeper(settings: RecordSettings, hooks: RecordHooks, file: RecordingFile, kept: () => void) {
  const errors: { readonly questionId: string; readonly message: string }[] = [];
  const watch = makeResponseWatch();
  const counts = { answers: 0, calls: 0 };
  const keep = async (question: Question, outcome: Ended): Promise<void> => {
    const { response, commandError } = makeResponse(outcome, question.id, hooks.redact);
    const redactedResponse = redactResponse(response, hooks.redact);
    const decoded = decodeResponse(redactedResponse);
    if (commandError === null && redactedResponse !== response) hooks.redacted(question.id, response);
    // An agent can also print that it failed.
    const error = commandError === null ? errorOf(redactedResponse) : hooks.redact(commandError);
    if (error !== null) errors.push({ questionId: question.id, message: error });
    else if (question.groups.length > 0) counts.answers++;
    counts.calls += decoded.kind === 'ok' ? (decoded.value.steps?.length ?? 0) : 0;
    if (commandError === null) watch.observe({ file: settings.file, path: [question.id], decoded });
    // `stepgate init` needs the text of the question.
    const { question_id, question_text: _, ...others } = redactedResponse;
    await file.append({ question_id, question_text: hooks.redact(question.text), ...others });
    kept();
    await settings.until?.add(requireOk(decoded));
  };
  // The calls of answers that were kept from an earlier recording are not counted.
  const isBare = () => file.counts.size === 0 && counts.answers > 0 && counts.calls === 0;
  const warnings = () => [...watch.warnings(), ...(isBare() ? [{ message: NO_CALLS }] : [])];
  return { keep, errors, warnings };
}

const NO_CALLS =
  'no answer has a tool call, but the questions have reference steps; if the agent calls tools, print its messages or spans instead of only the answer';

/** Trial by trial, so that an interrupted recording has each question; question by question if counted in order. */
function listMissing({ questions, trials, until }: RecordSettings, counts: ReadonlyMap<string, number>): Question[] {
  if (until)
    return questions.flatMap((question) => Array(Math.max(0, trials - (counts.get(question.id) ?? 0))).fill(question));
  return Array.from({ length: trials }, (_, trial) =>
    questions.filter(({ id }) => (counts.get(id) ?? 0) <= trial),
  ).flat();
}

function makeCommand({ id, text }: Question, { command, env, timeoutSec }: RecordSettings, kill: AbortSignal) {
  const [program, ...args] = command;
  const variables = { STEPGATE_QUESTION_ID: toVariable(id), STEPGATE_QUESTION: toVariable(text) };
  const stdin = `${JSON.stringify({ question_id: id, question_text: text })}\n`;
  return { program, args, env: { ...env, ...variables }, stdin, timeoutSec, kill };
}

/** Maximum characters of an environment variable, at most 4 bytes each; Linux refuses more than 128 KiB. */
const MAX_VARIABLE = 30_000;

/** The text as an environment variable; undefined if it is too long or contains NUL. Stdin always has it. */
function toVariable(text: string): string | undefined {
  return text.length > MAX_VARIABLE || text.includes('\0') ? undefined : text;
}

type Ended = Exclude<CommandOutcome, { kind: 'killed' }>;
type Printed = Extract<CommandOutcome, { kind: 'printed' }>;

function makeResponse(outcome: Ended, id: string, redact: Rewrite) {
  // The output is redacted before the message shortens and quotes it.
  const refusalOf = ({ text, stderr }: Printed): string => {
    const decoded = decodePrintedRecord(redact(text), id);
    const lines = stderr();
    const why = decoded.kind === 'invalid' ? messageOf(decoded) : UNESCAPED;
    return `the command ended well, but ${why}${lines && `; stderr: ${lines}`}`;
  };
  const decoded = outcome.kind === 'printed' ? decodePrintedRecord(outcome.text, id) : null;
  if (decoded?.kind === 'ok') return { response: withTime(decoded.value, outcome.seconds), commandError: null };
  const error = outcome.kind === 'failed' ? outcome.message : refusalOf(outcome);
  return { response: withTime({ question_id: id, status: 'error', error }, outcome.seconds), commandError: error };
}

/** Where the output is a record without its secrets. */
const UNESCAPED =
  'a secret in its output makes the JSON invalid: escape quotes, backslashes and line ends in it, as a JSON library does';

/** Adds the duration of the command, unless the record already has one. */
function withTime(response: Mapping, seconds: number): Mapping {
  if (!isAbsent(own(response, 'elapsed_sec'))) return response;
  return { ...response, elapsed_sec: Math.round(seconds * 1000) / 1000 };
}
