/** A result of a query: names of columns, and rows of values. */
export interface QueryResult {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

/** BIRD: the sets of the rows, as the database gives them, are equal. */
export function birdScore(gold: QueryResult, predicted: QueryResult): number {
  const setOf = ({ rows }: QueryResult) => [...new Set(rows.map((row) => JSON.stringify(row)))].sort().join('\n');
  return setOf(gold) === setOf(predicted) ? 1 : 0;
}

/** Spider 2: each column of the reference equals some column, within 0.01; missing values count as 0. */
export function spider2Score(gold: QueryResult, predicted: QueryResult, ignoreOrder: boolean): number {
  const columnsOf = ({ columns, rows }: QueryResult) => columns.map((_, at) => rows.map((row) => row[at] ?? 0));
  const found = columnsOf(predicted);
  const fits = (one: readonly unknown[]) => found.some((other) => sameVector(one, other, ignoreOrder));
  return columnsOf(gold).every(fits) ? 1 : 0;
}

function sameVector(one: readonly unknown[], other: readonly unknown[], ignoreOrder: boolean): boolean {
  const inOrder = (values: readonly unknown[]) =>
    ignoreOrder ? values.toSorted((a, b) => (String(a) < String(b) ? -1 : 1)) : values;
  const [left, right] = [inOrder(one), inOrder(other)];
  if (left.length !== right.length) return false;
  return left.every((value, at) => {
    const beside = right[at];
    if (typeof value !== 'number' || typeof beside !== 'number') return value === beside;
    return Math.abs(value - beside) <= Math.max(0.01, 1e-9 * Math.max(Math.abs(value), Math.abs(beside)));
  });
}
