const MINUS = '−';

/** 0.832, or a dash where there is no score. */
export function score(value: number | null): string {
  return value === null ? '–' : value.toFixed(3);
}

/** The difference of two scores in points: −10.0, +6.3, ±0.0; a difference that would round to 0 has no sign. */
export function points(change: number): string {
  return signed(change * 100, 1);
}

/** A number with its sign, a true minus, and ± for what rounds to 0. */
export function signed(value: number, digits: number): string {
  const size = Math.abs(value).toFixed(digits);
  if (Number(size) === 0) return `±${size}`;
  return `${value < 0 ? MINUS : '+'}${size}`;
}

/** 346,163 */
export function whole(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}

/** A count with its noun: "1 row", "2 rows". */
export function counted(count: number, noun: string): string {
  return `${whole(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** US dollars with two digits that mean something: $0.87, $0.0042. */
export function dollars(value: number): string {
  const digits = value === 0 || Math.abs(value) >= 0.1 ? 2 : Math.min(6, 1 - Math.floor(Math.log10(Math.abs(value))));
  return `$${value.toFixed(digits)}`;
}

/** A change by more than this share of a cost is worth a warning sign. */
const MUCH = 0.5;

/** A relative change in whole percent, with a warning sign where costs rose much. */
export function percent(base: number, head: number): string {
  if (base === 0) return head === 0 ? '±0 %' : 'new';
  const change = head / base - 1;
  return `${change >= MUCH ? '⚠️ ' : ''}${signed(change * 100, 0)} %`;
}
