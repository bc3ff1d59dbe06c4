import { readBoundedJson } from '../../text/json.js';
import { jsonText } from '../../text/json-text.js';
import { isAbsent, isMapping, type Mapping, own } from '../../values.js';

/** The first value that is there, of several spellings of one key. */
export function firstOf(mapping: Mapping, keys: readonly string[]): unknown {
  for (const key of keys) {
    const value = own(mapping, key);
    if (!isAbsent(value)) return value;
  }
  return undefined;
}

/** Whether a mapping has one of several spellings of a key, null included. */
export function hasAny(mapping: Mapping, keys: readonly string[]): boolean {
  return keys.some((key) => Object.hasOwn(mapping, key));
}

/** The first of several spellings that is there as a value; null counts. */
export function givenOf(mapping: Mapping, keys: readonly string[]): unknown {
  const key = keys.find((name) => Object.hasOwn(mapping, name));
  return key === undefined ? undefined : mapping[key];
}

/** The mapping under a key, or an empty one. */
export function mappingAt(mapping: Mapping, ...keys: readonly string[]): Mapping {
  const value = firstOf(mapping, keys);
  return isMapping(value) ? value : {};
}

/** The mappings of the list under a key; a list written as JSON text is read. */
export function mappingsIn(value: unknown): Mapping[] {
  const list = parsed(value);
  return Array.isArray(list) ? list.filter(isMapping) : [];
}

/** A text that is not empty, an id that is a number as text; null for anything else. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  return typeof value === 'string' && value !== '' ? value : null;
}

export function textAt(mapping: Mapping, ...keys: readonly string[]): string | null {
  return textOf(firstOf(mapping, keys));
}

/** A number from 0 on, also one written as text, as OTLP writes integers; null for anything else. */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number === 'bigint') return Number(number);
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : null;
}

export function numberAt(mapping: Mapping, ...keys: readonly string[]): number | null {
  return numberOf(firstOf(mapping, keys));
}

/** JSON text as the list or mapping it holds; any other value, other text too, stays. */
export function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  const json = readBoundedJson(value);
  return json.kind === 'value' ? json.value : value;
}

/** A value as the text of an error message: its `message` where it has one. */
export function errorText(value: unknown): string {
  if (typeof value === 'string') return value === '' ? UNKNOWN_ERROR : value;
  if (isMapping(value)) {
    const inner = firstOf(value, ['message', 'error', 'errorMessage', 'error_message', 'detail']);
    if (typeof inner === 'string' && inner !== '') return inner;
  }
  const isEmpty = isAbsent(value) || (isMapping(value) && Object.keys(value).length === 0);
  return isEmpty ? UNKNOWN_ERROR : jsonText(value);
}

export const UNKNOWN_ERROR = 'unknown error';

/** Seconds since 1970: of a date as text, or of a number in seconds, milliseconds, microseconds or nanoseconds. */
export function secondsOf(value: unknown): number | null {
  const number = numberOf(value);
  if (number !== null) return number === 0 ? null : scaled(number);
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? null : time / 1000;
}

/** Of times since 1973, seconds have up to 10 digits before the point, milliseconds from 12 on, and so forth. */
function scaled(number: number): number {
  if (number >= 1e17) return number / 1e9;
  if (number >= 1e14) return number / 1e6;
  return number >= 1e11 ? number / 1e3 : number;
}
