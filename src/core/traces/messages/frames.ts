import { failed, firstOf, mappingAt, mappingsIn } from '../events/fields.js';
import type { ToolResult, TraceEvent } from '../events/trace.js';

/** What a coding agent tells the model about its surroundings, in the name of the user: all of a text, or before it. */
const SURROUNDINGS = /^\s*<([\w-]+[_-](?:context|instructions|reminder|datetime))>[\s\S]*?<\/\1>\s*/;

/** A text of the user without what the agent says in the user's name; nothing where the agent says it all. */
export function withoutSurroundings<Event extends { readonly text: string }>(event: Event): Event[] {
  let { text } = event;
  for (let found = SURROUNDINGS.exec(text); found; found = SURROUNDINGS.exec(text)) text = text.slice(found[0].length);
  return text.trim() === '' ? [] : [{ ...event, text }];
}

/** The lines that Gemini CLI writes around outputs. */
const CONTEXT = /^<untrusted_context[^>\n]*>\n?|\n?<\/untrusted_context>\s*$/g;

/** What Codex writes before the output of a call. */
const HEADER =
  /^(?:Chunk ID: .*\n)?Wall time: [\d.]+ seconds\n(?:Process exited with code (-?\d+)\n)?(?:Original .*\n)?Output:\n?/;

/** What Gemini CLI and Qwen Code write before the output of a command, and the lines after it. */
const REPORT = /^(?:Command: [\s\S]*?\nDirectory: .*\n)?Output: /;
const REPORT_END = /^(?:Error|Exit Code|Signal|Background PIDs|Process Group PGID): /;

/** What both write where there is nothing. */
const NONE = '(none)';

/** What both write around the failure that an MCP server reports. */
const MCP_REPORT = /^MCP tool '[^']*' reported tool error for function call: /;
const MCP_RESPONSE = ' with response: ';

/** An event of a coding agent without what the agent itself wrote: texts in the user's name, frames around outputs. */
export function withoutFrames(event: TraceEvent): TraceEvent[] {
  if (event.kind === 'user') return withoutSurroundings(event);
  if (event.kind !== 'result' || typeof event.output !== 'string') return [event];
  return [{ ...event, ...unframed(event.output.replace(CONTEXT, ''), event.isError) }];
}

/** A result without its frame; the exit code there decides whether the call failed. */
function unframed(written: string, isError: boolean): ToolResult {
  const response = written.lastIndexOf(`${MCP_RESPONSE}[`);
  if (isError && response >= 0 && written.endsWith(']') && MCP_REPORT.test(written))
    return failed(serverError(written.slice(response + MCP_RESPONSE.length)));
  const header = HEADER.exec(written);
  const { output, code } = header ? { output: written.slice(header[0].length), code: header[1] } : readReport(written);
  return isError || (code ?? '0') !== '0' ? failed(output) : { output, isError };
}

/** What the server said, in the reply that the agent reports. */
function serverError(reported: string): unknown {
  const response = mappingAt(mappingAt(mappingsIn(reported)[0] ?? {}, 'functionResponse'), 'response');
  return firstOf(response, ['error']) ?? (Object.keys(response).length > 0 ? response : reported);
}

/** The output of a command in a report of Gemini CLI or Qwen Code; any other text is the output itself. */
function readReport(written: string): { output: string; code?: string | undefined } {
  const start = REPORT.exec(written)?.[0];
  if (start === undefined) return { output: written };
  const lines = written.slice(start.length).split('\n');
  const last = lines.findLastIndex((line) => !REPORT_END.test(line));
  const after = lines.slice(last + 1);
  const lineValue = (name: string) => after.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
  const code = lineValue('Exit Code');
  // Other tools may end with a line of an error, too.
  if (code === undefined && lineValue('Process Group PGID') === undefined) return { output: written };
  const output = lines.slice(0, last + 1).join('\n');
  const error = lineValue('Error') ?? NONE;
  if (output !== '(empty)') return { output, code };
  return { output: error !== NONE ? error : (code ?? '0') === '0' || code === NONE ? '' : `exit code ${code}`, code };
}

/** Whether a text is another one within a tag, below a heading, or in the quotes of JSON. */
export function frames(outer: unknown, inner: unknown): boolean {
  if (typeof outer !== 'string' || typeof inner !== 'string' || inner.trim() === '') return false;
  if (outer.trim() === inner.trim()) return false;
  return [inner, JSON.stringify(inner)].some((text) => {
    const at = outer.indexOf(text);
    return at >= 0 && BEFORE.test(outer.slice(0, at).trim()) && AFTER.test(outer.slice(at + text.length).trim());
  });
}

const BEFORE = /^(?:<[^<>\n]*>|output:)?$/i;
const AFTER = /^(?:<\/[^<>\n]*>)?$/;
