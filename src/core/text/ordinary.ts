/** Fewer characters may as well be a word. */
export const MIN_SECRET_LENGTH = 8;
/** Minimum length of a text that is not in another one by chance. */
const LONG = 20;

const PATH = /^(?:~|\.{1,2})[\\/]|^[A-Za-z]:[\\/]|^\/[^\s]*[._-]/;
const TYPES = [
  'json[l]? ndjson geojson jsonld ya?ml toml ini env txt md pdf docx? xlsx? pptx? html? csv tsv parquet avro sql db duckdb',
  'sqlite orc feather gpkg shp pbf ttl n3 nt owl rdf xml png jpe?g svg log py ipynb zip gz tgz tar pub gpg jks pem key crt cer p8 p12 pfx',
];
/** The name of a file, such as a file of keys, is not a secret. */
const FILE = new RegExp(`^[\\w./\\\\-]+\\.(?:${TYPES.join(' ').replaceAll(' ', '|')})$`);
const NUMBERS = /^[\d\s.,:;/+-]*$/;
/** A word of one case, with a capital or not. */
const WORD = /^(?:\p{Lu}?[\p{Ll}\p{Lo}]*|\p{Lu}+)$/u;

/**
 * Whether a value is too short or too common to be looked for: to replace each "postgres" or "2024-01-01" would spoil
 * answers, and a reader of such an answer learns no secret.
 */
export function isGuessable(value: string): boolean {
  if (value.length < MIN_SECRET_LENGTH || PATH.test(value) || FILE.test(value)) return true;
  return value.length < LONG && (NUMBERS.test(value) || value.split(/[\s_.:/<>|-]+/).every((word) => WORD.test(word)));
}

/** Whether a value has letters and digits, or both cases within a word. Addresses and times are ordinary. */
export function isVaried(value: string): boolean {
  return !ADDRESS.test(value) && ((/\d/.test(value) && /[a-z]/i.test(value)) || /[a-z][A-Z]+[a-z]/.test(value));
}

/** Whether a value is more than words and numbers, as `Summer2026-Harbour-T3` is. */
export function isRandom(value: string): boolean {
  return isVaried(value) && value.split(/[-_.\s/:]+/).some((part) => !ORDINARY.test(part));
}

const ADDRESS = /^(?:[a-z]+:\/\/|\d{4}-\d\d-\d\d)/i;
/** A word or a number, also together. */
const ORDINARY = /^(?:[A-Z]?[a-z]*\d{0,5}|\d+[a-z]{0,2}|[A-Z]+\d{0,4})$/;

/** What stands in place of a secret. */
const PLACEHOLDERS = [
  // Variables and calls of a program.
  ...['\\$[{(].*', '\\$[A-Z_]+', '\\$[A-Z\\d]*_[A-Z\\d_]*', '\\{\\{.*', '%[\\w(].*'],
  ...['(?:def |function )?[\\w.]+\\(.*', '[\\w.]+\\[(?:["\'\\\\].*|\\w*\\])?'],
  // Marks, brackets and numbers.
  ...['<[^>]*>', '\\*{3}.*', '[\\[({]\\w*[\\])]?', 'x{3,}', '[.…]+.*', '[\\d\\s.,:;)\\]}-]*'],
  // Values of JSON, and words of messages.
  ...['change[-_]?me', 'null', 'none', 'nil', 'undefined', 'true', 'false', 'expected', 'missing', 'required'],
];
const PLACEHOLDER = new RegExp(`^(?:${PLACEHOLDERS.join('|')})$`, 'is');

/** Whether a value stands in place of a secret: a variable, a mark, a number, or a word of a message. */
export function isPlaceholder(value: string): boolean {
  return PLACEHOLDER.test(value);
}
