import { type Config, decodeConfig } from '../../core/decode/config.js';
import { inputError } from '../../core/errors.js';
import { parseDocument } from './corpus.js';
import { readText } from './find-files.js';
import { DOCUMENTS, type Roots } from './input-file.js';
import { problemsWithLines } from './yaml-positions.js';

/** Reads a config file. Throws an input error with every problem. */
export async function readConfig(file: string, roots: Roots = null): Promise<Config> {
  const text = await readText(file, { kinds: DOCUMENTS, roots });
  const decoded = decodeConfig(parseDocument(text, file), file);
  if (decoded.kind === 'ok') return decoded.value;
  throw inputError(problemsWithLines(decoded.problems, text));
}
