import { pageOf } from '../adapters/files/page-file.js';
import { openInBrowser } from '../adapters/open-in-browser.js';
import { printable } from '../report/text.js';
import type { ProcessLike } from './process.js';

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
