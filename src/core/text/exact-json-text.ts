/** What marks a number among the texts until they are written; no text of a file starts so by chance. */
const MARK = '\u0000stepgate-number:';
const MARKED = /"\\u0000stepgate-number:(-?\d+)"/g;

/** A value as JSON in one line, integers of any size as they were read. */
export function exactJsonText(value: unknown): string {
  let isLarge = false;
  const text = JSON.stringify(value, (_, item: unknown) => {
    if (typeof item !== 'bigint') return item;
    isLarge = true;
    return `${MARK}${item}`;
  });
  return isLarge ? text.replace(MARKED, '$1') : text;
}
