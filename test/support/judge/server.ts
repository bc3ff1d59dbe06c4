import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { listen } from '../server.js';
import { type Body, completion, embeddings } from './replies.js';

export interface JudgeRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Body;
  /** Counted from 1, over all requests. */
  readonly number: number;
}

/** What the server does: a status with a body (text is sent as it is), or it hangs, stalls in the middle of its answer or drops the connection. */
export type Reply =
  | { readonly status: number; readonly body: unknown; readonly headers?: Readonly<Record<string, string>> }
  | 'hang'
  | 'stall'
  | 'drop';

/** null: as a good server does. A promise keeps the client waiting. */
export type Behaviour = (request: JudgeRequest) => Reply | null | Promise<Reply | null>;

/** A server that speaks OpenAI's protocol, and remembers what it was asked. */
export interface JudgeServer {
  /** Base URL, with `/v1`. */
  readonly url: string;
  readonly requests: JudgeRequest[];
  readonly chats: () => JudgeRequest[];
  readonly mostInFlight: () => number;
  behaviour: Behaviour;
  delayMs: number;
  /** Resolves once no client is connected: all that was sent has been read, also what a client sent that was killed. */
  readonly idle: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function startJudge(behaviour: Behaviour = () => null): Promise<JudgeServer> {
  let [inFlight, most] = [0, 0];
  const { server, url, close } = await listen((incoming, response) => {
    most = Math.max(most, ++inFlight);
    response.on('close', () => inFlight--);
    void take(incoming).then(async (request) => {
      judge.requests.push(request);
      const reply = (await judge.behaviour(request)) ?? goodReply(request);
      if (judge.delayMs > 0) await sleep(judge.delayMs);
      answer(response, reply);
    });
  });
  const take = async (incoming: IncomingMessage): Promise<JudgeRequest> => {
    const pieces: Buffer[] = [];
    for await (const piece of incoming) pieces.push(piece as Buffer);
    const body = JSON.parse(Buffer.concat(pieces).toString() || '{}') as Body;
    const number = judge.requests.length + 1;
    return { path: incoming.url ?? '', headers: incoming.headers, body, number };
  };
  const judge: JudgeServer = {
    url: `${url}/v1`,
    requests: [],
    chats: () => judge.requests.filter(({ path }) => path === '/v1/chat/completions'),
    mostInFlight: () => most,
    behaviour,
    delayMs: 0,
    idle: async () => {
      const count = promisify<number>((done) => server.getConnections(done));
      while ((await count()) > 0) await sleep(5);
    },
    close,
  };
  return judge;
}

function goodReply({ path, body }: JudgeRequest): Reply {
  if (path === '/v1/chat/completions') return { status: 200, body: completion(body) };
  if (path === '/v1/embeddings') return { status: 200, body: embeddings(body) };
  return { status: 404, body: { error: { message: `no ${path} here` } } };
}

function answer(response: ServerResponse, reply: Reply): void {
  if (reply === 'hang') return;
  if (reply === 'stall') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 }).write('{"choices": [');
    return;
  }
  if (reply === 'drop') {
    response.destroy();
    return;
  }
  const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body);
  response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers }).end(text);
}

/** Starts a server for the time of a call. */
export async function withJudge<T>(use: (judge: JudgeServer) => Promise<T>): Promise<T> {
  const judge = await startJudge();
  try {
    return await use(judge);
  } finally {
    await judge.close();
  }
}
