/** A mapping as YAML and JSON are read. */
export type Mapping = Readonly<Record<string, unknown>>;
/** Variables of a process, by name. */
export type Environment = Readonly<Record<string, string | undefined>>;
/** Keys and indexes that lead to a value. */
export type Path = readonly (string | number)[];
/** True for a mapping: an object that is neither null nor a list, nor a date, as other YAML parsers make them. */
export declare function isMapping(value: unknown): value is Mapping;
/** The own value under a key, or undefined; `constructor` and `__proto__` are ordinary keys. */
export declare function own(mapping: Mapping, key: string): unknown;
/** Missing and null are the same thing wherever the file formats have optional keys. */
export declare function isAbsent(value: unknown): value is null | undefined;
/** The value that a function makes, made at most once. */
export declare function once<T>(make: () => T): () => T;
/** Adds to a counter held in a map. */
export declare function increment<K>(counts: Map<K, number>, key: K, by?: number): void;
/** The set at a key; created if it is absent. */
export declare function setAt<K, V>(sets: Map<K, Set<V>>, key: K): Set<V>;
/** The list under a key of a map, made when it is not there yet. */
export declare function listAt<K, V>(lists: Map<K, V[]>, key: K): V[];
/** A part of a text that may stay after the text is gone: an engine keeps all of a text as long as a part of it. */
export declare function detached(part: string): string;
type Absent = null | undefined;
/** The function with its results kept by their argument. */
export declare function memoized<K, V>(make: (key: K) => V): (key: K) => V;
/** A mapping whose keys are there only if they have a value. */
type Present<T> = {
    readonly [Key in keyof T as Absent & T[Key] extends never ? Key : never]: T[Key];
} & {
    readonly [Key in keyof T as Absent & T[Key] extends never ? never : Key]?: NonNullable<T[Key]>;
};
/** The same without the keys that have no value. */
export declare function present<T extends object>(values: T): Present<T>;
/** Whether lists and mappings are nested no deeper than a limit, which bounds the recursion, too. */
export declare function depthWithin(value: unknown, limit: number): boolean;
/** The beginning of a text. An ellipsis marks the cut; redaction looks for the beginning of a secret before it. */
export declare function beginningOf(text: string, length: number): string;
/** The replacement of a text. */
export type Change = (text: string) => string;
/** The same plain data with all its texts changed, and all names and keys; the value itself where nothing changed. */
export declare function everyText<T>(value: T, change: Change, changeName?: Change): T;
export {};
