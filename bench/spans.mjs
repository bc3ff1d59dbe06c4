import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { makePair } from './data.mjs';
import { withFolder } from './files.mjs';
import { compareRuns, median } from './measure.mjs';
import { CLI, runNode } from './processes.mjs';
import { range } from './random.mjs';
import { millions, ratioRow } from './report.mjs';

const MB = 1e6;

const PARSE = join(import.meta.dirname, 'parse-lines.mjs');

/** (o): reading OTLP lines, one span per line, as responses: processor time, and the largest resident set. */
export async function importSpans({ traces, rows, limit, limitMb, repetitions = 3 }) {
  return withFolder(async (folder) => {
    const file = join(folder, 'traces.jsonl');
    const bytes = writeTraces(file, traces, rows);
    const peaks = [];
    const importLines = async () => {
      const run = await runNode([CLI, 'import', file, '-o', join(folder, 'responses.jsonl')], { usage: true });
      peaks.push(run.peak);
      return run;
    };
    const { cpu } = await compareRuns(importLines, () => runNode([PARSE, file], { usage: true }), repetitions);
    const what = `\`stepgate import\` of ${millions(bytes)} MB of OTLP lines`;
    const speed = `${Math.round(bytes / MB / (cpu.work / 1000))} MB/s`;
    const peak = median(peaks);
    const peakRow = {
      ...{ id: 'o', what: `Peak memory of ${what}`, against: `${traces.toLocaleString('en')} traces` },
      ...{ result: `${millions(peak)} MB`, target: `≤ ${limitMb} MB`, reached: peak <= limitMb * MB },
    };
    const against = '`JSON.parse` of each line';
    return [ratioRow({ id: 'o', what: `${what} (${speed}), processor time`, against, times: cpu, limit }), peakRow];
  });
}

function writeTraces(file, traces, rows) {
  const out = openSync(file, 'w');
  for (const index of range(traces)) {
    for (const span of spansOf(index, makePair(index, rows).actual))
      writeSync(out, `${JSON.stringify(requestOf(span))}\n`);
  }
  closeSync(out);
  return statSync(file).size;
}

function requestOf(span) {
  return {
    resourceSpans: [{ resource: { attributes: [] }, scopeSpans: [{ scope: { name: 'agent' }, spans: [span] }] }],
  };
}

/** A tool, a model call and the agent, in the order in which they end. */
function spansOf(index, output) {
  const messages = (role, content) => JSON.stringify([{ role, parts: [{ type: 'text', content }] }]);
  const question = messages('user', `Which lines does plant ${index} feed?`);
  return [
    spanOf(index, 'execute_tool', {
      ...{ 'gen_ai.tool.name': 'sparql_query', 'gen_ai.tool.call.id': 'c1' },
      ...{ 'gen_ai.tool.call.arguments': '{"query": "SELECT"}', 'gen_ai.tool.call.result': output },
    }),
    spanOf(index, 'chat', {
      ...{ 'gen_ai.input.messages': question, 'gen_ai.output.messages': messages('assistant', 'These lines.') },
    }),
    spanOf(index, 'invoke_agent', { 'stepgate.question_id': `question-${index}` }),
  ];
}

const START = 1_774_000_000_000_000_000n;
const IDS = { invoke_agent: '01', chat: '02', execute_tool: '03' };

function spanOf(index, operation, attributes) {
  const all = { 'gen_ai.operation.name': operation, ...attributes };
  return {
    ...{ traceId: index.toString(16).padStart(32, '0'), spanId: IDS[operation].padStart(16, '0') },
    ...{ parentSpanId: operation === 'invoke_agent' ? '' : IDS.invoke_agent.padStart(16, '0'), name: operation },
    ...{ startTimeUnixNano: String(START), endTimeUnixNano: String(START + 1_000_000_000n), status: {} },
    attributes: Object.entries(all).map(([key, stringValue]) => ({ key, value: { stringValue } })),
  };
}
