import { JudgeError } from '../../core/judge/judge.js';
import type { Refusal } from './dialect.js';

/** How often a request is sent again, and what ends the waiting. */
export interface RetryOptions {
  readonly maxRetries: number;
  readonly signal: AbortSignal;
}

/** Waiting times between attempts where the server does not say. */
const FIRST_MS = 500;
const MAX_MS = 8000;
/** A server that asks for a longer wait than this is not obeyed. */
const MAX_ASKED_MS = 60_000;

/**
 * Sends a request again after failures that may pass: 408, 409, 429, 5xx, and no reply at all. Not left to the package, so
 * that the budget sees every attempt.
 */
export async function withRetries<T>(attempt: () => Promise<T>, { maxRetries, signal }: RetryOptions): Promise<T> {
  for (let tried = 0; ; tried++) {
    try {
      return await attempt();
    } catch (error) {
      if (tried >= maxRetries || signal.aborted || !mayPass(error)) throw error;
      await pause(askedDelay(error) ?? ownDelay(tried), signal);
      if (signal.aborted) throw error;
    }
  }
}

/** Errors of the package have a status; it is undefined where there was no reply. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof Error) || !('status' in error)) return false;
  const asked = headerOf(error, 'x-should-retry');
  if (asked === 'true' || asked === 'false') return asked === 'true';
  const { status } = error;
  if (typeof status !== 'number') return status === undefined;
  return [408, 409, 429].includes(status) || status >= 500;
}

/** What the server asks for, in milliseconds. */
function askedDelay(error: unknown): number | null {
  const inMs = Number.parseFloat(headerOf(error, 'retry-after-ms') ?? '');
  const text = headerOf(error, 'retry-after') ?? '';
  const inSeconds = Number.parseFloat(text);
  const asked = [inMs, inSeconds * 1000, Date.parse(text) - Date.now()].find(Number.isFinite);
  return asked !== undefined && asked >= 0 && asked <= MAX_ASKED_MS ? asked : null;
}

/** Doubling, and not the same for all that failed at once. */
function ownDelay(tried: number): number {
  return Math.min(FIRST_MS * 2 ** tried, MAX_MS) * (1 - Math.random() / 4);
}

function headerOf(error: unknown, name: string): string | null {
  const { headers } = error as { headers?: unknown };
  return headers instanceof Headers ? headers.get(name) : null;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      done();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}

/** What stands for a parameter where a server names none. */
const NO_NAME = new Set(['', 'None', 'null']);

/** What a server said in an error, or null where it said nothing. */
export function refusalOf(error: unknown): Refusal | null {
  const { status, param, code, message } = error as Partial<Record<keyof Refusal, unknown>>;
  if (typeof status !== 'number') return null;
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  // A server in Python may write its None as text, as LiteLLM does.
  return {
    status,
    param: NO_NAME.has(text(param) ?? '') ? null : text(param),
    code: text(code),
    message: text(message) ?? '',
  };
}

/** Statuses after which the next question need not be asked. */
const FINAL = new Set([401, 404]);
/** Statuses that speak of one request only. */
const OF_THIS_REQUEST = new Set([400, 413, 422]);

/** OpenAI's own codes, as `invalid_api_key`; anything else that stands there may be a server's words. */
const ERROR_CODE = /^[a-z][a-z_]{0,39}$/;

/**
 * Any failure of a request as the one error that a judge throws. Of what a server says its status and OpenAI's error code
 * are passed on, and no text: the answer may come from a server that has something to hide.
 */
export function troubleOf(error: unknown, signal: AbortSignal): JudgeError {
  if (error instanceof JudgeError) return error;
  if (signal.aborted) return new JudgeError('cancelled', 'not judged: the run was cancelled');
  const refusal = refusalOf(error);
  if (!refusal) return connectionTrouble(error);
  const { status, code } = refusal;
  if (status >= 300 && status < 400) {
    return new JudgeError('unavailable', `the judge answers with a redirect (${status}), which is not followed`, true);
  }
  const trouble = OF_THIS_REQUEST.has(status) ? 'answer' : 'unavailable';
  return new JudgeError(
    trouble,
    `the judge answers ${status}${code !== null && ERROR_CODE.test(code) ? ` (${code})` : ''}`,
    FINAL.has(status) || code === 'insufficient_quota',
  );
}

function connectionTrouble(error: unknown): JudgeError {
  if (error instanceof SyntaxError) return new JudgeError('answer', "the judge's reply cannot be read: it is not JSON");
  const { name, message, cause } = error as { name?: string; message?: string; cause?: unknown };
  if (/timed? ?out/i.test(`${name} ${message}`))
    return new JudgeError('unavailable', 'the judge did not answer in time');
  const code = codeOf(cause);
  return new JudgeError('unavailable', `the judge cannot be reached${code === null ? '' : `: ${code}`}`);
}

/** `ECONNREFUSED`, which lies some levels down. */
function codeOf(cause: unknown): string | null {
  for (let at = cause, depth = 0; typeof at === 'object' && at !== null && depth < 5; depth++) {
    const { code, cause: next, errors } = at as { code?: unknown; cause?: unknown; errors?: readonly unknown[] };
    if (typeof code === 'string') return code;
    at = next ?? errors?.[0];
  }
  return null;
}
