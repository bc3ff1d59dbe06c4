import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { unwrapped } from '../../../src/core/steps/mcp.js';
import type { Mapping } from '../../../src/core/text/values.js';
import { detectFormat, namesOnlyQuestion } from '../../../src/core/traces/formats.js';
import { questionTextOf } from '../../../src/core/traces/response.js';
import { responseFrom, traceOf } from '../../support/traces.js';

/** What a coding agent wrote when it ran against a model that always makes the same calls, in lines or as one record. */
interface Recording {
  readonly agent: string;
  readonly lines?: readonly object[];
  readonly record?: object;
}

const FILE = join(import.meta.dirname, '../../fixtures/recorded/coding-agents.jsonl');
const LINES = readFileSync(FILE, 'utf8').trim().split('\n');
const RECORDINGS = LINES.map((line) => JSON.parse(line) as Recording);

const FOUND = '{"orders":[{"id":4711,"total":12}]}';
const LOCKED = 'order 4712 is locked';
const ANSWER = `The orders cost 12 EUR; ${LOCKED}.`;
const ENOENT = "ENOENT: no such file or directory, access '/home/user/shop/missing.txt'";
const PATH = 'File not found: /home/user/shop/missing.txt';

type Call = readonly [name: string, args: object, status: 'success' | 'error', text: string | RegExp];

const find = (name: string, text = FOUND): Call => [name, { customer: 42 }, 'success', text];
const get = (name: string): Call => [name, { id: 4712 }, 'error', LOCKED];
/** The command ended with 3, and a failure is read where the recording has the code. */
const shell = (name: string, status: 'success' | 'error' = 'error', command = 'echo no such order; exit 3'): Call => [
  ...([name, { [name === 'exec_command' ? 'cmd' : 'command']: command }, status] as const),
  /^no such order(?:\n|$)/,
];
const SEARCH = { query: 'select:mcp__orders__find,mcp__orders__get' };
const search: Call = ['tool_search', SEARCH, 'success', /tool|function/];
const wrapped = ([name, args, ...outcome]: Call): Call => ['tool_call', { name, arguments: args }, ...outcome];

const plain = find('find', '[{"id":4711,"total":12}]');
const ran = shell('shell', 'error', "/bin/bash -lc 'echo no such order; exit 3'");
const fine = (name: string, args: object): Call => [name, args, 'success', 'fine\n'];
const command = shell('run_shell_command');
const qwen = [search, wrapped(find('mcp__orders__find')), wrapped(get('mcp__orders__get')), command];
const openCode = [find('orders_find'), get('orders_get'), shell('bash')];
const locked: Call = ['get', { id: 4712 }, 'success', LOCKED];

/** What each run really did, and how many requests to the model it made, each of 100 and 20 tokens. */
const RUNS: Readonly<Record<string, readonly [requests: number, ...calls: readonly Call[]]>> = {
  'Codex 0.171.0, exec --json': [3, plain, get('get'), ran, fine('shell', { command: "/bin/bash -lc 'echo fine'" })],
  'Codex 0.171.0, rollout': [3, plain, get('get'), shell('exec_command'), fine('exec_command', { cmd: 'echo fine' })],
  'Gemini CLI 0.61.0, stream-json': [2, ...gemini('success')],
  'Gemini CLI 0.61.0, session': [2, ...gemini('error')],
  'Qwen Code 0.24.4, stream-json': [3, ...qwen],
  'Qwen Code 0.24.4, session': [3, ...qwen],
  'Qwen Code 0.15.10, session': [3, search, find('mcp__orders__find'), get('mcp__orders__get'), command],
  'OpenCode 1.18.33, run --format json': [2, ...openCode],
  'OpenCode 1.18.33, export': [2, ...openCode],
  // Its sessions call each call done, and have no exit code.
  'Continue 1.5.47, session': [2, find('find'), locked, shell('Bash', 'success')],
  'pi 0.73.1, session': [2, ...pi()],
  'pi 0.73.1, --mode json': [2, ...pi()],
};

function gemini(ofShell: 'success' | 'error'): Call[] {
  const run = (command: string, text: string): Call => ['run_shell_command', { command }, 'success', text];
  return [
    ...[find('mcp_orders_find'), get('mcp_orders_get'), shell('run_shell_command', ofShell)],
    ...[run('echo one; echo two; echo three >&2', 'one\ntwo\nthree'), run('true', '')],
    ['read_file', { file_path: 'missing.txt' }, 'error', PATH],
  ];
}

function pi(): Call[] {
  const orders: Call = ['read', { path: 'orders.txt' }, 'success', 'order 4711 costs 12 EUR\n'];
  return [orders, ['read', { path: 'missing.txt' }, 'error', ENOENT], shell('bash')];
}

function read({ lines, record }: Recording, length = lines?.length): Mapping {
  return lines ? responseFrom('session', lines.slice(0, length)) : responseFrom('messages', record);
}

describe('what coding agents of November 2026 wrote', () => {
  test.each(RECORDINGS)('$agent', (recording) => {
    const [requests, ...calls] = RUNS[recording.agent] ?? [0];
    const response = read(recording);
    const steps = response.actual_steps as Mapping[];
    expect(steps.map(({ name, status }) => [name, status])).toEqual(calls.map(([name, , status]) => [name, status]));
    for (const [at, [, args, , text]] of calls.entries()) {
      const { error, output, args: actual } = steps[at] as Mapping;
      expect(actual).toMatchObject(args);
      expect(error ?? unwrapped(output).text).toEqual(typeof text === 'string' ? text : expect.stringMatching(text));
    }
    expect(response.actual_answer).toBe(ANSWER);
    const tokens = { input_tokens: 100 * requests, output_tokens: 20 * requests, total_tokens: 120 * requests };
    expect(response).toMatchObject(tokens);
  });

  // Codex and Qwen write no question into their streams, and OpenCode none into the lines of a run.
  const asking = RECORDINGS.filter(({ agent }) => /session|rollout|export|pi|Gemini/.test(agent));
  test.each(asking)('$agent: the question is that of the user, not of the surroundings', ({ lines, record }) => {
    const trace = lines ? traceOf('session', lines) : traceOf('messages', record);
    expect(trace && questionTextOf(trace)).toBe('What do the orders of customer 42 cost?');
  });

  test.each(RECORDINGS.filter(({ lines }) => lines))('$agent, cut after each line', (recording) => {
    const { lines = [] } = recording;
    const whole = read(recording).actual_steps as Mapping[];
    for (let length = 1; length < lines.length; length++) {
      if (lines.slice(0, length).every((line) => detectFormat(line, '').kind !== 'format')) continue;
      for (const step of read(recording, length).actual_steps as Mapping[]) {
        const { output_not_recorded, status, ...called } = step;
        const same = whole.find(({ id }) => id === step.id);
        expect(same).toMatchObject(output_not_recorded === undefined ? { ...called, status } : called);
      }
    }
  });

  test('lines that only name a question may stand before the lines of a session', () => {
    const naming = { question_id: 'q1' };
    expect(namesOnlyQuestion(naming)).toBe(true);
    expect(namesOnlyQuestion({ ...naming, actual_answer: ANSWER })).toBe(false);
    const exec = RECORDINGS.find(({ agent }) => agent.includes('exec'));
    expect(traceOf('session', [naming, ...(exec?.lines ?? [])])?.records?.[0]).toEqual(naming);
  });
});
