import type { CauseDetail } from '../cause-words.js';
import type { IsGiven } from '../model.js';
import { cellText, termOf } from './cells.js';
import { type ColumnPairs, kindOfColumn, plainName } from './overlap.js';
import type { SelectResult } from './result.js';

/** Two tables of which nothing matches, and which columns have values in common all the same. */
export interface UnmatchedTables {
  readonly reference: SelectResult;
  readonly actual: SelectResult;
  readonly required: readonly string[];
  readonly shared: ColumnPairs;
  readonly isGiven: IsGiven;
}

interface Trouble {
  readonly kind: 'unbound_column' | 'literal_for_iri';
  readonly detail: CauseDetail;
}

/** What keeps a required column from matching: it is there and empty, or it holds another kind of terms. */
export function columnTrouble(tables: UnmatchedTables): Trouble | null {
  if (tables.actual.rows.length === 0 || tables.reference.rows.length === 0) return null;
  const unbound = unboundColumns(tables);
  if (unbound.length > 0) return { kind: 'unbound_column', detail: { unbound_columns: unbound } };
  const column = otherTerms(tables);
  return column ? { kind: 'literal_for_iri', detail: { column } } : null;
}

/** Required columns that the actual result has by name, without a value in any row. */
function unboundColumns({ reference, actual, required, shared }: UnmatchedTables): string[] {
  return required.flatMap((name, index) => {
    if (shared[index] !== null || kindOfColumn(reference, name) === 'unbound') return [];
    const same = actual.columns.find((column) => plainName(column) === plainName(name));
    return same !== undefined && kindOfColumn(actual, same) === 'unbound' ? [same] : [];
  });
}

type Kind = ReturnType<typeof kindOfColumn>;
const HOLDS: Readonly<Partial<Record<Kind, 'text' | 'numbers' | 'IRIs'>>> = {
  uri: 'IRIs',
  text: 'text',
  typed: 'numbers',
};

/** A column of literals where the required one has IRIs, or the other way round. */
function otherTerms(tables: UnmatchedTables): CauseDetail['column'] | null {
  const { reference, required, shared } = tables;
  for (const [index, name] of required.entries()) {
    const wanted = kindOfColumn(reference, name);
    if (shared[index] !== null || !HOLDS[wanted]) continue;
    const isWanted = (kind: Kind) => (kind === 'uri' || kind === 'bnode') === (wanted === 'uri');
    const column = standIn(tables, name, isWanted);
    if (column) return { actual: column.name, holds: HOLDS[column.kind] ?? 'text', required: name };
  }
  return null;
}

/** The column that should be the required one: by its name, else the first where none holds the wanted kind of terms. */
function standIn(tables: UnmatchedTables, required: string, isWanted: (kind: Kind) => boolean) {
  const columns = answerColumns(tables);
  const named = columns.filter(({ name }) => isLike(name, required));
  const possible = named.length > 0 ? named : columns;
  return possible.some(({ kind }) => isWanted(kind)) ? undefined : possible[0];
}

const CLASS_COLUMNS = new Set(['class', 'type']);

/** Columns that match no required one, with values that are more than given entities and classes. */
function answerColumns({ actual, shared, isGiven }: UnmatchedTables): { readonly name: string; readonly kind: Kind }[] {
  const isPaired = (index: number) => shared.includes(index);
  return actual.columns
    .filter((_, index) => !isPaired(index))
    .map((name) => ({ name, kind: kindOfColumn(actual, name) }))
    .filter(({ name, kind }) => kind !== 'unbound' && !CLASS_COLUMNS.has(plainName(name)))
    .filter(({ name }) => {
      const texts = actual.rows.flatMap((row) => cellText(termOf(row, name)) ?? []);
      return !texts.every(isGiven);
    });
}

/** Shorter names are like too many others. */
const MIN_LIKE = 4;

function isLike(column: string, required: string): boolean {
  const [name, wanted] = [plainName(column), plainName(required)];
  const [short, long] = name.length < wanted.length ? [name, wanted] : [wanted, name];
  return name === wanted || (short.length >= MIN_LIKE && (long.startsWith(short) || long.endsWith(short)));
}
