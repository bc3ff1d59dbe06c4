import { endsWithinJson } from '../text/json.js';
import { beginningOf, isAbsent } from '../text/values.js';
import type { CauseKind } from '../words/causes.js';
import type { ComparedOutput } from './mcp.js';
import { asText } from './shown.js';

type FailureKind = Extract<CauseKind, 'malformed_query' | 'timed_out' | 'unavailable'>;

/** What servers, gateways and clients say, in small letters. The first row that fits counts: a syntax error quotes the query. */
const WORDS: Readonly<Record<FailureKind, readonly string[]>> = {
  malformed_query: [
    ...['malformed', 'syntax error', 'syntaxerror', 'parse error', 'parse_error', 'parsing error', 'parseexception'],
    ...['error parsing', 'failed to parse', 'could not parse', 'cannot parse', 'unexpected token', 'lexical error'],
    ...['undefined prefix', 'unresolved prefix', 'unknown prefix', 'undeclared prefix', 'invalid query', 'bad query'],
    '(at char ',
  ],
  timed_out: [
    ...['timeout', 'timed out', 'time-out', 'time out', 'deadline exceeded', 'deadline_exceeded', 'timedout'],
    ...['took too long', 'time limit exceeded', 'exceeded the time limit', 'http 504', 'status 504', 'code 504'],
    ...['504 gateway'],
  ],
  unavailable: [
    ...['bad gateway', 'service unavailable', 'temporarily unavailable', 'connection reset', 'connection refused'],
    ...['connection aborted', 'connection closed', 'connection error', 'econnreset', 'econnrefused', 'enotfound'],
    ...['eai_again', 'epipe', 'broken pipe', 'socket hang up', 'server disconnected', 'remote end closed'],
    ...['network is unreachable', 'no route to host', 'http 502', 'http 503', 'status 502', 'status 503'],
    ...['code 502', 'code 503', 'name or service not known', 'fetch failed'],
  ],
};

/** The beginning of an error, where it says its reason; what follows quotes queries and pages. */
const BEGINNING = 300;

/** The kind of an error by its words; null where they do not tell. */
export function failureKind(error: string): FailureKind | null {
  const beginning = error.slice(0, BEGINNING).toLowerCase();
  const text = beginning.replace(/[:=\s"]+/g, ' ');
  const kinds = Object.keys(WORDS) as FailureKind[];
  return kinds.find((kind) => WORDS[kind].some((word) => text.includes(word))) ?? null;
}

type OwnWords = { readonly kind: FailureKind | 'cut_output' | 'unreadable'; readonly error: string };

const QUOTED = 160;

/** The error that an output is in place of a value; null for a value, and where the reference says the same. */
export function errorInstead({ text: given }: ComparedOutput, reference: unknown): OwnWords | null {
  const [text = '', expected = ''] = [given, reference].map((value) => (isAbsent(value) ? '' : asText(value).trim()));
  return text.length <= BEGINNING && isError(text) && !isError(expected) ? quoted(text) : null;
}

function isError(text: string): boolean {
  return /^\{\s*"errors?"\s*:/i.test(text) || (!/^[[{]/.test(text) && failureKind(text) !== null);
}

function quoted(message: string): OwnWords {
  const shown = beginningOf(message.replace(/\s+/g, ' '), QUOTED);
  return { kind: failureKind(shown) ?? 'unreadable', error: `the tool returned "${shown}"` };
}

/**
 * What a reason says of an output that cannot be read: its own words where it is an error or is cut off; null where the reason of the
 * reader, with its place in the text, is best.
 */
export function wordsOfOutput({ text: given }: ComparedOutput, reason: string): OwnWords | null {
  // The fault is the reference, or the output could be read and is too long for it.
  if (isAbsent(given) || /^(?:the )?reference |^the actual output of /.test(reason)) return null;
  const text = asText(given).trim();
  const end = cutEnd(text);
  if (end !== null) return { kind: 'cut_output', error: end };
  const message = errorIn(text);
  return message === null ? null : quoted(message);
}

/** The message of an output that is an error, as plain text or as a JSON object with little else; null for other outputs. */
function errorIn(text: string): string | null {
  if (text === '') return null;
  if (!/^[[{]/.test(text)) return text;
  const isError = /^\{\s*"(?:errors?|message|detail|status|code)"\s*:/i.test(text);
  return text.length <= BEGINNING && isError ? text : null;
}

/** What a recorder, a client or a tool says at the end of a text of which it left out the rest. */
const LEFT_OUT = /\b(?:truncated|left out|omitted|cut off|clipped)\b[^\n]{0,60}$/i;
const OPENING = ['[', '(', '<', '…', '...'];
const LAST = 200;
const END = 40;

/** The end of a text that is cut off: it says so, or it ends within JSON. Null for a whole text. */
export function cutEnd(text: string): string | null {
  const last = text.slice(-LAST).trimEnd();
  const at = LEFT_OUT.exec(last)?.index ?? -1;
  const start = at < 0 ? -1 : Math.max(...OPENING.map((sign) => last.lastIndexOf(sign, at)));
  if (start >= 0) return last.slice(start);
  return endsWithinJson(text) ? `…${last.slice(-END)}` : null;
}
