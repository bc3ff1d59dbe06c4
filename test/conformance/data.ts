import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The conformance data lies beside the project; where it does not, its cases are skipped. */
export const ROOT = process.env.STEPGATE_CONFORMANCE ?? join(import.meta.dirname, '../../../shared/conformance');

export const isThere = existsSync(ROOT);

export function list(...path: string[]): string[] {
  const folder = join(ROOT, ...path);
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

export function text(...path: string[]): string {
  return readFileSync(join(ROOT, ...path), 'utf8');
}
