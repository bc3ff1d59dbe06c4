import { isAbsent, isMapping, type Mapping, own } from '../../text/values.js';
import {
  failed,
  firstOf,
  givenOf,
  hasAny,
  mappingAt,
  mappingsIn,
  NOT_RECORDED,
  numberAt,
  recorded,
  textAt,
} from '../events/fields.js';
import type { ToolResult, TraceEvent } from '../events/trace.js';

/** Names of the parts of a call, in order of preference; each product uses some of them. */
const IDS = [
  ...['toolCallId', 'tool_call_id', 'tool_use_id', 'toolUseId', 'call_id', 'callId', 'callID', 'source_call_id'],
  ...['tool_id', 'ref', 'id'],
];
export const NAMES = ['name', 'toolName', 'tool_name', 'function_name'];
const ARGUMENTS = ['input', 'arguments', 'args', 'parameters', 'params', 'parsedArgs'];
const OUTPUTS = ['output', 'result', 'response', 'content', 'structuredContent'];

/** Words for a call that failed, under `status` or `state`. */
const FAILED = ['error', 'output-error', 'errored', 'failed', 'incomplete', 'output-denied'];

/** A form of part that holds a call, its result, or both. */
interface PartForm {
  /** Keys of a mapping that holds the parts of the call; a part of another kind has none of them. */
  readonly inner?: readonly string[];
  /** The type of the part. */
  readonly type?: RegExp;
  /** A part without one of these keys is of another kind. */
  readonly needs?: readonly string[];
  readonly holds: 'call' | 'result' | 'both';
  /** What a part without these keys means. */
  readonly defaults?: Mapping;
  /** Reads the result, where it is wrapped. */
  readonly result?: (part: Mapping) => ToolResult;
}

/** Forms of all products; the first that fits decides. */
const FORMS: readonly PartForm[] = [
  // Google ADK and Gemini; Semantic Kernel names the type in the same words.
  { inner: ['functionCall', 'function_call'], holds: 'call', defaults: { args: {} } },
  { inner: ['functionResponse', 'function_response'], holds: 'result', result: geminiResult },
  // Amazon Bedrock and Strands.
  { inner: ['toolUse'], holds: 'call' },
  { inner: ['toolResult'], holds: 'result', result: bedrockResult },
  // Genkit.
  { inner: ['toolRequest', 'tool_request'], holds: 'call' },
  { inner: ['toolResponse', 'tool_response'], holds: 'result' },
  // Mastra, and Vercel's AI SDK 4.
  { inner: ['toolInvocation'], holds: 'both' },
  // Steps of Mastra.
  { inner: ['payload'], type: /^tool-call$/, holds: 'call' },
  { inner: ['payload'], type: /^tool-result$/, holds: 'result' },
  { inner: ['payload'], type: /^tool-error$/, holds: 'result', result: (part) => failed(own(part, 'error')) },
  // OpenCode.
  { inner: ['state'], type: /^tool$/, needs: ['callID'], holds: 'both' },
  // OpenAI chat, as a part of the content.
  { inner: ['function'], type: /^function$/, holds: 'call' },
  {
    type: /^(?:server_|mcp_)?tool_use$|^tool[-_]call$|^tool(?:Call|Use)$|^(?:function|custom_tool)_call$/,
    holds: 'call',
  },
  {
    type: /^(?:\w+_)?tool_result$|^tool-result$|^tool_call_response$|^function_(?:call_)?result$|^(?:function|custom_tool)_call_output$/,
    holds: 'result',
  },
  { type: /^toolResult$/, holds: 'result', result: bedrockResult },
  { type: /^tool-error$/, holds: 'result', result: (part) => failed(own(part, 'error')) },
  // Messages of Vercel's user interface: `tool-NAME` or `dynamic-tool`.
  { type: /^(?:tool-.+|dynamic-tool)$/, needs: ['toolCallId', 'state'], holds: 'both' },
];

/** The call and the result that a part of a message holds; null for a part without them. */
export function decodeToolPart(part: Mapping): TraceEvent[] | null {
  const type = textAt(part, 'type', 'content_type') ?? '';
  // Nearly all parts are texts.
  if (type === 'text') return null;
  for (const form of FORMS) {
    if (form.type && !form.type.test(type)) continue;
    const inner = form.inner ? firstOf(part, form.inner) : part;
    if (!isMapping(inner)) continue;
    if (form.needs && !hasAny(part, form.needs)) continue;
    return decodeForm(form, form.inner ? { ...form.defaults, ...idsBeside(part), ...inner } : part, type);
  }
  return null;
}

/** The id beside the mapping that holds the call, as in OpenAI's calls. */
function idsBeside(part: Mapping): Mapping {
  const [id, name] = [textAt(part, ...IDS), textAt(part, 'tool')];
  return { ...(id !== null && { id }), ...(name !== null && { name }) };
}

function decodeForm({ holds, result = readResult }: PartForm, part: Mapping, type: string): TraceEvent[] {
  const id = textAt(part, ...IDS);
  const name = textAt(part, ...NAMES) ?? (holds === 'both' ? type.replace(/^tool-/, '') : null);
  const events: TraceEvent[] = [];
  if (holds !== 'result') events.push(callOf(id, name ?? '', part));
  const isEnded = holds === 'result' || hasAny(part, ['output', 'result', 'errorText']) || saysFailure(part);
  // A call that the framework refused has the reason beside it.
  const isRefused = own(part, 'invalid') === true && !isAbsent(own(part, 'error'));
  if (isRefused || (isEnded && holds !== 'call')) events.push({ kind: 'result', id, name, ...result(part) });
  return events;
}

