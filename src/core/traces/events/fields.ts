import { mcpError } from '../../steps/mcp.js';
import { jsonText, readBoundedJson } from '../../text/json.js';
import { isAbsent, isMapping, type Mapping, own } from '../../text/values.js';
import { modelEvents, type ToolResult, type TraceEvent, type Usage, usageEvents } from './trace.js';

/** The first value that is not absent, under several spellings of one key. */
export function firstOf(mapping: Mapping, keys: readonly string[]): unknown {
  for (const key of keys) {
    const value = own(mapping, key);
    if (!isAbsent(value)) return value;
  }
  return undefined;
}

/** Whether a mapping has a key in one of its spellings, null included. */
export function hasAny(mapping: Mapping, keys: readonly string[]): boolean {
  return keys.some((key) => Object.hasOwn(mapping, key));
}

/** The value under the first existing spelling of a key; null counts. */
export function givenOf(mapping: Mapping, keys: readonly string[]): unknown {
  const key = keys.find((name) => Object.hasOwn(mapping, name));
  return key === undefined ? undefined : mapping[key];
}

/** The mapping under a key, or an empty one. */
export function mappingAt(mapping: Mapping, ...keys: readonly string[]): Mapping {
  const value = firstOf(mapping, keys);
  return isMapping(value) ? value : {};
}

/** The mappings in a list; a list written as JSON text is parsed first. */
export function mappingsIn(value: unknown): Mapping[] {
  const list = parsed(value);
  return Array.isArray(list) ? list.filter(isMapping) : [];
}

/** A non-empty text, or a numeric id as text; null for anything else. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  return typeof value === 'string' && value !== '' ? value : null;
}

export function textAt(mapping: Mapping, ...keys: readonly string[]): string | null {
  return textOf(firstOf(mapping, keys));
}

/** A number of 0 or more, also as text, the form of OTLP integers; null for anything else. */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number === 'bigint') return Number(number);
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : null;
}

export function numberAt(mapping: Mapping, ...keys: readonly string[]): number | null {
  return numberOf(firstOf(mapping, keys));
}

/** Parses JSON text that holds a list or mapping; any other value or text is returned unchanged. */
export function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  const json = readBoundedJson(value);
  return json.kind === 'value' ? json.value : value;
}

/** The text that an attribute writes as a JSON string; any other value is unchanged. */
export function unquoted(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*"/.test(value)) return value;
  const json = readBoundedJson(value);
  return json.kind === 'value' && typeof json.value === 'string' ? json.value : value;
}

/** The text of an error message: the value itself, its `message` if it has one, else JSON. */
export function errorText(value: unknown): string {
  if (typeof value === 'string') return value === '' ? UNKNOWN_ERROR : value;
  if (isMapping(value)) {
    const inner = firstOf(value, ['message', 'error', 'errorMessage', 'error_message', 'detail']);
    if (typeof inner === 'string' && inner !== '') return inner;
  }
  const isEmpty = isAbsent(value) || (isMapping(value) && Object.keys(value).length === 0);
  return isEmpty ? UNKNOWN_ERROR : jsonText(value);
}

export const UNKNOWN_ERROR = 'unknown error';

/** Seconds since 1970, from a date as text or a number in seconds, milliseconds, microseconds or nanoseconds. */
export function secondsOf(value: unknown): number | null {
  const number = numberOf(value);
  // For times since 1973, seconds have up to 10 digits before the point, milliseconds at least 12, and so on.
  if (number !== null) return number === 0 ? null : number / (UNITS.find((unit) => number >= unit * 1e8) ?? 1);
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? null : time / 1000;
}

/** Nanoseconds, microseconds and milliseconds in a second. */
const UNITS = [1e9, 1e6, 1e3];

/** Types of parts that hold text under `text` (or `content`, as in the GenAI conventions). */
const TEXT_PARTS = ['text', 'input_text', 'output_text', 'refusal'];

/** The text of a content part; null for an image, a call or anything else. */
export function textOfPart(part: unknown): string | null {
  if (typeof part === 'string') return part;
  if (!isMapping(part)) return null;
  if (own(part, 'type') !== undefined && !TEXT_PARTS.includes(textAt(part, 'type') ?? '')) return null;
  if (own(part, 'thought') === true) return null;
  const text = firstOf(part, ['text', 'content', 'refusal']);
  return typeof text === 'string' ? text : null;
}

/** The text of a message's content: a text, or the joined text parts of a list; null without text. */
export function textOfContent(content: unknown): string | null {
  const text = (Array.isArray(content) ? content : [content]).map(textOfPart).join('');
  return text === '' ? null : text;
}

/** The output of a tool: parts become their text, and those without text are dropped if another one has text. */
function readOutput(written: unknown): unknown {
  const value = parsePartsText(written);
  if (isMapping(value)) return isTextPart(value) ? textOfPart(value) : value;
  if (!Array.isArray(value) || value.length === 0) return value;
  if (!value.every((part) => isMapping(part) && typeof own(part, 'type') === 'string')) return value;
  const texts = value.filter(isTextPart).map(textOfPart);
  return texts.length === 0 ? value : texts.join('\n');
}

