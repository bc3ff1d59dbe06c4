/** How much of a question is shown. */
export interface Extent {
  /** Maximum number of rows of a table: those that only it has, those that both have, those of a table that matched. */
  readonly different: number;
  readonly common: number;
  readonly matched: number;
  /** Maximum number of characters of a cell, and of columns. */
  readonly cell: number;
  readonly columns: number;
  /** Whether all scored reference steps are compared, not only the one that decided. */
  readonly isEveryStep: boolean;
  /** Maximum number of characters of a call's arguments, and of its output; null: they are not shown. */
  readonly callTexts: { readonly args: number; readonly output: number } | null;
  /** Maximum number of listed calls, in addition to those that matched or explain something. */
  readonly calls: number;
}

export const SCREEN: Extent = {
  ...{ different: 10, common: 3, matched: 10, cell: 500, columns: 12 },
  ...{ isEveryStep: false, callTexts: null, calls: Number.POSITIVE_INFINITY },
};

/** The same with the whole texts of every call. */
export const WHOLE_CALLS: Extent = { ...SCREEN, callTexts: { args: 100_000, output: 1_000_000 } };
