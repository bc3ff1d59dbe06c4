/** Two tools of an order: the later one was called before the earlier one, or without it. */
export interface WrongOrder {
  readonly earlier: string;
  readonly later: string;
  readonly isMissing: boolean;
}

/** The first two patterns of an order that the calls, listed by their first calls, did not keep; null where they did. */
export function wrongOrder(order: readonly string[], called: readonly string[]): WrongOrder | null {
  for (const [at, earlier] of order.entries()) {
    const place = called.indexOf(earlier);
    const later = order.slice(at + 1).find((name) => {
      const found = called.indexOf(name);
      return found >= 0 && (place < 0 || found < place);
    });
    if (later !== undefined) return { earlier, later, isMissing: place < 0 };
  }
  return null;
}
