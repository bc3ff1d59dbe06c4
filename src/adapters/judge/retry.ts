import { setTimeout as sleep } from 'node:timers/promises';
import { abortError, JudgeError, type ReplyForm } from '../../core/judge/judge.js';

/**
 * Retries a request after a temporary failure: 408, 409, 429, 5xx, or no reply. The package's retries are not used:
 * the budget counts every attempt, and an interrupt ends the wait.
 */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  { maxRetries, signal }: { readonly maxRetries: number; readonly signal: AbortSignal },
): Promise<T> {
  for (let attempts = 0; ; attempts++) {
    try {
      return await attempt();
    } catch (error) {
      if (attempts >= maxRetries || signal.aborted || !isTemporary(error)) throw error;
      await sleep(delayAfter(error, attempts), undefined, { signal }).catch(() => {
        throw error;
      });
    }
  }
}

/** Whether a failure is temporary. Errors of the package have a status, which is undefined without a reply. */
function isTemporary(error: unknown): boolean {
  if (!(error instanceof Error) || !('status' in error) || readHeader(error, 'x-should-retry') === 'false')
    return false;
  const { status } = error;
  return status === undefined || [408, 409, 429].includes(Number(status)) || Number(status) >= 500;
}

/** Milliseconds to wait: as the server asks, up to a minute, else doubled per attempt and spread at random. */
function delayAfter(error: unknown, attempts: number): number {
  const inMs = readHeader(error, 'retry-after-ms');
  const asked =
    inMs === null ? 1000 * Number.parseFloat(readHeader(error, 'retry-after') ?? '') : Number.parseFloat(inMs);
  return asked >= 0 && asked <= 60_000 ? asked : Math.min(500 * 2 ** attempts, 8000) * (1 - Math.random() / 4);
}

function readHeader(error: unknown, name: string): string | null {
  const { headers } = error as { headers?: unknown };
  return headers instanceof Headers ? headers.get(name) : null;
}

/** Reads the error response of a server; null without a response. */
export function refusalOf(error: unknown) {
  const { status, param, code, message } = error as Readonly<Record<string, unknown>>;
  if (typeof status !== 'number') return null;
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  // A Python server may write `None` as text, such as LiteLLM.
  const isNamed = !['', 'None', 'null'].includes(text(param) ?? '');
  return { status, param: isNamed ? text(param) : null, code: text(code), message: text(message) ?? '' };
}

/** The form of OpenAI's error codes. Example: `invalid_api_key`. Other values may be free text of a server. */
const ERROR_CODE = /^[a-z][a-z_]{0,39}$/;

/** The error for a failed request: its status and OpenAI's code, never text of the answer. */
export function troubleOf(error: unknown, signal: AbortSignal): JudgeError {
  if (error instanceof JudgeError) return error;
  if (signal.aborted) return abortError(signal);
  const refusal = refusalOf(error);
  if (!refusal) return toConnectionError(error);
  const { status, code } = refusal;
  if (status >= 300 && status < 400) {
    return new JudgeError('unavailable', `the judge answers with a redirect (${status}), which is not followed`, true);
  }
  const failureKind = [400, 413, 422].includes(status) ? 'answer' : 'unavailable';
  const isPermanent = [401, 404].includes(status) || code === 'insufficient_quota';
  const codeText = code !== null && ERROR_CODE.test(code) ? ` (${code})` : '';
  return new JudgeError(failureKind, `the judge answers ${status}${codeText}`, isPermanent);
}

function toConnectionError(error: unknown): JudgeError {
  if (error instanceof SyntaxError) return new JudgeError('answer', "the judge's reply cannot be read: it is not JSON");
  const { name, message, cause } = error as { name?: string; message?: string; cause?: unknown };
  if (/timed? ?out/i.test(`${name} ${message}`))
    return new JudgeError('unavailable', 'the judge did not answer in time');
  const code = findCode(cause);
  return new JudgeError('unavailable', `the judge cannot be reached${code === null ? '' : `: ${code}`}`);
}

