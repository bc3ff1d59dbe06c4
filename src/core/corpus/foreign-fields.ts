import { isMapping, type Mapping, own } from '../text/values.js';

export function textOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

export function listAt(holder: unknown, key: string): readonly unknown[] {
  const value = isMapping(holder) ? own(holder, key) : null;
  return Array.isArray(value) ? value : [];
}

export function mappingsAt(holder: unknown, key: string): Mapping[] {
  return listAt(holder, key).filter(isMapping);
}

export function mappingAt(holder: unknown, key: string): Mapping {
  const value = isMapping(holder) ? own(holder, key) : null;
  return isMapping(value) ? value : {};
}

/** Assertions of promptfoo as answer checks. */
export const ASSERTIONS: Readonly<
  Record<string, (value: unknown) => readonly [check: string, values: readonly unknown[]]>
> = {
  equals: (value) => ['equals', [value]],
  contains: (value) => ['includes', [value]],
  'contains-all': (value) => ['includes', [value].flat()],
  'not-contains': (value) => ['excludes', [value]],
  'not-contains-any': (value) => ['excludes', [value].flat()],
  icontains: (value) => ['regex', [`(?i)${escapeText(String(value))}`]],
  'icontains-all': (value) => ['regex', [value].flat().map((one) => `(?i)${escapeText(String(one))}`)],
  'contains-any': (value) => [
    'regex',
    [
      [value]
        .flat()
        .map((one) => escapeText(String(one)))
        .join('|'),
    ],
  ],
  regex: (value) => ['regex', [value]],
  'starts-with': (value) => ['regex', [`^${escapeText(String(value))}`]],
};

export function escapeText(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** The tool calls of messages in OpenAI's form. */
export function callsOf(messages: readonly unknown[]): Mapping[] {
  return messages.flatMap((message) =>
    mappingsAt(message, 'tool_calls').map((call) => {
      const named = isMapping(own(call, 'function')) ? mappingAt(call, 'function') : call;
      const args = own(named, 'arguments') ?? own(named, 'args');
      return { name: String(own(named, 'name')), args: isMapping(args) ? args : parsedArgs(args) };
    }),
  );
}

function parsedArgs(text: unknown): Mapping {
  try {
    const value: unknown = JSON.parse(String(text));
    return isMapping(value) ? value : {};
  } catch {
    return {};
  }
}

export function messagesIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  const key = ['messages', 'trajectory', 'reference_outputs'].find((name) => listAt(value, name).length > 0);
  return key === undefined ? [] : listAt(value, key);
}

export function lastText(messages: readonly unknown[], role: string): string | null {
  const texts = messages
    .filter((one) => isMapping(one) && own(one, 'role') === role)
    .map((one) => own(one as Mapping, 'content'));
  return texts.map(textOf).findLast((text) => text !== null) ?? null;
}

/** The first text of a mapping, under the usual keys first. */
export function firstTextIn(value: unknown, keys: readonly string[]): string | null {
  if (!isMapping(value)) return textOf(value);
  const values = [...keys.map((key) => own(value, key)), ...Object.values(value)];
  return values.map(textOf).find((text) => text !== null) ?? null;
}
