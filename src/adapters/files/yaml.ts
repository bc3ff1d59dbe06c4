import { randomUUID } from 'node:crypto';
import yaml from 'js-yaml';
import { MAX_ALIASED, MAX_JSON_DEPTH, MAX_VALUES, MAX_YAML_NUMBER, MIB } from '../../core/limits.js';
import { MAX_LINE_TEXT } from '../../core/shown.js';
import { beginningOf, detached } from '../../core/text/values.js';
import { inputError, type Problem, StepgateError } from '../../core/words/errors.js';
import { fileError } from './input-file.js';

/** The package exports its types, but its type declarations do not. */
const YAML_TYPES = (yaml as unknown as { readonly types: Readonly<Record<'null' | 'merge', yaml.Type>> }).types;

// The patterns of PyYAML's `safe_load`: YAML 1.1, but an exponent needs a dot and a sign.
const BOOLEAN = /^(?:yes|Yes|YES|no|No|NO|true|True|TRUE|false|False|FALSE|on|On|ON|off|Off|OFF)$/;
const INTEGER = /^[-+]?(?:0b[01_]+|0[0-7_]+|0|[1-9][0-9_]*|0x[0-9a-fA-F_]+|[1-9][0-9_]*(?::[0-5]?[0-9])+)$/;
const FLOATS = [
  /^[-+]?[0-9][0-9_]*\.[0-9_]*(?:[eE][-+][0-9]+)?$/,
  /^\.[0-9][0-9_]*(?:[eE][-+][0-9]+)?$/,
  /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
  /^[-+]?\.(?:inf|Inf|INF)$/,
  /^\.(?:nan|NaN|NAN)$/,
];
/** Additional number forms that are allowed after the tag `!!float`. */
const TAGGED_FLOAT = /^[-+]?(?:[0-9][0-9_]*(?:\.[0-9_]*)?|\.[0-9][0-9_]*)(?:[eE][-+]?[0-9]+)?$/;

/** Whether a text has a number form of PyYAML, even if it is invalid as a number (`0b_`). */
export function hasNumberForm(text: string): boolean {
  // A text too long for the expressions is quoted if it could be a number.
  if (text.length > MAX_YAML_NUMBER) return /^[-+.0-9]/.test(text);
  return INTEGER.test(text) || isFloat(text);
}

/** Reads an integer like PyYAML, as bigint if a double cannot represent it; null for any other text. */
function readInteger(text: string): number | bigint | null {
  if (text.length > MAX_YAML_NUMBER || !INTEGER.test(text)) return null;
  const digits = text.replace(/^[-+]|_/g, '');
  // `0b_` has the form of a number but no digit.
  if (/^0[bx]$/.test(digits)) return null;
  // In base 60, `1:30` is 90.
  const parts = digits.includes(':') ? digits.split(':') : [digits.replace(/^0+(?=[0-7])/, '0o')];
  const size = parts.reduce((sum, part) => sum * 60n + BigInt(part), 0n);
  const value = text.startsWith('-') ? -size : size;
  return Number.isSafeInteger(Number(value)) ? Number(value) : value;
}

/** Reads a number with a dot like PyYAML; null for any other text. */
function readFloatOrNull(text: string): number | null {
  return isFloat(text) ? readFloat(text) : null;
}

function isFloat(text: string): boolean {
  return text.length <= MAX_YAML_NUMBER && FLOATS.some((form) => form.test(text));
}

function readFloat(text: string): number {
  const digits = text.replace(/^[-+]|_/g, '').toLowerCase();
  const sign = text.startsWith('-') ? -1 : 1;
  if (digits === '.inf') return sign * Number.POSITIVE_INFINITY;
  if (digits === '.nan') return Number.NaN;
  // Same order of additions as in Python, so that both round equally.
  return (
    sign * digits.split(':').reduceRight((sum, part, at, all) => sum + Number(part) * 60 ** (all.length - 1 - at), 0)
  );
}

function scalarType(tag: string, read: (text: string) => unknown): yaml.Type {
  return new yaml.Type(`tag:yaml.org,2002:${tag}`, {
    kind: 'scalar',
    resolve: (text: unknown) => typeof text === 'string' && read(text) !== null,
    construct: read,
  });
}