/** Finds the code of a nested cause. Example: `ECONNREFUSED`. */
function findCode(cause: unknown): string | null {
  if (typeof cause !== 'object' || cause === null) return null;
  const { code, cause: next, errors } = cause as { code?: unknown; cause?: unknown; errors?: readonly unknown[] };
  return typeof code === 'string' ? code : findCode(next ?? errors?.[0]);
}

/** The request parameters that a model accepts, as known so far. */
export interface Dialect {
  readonly limit: 'max_completion_tokens' | 'max_tokens' | null;
  readonly reasoning: boolean;
  readonly temperature: boolean;
  readonly json: 'json_schema' | 'json_object' | 'text';
}

export const NEWEST: Dialect = {
  limit: 'max_completion_tokens',
  reasoning: true,
  temperature: true,
  json: 'json_schema',
};

type Refusal = NonNullable<ReturnType<typeof refusalOf>>;

/** The parameters that a server may not support, with the dialect without them. */
const CONCESSIONS: Readonly<Record<string, (dialect: Dialect) => Dialect>> = {
  max_completion_tokens: (dialect) => ({ ...dialect, limit: 'max_tokens' }),
  max_tokens: (dialect) => ({ ...dialect, limit: null }),
  reasoning_effort: (dialect) => ({ ...dialect, reasoning: false }),
  temperature: (dialect) => ({ ...dialect, temperature: false }),
  response_format: (dialect) => ({ ...dialect, json: dialect.json === 'json_schema' ? 'json_object' : 'text' }),
};

/** The next dialect to try; null if the refusal has another cause. */
export function concede(dialect: Dialect, form: ReplyForm, limits: Limits, refusal: Refusal): Dialect | null {
  if (refusal.status !== 400 && refusal.status !== 422) return null;
  const sent = parametersOf(dialect, form, limits);
  const refused = Object.keys(CONCESSIONS).find((name) => name in sent && isAbout(refusal, name));
  return (refused && CONCESSIONS[refused]?.(dialect)) || null;
}

/** Message words of servers other than OpenAI's, which often name the parameter only in the text. */
const UNKNOWN =
  /unsupported|not support|unrecogni[sz]ed|unknown|unexpected|not permitted|unavailable|extra (?:inputs|fields)|invalid/i;

function isAbout({ param, code, message }: Refusal, parameter: string): boolean {
  if (param !== null) return new RegExp(`^(?:body\\.)?${parameter}\\b`).test(param);
  if (code === 'context_length_exceeded') return false;
  return UNKNOWN.test(message) && new RegExp(`\\b${parameter}\\b`).test(message);
}

interface Limits {
  readonly temperature: number;
  readonly maxTokens: number;
}

export function parametersOf(dialect: Dialect, form: ReplyForm, limits: Limits): Record<string, unknown> {
  const { json } = dialect;
  const schema = form.kind === 'text' ? null : { name: form.name, schema: form.schema, strict: true };
  const format = json === 'json_object' ? { type: json } : { type: json, json_schema: schema };
  const responseFormat = schema === null || json === 'text' ? {} : { response_format: format };
  return {
    ...(dialect.limit && { [dialect.limit]: limits.maxTokens }),
    ...(dialect.reasoning && { reasoning_effort: 'none' }),
    ...(dialect.temperature && { temperature: limits.temperature }),
    ...responseFormat,
  };
}

/** The parameters as short texts for the judge's identity. Example: `temperature=0`. */
export function sentOf(dialect: Dialect, form: ReplyForm, limits: Limits): string[] {
  const { response_format, ...rest } = parametersOf(dialect, form, limits);
  return [
    ...Object.entries(rest).map(([name, value]) => `${name}=${value}`),
    ...(response_format ? [`response_format=${dialect.json}`] : []),
  ];
}
