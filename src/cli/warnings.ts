import { counted } from '../core/text/numerals.js';
import { oneLine } from '../report/text.js';
import type { ProcessLike } from './process.js';

const SHOWN_WARNINGS = 10;

/** The first warnings about the inputs, on stderr. */
export function printWarnings(warnings: readonly string[], { stderr }: ProcessLike): void {
  for (const warning of warnings.slice(0, SHOWN_WARNINGS)) stderr.write(`warning: ${oneLine(warning)}\n`);
  const more = warnings.length - SHOWN_WARNINGS;
  if (more > 0)
    stderr.write(`… and ${counted(more, 'more warning')}: stepgate validate lists ${more === 1 ? 'it' : 'them'}\n`);
}
