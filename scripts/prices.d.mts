/** The code of the package, its table of prices as JSON text. */
export function pricesAsJson(code: string): string;
