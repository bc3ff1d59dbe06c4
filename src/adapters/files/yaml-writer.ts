import yaml from 'js-yaml';
import { jsonForYaml } from '../../core/text/json.js';
import { isMapping, type Mapping } from '../../core/text/values.js';
import { hasNumberForm, LONG_TEXT, UNUSUAL } from './yaml.js';

const CORE_NUMBER = /^[-+]?(?:0o[0-7]+|0x[0-9a-f]+|(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?)$/i;

/** The type of all numbers. A text that a reader of YAML 1.1 or 1.2 could read as a number is quoted. */
const NUMBER = new yaml.Type('tag:yaml.org,2002:int', {
  kind: 'scalar',
  resolve: (text: unknown) => typeof text === 'string' && (hasNumberForm(text) || CORE_NUMBER.test(text)),
  predicate: (value: unknown) => typeof value === 'number' || typeof value === 'bigint',
  represent: (value: unknown) => writeNumber(value as number | bigint),
});

/**
 * Writes a number so that PyYAML reads it back. JavaScript's `1e+21` and `1e-7` get a dot, because PyYAML reads them as
 * texts. A large double keeps its exponent, because its digits alone would be an integer with false precision.
 */
function writeNumber(value: number | bigint): string {
  if (typeof value === 'bigint') return String(value);
  if (Number.isNaN(value)) return '.nan';
  if (!Number.isFinite(value)) return value > 0 ? '.inf' : '-.inf';
  if (Object.is(value, -0)) return '-0.0';
  const text = Number.isInteger(value) && !Number.isSafeInteger(value) ? value.toExponential() : String(value);
  return text.replace(/^(-?\d)e/, '$1.0e');
}

/** Texts with half a surrogate pair, which becomes U+FFFD: UTF-8 cannot encode it, and libyaml refuses its escape. */
const HALF_PAIR = new yaml.Type('!half-pair', {
  kind: 'scalar',
  resolve: () => false,
  predicate: (value: unknown) => typeof value === 'string' && /\p{Surrogate}/u.test(value),
  represent: (value: unknown) => jsonForYaml(String(value).replace(/\p{Surrogate}/gu, '\ufffd')),
});

export const DUMP_OPTIONS: yaml.DumpOptions = {
  lineWidth: -1,
  noRefs: true,
  schema: yaml.DEFAULT_SCHEMA.extend({ implicit: [NUMBER, HALF_PAIR] }),
};

/**
 * Writes a value as YAML. Equal objects are written in full, not as aliases. Text that YAML 1.1 would read as a date or
 * a boolean is quoted, so that PyYAML reads back the same text.
 */
export function dumpYaml(value: unknown): string {
  return yamlPieces(value).join('');
}

/** A key, and a text, that every reader of YAML reads as a text, except for the words. */
const PLAIN_KEY = /^[A-Za-z_][\w.-]{0,99}$/;
const PLAIN = /^[A-Za-z](?:(?:[ -"$-9;-~]|:(?=[!-~]))*[!"$-9;-~])?$/;
const WORD = /^(?:y|n|yes|no|on|off|true|false|null)$/i;

/**
 * Writes a value as the package does, which looks at each character several times: it writes only unusual keys and texts. The pieces
 * are one text; a long output is a piece, so that it is not copied.
 */
export function yamlPieces(value: unknown): string[] {
  const pieces: string[] = [];
  let text = '';
  const write = (one: unknown, indent: string): void => {
    if (typeof one === 'string' && one.length >= LONG_TEXT && isJsonLine(one)) {
      pieces.push(`${text}'`, one.replaceAll("'", "''"));
      text = "'";
    } else if (Array.isArray(one) && one.length > 0) {
      for (const [at, item] of one.entries()) {
        text += at === 0 ? '- ' : `${indent}- `;
        write(item ?? null, `${indent}  `);
      }
    } else if (isPlainMapping(one)) {
      for (const [at, [key, item]] of Object.entries(one).entries()) {
        text += `${at === 0 ? '' : indent}${key}:${isBlock(item) ? `${indent}  ` : ' '}`;
        write(item, `${indent}  `);
      }
    } else text += shortText(one) ?? dumpAt(one, indent);
  };
  write(value, '\n');
  return [...pieces, `${text}\n`];
}

function isBlock(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

function isPlainMapping(value: unknown): value is Mapping {
  if (!isMapping(value) || !isBlock(value)) return false;
  return Object.entries(value).every(([key, one]) => one !== undefined && PLAIN_KEY.test(key) && !WORD.test(key));
}

/** A text of one line that begins as JSON does, of characters that single quotes can hold. */
function isJsonLine(text: string): boolean {
  return /^[{["]/.test(text) && !UNUSUAL.test(text);
}

/** A value of one line that is written as it is, or in single quotes; null for others. */
function shortText(value: unknown): string | null {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return writeNumber(value);
  if (typeof value !== 'string') return null;
  if (value.length < LONG_TEXT && PLAIN.test(value)) return WORD.test(value) ? null : value;
  return isJsonLine(value) ? `'${value.replaceAll("'", "''")}'` : null;
}

/** What the package writes at an indent; it indents the lines of a text alone by two blanks. */
function dumpAt(value: unknown, indent: string): string {
  const known = isBlock(value) ? 1 : 3;
  return yaml
    .dump(value, DUMP_OPTIONS)
    .slice(0, -1)
    .replace(/\n(?!\n|$)/g, `\n${indent.slice(known)}`);
}
