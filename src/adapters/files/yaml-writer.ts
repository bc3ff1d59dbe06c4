/** A value as YAML text without its first indent; null if it must be written by the library. */
type Written = string | null;

/** A key of letters, digits and single blanks. Every YAML reader reads it as text, except for the words in `WORD`. */
const PLAIN_KEY = /^[A-Za-z_]\w*(?: \w+)*$/;
/** A text that starts with a letter, without a blank after a colon or before `#`. Also text, except for `WORD`. */
const PLAIN = /^[A-Za-z](?:[!-9;-~]|:(?=[!-~]))*(?: (?:[!"$-9;-~]|:(?=[!-~]))(?:[!-9;-~]|:(?=[!-~]))*)*$/;
/** Words that some YAML reader reads as a boolean or null. */
const WORD = /^(?:y|n|yes|no|on|off|true|false|null)$/i;

/** A hexadecimal hash that cannot be a number: it has a letter other than `e`, or a second letter. */
const HASH = /^[1-9]\d*(?:[a-df]|e\d*[a-f])[\da-f]*$/;
/** A text that some YAML reader reads as a number. */
const NUMERIC = /^-?\d+(?:\.\d*)?$/;

/** Maximum length of a simple key in YAML. */
const MAX_KEY_LENGTH = 1024;

/** Maximum length of a text for the expressions, which need stack for longer ones. */
const MAX_SHORT_LENGTH = 10_000;

function writeShort(text: string): Written {
  if (text.length > MAX_SHORT_LENGTH) return null;
  if (PLAIN.test(text)) return WORD.test(text) ? null : text;
  if (HASH.test(text)) return text;
  return NUMERIC.test(text) ? `'${text}'` : null;
}

function isPlainKey(key: string): boolean {
  return key.length <= MAX_KEY_LENGTH && PLAIN_KEY.test(key) && !WORD.test(key);
}

/**
 * Writes plain values in the same form as the library, but faster: the library determines the style of each text again,
 * although small entries are mostly keys, ids and numbers. `scalar` writes a one-line text or a number. Null if the
 * library must write the value: unusual keys, texts with line breaks and unusual characters, and values that are not JSON.
 */
export function writeBlock(value: unknown, scalar: (value: string | number) => string): Written {
  const text = writeValue(value, 0, scalar);
  return text === null ? null : `${text}\n`;
}

function writeValue(value: unknown, indent: number, scalar: (value: string | number) => string): Written {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number')
    return Number.isSafeInteger(value) && !Object.is(value, -0) ? String(value) : scalar(value);
  if (typeof value === 'string') return writeText(value, indent, scalar);
  if (typeof value !== 'object') return null;
  if (Array.isArray(value)) return writeList(value, indent, scalar);
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null ? writeMapping(value, indent, scalar) : null;
}

function writeText(text: string, indent: number, scalar: (value: string) => string): Written {
  const short = writeShort(text);
  if (short !== null) return short;
  if (text.includes('\n')) return writeLines(text, indent);
  return text === '' ? "''" : scalar(text);
}

/** A character that the library escapes in a text with line breaks, or an indent that it must note. */
const ESCAPED = /[^\n\x20-\x7e\xa1-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd]|^\n* /;

/** A text with line breaks as a block. */
function writeLines(text: string, indent: number): Written {
  if (ESCAPED.test(text)) return null;
  const keepsBreaks = text === '\n' || text.endsWith('\n\n');
  const end = keepsBreaks ? '+' : text.endsWith('\n') ? '' : '-';
  const indented = text.replace(/^(?=[^\n])/gm, ' '.repeat(Math.max(indent, INDENT)));
  return `|${end}\n${indented.endsWith('\n') ? indented.slice(0, -1) : indented}`;
}

/** Blanks per level. */
const INDENT = 2;

function writeList(items: readonly unknown[], indent: number, scalar: (value: string | number) => string): Written {
  if (items.length === 0) return '[]';
  const separator = `\n${' '.repeat(indent)}`;
  // Concatenated, because a join copies a large text once per nesting level.
  let lines = '';
  for (const item of items) {
    const text = writeValue(item, indent + 2, scalar);
    if (text === null) return null;
    lines += lines === '' ? `- ${text}` : `${separator}- ${text}`;
  }
  return lines;
}

function writeMapping(mapping: object, indent: number, scalar: (value: string | number) => string): Written {
  const entries = Object.entries(mapping);
  if (entries.length === 0) return '{}';
  const separator = `\n${' '.repeat(indent)}`;
  let lines = '';
  for (const [key, value] of entries) {
    if (!isPlainKey(key)) return null;
    const text = writeValue(value, indent + 2, scalar);
    if (text === null) return null;
    const isBlock = typeof value === 'object' && value !== null && text !== '[]' && text !== '{}';
    if (lines !== '') lines += separator;
    lines += isBlock ? `${key}:${separator}  ${text}` : `${key}: ${text}`;
  }
  return lines;
}
