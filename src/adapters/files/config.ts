import { stat } from 'node:fs/promises';
import { type Calibration, decodeCalibration } from '../../core/judge/calibration.js';
import type { Config } from '../../core/runs/config.js';
import { decodeKnown, type KnownEntry } from '../../core/runs/known.js';
import { inputError, requireOk } from '../../core/words/errors.js';
import { decodeConfigWithPatterns } from '../patterns.js';
import { locator, parseDocument } from './corpus.js';
import { MIB, readText } from './find-files.js';
import { checkInput, DOCUMENTS, fileError, type Roots } from './input-file.js';
import { problemsWithLines } from './yaml-positions.js';

/** Reads a config file. Throws an input error with every problem. */
export async function readConfig(file: string, roots: Roots = null): Promise<Config> {
  const value = parseDocument(await readText(file, { kinds: DOCUMENTS, roots }), file);
  const decoded = await decodeConfigWithPatterns(value, file);
  if (decoded.kind === 'ok') return decoded.value;
  throw inputError(await Promise.all(decoded.problems.map(locator())));
}

/** Reads a calibration file. Throws an input error for an invalid one. */
export async function readCalibration(file: string, roots: Roots = null): Promise<Calibration> {
  return requireOk(decodeCalibration(parseDocument(await readText(file, { kinds: DOCUMENTS, roots }), file), file));
}

/** Maximum bytes of a file of known questions, the limit of GitHub's contents API. */
export const MAX_KNOWN = MIB;

/** Reads a file of known questions. Throws an input error with every problem at its line. */
export async function readKnown(file: string, roots: Roots = null): Promise<readonly KnownEntry[]> {
  const rules = { kinds: DOCUMENTS, roots };
  await checkInput(file, rules);
  const { size } = (await stat(file).catch(() => null)) ?? { size: 0 };
  if (size > MAX_KNOWN) throw fileError(file, tooLargeKnown(size));
  return knownFrom(await readText(file, rules), file);
}

/** Decodes known questions from a text. `file`: name for messages. */
export function knownFrom(text: string, file: string): readonly KnownEntry[] {
  const decoded = decodeKnown(parseDocument(text, file), file);
  if (decoded.kind === 'ok') return decoded.value;
  throw inputError(problemsWithLines(decoded.problems, text));
}

/** The error message for a file that exceeds the maximum size. */
export function tooLargeKnown(size: number): string {
  return `${(size / MIB).toFixed(1)} MiB, which exceeds the maximum of ${MAX_KNOWN / MIB} MiB; use patterns`;
}