const BOOL = scalarType('bool', (text) => (BOOLEAN.test(text) ? /^(?:yes|true|on)$/i.test(text) : null));
const INT = scalarType('int', (text) => (/^[-+0-9]/.test(text) ? readInteger(text) : null));
const PLAIN_FLOAT = scalarType('float', (text) => (/^[-+.0-9]/.test(text) ? readFloatOrNull(text) : null));
const ANY_FLOAT = scalarType('float', (text) => (TAGGED_FLOAT.test(text) ? readFloat(text) : readFloatOrNull(text)));

/** Reads scalars, anchors and merge keys like PyYAML's `safe_load`, except that dates and `=` stay text. */
const PYYAML_SCHEMA = yaml.FAILSAFE_SCHEMA.extend({
  implicit: [YAML_TYPES.null, BOOL, INT, PLAIN_FLOAT, YAML_TYPES.merge],
  explicit: [ANY_FLOAT],
});

/** Options with limits of the parser, which its types lack. Merge keys are counted over the whole file. */
export const LOAD_OPTIONS = { schema: PYYAML_SCHEMA, maxDepth: MAX_JSON_DEPTH, maxTotalMergeKeys: 2_000_000 };

/** Reads YAML. Throws an input error with file, line, column and the source line. */
export function parseYaml(text: string, file: string): unknown {
  try {
    const value = loadShortened(text, file) ?? load(text, file);
    boundExpanded(value, text, file);
    return value;
  } catch (error) {
    if (error instanceof StepgateError) throw error;
    throw inputError([syntaxProblem(error, text, file)]);
  }
}

function load(text: string, file: string, textOf: (mark: string) => string | null = () => null): unknown {
  return yaml.load(text, { ...LOAD_OPTIONS, listener: nodeListener(file, textOf) } as yaml.LoadOptions);
}

/** Minimum characters of a text that is read and quoted here, because the package looks at each character several times. */
export const LONG_TEXT = 500;

/** What is before a text in single quotes in its line. */
const BEFORE_TEXT = / *(?:- +)*(?:[A-Za-z_][\w.-]*: +)?'/y;

/** Line breaks, blanks other than those of ASCII, and what single quotes do not hold as it is. */
export const UNUSUAL = /[^ -~\xa1-\u167f\u1681-\u1fff\u2010-\u2027\u2030-\u205e\u2060-\u2fff\u3001-\ud7ff]/;

/**
 * Reads YAML with a mark in place of each long text, which is put in when the package has read the mark. Null if that fails, because
 * an error is about the whole text, and if what seems to be a text is a part of another one.
 */
function loadShortened(text: string, file: string): unknown {
  const mark = `long-text-${randomUUID()}-`;
  const texts = new Map<string, string>();
  const pieces: string[] = [];
  let copied = 0;
  for (const { from, to } of longTexts(text)) {
    const key = mark + texts.size;
    texts.set(key, unquoted(text.slice(from, to)));
    pieces.push(text.slice(copied, from), key);
    copied = to;
  }
  if (texts.size === 0) return null;
  const found = new Set<string>();
  const textOf = (key: string) => {
    const long = texts.get(key) ?? null;
    if (long !== null) found.add(key);
    return long;
  };
  try {
    const value = load(pieces.join('') + text.slice(copied), file, textOf);
    return found.size === texts.size ? value : null;
  } catch {
    return null;
  }
}

/** Where long texts in single quotes are, without the quotes. */
function* longTexts(text: string): Generator<{ readonly from: number; readonly to: number }> {
  for (let start = 0; start < text.length; ) {
    BEFORE_TEXT.lastIndex = start;
    const from = BEFORE_TEXT.test(text) ? BEFORE_TEXT.lastIndex : null;
    const to = from === null ? start : closingQuote(text, from);
    if (to < 0) return;
    const nextLine = text.indexOf('\n', to);
    const end = nextLine < 0 ? text.length : nextLine;
    const isLong = from !== null && to - from >= LONG_TEXT && to + 1 === end;
    const lines = isLong ? text.slice(from, to).split('\n') : [];
    const isUsual = lines.every((line, at) => (at === 0 || /^(?: |$)/.test(line)) && !UNUSUAL.test(line));
    if (isLong && isUsual) yield { from, to };
    start = end + 1;
  }
}

