import { type Config, decodeConfig } from '../../core/decode/config.js';
import { inputError } from '../../core/errors.js';
import { locator, parseDocument } from './corpus.js';
import { readText } from './find-files.js';
import { DOCUMENTS, type Roots } from './input-file.js';

/** Reads a config file. Throws an input error with every problem. */
export async function readConfig(file: string, roots: Roots = null): Promise<Config> {
  const decoded = decodeConfig(parseDocument(await readText(file, { kinds: DOCUMENTS, roots }), file), file);
  if (decoded.kind === 'ok') return decoded.value;
  throw inputError(await Promise.all(decoded.problems.map(locator())));
}
