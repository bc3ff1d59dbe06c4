import { jsonText, readBoundedJson } from '../text/json.js';
import { isAbsent, isMapping, type Mapping, own } from '../text/values.js';
import type { Response } from './model.js';

/** An output as it is compared: as a value, and as a text. */
export interface ComparedOutput {
  readonly value: unknown;
  readonly text: unknown;
}

/** An output as it was recorded. */
export function asRecorded(output: unknown): ComparedOutput {
  return { value: output, text: output };
}

/** What an MCP server returned, out of its wrapping; any other output as it was recorded. */
export function unwrapped(output: unknown): ComparedOutput {
  const result = typeof output === 'string' ? readResult(output) : output;
  const blocks = Array.isArray(result) && result.length > 0 ? result : contentOf(result);
  const texts = blocks && textsOf(blocks);
  if (!texts) return asRecorded(output);
  const structured = isMapping(result) ? own(result, 'structuredContent') : undefined;
  const text = texts.length === 0 && !isAbsent(structured) ? jsonText(structured) : texts.join('\n');
  return { value: isAbsent(structured) ? joinedValue(texts) : structured, text };
}

/** How a result begins in JSON, by its first key, which may have escapes: most other outputs are not even searched. */
const MAY_BE_RESULT = /^\s*\{\s*"(?:content|structuredContent|isError|_meta|[^"\\]*\\)/;
const MAY_BE_BLOCKS = /^\s*\[\s*\{/;

function readResult(output: string): unknown {
  if (!MAY_BE_RESULT.test(output) && !MAY_BE_BLOCKS.test(output)) return null;
  const isLikely = output.includes('"type"') && output.includes('"text"');
  return isLikely || output.includes('"structuredContent"') ? parsedText(output) : null;
}

function parsedText(text: string): unknown {
  const json = readBoundedJson(text);
  return json.kind === 'value' ? json.value : null;
}

/** The message of a result that says of itself that the call failed; null for any other output. */
export function mcpError(output: unknown): string | null {
  const isLikely = typeof output !== 'string' || (MAY_BE_RESULT.test(output) && output.includes('"isError"'));
  const result = typeof output === 'string' && isLikely ? parsedText(output) : output;
  if (!isMapping(result) || own(result, 'isError') !== true || !isResult(result)) return null;
  const { text } = unwrapped(result);
  return typeof text === 'string' ? text : 'the MCP server says isError: true';
}

/** A response whose calls that an MCP server says have failed are failed calls, also in what is copied of it. */
export function withMcpErrors(response: Response): Response {
  const errors = (response.steps ?? []).map(({ status, output }) => (status === 'success' ? mcpError(output) : null));
  if (errors.every((error) => error === null)) return response;
  const failed = <Step extends { readonly error?: unknown }>(step: Step, at: number) => {
    const message = errors[at] ?? null;
    return message === null ? step : { ...step, status: 'error', error: step.error ?? message };
  };
  const written = own(response.source, 'actual_steps') as readonly Mapping[];
  return {
    ...response,
    steps: response.steps?.map(failed) ?? null,
    source: { ...response.source, actual_steps: written.map(failed) },
  };
}

const RESULT_KEYS = new Set(['content', 'structuredContent', 'isError', '_meta']);

/** The content of a result; null for a mapping of another kind. */
function contentOf(result: unknown): readonly unknown[] | null {
  if (!isMapping(result) || !isResult(result)) return null;
  const content = own(result, 'content') as readonly unknown[];
  return content.length > 0 || !isAbsent(own(result, 'structuredContent')) ? content : null;
}

function isResult(value: Mapping): boolean {
  return Object.keys(value).every((key) => RESULT_KEYS.has(key)) && Array.isArray(own(value, 'content'));
}

/** The texts of blocks that are all of text; null where some are not, or there is none. */
function textsOf(blocks: readonly unknown[]): string[] | null {
  const texts = blocks.map((block) => (isTextBlock(block) ? own(block, 'text') : null));
  return texts.every((text) => typeof text === 'string') ? texts : null;
}

const BLOCK_KEYS = new Set(['type', 'text', 'annotations', '_meta']);

/** With other keys it is an ordinary value. */
function isTextBlock(block: unknown): block is Mapping {
  return isMapping(block) && block.type === 'text' && Object.keys(block).every((key) => BLOCK_KEYS.has(key));
}

/** Servers write the items of a list as one block each. */
function joinedValue(texts: readonly string[]): unknown {
  if (texts.length < 2) return texts[0] ?? '';
  const values = texts.map((text) => readBoundedJson(text));
  return values.every((json) => json.kind === 'value') ? values.map(({ value }) => value) : texts.join('\n');
}
