import { join } from 'node:path';
import { makeFolder } from '../adapters/files/output-file.js';
import { PAGE_FILE, writePageFile } from '../adapters/files/run-files.js';
import { policyHash } from '../adapters/hash.js';
import type { RunTable } from '../core/many/compare-many.js';
import type { ManyOptions } from '../report/many/view.js';
import type { LegsPart } from '../report/page/many/model.js';

/** Writes the page of several runs, with how they ended where `legs` says it; gives back its path. */
export async function writeManyPage(
  folder: string,
  table: RunTable,
  options: Omit<ManyOptions, 'rows'>,
  legs: LegsPart | null = null,
): Promise<string> {
  const { manyModel } = await import('../report/page/many/model.js');
  const { renderManyPage } = await import('../report/page/many/page.js');
  const pieces = renderManyPage(manyModel(table, options, legs), policyHash);
  await writePageFile(await makeFolder(folder), pieces);
  return join(folder, PAGE_FILE);
}
