import yaml from 'js-yaml';

/** The package exports its types, its type declarations do not. */
const TYPES = (yaml as unknown as { readonly types: Readonly<Record<'null' | 'merge', yaml.Type>> }).types;

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
/** What `!!float` may be written before, too. */
const TAGGED_FLOAT = /^[-+]?(?:[0-9][0-9_]*(?:\.[0-9_]*)?|\.[0-9][0-9_]*)(?:[eE][-+]?[0-9]+)?$/;

/** A longer text is no number: the expressions take stack for each part of one with colons. */
const MOST_FLOAT = 100_000;

/** Whether PyYAML takes a text for a number; not all of these are (`0b_`). */
export function hasNumberForm(text: string): boolean {
  // A text too long to be looked at is written in quotes where it could be one.
  if (text.length > MOST_FLOAT) return /^[-+.0-9]/.test(text);
  return INTEGER.test(text) || isFloat(text);
}

/** Python reads no integer with more digits from a text. */
const MOST_DIGITS = 4300;

/** An integer as PyYAML reads it, as bigint where a double cannot hold it; null for any other text. */
export function integerOf(text: string): number | bigint | null {
  if (text.length > MOST_DIGITS || !INTEGER.test(text)) return null;
  const digits = text.replace(/^[-+]|_/g, '');
  // `0b_` has the form of a number and no digit.
  if (/^0[bx]$/.test(digits)) return null;
  const size = digits.includes(':') ? base60(digits) : BigInt(digits.replace(/^0+(?=[0-7])/, '0o'));
  const value = text.startsWith('-') ? -size : size;
  return Number.isSafeInteger(Number(value)) ? Number(value) : value;
}

/** `1:30` is 90: a time of the day, read as a number of the base 60. */
function base60(digits: string): bigint {
  return digits.split(':').reduce((sum, part) => sum * 60n + BigInt(part), 0n);
}

/** A number with a dot as PyYAML reads it; null for any other text. */
export function floatOf(text: string): number | null {
  return isFloat(text) ? readFloat(text) : null;
}

function isFloat(text: string): boolean {
  return text.length <= MOST_FLOAT && FLOATS.some((form) => form.test(text));
}

function readFloat(text: string): number {
  const digits = text.replace(/^[-+]|_/g, '').toLowerCase();
  const sign = text.startsWith('-') ? -1 : 1;
  if (digits === '.inf') return sign * Number.POSITIVE_INFINITY;
  if (digits === '.nan') return Number.NaN;
  // In Python's order of adding, so that both round the same.
  return (
    sign * digits.split(':').reduceRight((sum, part, at, all) => sum + Number(part) * 60 ** (all.length - 1 - at), 0)
  );
}

/** A type of scalars; `read` gives null for a text that is none of them. */
function scalarType(tag: string, read: (text: string) => unknown): yaml.Type {
  return new yaml.Type(`tag:yaml.org,2002:${tag}`, {
    kind: 'scalar',
    resolve: (text: unknown) => typeof text === 'string' && read(text) !== null,
    construct: read,
  });
}

const BOOL = scalarType('bool', (text) => (BOOLEAN.test(text) ? /^(?:yes|true|on)$/i.test(text) : null));
const INT = scalarType('int', (text) => (/^[-+0-9]/.test(text) ? integerOf(text) : null));
const PLAIN_FLOAT = scalarType('float', (text) => (/^[-+.0-9]/.test(text) ? floatOf(text) : null));
const ANY_FLOAT = scalarType('float', (text) => (TAGGED_FLOAT.test(text) ? readFloat(text) : floatOf(text)));

/**
 * Reads plain scalars as PyYAML's `safe_load` does, so that a file means the same to both, with the anchors and merge
 * keys that PyYAML writes; but dates and `=` stay text.
 */
export const PYYAML_SCHEMA = yaml.FAILSAFE_SCHEMA.extend({
  implicit: [TYPES.null, BOOL, INT, PLAIN_FLOAT, TYPES.merge],
  explicit: [ANY_FLOAT],
});
