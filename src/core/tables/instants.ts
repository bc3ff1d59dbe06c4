import { validDay } from '../text/time.js';

const DAY = 86_400;

const DATE = String.raw`(-?\d{4,9})-(\d\d)-(\d\d)`;
const CLOCK = String.raw`(\d\d):(\d\d):(\d\d)(?:\.(\d+))?`;
const ZONE = String.raw`(z|[+-]\d\d(?::?\d\d)?)?`;
const DATE_TIME = new RegExp(`^${DATE}[t ]${CLOCK} ?${ZONE}$`, 'i');
const DATE_ONLY = new RegExp(`^${DATE}${ZONE}$`, 'i');
const TIME_ONLY = new RegExp(`^${CLOCK}${ZONE}$`, 'i');

/**
 * The value of an `xsd:dateTime` as text, null for what is none. With a zone, it is an instant; without one, it has its own fields
 * alone.
 */
export function dateTimeKey(text: string): string | null {
  const [, year, month, date, hour, minute, second, fraction, zone] = DATE_TIME.exec(text) ?? [];
  const day = dayOf(year, month, date);
  const clock = secondsOf(hour, minute, second, fraction);
  return day === null || clock === null ? null : keyOf('instant', day * DAY + clock, fraction, zone);
}

/** The value of an `xsd:date`: with a zone, the instant at which it begins. */
export function dateKey(text: string): string | null {
  const [, year, month, date, zone] = DATE_ONLY.exec(text) ?? [];
  const day = dayOf(year, month, date);
  return day === null ? null : keyOf('date', day * DAY, '', zone);
}

/** The value of an `xsd:time`; 24:00 is 00:00. */
export function timeKey(text: string): string | null {
  const [, hour, minute, second, fraction, zone] = TIME_ONLY.exec(text) ?? [];
  const clock = secondsOf(hour, minute, second, fraction);
  return clock === null ? null : keyOf('time', clock % DAY, fraction, zone);
}

function keyOf(kind: string, seconds: number, fraction = '', zone = ''): string {
  const rest = fraction.replace(/(?<!0)0+$/, '');
  const at = zone === '' ? `${seconds}` : `${seconds - offsetOf(zone)} zone`;
  return `${kind} ${at}${rest && `.${rest}`}`;
}

function offsetOf(zone: string): number {
  if (/^z$/i.test(zone)) return 0;
  const digits = zone.replace(/\D/g, '').padEnd(4, '0');
  const size = Number(digits.slice(0, 2)) * 3600 + Number(digits.slice(2)) * 60;
  return zone[0] === '-' ? -size : size;
}

/** The days since 1970-01-01 in the calendar of today, which XSD also has for the years before it. */
function dayOf(year = '', month = '', date = ''): number | null {
  const start = year === '' ? null : validDay(Number(year), Number(month), Number(date));
  return start === null ? null : start / (DAY * 1000);
}

function secondsOf(hour = '', minute = '', second = '', fraction = ''): number | null {
  const [h, m, s] = [Number(hour), Number(minute), Number(second)];
  const isEnd = h === 24 && m + s === 0 && !/[1-9]/.test(fraction);
  return hour === '' || m > 59 || s > 59 || (h > 23 && !isEnd) ? null : h * 3600 + m * 60 + s;
}

const COUNT = String.raw`(\d{1,12})`;
const DATE_PART = `(?:${COUNT}Y)?(?:${COUNT}M)?(?:${COUNT}W)?(?:${COUNT}D)?`;
const CLOCK_PART = String.raw`(?:T(?:${COUNT}H)?(?:${COUNT}M)?(?:${COUNT}(?:\.(\d+))?S)?)?`;
const DURATION = new RegExp(`^(-?)P${DATE_PART}${CLOCK_PART}$`, 'i');

/** The value of a duration: its months and its seconds. */
export function durationKey(text: string): string | null {
  const parts = /\d[a-z]$/i.test(text) ? DURATION.exec(text) : null;
  if (!parts) return null;
  const [years, months, weeks, days, hours, minutes, seconds] = parts.slice(2, 9).map((part) => Number(part ?? 0)) as [
    ...[number, number, number, number, number, number, number],
  ];
  const fraction = (parts[9] ?? '').replace(/(?<!0)0+$/, '');
  const total = [years * 12 + months, (weeks * 7 + days) * DAY + hours * 3600 + minutes * 60 + seconds];
  const isZero = total.every((count) => count === 0) && fraction === '';
  return `duration ${isZero ? '' : parts[1]}${total.join(' ')}.${fraction}`;
}
