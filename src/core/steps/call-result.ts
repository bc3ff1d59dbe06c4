import { MASK } from '../secrets/redact.js';
import { digestOf } from '../text/digest.js';
import { isAbsent } from '../text/values.js';
import { cutEnd } from './failed-call.js';
import { unwrapped } from './mcp.js';
import { foundNothing, SHORT } from './missed.js';
import { asText } from './shown.js';

/** What is known of a result; only that it is cut off; null: it was not recorded, or has masked secrets. */
export type CallResult =
  | { readonly digest: string; readonly columns: readonly string[]; readonly isEmpty: boolean }
  | 'cut off'
  | null;

/** The result of a call, to compare it with that of another run. */
export function resultOf({ name = '', output }: { readonly name?: unknown; readonly output?: unknown }): CallResult {
  if (isAbsent(output)) return null;
  const { text: given } = unwrapped(output);
  const text = asText(given);
  if (text.includes(MASK)) return null;
  if (cutEnd(text.trim()) !== null) return 'cut off';
  const isEmpty = text.length <= SHORT && typeof name === 'string' && foundNothing({ name, output: given });
  return { digest: digestOf(text), columns: columnsIn(text), isEmpty };
}

/** The beginning of a result, where the names of its columns are. */
const BEGINNING = 2000;
/** The list of columns of SPARQL JSON, or the first of a list of rows. */
const NAMES = /"vars"\s*:\s*\[([^[\]]*)\]|\[\s*\{([^{}[\]]*)\}/;

function columnsIn(text: string): string[] {
  const [, names, row] = NAMES.exec(text.slice(0, BEGINNING).replaceAll('\\"', '"')) ?? [];
  const found = row === undefined ? (names ?? '').matchAll(/"([^"]*)"/g) : row.matchAll(/"([^"]*)"\s*:/g);
  return Array.from(found, ([, name = '']) => name);
}
