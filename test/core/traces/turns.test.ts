import { describe, expect, test } from 'vitest';
import { decodeTraces } from '../../../src/core/traces/documents.js';
import type { Trace } from '../../../src/core/traces/events/trace.js';
import { responseOf } from '../../../src/core/traces/response.js';

const response = (value: unknown, format: 'messages' | 'session' = 'messages') =>
  responseOf(decodeTraces(format, value)[0] as Trace, 'q');

const call = (id: string) => ({
  role: 'assistant',
  tool_calls: [{ id, type: 'function', function: { name: 'find', arguments: '{}' } }],
  usage: { prompt_tokens: 10, completion_tokens: 2 },
});
const user = (content: string, timestamp: string) => ({ role: 'user', content, timestamp });

const CONVERSATION = [
  { role: 'assistant', content: 'How can I help?', timestamp: '2026-03-19T06:00:00Z' },
  user('Cancel 7.', '2026-03-19T06:00:02Z'),
  { ...call('a'), timestamp: '2026-03-19T06:00:03Z' },
  { role: 'tool', tool_call_id: 'a', content: 'busy', error: true },
  call('b'),
  { role: 'tool', tool_call_id: 'b', content: 'ok', timestamp: '2026-03-19T06:00:07Z' },
  { role: 'assistant', content: 'Cancelled.', usage: { prompt_tokens: 20, completion_tokens: 3 } },
  user('And return 8.', '2026-03-19T06:01:00Z'),
  { role: 'user', content: '', tool_calls: [{ id: 'u', function: { name: 'toggle_roaming', arguments: '{}' } }] },
  { ...call('c'), timestamp: '2026-03-19T06:01:30Z' },
  { role: 'tool', tool_call_id: 'c', content: 'ok' },
  { role: 'assistant', content: 'Returned.' },
];

describe('a conversation of more than one turn', () => {
  test('has its number of turns, all texts of the agent, and the figures of each turn', () => {
    expect(response(CONVERSATION)).toMatchObject({
      turns: 2,
      agent_texts: ['How can I help?', 'Cancelled.', 'Returned.'],
      actual_answer: 'Returned.',
      turn_figures: [
        { steps: 2, failed_steps: 1, input_tokens: 40, output_tokens: 7, total_tokens: 47, elapsed_sec: 7 },
        { steps: 1, failed_steps: 0, input_tokens: 10, output_tokens: 2, total_tokens: 12, elapsed_sec: 30 },
      ],
    });
  });

  test('has no tokens of a turn where only those of the whole conversation were recorded', () => {
    const messages = CONVERSATION.map(({ usage: _, ...message }: { usage?: unknown }) => message);
    const record = { messages, usage: { prompt_tokens: 100, completion_tokens: 9 } };
    const { turn_figures, input_tokens } = response(record);
    expect(input_tokens).toBe(100);
    expect(turn_figures).toEqual([
      { steps: 2, failed_steps: 1, elapsed_sec: 7 },
      { steps: 1, failed_steps: 0, elapsed_sec: 30 },
    ]);
  });

  test('of one turn has none of it', () => {
    expect(Object.keys(response(CONVERSATION.slice(0, 7)))).not.toContain('turns');
  });

  test('Codex keeps the order of what was asked and done', () => {
    const item = (payload: object) => ({ type: 'response_item', payload });
    const asked = (message: string) => ({ type: 'event_msg', payload: { type: 'user_message', message } });
    const shell = (id: string) => item({ type: 'function_call', call_id: id, name: 'shell', arguments: '{}' });
    const done = (id: string) => item({ type: 'function_call_output', call_id: id, output: 'x' });
    const lines = [asked('One.'), shell('a'), done('a'), shell('b'), done('b'), asked('Two.'), shell('c'), done('c')];
    expect(response(lines, 'session')).toMatchObject({ turns: 2, turn_figures: [{ steps: 2 }, { steps: 1 }] });
  });
});
