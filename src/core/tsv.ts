type State = 'start of record' | 'start of field' | 'in field' | 'in quotes' | 'after quote';

/** Takes a text piece by piece, and gives back the records that each piece completes. */
export interface TsvReader {
  readonly push: (text: string) => readonly (readonly string[])[];
  /** The last record, where no line break ends it; and the line where a quote opens that never ends, null for none. */
  readonly end: () => { readonly records: readonly (readonly string[])[]; readonly openQuote: number | null };
}

/**
 * Reads values with a tab between them as Python's csv module does: a quote counts where a field starts, a doubled one
 * stands for itself, what follows a closing quote belongs to the field. Empty lines are no records.
 */
export function makeTsvReader(): TsvReader {
  let state: State = 'start of record';
  let field = '';
  let record: string[] = [];
  let line = 1;
  let quotedFrom = 0;
  let afterReturn = false;
  let records: string[][] = [];
  const endField = (next: State): void => {
    record.push(field);
    field = '';
    state = next;
  };
  const endRecord = (): void => {
    if (state !== 'start of record') endField('start of record');
    if (record.length > 0) records.push(record);
    record = [];
  };
  const openQuote = (): void => {
    if (state === 'after quote') field += '"';
    else quotedFrom = line;
    state = 'in quotes';
  };
  /** A tab, a quote, half a line break, or a run of other characters. */
  const take = (token: string): void => {
    const isSecondHalf = token === '\n' && afterReturn;
    const isBreak = (token === '\n' || token === '\r') && !isSecondHalf;
    if (isBreak) line++;
    if (state === 'in quotes') {
      if (token === '"') state = 'after quote';
      else field += token;
    } else if (isBreak) endRecord();
    else if (token === '\t') endField('start of field');
    else if (token === '"' && state !== 'in field') openQuote();
    else if (!isSecondHalf) {
      field += token;
      state = 'in field';
    }
    afterReturn = token === '\r';
  };
  const taken = (): string[][] => {
    const done = records;
    records = [];
    return done;
  };
  const push = (text: string) => {
    for (const [token] of text.matchAll(/[^\t\n\r"]+|[\t\n\r"]/g)) take(token);
    return taken();
  };
  const end = () => {
    const unclosed = state === 'in quotes' ? quotedFrom : null;
    endRecord();
    return { records: taken(), openQuote: unclosed };
  };
  return { push, end };
}
