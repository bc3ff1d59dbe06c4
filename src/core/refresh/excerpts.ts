import { MAX_LINE_TEXT } from '../shown.js';
import { beginningOf } from '../text/values.js';

/** Characters that both texts have in common before their first difference, and that are shown. */
const BEFORE = 20;

/** Two texts from a little before their first difference, at most `length` characters of each. */
export function excerptsOf(one: string, other: string, length: number): readonly [string, string] {
  const [left, right] = withLineBreaks(one, other);
  const start = Math.max(0, commonLength(left, right) - BEFORE);
  // Without half of a character at its start.
  const shown = (text: string) =>
    (start > 0 ? '…' : '') + beginningOf(text.slice(start).replace(/^[\udc00-\udfff]/, ''), length);
  return [shown(left), shown(right)];
}

const LINE_BREAKS: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Two texts that differ only in line breaks and tabs with signs for these, which one line does not show. */
function withLineBreaks(one: string, other: string): readonly [string, string] {
  const inOneLine = (text: string) => text.replace(/\s+/g, ' ');
  const signed = (text: string) => text.replace(/[\n\r\t]/g, (sign) => LINE_BREAKS[sign] ?? sign);
  return inOneLine(one) === inOneLine(other) ? [signed(one), signed(other)] : [one, other];
}

function commonLength(one: string, other: string): number {
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at++;
  return at;
}

/** Shown rows of two sides: a row that is too long for a line begins where it differs from the most similar row of the other side. */
export function excerptRows(rows: readonly string[], others: readonly string[]): string[] {
  return rows.map((row) => {
    const alike = others.map((other) => ({ other, common: commonLength(row, other) }));
    const [nearest] = alike.sort((a, b) => b.common - a.common);
    if (!nearest) return row;
    const [own, other] = withLineBreaks(row, nearest.other);
    return Math.max(own.length, other.length) <= MAX_LINE_TEXT ? own : excerptsOf(own, other, own.length)[0];
  });
}
