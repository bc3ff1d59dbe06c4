import { readBoundedJson } from '../../text/json.js';
import { own } from '../../text/values.js';
import { isNumber } from './number-texts.js';
import { type InnerValue, type Unreadable, unreadable } from './rows.js';

/** Beginnings of a list, tuple or mapping of Python, and those that JSON cannot have. */
const MAY_BE_PYTHON = /^\s*[[({]/;
const IS_PYTHON = /^\s*(?:\[\s*\(|[[({]+\s*'|\(\s*\()/;
const TEXT = /[rbu]?('(?:[^'\\]|\\.)*'?|"(?:[^"\\]|\\.)*"?)/;
/** A call whose arguments have no calls but that of a time zone, a text, a name, a bracket of a tuple, a comma before the end. */
const TOKEN = new RegExp(
  [
    /(?<![\w.])([A-Za-z_][\w.]*)\(((?:[^()'"]|'[^'\\]*'|"[^"\\]*"|\([^()]*(?:\([^()]*\))?\)){0,200})\)/.source,
    TEXT.source,
    /-?[A-Za-z_][\w.]*/.source,
    /,\s*(?=[\])}])|[()]/.source,
  ].join('|'),
  'gs',
);

/** The value of a text that Python prints: lists, tuples and mappings, with calls such as `Decimal('1.5')`; null for other texts. */
export function readPython(text: string): InnerValue | Unreadable | null {
  if (!MAY_BE_PYTHON.test(text)) return null;
  const json = readBoundedJson(text.replace(TOKEN, jsonOf));
  // A tuple alone is a row; one of tuples has rows.
  if (json.kind === 'value') return { value: /^\s*\((?!\s*\()/.test(text) ? [json.value] : json.value };
  return IS_PYTHON.test(text) ? unreadable(`it is not a whole value of Python`) : null;
}

const WORDS: Readonly<Record<string, string>> = {
  ...{ None: 'null', True: 'true', False: 'false', '(': '[', ')': ']' },
  ...{ nan: 'NaN', inf: 'Infinity', '-inf': '-Infinity', 'np.True_': 'true', 'np.False_': 'false' },
};

function jsonOf(token: string, name: string | undefined, args: string, quoted: string | undefined): string {
  if (quoted !== undefined) return JSON.stringify(plainText(quoted));
  if (name !== undefined) return callText(name.replace(/^.*\./, ''), args) ?? JSON.stringify(token);
  return token.startsWith(',') ? '' : String(own(WORDS, token) ?? token);
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', '\n': '' };

function plainText(quoted: string): string {
  return quoted.slice(1, -1).replace(/\\(?:x([\da-f]{2})|u([\da-f]{4})|(.))/gis, (_, two, four, letter) => {
    const code = two ?? four;
    return code === undefined ? (ESCAPES[letter] ?? letter) : String.fromCharCode(Number.parseInt(code, 16));
  });
}

/** The JSON of a call: a number, the text of a time, or the only text in it; null for another one, which is its own text. */
function callText(name: string, args: string): string | null {
  const [, only] = new RegExp(`^\\s*${TEXT.source}\\s*$`, 's').exec(args) ?? [];
  const numbers = args.split(',').flatMap((part) => (/^\s*\d+\s*$/.test(part) ? part.trim().padStart(2, '0') : []));
  const [year = '', month, day, ...time] = numbers;
  if (name === 'Decimal' && only !== undefined) return only.slice(1, -1).replace(/^[+]|\.$/, '');
  if (name === 'date') return `"${year}-${month}-${day}"`;
  if (name === 'datetime') return `"${year}-${month}-${day} ${clockText(time)}${zoneText(args)}"`;
  if (name === 'time') return `"${clockText(numbers)}${zoneText(args)}"`;
  // NumPy writes np.int64(5).
  const word = args.trim();
  if (Object.hasOwn(WORDS, word) || isNumber(word)) return WORDS[word] ?? word;
  return only === undefined ? null : JSON.stringify(plainText(only));
}

function clockText([hour = '00', minute = '00', second = '00', micro]: readonly string[]): string {
  return `${hour}:${minute}:${second}${micro === undefined ? '' : `.${micro.padStart(6, '0')}`}`;
}

function zoneText(args: string): string {
  if (/tzinfo=[\w.]*utc\b/i.test(args)) return '+00:00';
  const [, days = '0', seconds] = /timedelta\((?:days=(-?\d+), )?seconds=(\d+)\)/.exec(args) ?? [];
  if (seconds === undefined) return '';
  const minutes = Math.round((Number(days) * 86_400 + Number(seconds)) / 60);
  const [hour, minute] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
