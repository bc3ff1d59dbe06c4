/** What marks a number among the texts until they are written; no text of a file starts so by chance. */
const MARK = '\u0000stepgate-number:';
const MARKED = /"\\u0000stepgate-number:(-?\d+)"/g;

/** A value as JSON in one line, integers of any size as they were read. */
export function exactJsonText(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    // A bigint is refused. Few values have one, and a replacer takes three times as long.
    return withLargeNumbers(value);
  }
}

function withLargeNumbers(value: unknown): string {
  const marked = (_: string, item: unknown) => (typeof item === 'bigint' ? `${MARK}${item}` : item);
  return JSON.stringify(value, marked).replace(MARKED, '$1');
}
