/** What a process used: milliseconds of processor time, and its peak memory in bytes. */
type Use = Record<'cpu' | 'peak', number>;
type Pair<T> = Record<'base' | 'current', T>;

export function runPairs<T>(count: number, runBase: () => Promise<T>, runThis: () => Promise<T>): Promise<Pair<T>[]>;
export function rowOf(run: string, pairs: readonly Pair<Use>[]): string[];
