import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import type { Mapping } from '../../../src/core/text/values.js';
import { withServer } from '../server.js';
import { PROTOCOLS } from './protocols.js';
import { type Script, type ScriptedCall, turnAfter } from './script.js';

/** Variables that point the clients of all providers, and the tools of an agent, to a local server. */
export type ProviderVariables = Readonly<Record<string, string>>;

type Reply = readonly [status: number, body: object | string];

/** Plays with stand-ins of OpenAI and Anthropic, whose models follow scripts, and of the tools that they call. */
export async function withProviders<T>(
  scripts: readonly Script[],
  use: (variables: ProviderVariables) => Promise<T>,
): Promise<T> {
  const reply = makeReplies(scripts);
  const listener: RequestListener = (request, response) => void answer(request, response, reply);
  return withServer(listener, (url) =>
    use({
      ...{ OPENAI_BASE_URL: `${url}/v1`, OPENAI_API_KEY: 'none', ANTHROPIC_BASE_URL: url, ANTHROPIC_API_KEY: 'none' },
      ...{ TOOLS_URL: `${url}/tools`, OPENAI_AGENTS_DISABLE_TRACING: '1', LANGSMITH_TRACING: 'false' },
    }),
  );
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  reply: (path: string, body: Mapping) => Reply,
) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const [status, body] = reply(request.url ?? '', JSON.parse(Buffer.concat(chunks).toString()) as Mapping);
  const isText = typeof body === 'string';
  response.writeHead(status, { 'content-type': isText ? 'text/plain' : 'application/json' });
  response.end(isText ? body : JSON.stringify(body));
}

function makeReplies(scripts: readonly Script[]): (path: string, body: Mapping) => Reply {
  const open: ScriptedCall[] = [];
  const begun = new Set<Script>();
  let count = 0;
  return (path, body) => {
    const protocol = PROTOCOLS.find((one) => one.path === path);
    if (!protocol) return toolReply(open, path.replace('/tools/', ''), body);
    const { question, results } = protocol.asked(body);
    const script = scripts.find((one) => one.question === question);
    if (!script) return [400, protocol.error(`no script for ${question}`)];
    if (script.error !== undefined) return [400, protocol.error(script.error)];
    if (!begun.has(script)) open.push(...script.calls);
    begun.add(script);
    return [200, protocol.reply(turnAfter(script, results), ++count)];
  };
}

/** Each scripted call is answered once. */
function toolReply(open: ScriptedCall[], name: string, args: Mapping): Reply {
  const at = open.findIndex((call) => call.name === name && isDeepStrictEqual(call.args, args));
  const [call] = at < 0 ? [] : open.splice(at, 1);
  if (!call) return [404, `no scripted call of ${name}`];
  return call.error === undefined ? [200, call.output ?? ''] : [500, call.error];
}
