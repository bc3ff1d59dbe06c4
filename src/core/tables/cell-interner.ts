import { type Mapping, madeAt } from '../text/values.js';
import { DATATYPE_KINDS, type DatatypeKind, oddKey, typedKey } from './cells.js';
import { standInOfNumber } from './numbers.js';
import type { CellRule } from './table.js';
import { BLANK, isBlank, isEncodedTriple, numericKey, VALUED, valueKey } from './terms.js';

/** Numbers cells so that two cells get the same number exactly when they are equal. Unbound is 0. */
export interface CellInterner {
  readonly idOf: (term: unknown) => number;
  /** The largest number given so far plus 1. */
  readonly size: () => number;
  readonly links: CellLinks;
}

/** What makes cells with different numbers equal; nothing does unless cells are compared as values. */
export interface CellLinks {
  /** By datatype the literals that can have one value in several ways, as durations. A text equals those of its characters. */
  readonly valued: ReadonlyMap<unknown, ReadonlyMap<string, number>>;
  readonly texts: ReadonlyMap<string, number>;
  /** The cell that a cell equals where the other result does not have the cell itself. */
  readonly standIns: Map<number, number>;
  readonly blanks: Map<number, BlankCell>;
  /** Some number in JSON has more digits than a double. */
  hasLongNumber: boolean;
}

/** A blank node, or a triple term with blank nodes: equal to another one if they have the same shape and their nodes are equal. */
export interface BlankCell {
  /** The cell number of all cells that only labels distinguish. */
  readonly shape: number;
  /** A number for each label. */
  readonly nodes: readonly number[];
}

/** How literals of numbers and booleans are compared: by a key, or (null, also as a key) by their text. */
const NUMERIC_KEYS: Readonly<Record<CellRule, ((text: string, kind: DatatypeKind) => string | number | null) | null>> =
  {
    lexical: null,
    typed: typedKey,
    values: numericKey,
  };

/** Numbers the keys of several maps in one sequence from 1. */
function makeNumbering() {
  let next = 1;
  const idIn = <K>(ids: Map<K, number>, key: K): number => {
    const known = ids.get(key);
    if (known !== undefined) return known;
    ids.set(key, next);
    return next++;
  };
  return { idIn, size: () => next };
}

/** By value, by typed value, or by the text of the literal. */
export function makeCellInterner(cells: CellRule): CellInterner {
  const isValue = cells === 'values';
  const numericKeyOf = NUMERIC_KEYS[cells];
  const { idIn, size } = makeNumbering();
  const [texts, labels, bare] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()];
  const valued = new Map<unknown, Map<string, number>>();
  const values = new Map<string | number, number>();
  const links: CellLinks = { valued, texts, standIns: new Map(), blanks: new Map(), hasLongNumber: false };
  const idOfNumber = (key: string | number): number => {
    const id = idIn(values, key);
    const standIn = isValue && typeof key === 'string' ? standInOfNumber(key) : null;
    if (standIn !== null) links.standIns.set(id, idIn(values, standIn));
    return id;
  };
  const idOfBlank = (key: string, found: readonly string[]): number => {
    const first = size();
    const id = key === BLANK ? idIn(bare, found[0] as string) : idIn(values, JSON.stringify([key, ...found]));
    if (id < first) return id;
    const nodes = found.map((label) => madeAt(labels, label, () => labels.size));
    links.blanks.set(id, { shape: idIn(values, `shape ${key}`), nodes });
    return id;
  };
  const idOfOther = (term: Mapping): number => {
    if (!isValue) return idIn(values, oddKey(term));
    const found: string[] = [];
    const key = valueKey(term, found);
    if (found.length > 0) return idOfBlank(key as string, found);
    if (key === 'u') return 0;
    links.hasLongNumber ||= isLongNumber(term.value);
    // Keys of texts begin with a t.
    return typeof key === 'string' && key.startsWith('t') ? idIn(texts, key.slice(1)) : idOfNumber(key);
  };
  const idOf = (term: unknown): number => {
    if (term === undefined || term === null) return 0;
    const { type, value, datatype } = term as Mapping;
    // Most cells are literals and IRIs, for which a text of their value need not be made.
    const isOther = typeof value !== 'string' || (isValue && (isBlank(type, value) || isEncodedTriple(type, value)));
    if (isOther) return idOfOther(term as Mapping);
    const kind = numericKeyOf === null || datatype === undefined ? undefined : DATATYPE_KINDS.get(datatype);
    const numeric = numericKeyOf === null || kind === undefined ? null : numericKeyOf(value, kind);
    if (numeric !== null) return idOfNumber(numeric);
    if (!isValue || datatype === undefined || !VALUED.has(datatype)) return idIn(texts, value);
    return idIn(valued.get(datatype) ?? madeAt(valued, datatype, () => new Map()), value);
  };
  return { idOf, size, links };
}

function isLongNumber(value: unknown): boolean {
  return typeof value === 'number' && value % 1 === 0 && !Number.isSafeInteger(value);
}
