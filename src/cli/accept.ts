import { dayOf, isDay } from '../core/comparison/known.js';
import { counted } from '../core/text/numerals.js';
import { usageError } from '../core/words/errors.js';
import { oneLine } from '../report/words/text.js';
import { acceptRegressions } from '../run/accept.js';
import type { Given } from './flags.js';
import { required } from './options.js';
import type { ProcessLike } from './print.js';
import { localRedactor } from './secrets.js';

/** `stepgate accept`: writes entries of known failures for the questions that regressed. */
export async function accept(options: Given<readonly [results: string]>, process: ProcessLike): Promise<number> {
  const [results] = options.operands;
  const { until, baseline } = options;
  const file = options.known ?? 'known.yaml';
  const reason = required('--reason', options.reason, 'say why, as in --reason "the vendor removed the field"');
  const today = dayOf(new Date());
  if (until !== null && !isDay(until)) throw usageError(`--until: expected a day, as in 2026-12-31, got "${until}"`);
  // Entries of a past day would not count.
  if (until !== null && until < today)
    throw usageError(`--until: ${until} has passed (in UTC, today is ${today}); name a later day`);
  const { redact } = localRedactor(process);
  const outcome = await acceptRegressions({ results, baseline, file, reason, until, redact });
  const { added: addedIds, known: knownIds } = outcome;
  for (const id of addedIds) process.stdout.write(`accepted: ${oneLine(id)}\n`);
  for (const id of knownIds) process.stdout.write(`already known: ${oneLine(id)}\n`);
  const countText = addedIds.length === 0 ? 'nothing to write' : `${counted(addedIds.length, 'question')} written`;
  process.stdout.write(`${countText}: ${oneLine(file)}\n`);
  return 0;
}
