import { mcpError } from '../../steps/mcp.js';
import { jsonText, readBoundedJson } from '../../text/json.js';
import { isAbsent, isMapping, type Mapping, own } from '../../text/values.js';
import type { ToolResult } from './trace.js';

/** The first value that is there, of several spellings of one key. */
export function firstOf(mapping: Mapping, keys: readonly string[]): unknown {
  for (const key of keys) {
    const value = own(mapping, key);
    if (!isAbsent(value)) return value;
  }
  return undefined;
}

/** Whether a mapping has one of several spellings of a key, null included. */
export function hasAny(mapping: Mapping, keys: readonly string[]): boolean {
  return keys.some((key) => Object.hasOwn(mapping, key));
}

/** The first of several spellings that is there as a value; null counts. */
export function givenOf(mapping: Mapping, keys: readonly string[]): unknown {
  const key = keys.find((name) => Object.hasOwn(mapping, name));
  return key === undefined ? undefined : mapping[key];
}

/** The mapping under a key, or an empty one. */
export function mappingAt(mapping: Mapping, ...keys: readonly string[]): Mapping {
  const value = firstOf(mapping, keys);
  return isMapping(value) ? value : {};
}

/** The mappings of the list under a key; a list written as JSON text is read. */
export function mappingsIn(value: unknown): Mapping[] {
  const list = parsed(value);
  return Array.isArray(list) ? list.filter(isMapping) : [];
}

/** A text that is not empty, an id that is a number as text; null for anything else. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  return typeof value === 'string' && value !== '' ? value : null;
}

export function textAt(mapping: Mapping, ...keys: readonly string[]): string | null {
  return textOf(firstOf(mapping, keys));
}

/** A number from 0 on, also one written as text, as OTLP writes integers; null for anything else. */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number === 'bigint') return Number(number);
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : null;
}

export function numberAt(mapping: Mapping, ...keys: readonly string[]): number | null {
  return numberOf(firstOf(mapping, keys));
}

/** JSON text as the list or mapping it holds; any other value, other text too, stays. */
export function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  const json = readBoundedJson(value);
  return json.kind === 'value' ? json.value : value;
}

/** A value as the text of an error message: its `message` where it has one. */
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

/** Seconds since 1970: of a date as text, or of a number in seconds, milliseconds, microseconds or nanoseconds. */
export function secondsOf(value: unknown): number | null {
  const number = numberOf(value);
  if (number !== null) return number === 0 ? null : scaled(number);
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? null : time / 1000;
}

/** Of times since 1973, seconds have up to 10 digits before the point, milliseconds from 12 on, and so forth. */
function scaled(number: number): number {
  if (number >= 1e17) return number / 1e9;
  if (number >= 1e14) return number / 1e6;
  return number >= 1e11 ? number / 1e3 : number;
}

/** Parts that hold text under `text` (or `content`, as in the GenAI conventions). */
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

/** The text of a message's content: text, or parts of which some are text; null when there is none. */
export function textOfContent(content: unknown): string | null {
  if (typeof content === 'string') return content === '' ? null : content;
  const parts = Array.isArray(content) ? content : [content];
  const texts = parts.map(textOfPart).filter((text) => text !== null);
  return texts.join('') === '' ? null : texts.join('');
}

/** What a tool gave: text and values stay, content parts become their text, a part for the eye only goes. */
function outputOf(written: unknown): unknown {
  const value = partsInText(written);
  if (isMapping(value)) return isTextPart(value) ? textOfPart(value) : value;
  if (!Array.isArray(value) || value.length === 0) return value;
  if (!value.every((part) => isMapping(part) && typeof own(part, 'type') === 'string')) return value;
  const texts = value.filter(isTextPart).map(textOfPart);
  return texts.length === 0 ? value : texts.join('\n');
}

/** A list of parts written as JSON text, which some frameworks record; other text stays. */
function partsInText(content: unknown): unknown {
  if (typeof content !== 'string' || !/^\[\s*\{\s*"type"/.test(content)) return content;
  const value = parsed(content);
  return Array.isArray(value) && value.some(isTextPart) ? value : content;
}

function isTextPart(part: unknown): boolean {
  return isMapping(part) && TEXT_PARTS.includes(textAt(part, 'type') ?? '') && textOfPart(part) !== null;
}

/** A tool's result of a value that was recorded; an MCP server says in the value itself that the call failed. */
export function recorded(value: unknown, isError: boolean): ToolResult {
  const message = isError ? null : mcpError(value);
  if (message !== null) return { output: message, isError: true };
  return { output: outputOf(value), isError };
}

/** A failed call with its message, which may be in content parts. */
export function failed(error: unknown): ToolResult {
  const content = isMapping(error) ? outputOf(own(error, 'content')) : null;
  return { output: typeof content === 'string' ? content : errorText(outputOf(error)), isError: true };
}

/** A call of which it is known that it ended, and not how. */
export const NOT_RECORDED: ToolResult = { isError: false };

/** The first text that is found in a source. */
export function firstText<T>(sources: readonly T[], find: (source: T) => unknown): string | null {
  for (const source of sources) {
    const text = textOf(find(source));
    if (text !== null) return text;
  }
  return null;
}

const ID_KEYS = ['stepgate.question_id', 'question_id'];

/** In the metadata that a record or a framework keeps. */
export function idInMetadata(metadata: unknown): unknown {
  if (!isMapping(metadata)) return null;
  return ID_KEYS.map((key) => textOf(metadata[key])).find((id) => id !== null) ?? idInNested(metadata);
}

/** OpenTelemetry's attributes, as Langfuse keeps them. */
function idInNested(metadata: Mapping): unknown {
  return idInAttributes(mappingAt(metadata, 'attributes'));
}

/** By its own name, in front of what frameworks put before metadata and baggage, or in OpenInference's `metadata`. */
export function idInAttributes(attributes: Mapping): string | null {
  const named = [...ID_KEYS, ...Object.keys(attributes).filter((key) => key.endsWith('.question_id'))];
  const id = firstText(named, (key) => own(attributes, key));
  if (id !== null) return id;
  const metadata = parsed(own(attributes, 'metadata'));
  return isMapping(metadata) ? firstText(ID_KEYS, (key) => own(metadata, key)) : null;
}
