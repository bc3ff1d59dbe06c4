import type OpenAI from 'openai';
import { expect, test } from 'vitest';
import { QUESTION, responseFrom, step } from '../../support/traces.js';

const FIND = { query: 'Harbour' };
const ANSWER = 'M1 and M3.';

test('records in the types that openai declares: items of Responses, calls of an MCP server among them', () => {
  const items: OpenAI.Responses.ResponseOutputItem[] = [
    { type: 'mcp_list_tools', id: 'l1', server_label: 'trams', tools: [] },
    { type: 'reasoning', id: 'r1', summary: [] },
    {
      ...{ type: 'mcp_call', id: 'c1', server_label: 'trams', name: 'find' },
      ...{ arguments: JSON.stringify(FIND), output: 'urn:harbour', error: null, status: 'completed' },
    },
    {
      ...{ type: 'mcp_call', id: 'c2', server_label: 'trams', name: 'find' },
      ...{ arguments: '', output: null, status: 'failed' },
      error: { type: 'mcp_tool_execution_error', content: [{ type: 'text', text: 'timeout' }] },
    },
    {
      ...{ type: 'mcp_call', id: 'c4', server_label: 'trams', name: 'find' },
      ...{ arguments: '{}', output: null, status: 'failed' },
      error: { type: 'http_error', code: 503, message: 'Service unavailable' },
    },
    { type: 'function_call', id: 'f3', call_id: 'c3', name: 'find', arguments: '{}', status: 'completed' },
    {
      ...{ type: 'message', id: 'm1', role: 'assistant', status: 'completed' },
      content: [{ type: 'output_text', text: ANSWER, annotations: [] }],
    },
  ];
  const { actual_steps, actual_answer } = responseFrom('messages', { input: QUESTION, output: items });
  expect(actual_steps).toEqual([
    step('find', FIND, 'c1', { output: 'urn:harbour' }),
    step('find', {}, 'c2', { status: 'error', error: 'timeout' }),
    step('find', {}, 'c4', { status: 'error', error: 'Service unavailable' }),
    step('find', {}, 'c3', { output_not_recorded: expect.any(String) }),
  ]);
  expect(actual_answer).toBe(ANSWER);
});
