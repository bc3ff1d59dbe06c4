import { type Mapping, madeAt } from '../text/values.js';
import { standInOfNumber } from './numbers.js';
import type { Interner } from './table.js';
import { BLANK, isBlank, isEncodedTriple, isPlainText, valueBehind, valueKey } from './terms.js';

/** What makes cells with different numbers equal. */
export interface CellLinks {
  /** Numbers of cells that have the same value in other characters. */
  readonly unions: (readonly [number, number])[];
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

/** An interner of cells as values of RDF. */
export function makeValueInterner(): Interner {
  let next = 1;
  const texts = new Map<string, number>();
  const values = new Map<string | number, number>();
  const labels = new Map<string, number>();
  const bare = new Map<string, number>();
  const links: CellLinks = { unions: [], standIns: new Map(), blanks: new Map(), hasLongNumber: false };
  const joinTexts = makeTextJoiner(links.unions);
  const idIn = <K>(ids: Map<K, number>, key: K): number => {
    const known = ids.get(key);
    if (known !== undefined) return known;
    ids.set(key, next);
    return next++;
  };
  const idOfValue = (key: string | number): number => {
    const first = next;
    const id = idIn(values, key);
    const standIn = id === first && typeof key === 'string' ? standInOfNumber(key) : null;
    if (standIn !== null) links.standIns.set(id, idIn(values, standIn));
    return id;
  };
  const idOfBlank = (key: string, found: readonly string[]): number => {
    const first = next;
    const id = key === BLANK ? idIn(bare, found[0] as string) : idIn(values, JSON.stringify([key, ...found]));
    if (id < first) return id;
    const nodes = found.map((label) => madeAt(labels, label, () => labels.size));
    links.blanks.set(id, { shape: idIn(values, `shape ${key}`), nodes });
    return id;
  };
  const idOf = (term: unknown): number => {
    if (term === undefined || term === null) return 0;
    const { type, value, datatype } = term as Mapping;
    // Most cells are texts, for which a text of their value need not be made.
    if (typeof value === 'string' && isPlainText(datatype) && isOrdinary(type, value)) return idIn(texts, value);
    const found: string[] = [];
    const key = valueKey(term, found);
    if (found.length > 0) return idOfBlank(key as string, found);
    if (key === 'u') return 0;
    if (typeof value === 'number' && value % 1 === 0 && !Number.isSafeInteger(value)) links.hasLongNumber = true;
    if (typeof key !== 'string' || !key.startsWith('t')) return idOfValue(key);
    const id = idIn(texts, key.slice(1));
    joinTexts(id, value as string, datatype);
    return id;
  };
  return { idOf, size: () => next, links };
}

const SPECIAL_START = new Set(['_', 'n', 'u']);

/** Whether no more than its characters distinguish a term. */
function isOrdinary(type: unknown, value: string): boolean {
  if (type !== 'uri') return type !== 'bnode';
  return !SPECIAL_START.has(value[0] as string) || !(isBlank(type, value) || isEncodedTriple(type, value));
}

/** Joins the numbers of texts that have one value behind them, as `PT90M` and `PT1H30M`. */
function makeTextJoiner(unions: CellLinks['unions']): (id: number, text: string, datatype: unknown) => void {
  const firsts = new Map<string, number>();
  const joined = new Set<number>();
  return (id, text, datatype) => {
    if (joined.has(id)) return;
    joined.add(id);
    const value = valueBehind(text, datatype);
    if (value === null) return;
    const first = firsts.get(value) ?? id;
    firsts.set(value, first);
    if (first !== id) unions.push([first, id]);
  };
}
