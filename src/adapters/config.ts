import { type Config, decodeConfig } from '../core/decode/config.js';
import { inputError } from '../core/errors.js';
import { parseDocument } from './corpus.js';
import { readText } from './files.js';

/** Reads a config file. Throws an input error with every problem. */
export async function readConfig(file: string): Promise<Config> {
  const config = decodeConfig(parseDocument(await readText(file), file), file);
  if ('aliases' in config) return config;
  throw inputError(config);
}
