import { pageOf } from '../adapters/files/run-files.js';
import { openInBrowser } from '../adapters/process/signals.js';
import { printable } from '../report/words/text.js';
import type { ProcessLike } from './print.js';

/** `stepgate open`: the page of a run, in the browser. */
export async function open(
  { operands: [results] }: { readonly operands: readonly [string] },
  process: ProcessLike,
): Promise<number> {
  const path = await pageOf(results);
  process.stdout.write(`${printable(path)}\n`);
  openInBrowser(path, process.env);
  return 0;
}
