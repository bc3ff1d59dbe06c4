import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Provenance } from '../core/figures.js';
import type { Report } from '../core/report.js';
import { type BaselineDepth, baselineHead, baselineQuestion, comparisonFile } from '../report/files.js';
import { fileError } from './files.js';
import { openText } from './text-file.js';
import { dumpYaml } from './yaml.js';

export const AGGREGATES_FILE = 'aggregates.yaml';
export const COMPARISON_FILE = 'comparison.yaml';
export const BASELINE_FILE = 'baseline.yaml';
export const REPORT_FILE = 'report.md';

/** A baseline that is read from an artifact may be no larger; the writer keeps within it. */
export const MAX_BASELINE = 20 * 1024 * 1024;

/** Makes the folder that a run writes to. */
export async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    const isFile = error.code === 'EEXIST' || error.code === 'ENOTDIR';
    const reason = isFile ? 'is a file, or lies in one; name a folder' : 'the output folder cannot be made';
    throw fileError(folder, isFile ? reason : `${reason} (${error.code ?? error.message})`);
  });
}

/** Writes the files of a run beside the evaluation file. */
export async function writeFiles(
  folder: string,
  report: Report,
  markdown: string,
  { provenance, redact }: { readonly provenance: Provenance; readonly redact: (text: string) => string },
): Promise<void> {
  await writeFile(join(folder, AGGREGATES_FILE), redact(dumpYaml(report.aggregates)));
  await writeFile(join(folder, COMPARISON_FILE), redact(dumpYaml(comparisonFile(report))));
  await writeFile(join(folder, REPORT_FILE), redact(markdown));
  await writeBaseline(join(folder, BASELINE_FILE), report, provenance, redact);
}

/** Writes what a comparison of two scored runs found; gives back the paths. */
export async function writeComparisonFiles(
  folder: string,
  report: Report,
  markdown: string,
  redact: (text: string) => string,
): Promise<string[]> {
  await makeFolder(folder);
  const [comparison, whole] = [join(folder, COMPARISON_FILE), join(folder, REPORT_FILE)];
  await writeFile(comparison, redact(dumpYaml(comparisonFile(report))));
  await writeFile(whole, redact(markdown));
  return [comparison, whole];
}

async function writeBaseline(
  path: string,
  report: Report,
  provenance: Provenance,
  redact: (text: string) => string,
): Promise<void> {
  const head = redact(dumpYaml(baselineHead(report, provenance)));
  const depths: readonly BaselineDepth[] = ['full', 'without causes', 'scores only'];
  for (const depth of depths) {
    const questions = report.questions.map((question) => redact(dumpYaml([baselineQuestion(question, depth)])));
    const size = questions.reduce((sum, text) => sum + Buffer.byteLength(text), Buffer.byteLength(head));
    if (size > MAX_BASELINE && depth !== 'scores only') continue;
    const file = await openText(path);
    await file.append(`${head}questions:\n`);
    for (const question of questions) await file.append(question);
    await file.flush();
    await file.handle.close();
    return;
  }
}
