/** A call of a tool in a conversation; `args` are text where a model wrote no JSON. */
export interface MadeCall {
  readonly id: string;
  readonly name: string;
  readonly args: unknown;
}

export interface GivenResult {
  readonly of: MadeCall;
  readonly output?: unknown;
  readonly error?: string;
}

/** What happens in a conversation after the question, in the terms of no format. */
export type Turn =
  | { readonly calls: readonly MadeCall[]; readonly agent?: string }
  | { readonly results: readonly GivenResult[]; readonly agent?: string }
  | { readonly answer: string }
  /** The pieces of a stream, of a text or of a call that comes whole later. */
  | { readonly deltas: string };

/** How a format writes a conversation, and what it cannot say. */
export interface Writer {
  readonly format: 'messages' | 'otlp' | 'langfuse';
  readonly write: (question: string, turns: readonly Turn[]) => unknown;
  /** It has no word for a failed call: its error is a text as any output. */
  readonly hidesErrors?: boolean;
  readonly hidesIds?: boolean;
  /** Call and result are one thing, and are never apart. */
  readonly isWhole?: boolean;
}

const json = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const textOf = ({ output, error }: GivenResult): unknown => error ?? output;

/** Messages: a list that starts with the question; each turn gives some. */
export function messages(
  of: (turn: Turn) => object[],
  asked = (question: string): object => ({ role: 'user', content: question }),
) {
  return (question: string, turns: readonly Turn[]): unknown => ({ messages: [asked(question), ...turns.flatMap(of)] });
}

const chat = messages((turn) => {
  if ('answer' in turn) return [{ role: 'assistant', content: turn.answer }];
  if ('deltas' in turn) {
    const choices = [{ index: 0, delta: { role: 'assistant', content: turn.deltas } }];
    return [{ object: 'chat.completion.chunk', choices }];
  }
  if ('results' in turn) {
    return turn.results.map((one) => ({ role: 'tool', tool_call_id: one.of.id, content: textOf(one) }));
  }
  const asFunction = ({ id, name, args }: MadeCall) => ({
    id,
    type: 'function',
    function: { name, arguments: json(args) },
  });
  return [{ role: 'assistant', content: null, tool_calls: turn.calls.map(asFunction) }];
});

const responses = messages((turn) => {
  if ('answer' in turn) {
    const content = [{ type: 'output_text', text: turn.answer, annotations: [] }];
    return [{ type: 'message', id: 'm1', role: 'assistant', status: 'completed', content }];
  }
  if ('deltas' in turn) {
    return [
      { type: 'response.output_text.delta', item_id: 'm1', output_index: 0, content_index: 0, delta: turn.deltas },
      { type: 'response.function_call_arguments.delta', item_id: 'f1', output_index: 0, delta: turn.deltas },
    ];
  }
  if ('results' in turn) {
    return turn.results.map((one) => ({
      ...{ type: 'function_call_output', call_id: one.of.id, output: textOf(one) },
      status: one.error === undefined ? 'completed' : 'incomplete',
    }));
  }
  return turn.calls.map(({ id, name, args }) => ({
    ...{ type: 'function_call', id: `f${id}`, call_id: id, name, arguments: json(args) },
  }));
});

const anthropic = messages((turn) => {
  if ('answer' in turn) return [{ role: 'assistant', content: [{ type: 'text', text: turn.answer }] }];
  if ('deltas' in turn) {
    return [
      { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: turn.deltas } },
      { type: 'content_block_delta', index: 1, delta: { type: 'input_json_delta', partial_json: turn.deltas } },
    ];
  }
  if ('results' in turn) {
    const content = turn.results.map((one) => ({
      ...{ type: 'tool_result', tool_use_id: one.of.id, content: textOf(one) },
      ...(one.error !== undefined && { is_error: true }),
    }));
    return [{ role: 'user', content }];
  }
  const content = turn.calls.map(({ id, name, args }) => ({ type: 'tool_use', id, name, input: args }));
  return [{ role: 'assistant', content: [{ type: 'text', text: 'Let me see.' }, ...content] }];
});

