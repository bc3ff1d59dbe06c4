import type { MeasureDelta } from '../../core/comparison/comparison.js';
import type { TurnFigures } from '../../core/entries/result-types.js';
import type { QuestionFigures } from '../../core/figures/figures.js';
import type { Report } from '../../core/gates/report.js';
import { shortIds } from '../../core/show/ids.js';
import { MAX_NAME } from '../../core/shown.js';
import { counted, fixed, MINUS, TOO_LARGE, whole } from '../../core/text/numerals.js';
import { increment } from '../../core/text/values.js';
import type { SHOWN_FIGURES } from '../../core/words/figure-table.js';
import { type Block, type Column, left, type ViewOptions } from './blocks.js';
import { code, cutMiddle, type Text } from './text.js';

/** Decimals that are shown; smaller differences are rounding errors of binary sums. */
const DECIMALS = 12;
const ROUNDING = 10 ** -DECIMALS;

/** 0.832; a dash for null. */
export function score(value: number | null): string {
  return value === null ? '–' : fixed(value, 3);
}

/** Formats a value with `show`; null for null. */
export function shown<Value, Shown>(value: Value | null, show: (value: Value) => Shown): Shown | null {
  return value === null ? null : show(value);
}

/** Both scores of a comparison with the same number of decimals, enough to distinguish different scores. */
export function scorePair(base: number | null, head: number | null): [string, string] {
  return base === null || head === null ? [score(base), score(head)] : formatDistinct(base, head, 3);
}

/** Two figures with the same number of decimals: `digits`, or more if different figures would look equal. */
export function formatDistinct(a: number, b: number, digits: number): [string, string] {
  const places = placesApart(a, b, digits);
  return [fixed(a, places), fixed(b, places)];
}

/**
 * Number of decimals that distinguish two figures, at least `digits`; `digits` for equal ones. Example: 4 for 0.8321
 * and 0.8323.
 */
export function placesApart(a: number, b: number, digits: number): number {
  if (Math.abs(a - b) <= ROUNDING) return digits;
  for (let places = digits; places <= DECIMALS; places++) {
    if (fixed(a, places) !== fixed(b, places)) return places;
  }
  return digits;
}

/** Number of decimals of a limit. Example: 2 for 0.85. */
export function placesOf(limit: number): number {
  const decimals = limit.toFixed(DECIMALS).split('.')[1] ?? '';
  let places = decimals.length;
  while (decimals[places - 1] === '0') places--;
  return places;
}

/** Decimals of a difference of scores: three, as scores have, or more if a difference would round to 0. */
export function changeDigits(change: number): number {
  return Math.abs(change) <= ROUNDING ? 3 : visibleDigits(change, 3);
}

/** The difference of two scores: −0.100, +0.063, +0.0004; ±0.000 for equal ones. */
export function changeText(change: number): string {
  return signed(change, changeDigits(change));
}

/** `digits` decimals, or as many as are needed to show that a number is not 0. Example: 4 for 0.0004 and `digits` 2. */
export function visibleDigits(value: number, digits: number): number {
  const size = Math.abs(value);
  if (size === 0 || size >= 0.5 * 10 ** -digits) return digits;
  return Math.min(DECIMALS, Math.ceil(-Math.log10(size)));
}

/** A number with its sign: a true minus, ± if it rounds to 0; empty if it is not finite. */
export function signed(value: number, digits: number): string {
  if (!Number.isFinite(value)) return '';
  const size = fixed(Math.abs(value), digits);
  if (!/[1-9]/.test(size)) return `±${size}`;
  return `${value < 0 ? MINUS : '+'}${size}`;
}

/** Decimals of an amount of dollars, for two significant digits: $0.87, $0.0042. */
function dollarDigits(value: number): number {
  const size = Math.abs(value);
  if (size === 0 || size >= 0.1 || !Number.isFinite(value)) return 2;
  return Math.min(DECIMALS, 1 - Math.floor(Math.log10(size)));
}

/** A count and its total: "3 of 4"; the mean of several answers has one decimal. */
export function shareText(part: number, total: number): string {
  const countText = (count: number) => fixed(count, Number.isInteger(count) ? 0 : 1);
  return `${countText(part)} of ${countText(total)}`;
}

/** US dollars: $0.87, $0.0042. */
export function dollars(value: number, digits: number = dollarDigits(value)): string {
  const text = fixed(value, digits);
  return text === TOO_LARGE ? text : `$${text}`;
}

/** Minimum relative increase of a cost that has a warning sign. */
const MIN_WARNED_INCREASE = 0.5;

/** A relative change in whole percent, with a warning sign for a large increase; empty if it is not finite. */
export function percent(base: number, head: number): string {
  if (base === 0) return head === 0 ? '±0 %' : 'new';
  const change = (head / base - 1) * Math.sign(base);
  if (!Number.isFinite(change)) return '';
  return `${change >= MIN_WARNED_INCREASE ? '⚠️ ' : ''}${signed(change * 100, 0)} %`;
}

export interface AmountStyle {
  readonly digits: (value: number) => number;
  readonly show: (value: number, digits: number) => string;
}

export const TOKENS: AmountStyle = { digits: () => 0, show: fixed };
export const SECONDS: AmountStyle = { digits: () => 1, show: fixed };
export const DOLLARS: AmountStyle = { digits: dollarDigits, show: dollars };

