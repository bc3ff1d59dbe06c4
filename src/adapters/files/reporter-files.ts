import { lstat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Report } from '../../core/runs/report.js';
import type { Redact } from '../../core/secrets/redact.js';
import { badgeOf } from '../../report/badge.js';
import { renderJunit } from '../../report/junit.js';
import { checkOutput, completeFile, partialOf, realFile, writeText } from './output-file.js';
import { openText } from './text-file.js';

export const JUNIT_FILE = 'junit.xml';
export const BADGE_FILE = 'badge.json';

/** Writes the files that other programs show: the questions as JUnit XML, the steps score as a badge. */
export async function writeReporterFiles(folder: string, report: Report, redact: Redact): Promise<void> {
  await writeJunit(join(folder, JUNIT_FILE), report, redact);
  await writeText(join(folder, BADGE_FILE), `${JSON.stringify(badgeOf(report, redact))}\n`);
}

/** The real path of a JUnit file; a place that cannot be written to is found before any work. The folder `out` is made by the run. */
export async function checkedJunitPath(path?: string, out?: string): Promise<string | null> {
  if (path === undefined) return null;
  const isInOut = out !== undefined && resolve(dirname(path)) === resolve(out);
  if (isInOut && !(await lstat(out).catch(() => null))) return path;
  const real = await realFile(path);
  await checkOutput(real);
  return real;
}

/** Writes the questions of a run as JUnit XML to a path in a folder that exists. */
export async function writeJunit(path: string, report: Report, redact: Redact): Promise<void> {
  const file = await openText(partialOf(path));
  try {
    for (const piece of renderJunit(report, redact)) await file.append(piece);
    await file.flush();
  } finally {
    await file.handle.close();
  }
  await completeFile(path);
}
