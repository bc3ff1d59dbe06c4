import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileError } from './input-file.js';
import { missingReason } from './missing-path.js';
import { PAGE_FILE } from './run-files.js';

/** The whole path of a run's page, by its folder or as the file itself; an input error where there is none. */
export async function pageOf(path: string): Promise<string> {
  const stats = await stat(path).catch(() => null);
  if (!stats) throw fileError(path, missingReason(path, 'there is no such file or folder'));
  if (!stats.isDirectory()) return resolve(path);
  const file = join(path, PAGE_FILE);
  if (await stat(file).catch(() => null)) return resolve(file);
  throw fileError(path, `the folder has no ${PAGE_FILE}; stepgate evaluate --out writes one`);
}
