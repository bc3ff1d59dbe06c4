/** A mapping, a list or a scalar, as YAML text without its first indent; null where only the library knows the form. */
type Written = string | null;

/** Texts of letters, digits and single blanks between: no reader of YAML takes them for anything else … */
const PLAIN = /^[A-Za-z_]\w*(?: \w+)*$/;
/** … but for these words. */
const WORD = /^(?:y|n|yes|no|on|off|true|false|null)$/i;

/** Longer keys have a form of their own. */
const LONGEST_KEY = 1024;

function isPlain(text: string): boolean {
  return PLAIN.test(text) && !WORD.test(text);
}

/**
 * Writes what is plain by itself, in the very form of the library, which finds out the style of each text anew: many
 * small entries are mostly keys, ids and numbers. `scalar` writes a text on one line, or a number. Null for what it leaves
 * to the library as a whole: texts of several lines, odd keys, and values that are no JSON.
 */
export function writeBlock(value: unknown, scalar: (value: string | number) => string): Written {
  const text = write(value, 0, scalar);
  return text === null ? null : `${text}\n`;
}

function write(value: unknown, indent: number, scalar: (value: string | number) => string): Written {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number')
    return Number.isSafeInteger(value) && !Object.is(value, -0) ? String(value) : scalar(value);
  if (typeof value === 'string') return writeText(value, scalar);
  if (typeof value !== 'object') return null;
  if (Array.isArray(value)) return writeList(value, indent, scalar);
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null ? writeMapping(value, indent, scalar) : null;
}

function writeText(text: string, scalar: (value: string) => string): Written {
  if (isPlain(text)) return text;
  return text === '' || text.includes('\n') ? null : scalar(text);
}

function writeList(items: readonly unknown[], indent: number, scalar: (value: string | number) => string): Written {
  if (items.length === 0) return '[]';
  const lines: string[] = [];
  for (const item of items) {
    const text = write(item, indent + 2, scalar);
    if (text === null) return null;
    lines.push(`- ${text}`);
  }
  return lines.join(`\n${' '.repeat(indent)}`);
}

function writeMapping(mapping: object, indent: number, scalar: (value: string | number) => string): Written {
  const entries = Object.entries(mapping);
  if (entries.length === 0) return '{}';
  const lines: string[] = [];
  for (const [key, value] of entries) {
    if (!isPlain(key) || key.length > LONGEST_KEY) return null;
    const text = write(value, indent + 2, scalar);
    if (text === null) return null;
    const isBlock = typeof value === 'object' && value !== null && text !== '[]' && text !== '{}';
    lines.push(isBlock ? `${key}:\n${' '.repeat(indent + 2)}${text}` : `${key}: ${text}`);
  }
  return lines.join(`\n${' '.repeat(indent)}`);
}
