import { MAX_OUTPUT, MIB } from '../../core/limits.js';
import { sparqlQueryOf } from '../../core/refresh/placed-steps.js';
import { decodeSparqlResult } from '../../core/tables/result.js';
import type { Environment } from '../../core/text/values.js';
import { StepgateError, usageError } from '../../core/words/errors.js';
import { networkPost, type StreamedAnswer } from '../network.js';
import { makeQueryCheck, type Prefixes } from '../sparql-queries.js';
import { failed, type OutputSource, type SourceOutput } from './source.js';

/** A SPARQL endpoint with its credentials, which are sent to its host only. */
export interface Endpoint {
  readonly url: URL;
  readonly authorization: string | null;
}

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Reads the address of an endpoint and the credentials of the environment. */
export function decodeEndpoint(text: string, env: Environment): Endpoint {
  const expected = 'expected an address, as in https://graph.example/repositories/cim';
  if (!URL.canParse(text)) throw usageError(`--endpoint: ${expected}`);
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') {
    throw usageError(
      '--endpoint: a user or password in the address is refused; set STEPGATE_SPARQL_USER and STEPGATE_SPARQL_PASSWORD',
    );
  }
  if (url.protocol === 'http:' && !LOOPBACK.test(url.hostname)) {
    throw usageError('--endpoint: http is only allowed for this machine; use https');
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw usageError(`--endpoint: ${expected}`);
  const { STEPGATE_SPARQL_TOKEN: token, STEPGATE_SPARQL_USER: user, STEPGATE_SPARQL_PASSWORD: password } = env;
  if (token) return { url, authorization: `Bearer ${token}` };
  if (!user) return { url, authorization: null };
  return { url, authorization: `Basic ${Buffer.from(`${user}:${password ?? ''}`).toString('base64')}` };
}

interface AskSettings {
  readonly timeoutSec: number;
  /** Ends the requests at once. */
  readonly stop: AbortSignal;
}

/** Asks a SPARQL 1.1 endpoint. */
export async function openEndpoint(
  endpoint: Endpoint,
  { prefixes, ...settings }: AskSettings & { readonly prefixes: Prefixes },
): Promise<OutputSource> {
  const checkQuery = await makeQueryCheck(prefixes);
  return {
    asksAgain: true,
    canAnswer: ({ step }) => sparqlQueryOf(step) !== null,
    answer: async ({ step }) => {
      const checked = checkQuery(sparqlQueryOf(step) ?? '');
      return checked.kind === 'refused' ? failed(checked.why) : ask(endpoint, checked.text, settings);
    },
  };
}

async function ask(endpoint: Endpoint, query: string, { timeoutSec, stop }: AskSettings): Promise<SourceOutput> {
  const { url } = endpoint;
  let isAnswering = false;
  try {
    const response = await send(endpoint, query, AbortSignal.any([stop, AbortSignal.timeout(timeoutSec * 1000)]));
    if (typeof response === 'string') return failed(response, 'unusable');
    isAnswering = true;
    const { status } = response;
    if (status === 401 || status === 403) {
      response.body.destroy();
      throw new StepgateError(
        'input',
        `${url.host} answered ${status}: set STEPGATE_SPARQL_USER and STEPGATE_SPARQL_PASSWORD, or STEPGATE_SPARQL_TOKEN`,
      );
    }
    if (status < 200 || status > 299) {
      const said = saidIn(await readStart(response), endpoint);
      return failed(`${url.host} answered ${status}${said}`, status === 400 ? 'refused' : 'unusable');
    }
    const text = await readBounded(response);
    if (text === null) return failed(`the result has more than ${MAX_OUTPUT / MIB} MiB`);
    if (decodeSparqlResult(text).kind !== 'unreadable') return { kind: 'output', output: text };
    return failed(`the result is not SPARQL JSON${saidIn(text.slice(0, SHOWN_ERROR * 4), endpoint)}`, 'unusable');
  } catch (error) {
    if (error instanceof StepgateError || stop.aborted) throw error;
    if ((error as Error).name === 'TimeoutError') return failed(`no answer within ${timeoutSec} s`, 'late');
    return failed(`${url.host} ${isAnswering ? 'broke off its answer' : 'cannot be reached'}`, 'unusable');
  }
}

/** Characters of an error text that are shown. */
const SHOWN_ERROR = 200;
/** Characters of credentials by which a text is known to repeat them. */
const SECRET_START = 16;

/**
 * The first line of an error text in quotes, or nothing where it repeats the credentials; of a page that it is one. The text is the
 * server's own, and could forge what is printed: it stays in one line, without signs that a terminal follows.
 */
function saidIn(text: string, { authorization }: Endpoint): string {
  const [line = ''] = text.trimStart().split(/[\r\n]/, 1);
  // The end of a long token may be in a part that was not read.
  const secret = authorization?.split(' ')[1]?.slice(0, SECRET_START) ?? null;
  if (line.startsWith('<')) return ' (a page of HTML or XML)';
  if (line === '' || (secret !== null && line.includes(secret))) return '';
  return `: "${line.replace(/\p{C}/gu, ' ').slice(0, SHOWN_ERROR).trim()}"`;
}

/** Sends a query; follows one redirect within the origin. */
async function send(endpoint: Endpoint, query: string, signal: AbortSignal): Promise<StreamedAnswer | string> {
  const { url } = endpoint;
  const answer = await post(url, endpoint, query, signal);
  if (!isRedirect(answer)) return answer;
  answer.body.destroy();
  const location = String(answer.headers.location ?? '');
  if (!URL.canParse(location, url.href)) return `${url.host} answered ${answer.status} without an address`;
  const target = new URL(location, url.href);
  if (target.origin !== url.origin) return `${url.host} redirects to another host, which is not followed`;
  const redirected = await post(target, endpoint, query, signal);
  if (!isRedirect(redirected)) return redirected;
  redirected.body.destroy();
  return `${url.host} redirects more than once`;
}

function isRedirect({ status }: StreamedAnswer): boolean {
  return status >= 300 && status <= 399;
}

function post(target: URL, { authorization }: Endpoint, query: string, signal: AbortSignal): Promise<StreamedAnswer> {
  const headers = {
    accept: 'application/sparql-results+json',
    'content-type': 'application/x-www-form-urlencoded',
    ...(authorization && { authorization }),
  };
  return networkPost(target.href, { headers, body: new URLSearchParams({ query }).toString(), signal });
}

/** The text of an answer; null if it is too large. */
async function readBounded({ body }: StreamedAnswer): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > MAX_OUTPUT) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The first part of the text of an error; empty where it cannot be read, as the status says enough. */
async function readStart({ body }: StreamedAnswer): Promise<string> {
  try {
    for await (const chunk of body as AsyncIterable<Uint8Array>)
      return new TextDecoder().decode(chunk.slice(0, SHOWN_ERROR * 4));
  } catch {}
  return '';
}
