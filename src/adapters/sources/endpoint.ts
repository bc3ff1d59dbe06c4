import type { Readable } from 'node:stream';
import { MAX_OUTPUT, MIB } from '../../core/limits.js';
import { sparqlQueryOf } from '../../core/refresh/placed-steps.js';
import { decodeSparqlResult } from '../../core/tables/result.js';
import type { Environment } from '../../core/text/values.js';
import { StepgateError, usageError } from '../../core/words/errors.js';
import { networkPost } from '../network.js';
import { makeQueryCheck, type Prefixes } from '../sparql-queries.js';
import { failed, type OutputSource, type SourceOutput } from './source.js';

/** A SPARQL endpoint with its credentials, which are sent to its host only. */
type Endpoint = ReturnType<typeof decodeEndpoint>;

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Reads the address of an endpoint and the credentials of the environment. */
export function decodeEndpoint(text: string, env: Environment) {
  const expected = 'expected an address, as in https://graph.example/repositories/cim';
  if (!URL.canParse(text)) throw usageError(`--endpoint: ${expected}`);
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') {
    const remedy = 'set STEPGATE_SPARQL_USER and STEPGATE_SPARQL_PASSWORD';
    throw usageError(`--endpoint: a user or password in the address is refused; ${remedy}`);
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
  readonly stop: AbortSignal;
}

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
    const signal = AbortSignal.any([stop, AbortSignal.timeout(timeoutSec * 1000)]);
    const { status, body } = await post(endpoint, query, signal);
    isAnswering = true;
    if (status === 401 || status === 403) {
      body.destroy();
      const remedy = 'set STEPGATE_SPARQL_USER and STEPGATE_SPARQL_PASSWORD, or STEPGATE_SPARQL_TOKEN';
      throw new StepgateError('input', `${url.host} answered ${status}: ${remedy}`);
    }
    if (status < 200 || status > 299) {
      // The status says enough where the text cannot be read.
      const text = (await readBounded(body).catch(() => null)) ?? '';
      const said = status < 400 ? ', a redirect, which is not followed' : saidIn(text, endpoint);
      return failed(`${url.host} answered ${status}${said}`, status === 400 ? 'refused' : 'unusable');
    }
    const text = await readBounded(body);
    if (text === null) return failed(`the result has more than ${MAX_OUTPUT / MIB} MiB`);
    if (decodeSparqlResult(text).kind !== 'unreadable') return { kind: 'output', output: text };
    return failed(`the result is not SPARQL JSON${saidIn(text, endpoint)}`, 'unusable');
  } catch (error) {
    if (error instanceof StepgateError || stop.aborted) throw error;
    if ((error as Error).name === 'TimeoutError') return failed(`no answer within ${timeoutSec} s`, 'late');
    return failed(`${url.host} ${isAnswering ? 'broke off its answer' : 'cannot be reached'}`, 'unusable');
  }
}

const SHOWN_ERROR = 200;
/** Characters of credentials by which a text is known to repeat them. */
const SECRET_START = 16;

/**
 * The first line of an error text in quotes, or nothing where it repeats the credentials; of a page that it is one. The text is the
 * server's own, and could forge what is printed: it stays in one line, without signs that a terminal follows.
 */
function saidIn(text: string, { authorization }: Endpoint): string {
  const [line = ''] = text.trimStart().split(/[\r\n]/, 1);
  // A server may repeat only the beginning of a long token.
  const secret = authorization?.split(' ')[1]?.slice(0, SECRET_START) ?? null;
  if (line.startsWith('<')) return ' (a page of HTML or XML)';
  if (line === '' || (secret !== null && line.includes(secret))) return '';
  return `: "${line.slice(0, SHOWN_ERROR).replace(/\p{C}/gu, ' ').trim()}"`;
}

function post({ url, authorization }: Endpoint, query: string, signal: AbortSignal) {
  const headers = {
    accept: 'application/sparql-results+json',
    'content-type': 'application/x-www-form-urlencoded',
    ...(authorization && { authorization }),
  };
  return networkPost(url.href, { headers, body: new URLSearchParams({ query }).toString(), signal });
}

async function readBounded(body: Readable): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > MAX_OUTPUT) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
