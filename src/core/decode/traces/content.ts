import { mcpError } from '../../steps/mcp.js';
import { isMapping, own } from '../../values.js';
import { errorText, firstOf, parsed, textAt } from './fields.js';
import type { ToolResult } from './trace.js';

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
export function outputOf(written: unknown): unknown {
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
