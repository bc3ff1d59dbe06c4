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
  parsed,
  recorded,
  textAt,
  textOf,
} from '../events/fields.js';
import type { ToolResult, TraceEvent } from '../events/trace.js';

/** Names of the parts of a call, in order of preference; each product uses some of them. */
const IDS = [
  ...['toolCallId', 'tool_call_id', 'tool_use_id', 'toolUseId', 'call_id', 'callId', 'callID', 'source_call_id'],
  ...['tool_id', 'functionId', 'ref', 'id'],
];
const NAMES = ['name', 'toolName', 'tool_name', 'function_name', 'title'];
const ARGUMENTS = [
  ...['input', 'arguments', 'args', 'parameters', 'params', 'parsedArgs', 'rawInput', 'tool_input', 'toolInput'],
];
const OUTPUTS = ['output', 'rawOutput', 'result', 'response', 'content', 'structuredContent'];

/** Keys of a part that holds a call, once the call has ended, or was refused by the framework. */
const ENDS = ['output', 'result', 'errorText', 'error'];

/** Words for a call that failed or never ran, under `status`, `state` or `level`. */
const FAILED = [
  ...['error', 'output-error', 'errored', 'failed', 'failure', 'incomplete', 'output-denied', 'denied'],
  ...['declined', 'rejected', 'cancelled', 'canceled', 'aborted', 'timeout'],
];

/** A form of part that holds a call, its result, or both. */
interface PartForm {
  /** Keys of a mapping that holds the parts of the call; a part of another kind has none of them. */
  readonly inner?: readonly string[];
  readonly type?: RegExp;
  /** A part without one of these keys is of another kind. */
  readonly needs?: readonly string[];
  /** `whole`: a call that ended has a key for its result, which may be null; with `both`, the result may be elsewhere. */
  readonly holds: 'call' | 'result' | 'both' | 'whole';
  /** What a part without these keys means. */
  readonly defaults?: Mapping;
  /** Reads the result, where it is wrapped. */
  readonly result?: (part: Mapping) => ToolResult;
}

/** Types of parts in the spellings of all products: `tool_use`, `tool-call`, `functionCall`, `toolUseBlock`. */
const CALL_TYPE = /^(?:(?:server|mcp|custom)_)?(?:tool|function)[-_]?(?:call|use)(?:Block|Content)?$/i;
const RESULT_TYPE =
  /^(?:\w+_)?(?:tool|function)[-_]?(?:call[-_]?|execution)?(?:result|response|output)(?:Block|Content)?$/i;

/** Forms of all products; the first that fits decides. */
const FORMS: readonly PartForm[] = [
  // Google ADK and Gemini; Semantic Kernel names the type in the same words.
  { inner: ['functionCall', 'function_call'], holds: 'call', defaults: { args: {} } },
  { inner: ['functionResponse', 'function_response'], holds: 'result', result: geminiResult },
  // Amazon Bedrock and Strands.
  { inner: ['toolUse'], holds: 'call' },
  { inner: ['toolResult'], holds: 'result', result: bedrockResult },
  // Genkit.
  { inner: ['toolRequest', 'tool_request', 'toolCall', 'tool_call'], holds: 'call' },
  { inner: ['toolResponse', 'tool_response', 'toolCallResult', 'tool_call_result'], holds: 'result' },
  // Mastra, and Vercel's AI SDK 4.
  { inner: ['toolInvocation'], holds: 'whole' },
  // Steps of Mastra.
  { inner: ['payload'], type: /^tool-call$/, holds: 'call' },
  { inner: ['payload'], type: /^tool-result$/, holds: 'result' },
  { inner: ['payload'], type: /^tool-error$/, holds: 'result', result: (part) => failed(own(part, 'error')) },
  // OpenCode.
  { inner: ['state'], type: /^tool$/, needs: ['callID'], holds: 'whole' },
  // OpenAI chat, as a part of the content.
  { inner: ['function'], type: /^function$/, holds: 'call' },
  { type: /^tool-?error$/i, holds: 'result', result: (part) => failed(own(part, 'error')) },
  // Tools that the provider or Codex ran itself.
  { type: /^(?:(?:mcp|hosted_tool|mcp_tool)_call|command_execution)$/, holds: 'whole' },
  { type: CALL_TYPE, holds: 'both' },
  { type: /^toolResult(?:Block)?$/, holds: 'result', result: bedrockResult },
  { type: RESULT_TYPE, holds: 'result' },
  // Messages of Vercel's user interface: `tool-NAME` or `dynamic-tool`.
  { type: /^(?:tool-.+|dynamic-tool)$/, needs: ['toolCallId', 'state'], holds: 'whole' },
];

