#!/usr/bin/env bash
# @github/copilot-sdk 1.0.14 (node 20 or newer), with a provider of one's own
#
# One question, one request to the model, which reports 100 input and 20 output tokens. The SDK's own event
# `assistant.usage` has 100 and 20. The telemetry file that the client writes (`telemetry.filePath`) has 200 and 40 at the
# span of the model call and at that of the agent, and each part of the message twice. Costs that are computed from the
# telemetry are twice what the provider bills.
#
# Fails if the telemetry has the tokens of the model.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir home work
echo '{ "type": "module" }' > package.json
npm install --silent @github/copilot-sdk@1.0.14

cat > run.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { approveAll, CopilotClient } from '@github/copilot-sdk';

let requests = 0;
const server = createServer(async (request, response) => {
  for await (const _ of request);
  requests++;
  const message = { role: 'assistant', content: '12 EUR.' };
  response.setHeader('content-type', 'application/json');
  response.end(
    JSON.stringify({
      ...{ id: `c${requests}`, object: 'chat.completion', created: 1, model: 'm' },
      choices: [{ index: 0, message, finish_reason: 'stop' }],
      usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
    }),
  );
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

const filePath = join(process.cwd(), 'telemetry.jsonl');
const client = new CopilotClient({
  telemetry: { filePath, exporterType: 'file', captureContent: true },
  env: { ...process.env, HOME: join(process.cwd(), 'home') },
  workingDirectory: join(process.cwd(), 'work'),
  useLoggedInUser: false,
});
await client.start();
const provider = { type: 'openai', baseUrl: `http://127.0.0.1:${server.address().port}/v1`, apiKey: 'none' };
const session = await client.createSession({ model: 'm', provider, onPermissionRequest: approveAll });
const usages = [];
session.on((event) => event.type === 'assistant.usage' && usages.push(event.data));
await session.sendAndWait({ prompt: 'What do the orders cost?' }, 60_000);
await session.disconnect();
await client.stop();
server.close();

const spans = readFileSync(filePath, 'utf8').trim().split('\n').map((line) => JSON.parse(line));
const tokensOf = (operation) =>
  spans
    .filter(({ attributes }) => attributes?.['gen_ai.operation.name'] === operation)
    .map(({ attributes }) => attributes['gen_ai.usage.input_tokens'])
    .filter((tokens) => tokens !== undefined)
    .join();
const event = usages.map(({ inputTokens }) => inputTokens).join();
console.log(`requests ${requests}; input tokens: event ${event}, chat ${tokensOf('chat')}, agent ${tokensOf('invoke_agent')}`);
const isTwice = requests === 1 && event === '100' && tokensOf('chat') === '200' && tokensOf('invoke_agent') === '200';
process.exit(isTwice ? 0 : 1);
JS
node run.mjs
