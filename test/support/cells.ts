import { load } from 'js-yaml';

/** The cells of a table with a row in each line and `|` between its cells. */
export function cellsOf(table: string): string[][] {
  const lines = table.trim().split('\n');
  return lines.map((line) => line.split('|').map((cell) => cell.trim()));
}

/** The mapping that a cell is in YAML, without its braces. */
export function mappingIn(cell = ''): Readonly<Record<string, unknown>> {
  return load(`{${cell}}`) as Readonly<Record<string, unknown>>;
}

/** The list that a cell is in YAML, without its brackets. */
export function listIn(cell = ''): unknown[] {
  return load(`[${cell}]`) as unknown[];
}
