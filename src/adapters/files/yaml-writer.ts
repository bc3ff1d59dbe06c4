/** A mapping, a list or a scalar, as YAML text without its first indent; null where only the library knows the form. */
type Written = string | null;

/** Keys of letters, digits and single blanks between: no reader of YAML takes them for anything else … */
const PLAIN_KEY = /^[A-Za-z_]\w*(?: \w+)*$/;
/** … nor texts that begin so, where no blank stands after a colon or before a number sign … */
const PLAIN = /^[A-Za-z](?:[!-9;-~]|:(?=[!-~]))*(?: (?:[!"$-9;-~]|:(?=[!-~]))(?:[!-9;-~]|:(?=[!-~]))*)*$/;
/** … but for these words. */
const WORD = /^(?:y|n|yes|no|on|off|true|false|null)$/i;

/** A hash in hexadecimal digits. A letter other than that of an exponent, or a second one, makes it no number … */
const HASH = /^[1-9]\d*(?:[a-df]|e\d*[a-f])[\da-f]*$/;
/** … which some reader of YAML takes these for. */
const NUMERIC = /^-?\d+(?:\.\d*)?$/;

/** Longer keys have a form of their own. */
const MAX_KEY_LENGTH = 1024;

/** Of longer texts the expressions would take too much stack. */
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
  const short = writeShort(text);
  if (short !== null) return short;
  return text === '' || text.includes('\n') ? null : scalar(text);
}

function writeList(items: readonly unknown[], indent: number, scalar: (value: string | number) => string): Written {
  if (items.length === 0) return '[]';
  const separator = `\n${' '.repeat(indent)}`;
  // Added up, not joined: a join copies a large text once for each level around it.
  let lines = '';
  for (const item of items) {
    const text = write(item, indent + 2, scalar);
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
    const text = write(value, indent + 2, scalar);
    if (text === null) return null;
    const isBlock = typeof value === 'object' && value !== null && text !== '[]' && text !== '{}';
    if (lines !== '') lines += separator;
    lines += isBlock ? `${key}:${separator}  ${text}` : `${key}: ${text}`;
  }
  return lines;
}
