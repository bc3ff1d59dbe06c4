import { type Config, decodeConfig } from '../../core/decode/config.js';
import { inputError } from '../../core/errors.js';
import { locator, parseDocument } from './corpus.js';
import { readText } from './find-files.js';
import { DOCUMENTS, type Roots } from './input-file.js';

/** Reads a config file. Throws an input error with every problem. */
export async function readConfig(file: string, roots: Roots = null): Promise<Config> {
  const config = decodeConfig(parseDocument(await readText(file, { kinds: DOCUMENTS, roots }), file), file);
  if ('aliases' in config) return config;
  throw inputError(await Promise.all(config.map(locator())));
}