function vercelOutput({ output, error }: GivenResult): object {
  if (error !== undefined) return { type: 'error-text', value: error };
  const type = typeof output === 'string' ? 'text' : Array.isArray(output) ? 'content' : 'json';
  return { type, value: output };
}

const vercel = messages((turn) => {
  if ('answer' in turn) return [{ role: 'assistant', content: [{ type: 'text', text: turn.answer }] }];
  if ('deltas' in turn) {
    return ['text-delta', 'tool-input-delta'].map((type) => ({ type, id: '1', delta: turn.deltas }));
  }
  if ('results' in turn) {
    const content = turn.results.map((one) => ({
      ...{ type: 'tool-result', toolCallId: one.of.id, toolName: one.of.name, output: vercelOutput(one) },
    }));
    return [{ role: 'tool', content }];
  }
  const content = turn.calls.map(({ id, name, args }) => ({
    ...{ type: 'tool-call', toolCallId: id, toolName: name, input: args },
  }));
  return [{ role: 'assistant', content }];
});

const langchainMessage = (turn: Turn): object[] => {
  if ('answer' in turn) return [{ type: 'ai', content: turn.answer }];
  if ('deltas' in turn) return [{ type: 'AIMessageChunk', content: turn.deltas, tool_calls: [], tool_call_chunks: [] }];
  if ('results' in turn) {
    return turn.results.map((one) => ({
      ...{ type: 'tool', name: one.of.name, tool_call_id: one.of.id, content: textOf(one) },
      status: one.error === undefined ? 'success' : 'error',
    }));
  }
  const isRight = ({ args }: MadeCall) => typeof args !== 'string';
  const calls = turn.calls.filter(isRight).map(({ id, name, args }) => ({ id, name, args, type: 'tool_call' }));
  const invalid_tool_calls = turn.calls
    .filter((call) => !isRight(call))
    .map((call) => ({ ...call, error: 'no JSON', type: 'invalid_tool_call' }));
  const name = turn.agent !== undefined && { name: turn.agent };
  return [{ type: 'ai', content: '', tool_calls: calls, ...name, invalid_tool_calls }];
};

const langchain = messages(langchainMessage, (content) => ({ type: 'human', content }));

function adk(question: string, turns: readonly Turn[]): unknown {
  const event = (author: string, role: string, parts: object[], more: object = {}) => ({
    ...{ author, ...more, content: { role, parts } },
  });
  const half = { functionCall: { id: 'x', name: 'half', args: {} } };
  const responseTo = ({ output, error }: GivenResult): unknown => {
    if (error !== undefined) return { error };
    return typeof output === 'string' || Array.isArray(output) ? { result: output } : output;
  };
  const events = turns.map((turn) => {
    if ('answer' in turn) return event('trams', 'model', [{ text: turn.answer }]);
    if ('deltas' in turn) return event('trams', 'model', [{ text: turn.deltas }, half], { partial: true });
    const agent = turn.agent ?? 'trams';
    if ('calls' in turn)
      return event(
        agent,
        'model',
        turn.calls.map((call) => ({ functionCall: call })),
      );
    const parts = turn.results.map((one) => {
      const response = responseTo(one);
      const { id, name } = one.of;
      return { functionResponse: { id, name, ...(response !== undefined && { response }) } };
    });
    return event(agent, 'user', parts);
  });
  return { id: 's1', events: [event('user', 'user', [{ text: question }]), ...events] };
}

export const MESSAGE_WRITERS: Readonly<Record<string, Writer>> = {
  'OpenAI chat': { format: 'messages', write: chat, hidesErrors: true },
  'OpenAI Responses': { format: 'messages', write: responses },
  Anthropic: { format: 'messages', write: anthropic },
  'Vercel AI SDK, messages': { format: 'messages', write: vercel },
  'LangChain, plain': { format: 'messages', write: langchain },
  'Google ADK': { format: 'messages', write: adk },
};