/** The call of a part; the functions of Semantic Kernel belong to a plugin. */
function callOf(id: string | null, name: string, part: Mapping): TraceEvent {
  const plugin = textAt(part, 'plugin_name');
  return { kind: 'call', id, name: plugin === null ? name : `${plugin}-${name}`, args: firstOf(part, ARGUMENTS) };
}

/** Whether a result is marked as that of a failed call. */
export function saysFailure(result: Mapping): boolean {
  if (['is_error', 'isError', 'error'].some((key) => own(result, key) === true)) return true;
  // The exit code of a command, which OpenCode calls completed.
  if ((numberAt(mappingAt(result, 'metadata'), 'exit', 'exitCode', 'exit_code') ?? 0) !== 0) return true;
  return ['status', 'state'].some((key) => FAILED.includes(textAt(result, key) ?? ''));
}

/** The message of a failure beside the result, or undefined. */
function failureBeside(result: Mapping): unknown {
  const error = firstOf(result, ['errorText', 'error']);
  const isMessage = isMapping(error) ? hasAny(error, ['message', 'error', 'type']) : textAt(result, 'error') !== null;
  return hasAny(result, ['errorText']) || (isMessage && error !== true) ? error : undefined;
}

/** The result that a part holds: its failure, or the value under the first key that exists. */
function readResult(part: Mapping): ToolResult {
  return resultOf(part, OUTPUTS, saysFailure(part));
}

/** The result under the first key that exists; without any, the result was not recorded. */
export function resultOf(holder: Mapping, keys: readonly string[], isError: boolean): ToolResult {
  const failure = failureBeside(holder);
  if (!isAbsent(failure)) return failed(failure);
  if (!hasAny(holder, keys)) return { ...NOT_RECORDED, isError };
  return resultOfValue(givenOf(holder, keys), isError);
}

/** Types of the mapping in which Vercel's AI SDK wraps an output. */
const WRAPPED = ['text', 'json', 'content', 'error-text', 'error-json', 'execution-denied'];

function resultOfValue(output: unknown, isError: boolean): ToolResult {
  const type = isMapping(output) ? own(output, 'type') : null;
  if (!isMapping(output) || typeof type !== 'string' || !WRAPPED.includes(type)) {
    return isError ? failed(output) : recorded(output, false);
  }
  if (type === 'execution-denied') return failed(own(output, 'reason') ?? 'the execution was denied');
  if (!hasAny(output, ['value'])) return isError ? failed(output) : recorded(output, false);
  const value = own(output, 'value');
  return isError || type.startsWith('error') ? failed(value) : recorded(value, false);
}

/** Unwraps a function's value; Gemini and Google ADK wrap one that is not a mapping. */
export function geminiResult(geminiReply: Mapping): ToolResult {
  const response = own(geminiReply, 'response');
  if (!isMapping(response)) return resultOf(geminiReply, ['response'], false);
  const error = firstOf(response, ['error']);
  if (error !== undefined && error !== true) return failed(error);
  const [key, ...more] = Object.keys(response);
  const isWrapped =
    more.length === 0 &&
    (key === 'result' || key === 'output' || (key === 'results' && Array.isArray(response.results)));
  return recorded(isWrapped ? own(response, key as string) : response, false);
}

/** The content of a result of Bedrock, which has texts and JSON values. */
function bedrockResult(toolResult: Mapping): ToolResult {
  const isError = saysFailure(toolResult);
  if (!hasAny(toolResult, ['content'])) return { isError };
  const output = bedrockValue(own(toolResult, 'content'));
  return isError ? failed(output) : recorded(output, false);
}

/** The value of content such as `[{"text": …}]` or `[{"json": …}]`. */
export function bedrockValue(content: unknown): unknown {
  const parts = Array.isArray(content) ? content : [content];
  const values = parts.map((item) => (isMapping(item) ? (givenOf(item, ['text', 'json']) ?? item) : item));
  const isText = values.every((value) => typeof value === 'string');
  return isText ? values.join('\n') : values.length === 1 ? values[0] : values;
}

/**
 * A call in a list beside the content, with its result if it is there: that of OpenAI, Vercel, Gemini CLI or Continue, or
 * that of Inspect, whose `function` is the name itself.
 */
export function decodeListedCalls(listed: Mapping): TraceEvent[] {
  const inner = own(listed, 'toolCall');
  const call = isMapping(inner) ? { ...listed, ...inner } : listed;
  const fields = mappingAt(call, 'function', 'custom');
  const name = textAt(fields, ...NAMES) ?? textAt(call, ...NAMES, 'function') ?? '';
  const args = firstOf(fields, ARGUMENTS) ?? firstOf(call, ['arguments', 'args', 'input']);
  const id = textAt(call, 'id', 'toolCallId', 'tool_call_id');
  const event: TraceEvent = { kind: 'call', id, name, args };
  if (isAbsent(firstOf(call, ['result', 'output'])) && !saysFailure(call)) return [event];
  return [event, { kind: 'result', id, name, ...listedResult(call) }];
}

/** The result in a listed call: a value, or parts that hold it. */
function listedResult(call: Mapping): ToolResult {
  const value = firstOf(call, ['result', 'output']);
  const [first] = mappingsIn(value);
  const reply = first ? firstOf(first, ['functionResponse', 'function_response']) : undefined;
  if (isMapping(reply)) {
    const result = geminiResult(reply);
    return saysFailure(call) && !result.isError ? failed(result.output) : result;
  }
  const isItems = first !== undefined && hasAny(first, ['content']) && hasAny(first, ['name', 'description']);
  const output = isItems
    ? mappingsIn(value)
        .map((item) => own(item, 'content'))
        .join('\n')
    : value;
  return resultOf({ ...call, output }, ['output'], saysFailure(call));
}
