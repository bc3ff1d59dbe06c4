import type { ObservationsView, ObservationV2 } from '@langfuse/core';
import type OpenAI from 'openai';
import { describe, expect, test } from 'vitest';
import { QUESTION, responseFrom, step } from '../../support/traces.js';

const FIND = { query: 'Harbour' };
const ANSWER = 'M1 and M3.';
const START = '2026-03-19T06:11:50.000Z';
const END = '2026-03-19T06:11:54.000Z';

describe('records in the types that a package declares for them', () => {
  test('openai: items of Responses, calls of an MCP server among them', () => {
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

  const none = { completionStartTime: null, version: null, promptId: null, promptName: null, promptVersion: null };
  const noPrices = { modelId: null, inputPrice: null, outputPrice: null, totalPrice: null };
  const noCosts = { calculatedInputCost: null, calculatedOutputCost: null, latency: null, timeToFirstToken: null };
  const of = (more: Partial<ObservationsView>): ObservationsView => ({
    ...{ ...none, ...noPrices, ...noCosts, calculatedTotalCost: null, environment: 'default', metadata: {} },
    ...{ id: 'root', traceId: 't1', type: 'AGENT', name: 'trams', parentObservationId: null, level: 'DEFAULT' },
    ...{ startTime: START, endTime: END, model: null, statusMessage: null, usageDetails: {}, costDetails: {} },
    usage: { input: 0, output: 0, total: 0, unit: 'TOKENS' },
    ...more,
  });
  const ofV2 = (more: Partial<ObservationV2>): ObservationV2 => ({
    ...{ id: 'root', traceId: 't1', projectId: 'p1', parentObservationId: null, type: 'AGENT', name: 'trams' },
    ...{ startTime: START, endTime: END, ...noPrices },
    ...more,
  });
  const LATER = '2026-03-19T06:11:51.000Z';
  const tool = { type: 'TOOL', parentObservationId: 'root', startTime: LATER, endTime: LATER, input: FIND };
  const generation = { type: 'GENERATION', parentObservationId: 'root', startTime: START, endTime: END, model: 'm' };
  const usageDetails = { input: 5, output: 2, total: 7 };
  const FOUND = { name: 'find', args: FIND, status: 'success', output: 'urn:harbour' };
  const BAD = { name: 'bad', args: FIND, status: 'error', error: 'timeout' };

  test.each<[string, (ObservationsView | ObservationV2)[]]>([
    [
      '@langfuse/core: observations of the first interface',
      [
        of({ input: QUESTION, output: ANSWER }),
        of({ ...generation, id: 'g', name: 'llm', usageDetails, usage: { ...usageDetails, unit: 'TOKENS' } }),
        of({ ...tool, id: 'a', name: 'find', output: 'urn:harbour' }),
        of({ ...tool, id: 'b', name: 'bad', level: 'ERROR', statusMessage: 'timeout' }),
      ],
    ],
    [
      '@langfuse/core: observations of the second interface',
      [
        ofV2({ input: JSON.stringify(QUESTION), output: ANSWER, isRootObservation: true }),
        ofV2({ ...generation, id: 'g', name: 'llm', usageDetails }),
        ofV2({ ...tool, id: 'a', name: 'find', output: 'urn:harbour' }),
        ofV2({ ...tool, id: 'b', name: 'bad', level: 'ERROR', statusMessage: 'timeout' }),
      ],
    ],
  ])('%s', (_, observations) => {
    const { actual_steps, ...response } = responseFrom('langfuse', observations);
    expect((actual_steps as object[]).map((one) => ({ ...one, execution_timestamp: undefined }))).toEqual([FOUND, BAD]);
    expect(response).toEqual({
      ...{ actual_answer: ANSWER, input_tokens: 5, output_tokens: 2, total_tokens: 7, elapsed_sec: 4, model: 'm' },
    });
  });
});
