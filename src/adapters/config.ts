import { type Config, decodeConfig } from '../core/decode/config.js';
import { inputError } from '../core/errors.js';
import { locator, parseDocument } from './corpus.js';
import { type Roots, readText, refuseOutside } from './files.js';

/** Reads a config file. Throws an input error with every problem. */
export async function readConfig(file: string, roots: Roots = null): Promise<Config> {
  await refuseOutside(file, roots);
  const config = decodeConfig(parseDocument(await readText(file), file), file);
  if ('aliases' in config) return config;
  throw inputError(await Promise.all(config.map(locator())));
}
