import { isVaried } from './ordinary.js';

/** A mapping as YAML and JSON are read. */
export type Mapping = Readonly<Record<string, unknown>>;

export type Rewrite = <T>(value: T) => T;

export const unchanged: Rewrite = (value) => value;

export type Environment = Readonly<Record<string, string | undefined>>;

export type Path = readonly (string | number)[];

/** True for a mapping: an object that is neither null nor a list, nor a date, as other YAML parsers make them. */
export function isMapping(value: unknown): value is Mapping {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}

/** The mapping that a value is; else an empty one. */
export function mappingOf(value: unknown): Mapping {
  return isMapping(value) ? value : {};
}

/** The own value under a key, or undefined; `constructor` and `__proto__` are ordinary keys. */
export function own(mapping: Mapping, key: string): unknown {
  return Object.hasOwn(mapping, key) ? mapping[key] : undefined;
}

/** Missing and null are the same thing wherever the file formats have optional keys. */
export function isAbsent(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

/** The value that a function makes, made at most once. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

export function increment<K>(counts: Map<K, number>, key: K, by = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

/** The value under a key of a map, made when it is not there yet. */
export function madeAt<K, V>(
  map: { get(key: K): V | undefined; set(key: K, value: V): unknown },
  key: K,
  make: () => V,
): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

export function setAt<K, V>(sets: Map<K, Set<V>>, key: K): Set<V> {
  return madeAt(sets, key, () => new Set());
}

export function sortedByText<Item>(items: readonly Item[], textOf: (item: Item) => string): Item[] {
  const keyed = items.map((item) => ({ item, key: textOf(item) }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  return keyed.map(({ item }) => item);
}

export function listAt<K, V>(lists: Map<K, V[]>, key: K): V[] {
  return madeAt(lists, key, () => []);
}

/** The items by their keys, in the order of the first item of each key. */
export function groupedBy<K, Item>(items: Iterable<Item>, keyOf: (item: Item) => K): Map<K, Item[]> {
  const groups = new Map<K, Item[]>();
  for (const item of items) listAt(groups, keyOf(item)).push(item);
  return groups;
}

/** One of each list, in all ways; at most `max`. */
export function combinations<Item>(lists: readonly (readonly Item[])[], max: number): Item[][] {
  let found: Item[][] = [[]];
  for (const list of lists)
    found = found.flatMap((start) => list.slice(0, max).map((item) => [...start, item])).slice(0, max);
  return found;
}

/** A part of a text that may stay after the text is gone: an engine keeps all of a text as long as a part of it. */
export function detached(part: string): string {
  return ` ${part}`.slice(1);
}

type Absent = null | undefined;

/** The function with its results kept by their argument. */
export function memoized<K, V>(make: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    if (!known.has(key)) known.set(key, make(key));
    return known.get(key) as V;
  };
}

/** The function of two indexes with its results kept; the second index is below `width`. */
export function memoizedPairs<V>(width: number, make: (one: number, other: number) => V): typeof make {
  const ofPair = memoized((pair: number) => make(Math.floor(pair / width), pair % width));
  return (one, other) => ofPair(one * width + other);
}

/** A mapping whose keys are there only if they have a value. */
type Present<T> = {
  readonly [Key in keyof T as Absent & T[Key] extends never ? Key : never]: T[Key];
} & { readonly [Key in keyof T as Absent & T[Key] extends never ? never : Key]?: NonNullable<T[Key]> };

/** The same without the keys that have no value. */
export function present<T extends object>(values: T): Present<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !isAbsent(value))) as Present<T>;
}

/** Whether lists and mappings are nested no deeper than a limit, which bounds the recursion, too. */
export function depthWithin(value: unknown, limit: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (limit < 0) return false;
  if (Array.isArray(value)) return value.every((item) => depthWithin(item, limit - 1));
  for (const key in value) if (!depthWithin((value as Mapping)[key], limit - 1)) return false;
  return true;
}

/** The beginning of a text. An ellipsis marks the cut. */
export function beginningOf(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length)}…`;
}

/** A text of at most so many characters. An ellipsis is the last one where it is cut. */
export function cutTo(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

/** The replacement of a text, and the key that it is the value of; no key for a cell of a table. */
export type Change = (text: string, key?: string) => string;

/** Texts that are looked up by their value, such as keys. */
const NAMES = new Set(['id', 'question_id', 'template_id', 'templateId']);

/** The same plain data with all its texts changed, and all names and keys; the value itself where nothing changed. */
export function everyText<T>(value: T, change: Change, changeName: Change = change): T {
  return changed(value, { text: change, name: changeName }) as T;
}

type Changes = Readonly<Record<'text' | 'name', Change>>;

function changed(value: unknown, changes: Changes, key?: string, isRow = false): unknown {
  if (typeof value === 'string') return changes.text(value, key);
  if (typeof value === 'bigint') return changedDigits(value, changes);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return changedItems(value, changes, key);
  return changedMapping(value as Mapping, changes, key, isRow);
}

/** Digits of a long number can be a secret. */
function changedDigits(value: bigint, { text }: Changes): unknown {
  const digits = String(value);
  const other = text(digits);
  return other === digits ? value : other;
}

function changedItems(items: readonly unknown[], changes: Changes, key?: string): readonly unknown[] {
  const areRows = items.length > 1 && items.every(isMapping);
  const copy = items.map((item, at) => changed(item, changes, nameBefore(items, at, key) ?? key, areRows));
  return copy.some((item, at) => !Object.is(item, items[at])) ? copy : items;
}

/** What names an item: the option of a command before it, or the name in a pair, as `['X-Api-Key', '…']`. */
function nameBefore(items: readonly unknown[], at: number, key = ''): string | undefined {
  const [before, item] = [items[at - 1], items[at]];
  if (typeof before !== 'string' || typeof item !== 'string') return undefined;
  if (/^--?[a-z]/.test(before)) return before;
  // Two words are no pair.
  return items.length === 2 && /^[\w-]{1,64}$/.test(before) && isVaried(item) ? `${key} ${before}` : undefined;
}

function changedMapping(value: Mapping, changes: Changes, of: string | undefined, isRow: boolean): Mapping {
  const keys = Object.keys(value);
  // The value of a pair is that of its name, as in `{name: DB_PASSWORD, value: …}` and `apiKey: {value: …}`.
  const pair = [value.name, value.key, of].find((name) => typeof name === 'string');
  const keyOf = (key: string) => (key === 'value' && pair !== undefined ? pair : isRow ? undefined : key);
  const copy = keys.map((key) => {
    const own = NAMES.has(key) ? { ...changes, text: changes.name } : changes;
    return [changes.name(key), changed(value[key], own, keyOf(key))] as const;
  });
  const isChanged = copy.some(([name, item], at) => name !== keys[at] || !Object.is(item, value[name]));
  return isChanged ? Object.fromEntries(copy) : value;
}
