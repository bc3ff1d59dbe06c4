import { MASK } from '../secrets/redact.js';
import { digestOf } from '../text/digest.js';
import { isAbsent } from '../text/values.js';
import { cutEnd } from './failed-call.js';
import { asText } from './shown.js';

/** What is known of a result; only that it is cut off; null: it was not recorded, or has masked secrets. */
export type CallResult = { readonly digest: string; readonly columns: readonly string[] } | 'cut off' | null;

/** The result of a call, to compare it with that of another run. */
export function resultOf({ output }: { readonly output?: unknown }): CallResult {
  if (isAbsent(output)) return null;
  const text = asText(output);
  if (text.includes(MASK)) return null;
  return cutEnd(text.trim()) === null ? { digest: digestOf(text), columns: columnsIn(text) } : 'cut off';
}

/** The beginning of a result, where the names of its columns are. */
const BEGINNING = 2000;
/** The list of columns of SPARQL JSON, or the first of a list of rows. */
const NAMES = /"vars"\s*:\s*\[([^\]]*)\]|\[\s*\{([^{}[\]]*)\}/;

/** The names of the columns of a result as JSON; empty for other results. */
function columnsIn(text: string): string[] {
  const [, names, row] = NAMES.exec(text.slice(0, BEGINNING).replaceAll('\\"', '"')) ?? [];
  const found = row === undefined ? (names ?? '').matchAll(/"([^"]*)"/g) : row.matchAll(/"([^"]*)"\s*:/g);
  return Array.from(found, ([, name = '']) => name);
}