/** Where the quote is that ends a text; −1 if there is none. Two quotes are one in the text. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf("'", from);
  while (at >= 0 && text[at + 1] === "'") at = text.indexOf("'", at + 2);
  return at;
}

/** The text between single quotes: a line break is a blank, and each empty line is a line break. */
function unquoted(written: string): string {
  const text = written.replaceAll("''", "'");
  if (!text.includes('\n')) return text;
  const lines = text.split('\n');
  const last = lines.length - 1;
  const trimmed = lines.map((line, at) => (at === 0 ? line.trimEnd() : at < last ? line.trim() : line.trimStart()));
  return trimmed.join('\n').replace(/\n+/g, (breaks) => breaks.slice(1) || ' ');
}

function syntaxProblem(error: unknown, text: string, file: string): Problem {
  if (error instanceof RangeError) return { file, message: `nested deeper than ${MAX_JSON_DEPTH} levels` };
  if (!(error instanceof yaml.YAMLException)) throw error;
  const { line = 0, column = 0 } = error.mark ?? {};
  const written = text.split('\n', line + 1)[line] ?? '';
  const source = beginningOf(written.replaceAll('\t', '→').trim(), MAX_LINE_TEXT);
  const tabs = written.includes('\t') ? ' (→ is a tab; indent with spaces)' : '';
  // The parser read the text of a key as a second key: `question_text: Price: how much?`.
  const isColonInText = written.charAt(column) === ':' && written.slice(0, column).includes(': ');
  const reason = isColonInText ? 'a text with ": " needs quotes, as in "Price: how much?"' : `${error.reason}${tabs}`;
  return { file, line: line + 1, column: column + 1, message: source === '' ? reason : `${reason}\n    ${source}` };
}

/** The parser's text for a mapping used as a key. Example: `{{ placeholder }}`. */
const MAPPING_AS_KEY = '[object Object]';
const MAPPING_KEY = 'a mapping cannot be a key; quote text that begins with {';

/** Puts in the texts of marks, and stops the parser at too many nodes to limit memory; an alias counts once here. */
function nodeListener(file: string, textOf: (mark: string) => string | null) {
  let nodes = 0;
  return (event: string, state: { result: unknown }): void => {
    if (event === 'open' && ++nodes > MAX_VALUES) throw fileError(file, `more than ${MAX_VALUES} values`);
    if (event !== 'close' || typeof state.result !== 'string') return;
    const long = textOf(state.result);
    if (long === null) detachText(state);
    else state.result = long;
  };
}

/** Keeps a text without the file: the parser joins it from parts that take several times the file's memory. */
export function detachText(state: { result: unknown }): void {
  if (typeof state.result === 'string') state.result = detached(state.result);
}

/** Limits the size of a value with expanded aliases, before other code walks it. Each use of an alias counts. */
function boundExpanded(root: unknown, text: string, file: string): void {
  const maxCharacters = text.length + MAX_ALIASED;
  let [nodes, characters] = [0, 0];
  const pending: { readonly value: object; readonly depth: number }[] = [];
  if (typeof root === 'object' && root !== null) pending.push({ value: root, depth: 0 });
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { value, depth } = next;
    const children = Array.isArray(value) ? value : Object.values(value);
    nodes += children.length;
    if (!Array.isArray(value)) for (const key of Object.keys(value)) characters += key.length;
    for (const child of children) {
      if (typeof child === 'string') characters += child.length;
      else if (typeof child === 'object' && child !== null) pending.push({ value: child, depth: depth + 1 });
    }
    if (nodes > MAX_VALUES) throw fileError(file, `more than ${MAX_VALUES} nodes once its aliases are expanded`);
    if (depth > MAX_JSON_DEPTH) throw fileError(file, `nested deeper than ${MAX_JSON_DEPTH} levels`);
    // The file may contain this text itself.
    if (Object.hasOwn(value, MAPPING_AS_KEY) && !text.includes(MAPPING_AS_KEY)) throw fileError(file, MAPPING_KEY);
    if (characters > maxCharacters)
      throw fileError(file, `more than ${MAX_ALIASED / MIB} MiB of text added by its aliases`);
  }
}
