import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StepgateError } from '../core/errors.js';
import type { Provenance } from '../core/figures.js';
import type { Report } from '../core/report.js';
import { type BaselineDepth, baselineHead, baselineQuestion, comparisonFile } from '../report/files.js';
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
    throw new StepgateError('input', `${folder}: the output folder cannot be made (${error.code ?? error.message})`);
  });
}

/** Writes the files of a run beside the evaluation file. */
export async function writeFiles(
  folder: string,
  report: Report,
  markdown: string,
  provenance: Provenance,
): Promise<void> {
  await writeFile(join(folder, AGGREGATES_FILE), dumpYaml(report.aggregates));
  await writeFile(join(folder, COMPARISON_FILE), dumpYaml(comparisonFile(report)));
  await writeFile(join(folder, REPORT_FILE), markdown);
  await writeBaseline(join(folder, BASELINE_FILE), report, provenance);
}

async function writeBaseline(path: string, report: Report, provenance: Provenance): Promise<void> {
  const head = dumpYaml(baselineHead(report, provenance));
  const depths: readonly BaselineDepth[] = ['full', 'without causes', 'scores only'];
  for (const depth of depths) {
    const questions = report.questions.map((question) => dumpYaml([baselineQuestion(question, depth)]));
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
