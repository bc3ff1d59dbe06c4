import { queryLines } from './query-lines.js';

/** Example: `line 9, column 5`, `(line:2, col:3)`; columns start at 0 in `line 3:4`. */
const POSITION = /\bline:? ?(\d{1,6})(?:(:|,? ?\(?col(?:umn)?\W{0,3})(\d{1,6}))?/i;

/**
 * The shown line of a query that its syntax error names, if what the error quotes stands there: at its column, or else in no other
 * line. Servers also count lines that they add themselves. null: it is not certain, or equal lines are shown.
 */
export function lineOfError(error: string, query: string): string | null {
  const [, number, separator, column] = POSITION.exec(error) ?? [];
  const lines = query.split('\n');
  const text = lines[Number(number) - 1];
  if (text === undefined) return null;
  const placeOf = (quote: string): number => {
    const at = Number(column) - (separator === ':' ? 0 : 1);
    if (column !== undefined) return text.startsWith(quote, at) ? at : -1;
    return /\w/.test(quote) && lines.filter((line) => line.includes(quote)).length === 1 ? text.indexOf(quote) : -1;
  };
  const quotes = error.split(/["'`\n]|\bline \d+:/i).flatMap((part) => part.trim() || []);
  const quote = quotes.find((one) => placeOf(one) >= 0);
  if (quote === undefined) return null;
  // A query is laid out from its beginning on, so the lines up to the quote are those of the whole query.
  const before = [...lines.slice(0, Number(number) - 1), text.slice(0, placeOf(quote) + quote.length)];
  const shown = queryLines(query);
  const line = shown[queryLines(before.join('\n')).length - 1] ?? null;
  return shown.filter((one) => one === line).length === 1 ? line : null;
}
