import { normalizer, type ValueRules } from '../tables/value-rules.js';
import { type JsonResult, jsonText, readBoundedJson } from '../text/json.js';
import { isAbsent, isMapping, type Mapping, own } from '../text/values.js';

/** An output in the forms that are compared: a value and a text. */
export interface ComparedOutput {
  readonly value: unknown;
  readonly text: unknown;
  readonly ofValue: Reading;
  readonly ofText: Reading;
  /** The texts of the result of an MCP server, where it has several and nothing else. */
  readonly blocks?: readonly string[];
  /** The value under `result`, where servers put one that is no object. */
  readonly bare?: Reading;
}

/**
 * An output in the forms that comparisons need. Each form is made at most once, even if many steps are compared with the output.
 * It is plain data: functions would take more memory than the short outputs of an answer with very many steps.
 */
export interface Reading {
  readonly output: unknown;
  readonly made: { json?: JsonResult; text?: string };
}

export function readingOf(output: unknown): Reading {
  return { output, made: {} };
}

/** The value of an output; a text is read as JSON. */
export function jsonForm({ output, made }: Reading): JsonResult {
  made.json ??= jsonOf(output);
  return made.json;
}

/** The text of an output; a value that is not a text is written as JSON. */
export function textForm({ output, made }: Reading): string {
  if (typeof output === 'string') return output;
  made.text ??= jsonText(output);
  return made.text;
}

export function normalizedForm(reading: Reading, list: NonNullable<ValueRules['normalize']>): string {
  return normalizer(list)(textForm(reading));
}

export function asRecorded(output: unknown): ComparedOutput {
  const reading = readingOf(output);
  return { value: output, text: output, ofValue: reading, ofText: reading };
}

/** The value of a JSON output, which may be written as text; integers exact. */
export function jsonOf(output: unknown): JsonResult {
  return typeof output === 'string' ? readBoundedJson(output) : { kind: 'value', value: output };
}

/** Takes the value out of the result of an MCP server; other outputs are unchanged. */
export function unwrapped(output: unknown): ComparedOutput {
  const result = typeof output === 'string' ? readResult(output) : output;
  const blocks = Array.isArray(result) && result.length > 0 ? result : contentOf(result);
  const texts = blocks && textsOf(blocks);
  if (!texts) return asRecorded(output);
  const structured = isMapping(result) ? structuredOf(result) : undefined;
  const text = texts.length === 0 && !isAbsent(structured) ? jsonText(structured) : texts.join('\n');
  const value = isAbsent(structured) ? joinedValue(texts) : structured;
  return {
    ...{ value, text, ofValue: readingOf(value), ofText: readingOf(text) },
    ...(isAbsent(structured) && texts.length > 1 && { blocks: texts }),
    ...(isBoxed(structured) && { bare: readingOf(structured.result) }),
  };
}

/** Whether the structured content of a result only wraps a value that is no object. */
function isBoxed(structured: unknown): structured is { readonly result: unknown } {
  if (!isMapping(structured) || !Object.hasOwn(structured, 'result')) return false;
  return Object.keys(structured).length === 1 && !isMapping(structured.result);
}

/** The beginning of a result in JSON. Texts that begin otherwise are not parsed. */
const MAY_BE_RESULT = /^\s*\{\s*"/;
const MAY_BE_BLOCKS = /^\s*\[\s*\{/;

function readResult(output: string): unknown {
  if (!MAY_BE_RESULT.test(output) && !MAY_BE_BLOCKS.test(output)) return null;
  const isLikely = output.includes('"type"') && output.includes('"text"');
  return isLikely || STRUCTURED.some((key) => output.includes(`"${key}"`)) ? parsedText(output) : null;
}

function parsedText(text: string): unknown {
  const json = readBoundedJson(text);
  return json.kind === 'value' ? json.value : null;
}

/** The message of a result with `isError: true`; null for any other output. */
export function mcpError(output: unknown): string | null {
  const isLikely = typeof output !== 'string' || (MAY_BE_RESULT.test(output) && output.includes('"isError"'));
  const result = typeof output === 'string' && isLikely ? parsedText(output) : output;
  if (!isMapping(result) || own(result, 'isError') !== true || !isResult(result)) return null;
  const { text } = unwrapped(result);
  return typeof text === 'string' ? text : 'the MCP server says isError: true';
}

/** Codex writes the key in its own spelling. */
const STRUCTURED = ['structuredContent', 'structured_content'];

function structuredOf(result: Mapping): unknown {
  return STRUCTURED.map((key) => own(result, key)).find((value) => !isAbsent(value));
}

/** The content of a result; null for a mapping of another kind. */
function contentOf(result: unknown): readonly unknown[] | null {
  if (!isMapping(result) || !isResult(result)) return null;
  const content = own(result, 'content') as readonly unknown[];
  return content.length > 0 || !isAbsent(structuredOf(result)) ? content : null;
}

/** Newer protocols add keys beside the content. A mapping with a role is a message, not a result. */
function isResult(value: Mapping): boolean {
  return Array.isArray(own(value, 'content')) && !Object.hasOwn(value, 'role');
}

/** The texts of the blocks; null unless all are text blocks. */
function textsOf(blocks: readonly unknown[]): string[] | null {
  const texts = blocks.map((block) => (isTextBlock(block) ? own(block, 'text') : null));
  return texts.every((text) => typeof text === 'string') ? texts : null;
}

/** Python clients write `_meta` as `meta`, and clients of models add the last two. */
const BLOCK_KEYS = new Set(['type', 'text', 'annotations', '_meta', 'meta', 'cache_control', 'citations']);

/** Whether a value is a text block. A mapping with values under other keys is an ordinary value. */
function isTextBlock(block: unknown): block is Mapping {
  if (!isMapping(block) || block.type !== 'text') return false;
  return Object.keys(block).every((key) => BLOCK_KEYS.has(key) || block[key] === null);
}

/** The value of a list of blocks. Servers write each item of a list as one block, so JSON blocks become a list. */
function joinedValue(texts: readonly string[]): unknown {
  if (texts.length < 2) return texts[0] ?? '';
  const values = texts.map((text) => readBoundedJson(text));
  return values.every((json) => json.kind === 'value') ? values.map(({ value }) => value) : texts.join('\n');
}
