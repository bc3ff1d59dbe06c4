import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { listen } from '../server.js';
import type { Answer, Taken } from './answer.js';
import { answerBlob, type Blocks } from './blobs.js';
import type { Fault } from './faults.js';
import { answerGithub } from './rest.js';
import { answerResults, SERVICE } from './results.js';
import type { World } from './world.js';

/** A request that came in, and what became of it. */
export interface Recorded {
  readonly kind: 'rest' | 'graphql' | 'results' | 'blob';
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** null: there was no answer. */
  readonly status: number | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface GithubServer {
  readonly url: string;
  /** Answers a request that came in elsewhere. */
  readonly answer: RequestListener;
  readonly requests: readonly Recorded[];
  readonly fail: (fault: Fault) => void;
  /** Calls back for each request that comes in, before it is answered. */
  readonly onRequest: (listener: (taken: Taken) => void) => void;
  readonly close: () => Promise<void>;
}

/** Plays api.github.com, the artifact service and its blob store for one world, on this machine. */
export async function startGithub(world: World): Promise<GithubServer> {
  const requests: Recorded[] = [];
  const faults: { fault: Fault; left: number }[] = [];
  const listeners: ((taken: Taken) => void)[] = [];
  const blocks: Blocks = new Map();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const taken = await take(request, `http://${request.headers.host}`);
    for (const listener of listeners) listener(taken);
    const kind = kindOf(taken.path);
    const at = Date.now();
    const struck = faults.find(({ fault, left }) => left > 0 && isHit(fault, taken));
    if (struck) struck.left--;
    const how = struck?.fault.how;
    const right = struck && !struck.fault.done && how !== 'stall' ? null : answerOf(kind, world, blocks, taken);
    const given = how === undefined ? right : typeof how === 'string' ? null : how;
    requests.push({ kind, at, ...described(taken), status: given?.status ?? null });
    if (given) send(response, given);
    else if (how === 'stall' && right) sendHalf(response, right);
    else if (how === 'drop') request.socket.destroy();
  };
  const { url, close } = await listen(answer);
  return {
    ...{ url, answer, requests, close },
    fail: (fault) => faults.push({ fault, left: fault.times ?? Number.POSITIVE_INFINITY }),
    onRequest: (listener) => listeners.push(listener),
  };
}

async function take(request: IncomingMessage, origin: string): Promise<Taken> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const { pathname, searchParams } = new URL(request.url ?? '/', origin);
  const body = Buffer.concat(pieces);
  return { method: request.method ?? '', path: pathname, query: searchParams, headers: request.headers, body, origin };
}

function kindOf(path: string): Recorded['kind'] {
  if (path.startsWith('/blob/')) return 'blob';
  if (path.startsWith(SERVICE)) return 'results';
  return path === '/graphql' ? 'graphql' : 'rest';
}

function isHit({ method, path }: Fault, taken: Taken): boolean {
  return (method === undefined || method === taken.method) && path.test(taken.path);
}

function answerOf(kind: Recorded['kind'], world: World, blocks: Blocks, taken: Taken): Answer {
  if (kind === 'blob') return answerBlob(world, blocks, taken);
  if (kind === 'results') return answerResults(world, taken);
  return answerGithub(world, taken);
}

function described({ method, path, query, body, headers }: Taken) {
  const isJson = String(headers['content-type']).startsWith('application/json') && body.length > 0;
  return {
    ...{ method, path, query: Object.fromEntries(query) },
    body: isJson ? (JSON.parse(body.toString()) as unknown) : undefined,
  };
}

/** The connection stays open, and nothing more comes. */
function sendHalf(response: ServerResponse, { status, headers, body = '' }: Answer): void {
  const bytes = Buffer.from(body);
  response.writeHead(status, { ...headers, 'content-length': bytes.length });
  response.write(bytes.subarray(0, bytes.length >> 1));
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, headers).end(body);
}
