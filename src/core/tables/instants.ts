import { clockSeconds, validDay, zoneSeconds } from '../text/time.js';

const DAY = 86_400;

const DATE = String.raw`(?<year>-?\d{4,9})-(?<month>\d\d)-(?<date>\d\d)`;
const CLOCK = String.raw`(?<hour>\d\d):(?<minute>\d\d):(?<second>\d\d)(?:\.(?<fraction>\d+))?`;
const ZONE = String.raw`(?<zone>z|[+-]\d\d(?::?\d\d)?)?`;

/** The value of an `xsd:dateTime` as text, null for what is none: with a zone, the instant; without one, its own fields. */
export const dateTimeKey = makeKey('instant', `${DATE}[t ]${CLOCK} ?${ZONE}`);

/** The value of an `xsd:date`: with a zone, the instant at which it begins. */
export const dateKey = makeKey('date', DATE + ZONE);

/** The value of an `xsd:time`; 24:00 is 00:00. */
export const timeKey = makeKey('time', CLOCK + ZONE, (seconds) => seconds % DAY);

function makeKey(kind: string, form: string, normal = (seconds: number) => seconds): (text: string) => string | null {
  const expression = new RegExp(`^${form}$`, 'i');
  return (text) => {
    const parts = expression.exec(text)?.groups;
    const day = parts ? dayOf(parts) : null;
    if (!parts || day === null) return null;
    const { hour, minute, second, fraction = '', zone = '' } = parts;
    const clock = clockSeconds([hour, minute, second]);
    if (clock === null || (hour === '24' && /[1-9]/.test(fraction))) return null;
    const seconds = normal(day * DAY + clock);
    const rest = fraction.replace(/(?<!0)0+$/, '');
    return `${kind} ${zone === '' ? seconds : `${seconds - zoneSeconds(zone)} zone`}${rest && `.${rest}`}`;
  };
}

type Parts = Readonly<Record<string, string | undefined>>;

/** The days since 1970-01-01 in the calendar of today, which XSD also has for the years before it; 0 without a date. */
function dayOf({ year, month, date }: Parts): number | null {
  if (year === undefined) return 0;
  const start = validDay(Number(year), Number(month), Number(date));
  return start === null ? null : start / (DAY * 1000);
}

const COUNT = String.raw`(\d{1,12})`;
const DATE_PART = `(?:${COUNT}Y)?(?:${COUNT}M)?(?:${COUNT}W)?(?:${COUNT}D)?`;
const CLOCK_PART = String.raw`(?:T(?:${COUNT}H)?(?:${COUNT}M)?(?:${COUNT}(?:\.(\d+))?S)?)?`;
const DURATION = new RegExp(`^(-?)P${DATE_PART}${CLOCK_PART}$`, 'i');

/** The value of a duration: its months and its seconds. */
export function durationKey(text: string): string | null {
  const parts = /\d[a-z]$/i.test(text) ? DURATION.exec(text) : null;
  if (!parts) return null;
  const counts = parts.slice(2, 9).map((part) => Number(part ?? 0));
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = counts;
  const fraction = (parts[9] ?? '').replace(/(?<!0)0+$/, '');
  const total = [years * 12 + months, (weeks * 7 + days) * DAY + hours * 3600 + minutes * 60 + seconds];
  const isZero = total.every((count) => count === 0) && fraction === '';
  return `duration ${isZero ? '' : parts[1]}${total.join(' ')}.${fraction}`;
}
