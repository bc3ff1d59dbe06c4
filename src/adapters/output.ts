import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StepgateError } from '../core/errors.js';
import type { Provenance } from '../core/figures.js';
import type { Report } from '../core/report.js';
import { type BaselineDepth, baselineHead, baselineQuestion, comparisonFile } from '../report/files.js';
import { openText, type TextFile } from './text-file.js';
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
    throw new StepgateError('input', `${folder}: the output folder cannot be made (${error.code ?? error.message})`);
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

async function writeBaseline(
  path: string,
  report: Report,
  provenance: Provenance,
  redact: (text: string) => string,
): Promise<void> {
  const head = redact(dumpYaml(baselineHead(report, provenance)));
  for (const depth of ['full', 'without causes', 'scores only'] as const) {
    const file = await openText(path);
    const isWhole = await writeQuestions(file, head, report, { depth, redact });
    await file.flush();
    await file.handle.close();
    if (isWhole) return;
  }
}

/** Writes the questions as far as the size goes; without it only what cannot be made shorter. False: it was cut off. */
async function writeQuestions(
  file: TextFile,
  head: string,
  report: Report,
  { depth, redact }: { readonly depth: BaselineDepth; readonly redact: (text: string) => string },
): Promise<boolean> {
  const most = depth === 'scores only' ? Number.POSITIVE_INFINITY : MAX_BASELINE;
  let { length: size } = await file.append(`${head}questions:\n`);
  for (const question of report.questions) {
    size += (await file.append(redact(dumpYaml([baselineQuestion(question, depth)])))).length;
    if (size > most) return false;
  }
  return true;
}