/** Parses a list of parts written as JSON text, which some frameworks record; other text is unchanged. */
function parsePartsText(content: unknown): unknown {
  if (typeof content !== 'string' || !/^\[\s*\{\s*"type"/.test(content)) return content;
  const value = parsed(content);
  return Array.isArray(value) && value.some(isTextPart) ? value : content;
}

function isTextPart(part: unknown): boolean {
  return isMapping(part) && TEXT_PARTS.includes(textAt(part, 'type') ?? '') && textOfPart(part) !== null;
}

/** The tool result for a recorded value; an MCP server reports a failed call in the value itself. */
export function recorded(written: unknown, isError: boolean): ToolResult {
  const value = typeof written === 'string' && WRAPPER.test(written) ? parsed(written) : written;
  const inner = isMapping(value) ? unwrapTyped(value) : null;
  if (inner) return recorded(inner.output, isError || inner.isError);
  if (isError) return failed(written);
  const message = mcpError(written) ?? frameworkError(written);
  if (message !== null) return failed(message);
  // Strands wraps a list as `{"$value": […]}`.
  const list = isMapping(value) && Object.keys(value).length === 1 ? own(value, '$value') : undefined;
  return { output: Array.isArray(list) ? list : readOutput(written), isError: false };
}

/** The beginning of JSON text in which Vercel's AI SDK or Strands wraps a value. */
const WRAPPER = /^\s*\{\s*"(?:type|value|reason|providerOptions|\$value)"\s*:/;
const WRAPPED = ['text', 'json', 'content', 'error-text', 'error-json', 'execution-denied'];

/** The value that Vercel's AI SDK wraps with its type, or why a call was denied; null for an ordinary mapping. */
function unwrapTyped(value: Mapping): ToolResult | null {
  const type = textAt(value, 'type') ?? '';
  const isDenied = type === 'execution-denied';
  const keys = ['type', 'providerOptions', isDenied ? 'reason' : 'value'];
  if (!WRAPPED.includes(type) || Object.keys(value).some((key) => !keys.includes(key))) return null;
  if (isDenied) return { output: own(value, 'reason') ?? 'the execution was denied', isError: true };
  return hasAny(value, ['value']) ? { output: own(value, 'value'), isError: type.startsWith('error') } : null;
}

/** The beginnings of fixed texts in the place of a result: of the OpenAI Agents SDK, Vercel's AI SDK and Codex. */
const FIXED_ERRORS = [
  'An error occurred while running the tool. Please try again. Error: ',
  ...['AI_NoSuchToolError', 'AI_InvalidToolInputError'],
  ...['unsupported call: ', 'unsupported custom tool call: '],
];

/** The message of a failure that a framework writes as the result of a call, such as `{error: true, message}`; else null. */
function frameworkError(value: unknown): string | null {
  if (typeof value === 'string' && FIXED_ERRORS.some((beginning) => value.startsWith(beginning))) return value;
  const isLikely = typeof value !== 'string' || (/^\s*\{/.test(value) && /"error"\s*:\s*true/.test(value));
  const result = isLikely ? parsed(value) : value;
  if (!isMapping(result) || own(result, 'error') !== true) return null;
  return textAt(result, 'message');
}

/** The result of a failed call with its message, which may be in content parts. */
export function failed(error: unknown): ToolResult {
  const content = isMapping(error) ? readOutput(own(error, 'content')) : null;
  return { output: typeof content === 'string' ? content : errorText(readOutput(error)), isError: true };
}

/** A call that ended, with an unknown result. */
export const NOT_RECORDED: ToolResult = { isError: false };

/** The first text that `find` returns for a source. */
export function firstText<T>(sources: readonly T[], find: (source: T) => unknown): string | null {
  for (const source of sources) {
    const text = textOf(find(source));
    if (text !== null) return text;
  }
  return null;
}

const ID_KEYS = ['stepgate.question_id', 'question_id'];

/** The question id in the metadata of a record or a framework; Langfuse stores OpenTelemetry's attributes there. */
export function idInMetadata(metadata: unknown): string | null {
  if (!isMapping(metadata)) return null;
  return firstText(ID_KEYS, (key) => metadata[key]) ?? idInAttributes(mappingAt(metadata, 'attributes'));
}

/** The question id in attributes: by its own name, behind a framework's prefix, or in OpenInference's `metadata`. */
export function idInAttributes(attributes: Mapping): string | null {
  const namedKeys = [...ID_KEYS, ...Object.keys(attributes).filter((key) => key.endsWith('.question_id'))];
  const id = firstText(namedKeys, (key) => own(attributes, key));
  if (id !== null) return id;
  return idInMetadata(parsed(own(attributes, 'metadata')));
}

const INPUT = [
  ...['input_tokens', 'prompt_tokens', 'inputTokens', 'promptTokens', 'promptTokenCount', 'prompt_token_count'],
  'input',
];
const OUTPUT = [
  ...['output_tokens', 'completion_tokens', 'outputTokens', 'completionTokens', 'candidatesTokenCount'],
  ...['candidates_token_count', 'output'],
];
const TOTAL = ['total_tokens', 'totalTokens', 'totalTokenCount', 'total_token_count', 'total'];
const COST = ['cost_usd', 'total_cost', 'totalCost', 'cost'];

/** Keys that hold the usage of a message, an event, a step or a record. */
const HOLDERS = ['totalUsage', 'total_usage', 'usage', 'usage_metadata', 'usageMetadata', 'tokens'];

/** Token counts under any of the providers' key names; null without token counts. */
export function decodeUsage(value: unknown): Usage | null {
  if (!isMapping(value)) return null;
  const [input, output, total] = [INPUT, OUTPUT, TOTAL].map((keys) => {
    const count = firstOf(value, keys);
    // Models of Vercel's AI SDK write a mapping of parts.
    return isMapping(count) ? numberAt(count, 'total') : numberOf(count);
  }) as CountsWritten;
  if (input === null && output === null && total === null) return null;
  return { ...withParts(value, [input, output, total]), total, cost: numberAt(value, ...COST) };
}

type CountsWritten = [input: number | null, output: number | null, total: number | null];

/** Keys of money, beside which parts may stand with the same beginning. */
const MONEY = /cost|price/i;
/** Keys of parts of the input and of the output, which some products count apart from the rest. */
const INPUT_PARTS = /cache|^toolUsePrompt|^input_(?!tokens)/i;
const OUTPUT_PARTS = /reasoning|thought|^output_(?!tokens)/i;
/** Parts in the words of Langfuse. */
const APART = /^(?:input|output)_(?!tokens)/;

/** Input and output with those parts that are counted apart: the total decides, else the words of the product. */
function withParts(written: Mapping, [input, output, total]: CountsWritten): Pick<Usage, 'input' | 'output'> {
  const usage = Object.fromEntries(Object.entries(written).filter(([key]) => !MONEY.test(key)));
  // OpenCode counts all parts apart, formerly without a total; so does Langfuse.
  const isParted = isMapping(own(usage, 'cache')) || Object.keys(usage).some((key) => APART.test(key));
  const isApart = total === null && hasAny(usage, ['input']) && isParted;
  if (input !== null && output !== null && (total !== null || isApart)) {
    if (total === input + output) return { input, output };
    const [more, thoughts] = [sumOf(usage, INPUT_PARTS), sumOf(usage, OUTPUT_PARTS)];
    if (total === input + output + thoughts) return { input, output: output + thoughts };
    const isWhole = isApart || total === input + more + output + thoughts;
    if (isWhole) return { input: input + more, output: output + thoughts };
  }
  return { input: withCached(usage, input), output: withThoughts(usage, output) };
}

/** The sum of parts, which OpenCode lists one level deeper. */
function sumOf(usage: Mapping, parts: RegExp): number {
  const values = Object.entries(usage).flatMap(([key, value]) => (parts.test(key) ? [value] : []));
  const counts = values.flatMap((value) => (isMapping(value) ? Object.values(value) : [value]));
  return counts.reduce<number>((sum, value) => sum + (numberOf(value) ?? 0), 0);
}

/** Adds cached tokens to the input for Anthropic, which has no total and counts them apart; all others include them. */
function withCached(usage: Mapping, input: number | null): number | null {
  if (input === null || own(usage, 'input_tokens') === undefined || numberAt(usage, ...TOTAL) !== null) return input;
  const cacheRead = numberAt(usage, 'cache_read_input_tokens') ?? 0;
  return input + cacheRead + (numberAt(usage, 'cache_creation_input_tokens') ?? 0);
}

/** Adds Gemini's thought tokens to the output; Gemini counts them separately, but includes them in the total. */
function withThoughts(usage: Mapping, output: number | null): number | null {
  const thoughts = numberAt(usage, 'thoughtsTokenCount', 'thoughts_token_count');
  return thoughts === null ? output : (output ?? 0) + thoughts;
}

/** Events for the usage and the model recorded with a message, one for each that exists. */
export function factsOf(holder: Mapping): TraceEvent[] {
  const metadata = mappingAt(holder, 'response_metadata');
  const response = mappingAt(holder, 'response');
  const usage =
    decodeUsage(firstOf(holder, HOLDERS)) ??
    decodeUsage(firstOf(metadata, ['token_usage', 'tokenUsage', 'usage'])) ??
    decodeUsage(firstOf(response, HOLDERS)) ??
    decodeUsage(firstOf(mappingAt(holder, 'metadata'), HOLDERS));
  const model =
    firstOf(holder, ['model', 'modelId', 'modelVersion', 'model_version', 'model_name']) ??
    firstOf(metadata, ['model_name', 'model', 'modelName']) ??
    firstOf(response, ['modelId', 'model']);
  return [
    ...usageEvents(usage && { ...usage, cost: usage.cost ?? numberAt(holder, 'cost') }),
    ...modelEvents(isMapping(model) ? own(model, 'modelId') : model),
  ];
}