/** The call and the result that a part of a message holds; null for a part without them. */
export function decodeToolPart(part: Mapping): TraceEvent[] | null {
  const type = textAt(part, 'type', 'content_type', '$type') ?? '';
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

function decodeForm({ holds, needs, result = (holder) => resultOf(holder) }: PartForm, part: Mapping, type: string) {
  const id = textAt(part, ...IDS);
  const name = textAt(part, ...NAMES) ?? (needs ? type.replace(/^tool-/, '') : null);
  const events: TraceEvent[] = [];
  if (holds !== 'result') events.push(callOf(id, name ?? '', part));
  // OpenAI writes null for a result that is still to come.
  const isWhole = holds === 'whole' && !['in_progress', 'calling'].includes(textAt(part, 'status') ?? '');
  const hasEnd = isWhole ? hasAny(part, ENDS) || saysFailure(part) : firstOf(part, ENDS) !== undefined;
  if (holds === 'result' || (hasEnd && holds !== 'call')) events.push({ kind: 'result', id, name, ...result(part) });
  return events;
}

/** The call of a part; the functions of Semantic Kernel belong to a plugin. */
function callOf(id: string | null, name: string, part: Mapping): TraceEvent {
  const plugin = textAt(part, 'plugin_name');
  return { kind: 'call', id, name: plugin === null ? name : `${plugin}-${name}`, args: firstOf(part, ARGUMENTS) };
}

function saysFailure(result: Mapping): boolean {
  if (['is_error', 'isError', 'error'].some((key) => own(result, key) === true)) return true;
  // The exit code of a command, which OpenCode calls completed.
  if ((numberAt(mappingAt(result, 'metadata'), 'exit', 'exitCode', 'exit_code') ?? 0) !== 0) return true;
  if (own(result, 'success') === false) return true;
  return ['status', 'state', 'level'].some((key) => FAILED.includes((textAt(result, key) ?? '').toLowerCase()));
}

function failureBeside(result: Mapping): unknown {
  const error = firstOf(result, ['errorText', 'error', 'exception']);
  const isMessage = isMapping(error) ? Object.keys(error).length > 0 : textOf(error) !== null;
  return hasAny(result, ['errorText']) || (isMessage && error !== true) ? error : undefined;
}

/** The result of a message of a tool; some have the call beside the content. */
export function decodeToolMessage(message: Mapping): TraceEvent {
  const isBare = isAbsent(firstOf(message, ['content', ...OUTPUTS]));
  const told = isBare ? decodeToolPart(message)?.findLast(({ kind }) => kind === 'result') : undefined;
  if (told) return told;
  const call = mappingAt(message, 'tool_call', 'toolCall');
  const id = textAt(call, ...IDS) ?? textAt(message, ...IDS);
  const name = textAt(message, ...NAMES, 'function') ?? textAt(call, ...NAMES);
  return { kind: 'result', id, name, ...resultOf(message, ['content', ...OUTPUTS]) };
}

/** The result under the first key with a value, else null; without any key, the result was not recorded. */
function resultOf(holder: Mapping, keys = OUTPUTS, isError = saysFailure(holder)): ToolResult {
  const failure = failureBeside(holder);
  if (!isAbsent(failure)) return failed(failure);
  if (!hasAny(holder, keys)) return { ...NOT_RECORDED, isError };
  const value = firstOf(holder, keys) ?? givenOf(holder, keys);
  const part = typeof value === 'string' && WRITTEN_PART.test(value) ? parsed(value) : null;
  return resultWithin(part, isError) ?? recorded(value, isError);
}

/** The beginning of a part with a result that Microsoft's agents write as JSON text. */
const WRITTEN_PART = /^\s*\{\s*"type"\s*:\s*"(?:function|tool)_result"/;

/** The result in a part that is itself a result; null for any other value. */
function resultWithin(part: unknown, isError: boolean): ToolResult | null {
  const told = isMapping(part) ? decodeToolPart(part)?.find((event) => event.kind === 'result') : undefined;
  if (!told) return null;
  return isError && !told.isError ? failed(told.output) : { output: told.output, isError: told.isError };
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

/** The value of content such as `[{"text": …}]` or `[{"json": …}]`. */
export function bedrockValue(content: unknown): unknown {
  const parts = Array.isArray(content) ? content : [content];
  const values = parts.map((item) => (isMapping(item) ? (givenOf(item, ['text', 'json']) ?? item) : item));
  const isText = values.every((value) => typeof value === 'string');
  return isText ? values.join('\n') : values.length === 1 ? values[0] : values;
}

/** The content of a result of Bedrock, which has texts and JSON values. */
function bedrockResult(toolResult: Mapping): ToolResult {
  const isError = saysFailure(toolResult);
  return hasAny(toolResult, ['content']) ? recorded(bedrockValue(own(toolResult, 'content')), isError) : { isError };
}

/** A call in a list beside the content, with its result if it is there. In logs of Inspect, `function` is the name itself. */
export function decodeListedCalls(listed: Mapping): TraceEvent[] {
  const call = { ...listed, ...mappingAt(listed, 'toolCall') };
  const fields = mappingAt(call, 'function', 'custom');
  const name = textAt(call, 'function') ?? textAt(fields, ...NAMES) ?? textAt(call, ...NAMES) ?? '';
  const id = textAt(call, ...IDS);
  const holder = { ...(hasAny(fields, ARGUMENTS) ? fields : call), plugin_name: own(call, 'plugin_name') };
  const events = [callOf(id, name, holder)];
  if (isAbsent(firstOf(call, ['result', 'output'])) && !saysFailure(call)) return events;
  return [...events, { kind: 'result', id, name, ...listedResult(call) }];
}

/** The result in a listed call: a value, a part that holds it, or items that have texts. */
function listedResult(call: Mapping): ToolResult {
  const value = firstOf(call, ['result', 'output']);
  const items = mappingsIn(value);
  const [first] = items;
  const told = resultWithin(first, saysFailure(call));
  if (told) return told;
  const isItems = first !== undefined && hasAny(first, ['content']) && hasAny(first, ['name', 'description']);
  const output = isItems ? items.map((item) => own(item, 'content')).join('\n') : value;
  return resultOf({ ...call, output }, ['output']);
}
