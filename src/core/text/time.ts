import { jsonText } from './json.js';
import { firstDifference } from './json-path.js';
import { isAbsent } from './values.js';

/** A point in time as an argument has it. */
export type TimePoint =
  /** Milliseconds since 1970. */
  | { readonly kind: 'absolute'; readonly at: number }
  /** Milliseconds after (negative: before) the call. */
  | { readonly kind: 'relative'; readonly offset: number }
  | { readonly kind: 'text'; readonly text: string };

/** A relative reference allows an absolute actual time this far from it. */
const RELATIVE_TOLERANCE_MS = 60_000;

const UNIT_MS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };

/** Whether two times are the same: equal instants, equal offsets from now, or equal text; both missing is the same. */
export function sameTime(reference: unknown, actual: unknown, executionTimestamp: unknown): boolean {
  if (isAbsent(reference) || isAbsent(actual)) return isAbsent(reference) && isAbsent(actual);
  if (isOdd(reference) || isOdd(actual)) return firstDifference(reference, actual) === null;
  const [left, right] = [decodeTime(reference), decodeTime(actual)];
  if (left.kind === 'relative' && right.kind === 'absolute') {
    const now = isAbsent(executionTimestamp) || isOdd(executionTimestamp) ? null : decodeTime(executionTimestamp);
    return now?.kind === 'absolute' && Math.abs(now.at + left.offset - right.at) <= RELATIVE_TOLERANCE_MS;
  }
  if (left.kind === 'absolute' && right.kind === 'absolute') return left.at === right.at;
  if (left.kind === 'relative' && right.kind === 'relative') return left.offset === right.offset;
  return left.kind === 'text' && right.kind === 'text' && left.text === right.text;
}

/** A value that cannot be a time: a list or mapping. */
function isOdd(value: unknown): boolean {
  return typeof value === 'object' && !(value instanceof Date);
}

/** Reads `now`, `2h-ago`, `3d-ahead`, ISO 8601 (without a zone: UTC) and epoch milliseconds; anything else is text. */
export function decodeTime(value: unknown): TimePoint {
  if (typeof value === 'number') return { kind: 'absolute', at: value };
  if (value instanceof Date) return { kind: 'absolute', at: value.getTime() };
  const text = (typeof value === 'string' ? value : jsonText(value)).trim();
  const relative = /^(\d+)([smhdw])-(ago|ahead)$/i.exec(text);
  if (text.toLowerCase() === 'now') return { kind: 'relative', offset: 0 };
  if (relative) {
    const size = Number(relative[1]) * (UNIT_MS[(relative[2] as string).toLowerCase()] as number);
    return { kind: 'relative', offset: relative[3]?.toLowerCase() === 'ago' ? -size : size };
  }
  const at = instantOf(text);
  return at === null ? { kind: 'text', text } : { kind: 'absolute', at };
}

const CALENDAR_DATE = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?|(\d{2})(\d{2}))?$/;
const WEEK_DATE = /^(\d{4})-?W(\d{2})(?:-?(\d))?$/i;
const CLOCK = /^(\d{2})(?::?(\d{2})(?::?(\d{2})(?:[.,](\d+))?)?)?$/;
const ZONE = /(?:z|[+-]\d{2}:?(?:\d{2})?)$/i;

/** The instant of an ISO 8601 text, basic or extended, in milliseconds since 1970; null if it is invalid. */
export function instantOf(text: string): number | null {
  const [, datePart, clockPart] = /^([^T\s]+)(?:[T\s](.+))?$/i.exec(text) ?? [];
  const day = dayOf(datePart ?? '');
  if (day === null || clockPart === undefined) return day;
  const zone = ZONE.exec(clockPart);
  const time = clockOf(zone ? clockPart.slice(0, zone.index) : clockPart);
  return time === null ? null : day + time - zoneSeconds(zone?.[0] ?? '') * 1000;
}

function dayOf(text: string): number | null {
  const week = WEEK_DATE.exec(text);
  if (week) return weekDay(Number(week[1]), Number(week[2]), Number(week[3] ?? 1));
  const parts = CALENDAR_DATE.exec(text);
  if (!parts) return null;
  return validDay(Number(parts[1]), Number(parts[2] ?? parts[4] ?? 1), Number(parts[3] ?? parts[5] ?? 1));
}

/** When a day begins in UTC, in milliseconds since 1970; null for a day that its month does not have. */
export function validDay(year: number, month: number, date: number): number | null {
  const at = utcDay(year, month, date);
  const made = new Date(at);
  return made.getUTCMonth() === month - 1 && made.getUTCDate() === date ? at : null;
}

function utcDay(year: number, month: number, date: number): number {
  // Date.UTC takes years below 100 as 19xx.
  return new Date(0).setUTCFullYear(year, month - 1, date);
}

/** ISO weeks begin on Monday; the first one holds 4 January. */
function weekDay(year: number, week: number, weekday: number): number | null {
  if (week < 1 || week > 53 || weekday < 1 || weekday > 7) return null;
  const fourth = utcDay(year, 1, 4);
  const mondayBased = (new Date(fourth).getUTCDay() + 6) % 7;
  return fourth + ((week - 1) * 7 + weekday - 1 - mondayBased) * 86_400_000;
}

function clockOf(text: string): number | null {
  const parts = CLOCK.exec(text.trim());
  if (!parts) return null;
  const seconds = clockSeconds(parts.slice(1, 4));
  return seconds === null ? null : seconds * 1000 + Number(`0.${parts[4] ?? '0'}`) * 1000;
}

/** The seconds of hours, minutes and seconds; null for a time that a day does not have. 24:00 is the end of a day. */
export function clockSeconds(parts: readonly (string | undefined)[]): number | null {
  const [hour = 0, minute = 0, second = 0] = parts.map((part) => Number(part ?? 0));
  const isEnd = hour === 24 && minute + second === 0;
  return minute > 59 || second > 59 || (hour > 23 && !isEnd) ? null : (hour * 60 + minute) * 60 + second;
}

/** How far a zone such as `+01:00` or `-0500` is before UTC; 0 for `Z` and without a zone. */
export function zoneSeconds(zone: string): number {
  const digits = zone.replace(/\D/g, '').padEnd(4, '0');
  const size = Number(digits.slice(0, 2)) * 3600 + Number(digits.slice(2)) * 60;
  return zone.startsWith('-') ? -size : size;
}

const GRANULARITY =
  /^(\d+(?:\.\d+)?)\s*(s|seconds?|m|minutes?|h|hours?|d|days?|w|weeks?|mo|months?|q|quarters?|y|years?)$/i;

/** Whether two granularities are written for the same: `1h` and `1Hour`, not `1d` and `24h`. Both missing is the same. */
export function sameGranularity(reference: unknown, actual: unknown): boolean {
  if (isAbsent(reference) || isAbsent(actual)) return isAbsent(reference) && isAbsent(actual);
  if (typeof reference === 'object' || typeof actual === 'object') return firstDifference(reference, actual) === null;
  return canonicalGranularity(String(reference)) === canonicalGranularity(String(actual));
}

/** `15minutes` and `15m` become `15 m`; other texts are unchanged. */
function canonicalGranularity(text: string): string {
  const [, count, unit] = GRANULARITY.exec(text.trim()) ?? [];
  const name = unit?.toLowerCase();
  return name === undefined ? text : `${Number(count)} ${name.startsWith('mo') ? 'mo' : name[0]}`;
}
