/** The records of a text, the line on which each begins, or why it cannot be read. */
export type Delimited =
  | { readonly kind: 'records'; readonly records: readonly (readonly string[])[] }
  | { readonly kind: 'invalid'; readonly reason: string };

/** Reads CSV as RFC 4180 says, with a comma or a tab between values; an empty line is a record of one empty value. */
export function readDelimited(text: string, delimiter: ',' | '\t'): Delimited {
  const records: string[][] = [];
  let record: string[] = [];
  let at = text.startsWith('\ufeff') ? 1 : 0;
  while (at < text.length) {
    const isQuoted = text[at] === '"';
    const end = isQuoted ? closingQuote(text, at) : endOfValue(text, at, delimiter);
    if (end < 0) return { kind: 'invalid', reason: `unterminated quote in record ${records.length + 1}` };
    record.push(isQuoted ? text.slice(at + 1, end).replaceAll('""', '"') : text.slice(at, end));
    at = isQuoted ? end + 1 : end;
    const next = text[at];
    if (next === delimiter) {
      at++;
      // A delimiter at the very end is followed by an empty value.
      if (at === text.length) record.push('');
      continue;
    }
    if (next !== undefined && next !== '\n' && next !== '\r') {
      return { kind: 'invalid', reason: `text after a closing quote in record ${records.length + 1}` };
    }
    records.push(record);
    record = [];
    at += next === '\r' && text[at + 1] === '\n' ? 2 : 1;
  }
  if (record.length > 0) records.push(record);
  return { kind: 'records', records };
}

/** The quote that closes one; a doubled quote stands for itself. */
function closingQuote(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at;
  }
  return -1;
}

function endOfValue(text: string, start: number, delimiter: string): number {
  let at = start;
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at++;
  return at;
}
