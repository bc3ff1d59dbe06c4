import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { knownFrom, parseDocument, readKnown, tooLargeKnown } from '../adapters/files/corpus.js';
import { readText } from '../adapters/files/find-files.js';
import { fileError, unreadable } from '../adapters/files/input-file.js';
import { writeText } from '../adapters/files/output-file.js';
import { COMPARISON_FILE } from '../adapters/files/run-files.js';
import { dumpYaml } from '../adapters/files/yaml-writer.js';
import { dayOf, findEntries, NOTHING_KNOWN } from '../core/comparison/known.js';
import { malformedId } from '../core/corpus/shape.js';
import { MAX_KNOWN } from '../core/limits.js';
import { isMapping, type Rewrite } from '../core/text/values.js';
import { escapeStars } from '../core/text/wildcards.js';
import { forInput, StepgateError } from '../core/words/errors.js';
import { compareScoredRuns } from './compare.js';

export interface AcceptRequest {
  readonly results: string;
  /** null: use the comparison file of the results. */
  readonly baseline: string | null;
  readonly file: string;
  readonly reason: string;
  readonly until: string | null;
  readonly redact: Rewrite;
}

/** Appends an entry for each regressed question without an entry valid today. The rest of the file is unchanged. */
export async function acceptRegressions(request: AcceptRequest) {
  const { file, reason, until } = request;
  const ids = await listRegressedIds(request);
  // An unreadable file is not replaced.
  const emptyIfMissing = (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? '' : unreadable(file)(error));
  const before = await forInput('--known', readFile(file, 'utf8').catch(emptyIfMissing));
  const isNew = before.trim() === '';
  const entries = isNew ? [] : await forInput('--known', readKnown(file));
  const findEntry = findEntries({ entries, today: dayOf(new Date()) });
  const added = ids.filter((id) => findEntry(id) === null);
  const known = ids.filter((id) => findEntry(id) !== null);
  if (added.length === 0) return { added, known };
  const written = added.map((id) => ({ question: escapeStars(id), reason, ...(until !== null && { until }) }));
  const kept = isNew ? '' : before;
  const indent = /^( *)- /m.exec(kept)?.[1] ?? '';
  const gap = kept === '' || kept.endsWith('\n') ? '' : '\n';
  const text = `${kept}${gap}${dumpYaml(written).replace(/^(?=.)/gm, indent)}`;
  checkAppended(text, file, isNew ? null : entries.length + added.length);
  await forInput('--known', writeText(file, text));
  return { added, known };
}

async function listRegressedIds({ results, baseline, redact }: AcceptRequest): Promise<string[]> {
  if (baseline === null) return readRegressions(results);
  const noLimits = { select: [], gates: [], corpus: null, draw: null, known: NOTHING_KNOWN };
  const { comparison } = await compareScoredRuns({ base: baseline, head: results, ...noLimits, redact });
  if (comparison.kind !== 'compared') return [];
  return [...new Set([...comparison.regressed, ...comparison.droppedChecks].map(({ head }) => head.id))];
}

/** Reads the regressions from the run's own comparison file, which omits known failures. */
async function readRegressions(results: string): Promise<string[]> {
  const file = join(results, COMPARISON_FILE);
  const value = parseDocument(await forInput('RESULTS', readText(file)), file);
  const comparison = isMapping(value) ? value.comparison : null;
  if (!isMapping(comparison) || comparison.kind !== 'compared') {
    throw new StepgateError('input', `${file}: nothing was compared; name a run to compare with, as in --baseline DIR`);
  }
  const lists = [comparison.regressed, comparison.answer_checks_fallen].filter((list) => Array.isArray(list));
  const ids = lists.flat().map((one: unknown) => (isMapping(one) ? one.question_id : null));
  if (ids.every((id) => typeof id === 'string' && id !== '' && malformedId(id) === null))
    return [...new Set(ids as string[])];
  throw fileError(file, 'comparison: expected a list of regressed questions, each with its question_id');
}

/** Refuses a file that does not parse after the change, such as a list in brackets. `expected` is null for a new file. */
function checkAppended(text: string, file: string, expected: number | null): void {
  const size = Buffer.byteLength(text);
  if (size > MAX_KNOWN) throw new StepgateError('input', `--known: ${file}: would have ${tooLargeKnown(size)}`);
  try {
    if (!/\.json$/i.test(file) && (knownFrom(text, file).length === expected || expected === null)) return;
  } catch (error) {
    if (expected === null || !(error instanceof StepgateError)) throw error;
  }
  const message = 'entries cannot be added at its end; write it as YAML with one "- question: …" per entry';
  throw new StepgateError('input', `--known: ${file}: ${message}`);
}