export const AMOUNT_STYLES = {
  tokens: TOKENS,
  seconds: SECONDS,
  dollars: DOLLARS,
  tools: SECONDS,
} satisfies Readonly<Record<(typeof SHOWN_FIGURES)[number]['unit'], AmountStyle>>;

/**
 * Formats tokens, time or cost: both sides with the same number of decimals, and the change in percent. Extra decimals
 * that distinguish two amounts are shown only if the change is not ±0 %. A change that could be chance has words
 * instead of a sign.
 */
export function amountCells({ base, head }: MeasureDelta, { digits, show }: AmountStyle, couldBeChance: boolean) {
  const formatAlone = (value: number | null) => (value === null ? '–' : show(value, digits(value)));
  if (base === null || head === null) return { base: formatAlone(base), head: formatAlone(head), change: '' };
  const change = percent(base, head);
  const minPlaces = Math.max(digits(base), digits(head));
  const places = change.startsWith('±') ? minPlaces : placesApart(base, head, minPlaces);
  return {
    base: show(base, places),
    head: show(head, places),
    change: couldBeChance ? withoutSign(change) : change,
  };
}

/** "+35 %" as "35 % more". */
function withoutSign(change: string): string {
  const at = change.search(/[+±−]/);
  if (at < 0) return change;
  const size = change.slice(at + 1);
  return change[at] === '±' ? 'the same' : `${size} ${change[at] === '+' ? 'more' : 'less'}`;
}

/** The figures of one turn of the user. Example: `2 steps, 1 failed, 120 tokens, 0.5 s`. */
export function turnText({ steps, failed_steps, total_tokens, elapsed_sec, cost_usd }: TurnFigures): string {
  const parts = [
    counted(steps, 'step'),
    failed_steps > 0 ? `${whole(failed_steps)} failed` : null,
    total_tokens === undefined ? null : counted(total_tokens, 'token'),
    elapsed_sec === undefined ? null : `${fixed(elapsed_sec, 1)} s`,
    cost_usd === undefined ? null : dollars(cost_usd),
  ];
  return parts.filter((part) => part !== null).join(', ');
}

/** Note on a cut list: "Showing 20 of 57; all are in the report."; empty if it is not cut. */
export function cutNote(total: number, { rows, allAt }: Pick<ViewOptions, 'rows' | 'allAt'>): Block[] {
  if (total <= rows) return [];
  const end = allAt ?? 'all are in the report';
  return [{ kind: 'paragraph', text: [`Showing ${whole(rows)} of ${whole(total)}; ${end}.`] }];
}

/** The id of each question, by which it can be shown with `stepgate show`; hashes are cut to their first characters. */
export function shownIds({ run, comparison }: Report, { idOf = questionId, ids }: Pick<ViewOptions, 'idOf' | 'ids'>) {
  if (ids === 'full') return idOf;
  const removed = comparison.kind === 'compared' ? comparison.removed : [];
  const idMap = cutIds([...run.questions, ...removed].flatMap((question) => idOf(question) ?? []));
  return (question: QuestionFigures) => {
    const id = idOf(question);
    return id === null ? null : (idMap.get(id) ?? id);
  };
}

/** The shown form of each id: short, and without the middle of a long id if it is still distinct. */
export function cutIds(ids: Iterable<string>): ReadonlyMap<string, string> {
  const shortIdMap = shortIds(ids);
  const counts = new Map<string, number>();
  for (const id of shortIdMap.values()) increment(counts, cutMiddle(id, MAX_NAME));
  return new Map(
    [...shortIdMap].map(([id, short]) => {
      const cut = cutMiddle(short, MAX_NAME);
      return [id, counts.get(cut) === 1 ? cut : short];
    }),
  );
}

/** The id of a question, unless a view shows another one. */
export function questionId({ id }: QuestionFigures): string {
  return id;
}

/**
 * The shown rows of a list of questions as a table, with a note if it is cut. The ids are the last column, unless an id
 * is shown as text.
 */
export function questionTable<Item>(
  columns: readonly Column[],
  items: readonly Item[],
  options: Pick<ViewOptions, 'idOf' | 'textOf' | 'rows' | 'allAt'>,
  rowOf: (item: Item) => { readonly question: QuestionFigures; readonly cells: Text[] },
): Block[] {
  const { idOf = questionId, textOf, rows: most } = options;
  const rows = items.slice(0, most).map(rowOf);
  if (rows.length === 0) return [];
  const ids = rows.map(({ question }) => (typeof textOf(question) === 'string' ? idOf(question) : null));
  const hasIds = ids.some((id) => id !== null);
  const table: Block = {
    kind: 'table',
    columns: hasIds ? [...columns, { ...left('Id'), unquoted: true }] : columns,
    rows: rows.map(({ cells }, at) => (hasIds ? [...cells, shown(ids[at] ?? null, (id) => [code(id)]) ?? []] : cells)),
  };
  return [table, ...cutNote(items.length, options)];
}

/** The same, folded under a summary; empty without items. */
export function foldedTable<Item>(summary: string, ...table: Parameters<typeof questionTable<Item>>): Block[] {
  const [, items] = table;
  return items.length === 0 ? [] : [{ kind: 'details', summary: [summary], blocks: questionTable(...table) }];
}
