/**
 * The rows of psql, in which a cell of several lines goes on in the next line below a plus in the place of its last blank. The cells
 * have the blanks around them.
 */
export function joinContinued(lines: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let open: readonly boolean[] = [];
  for (const line of lines) {
    const isOpen = line.map((cell) => cell.endsWith('+'));
    const cells = line.map((cell, at) => (isOpen[at] ? cell.slice(0, -1) : cell).trim());
    const last = open.includes(true) ? rows.at(-1) : undefined;
    if (!last) rows.push(cells);
    for (const [at, cell] of cells.entries()) if (last && open[at]) last[at] += `\n${cell}`;
    open = isOpen;
  }
  return rows;
}
