import { type BaselineDepth, baselineHead, baselineQuestion } from '../../core/runs/baseline-head.js';
import type { RunFigures } from '../../core/runs/figures.js';
import { completeFile, partialOf } from './output-file.js';
import { openText, type TextFile } from './text-file.js';
import { dumpYaml } from './yaml.js';

/** Maximum bytes of a baseline in an artifact; the writer omits data to stay below it. */
export const MAX_BASELINE = 20 * 1024 * 1024;

/** Forms of the baseline file; each is for runs that are too large for the previous one. */
const BASELINE_FORMS: readonly BaselineForm[] = [
  { depth: 'full', hasTemplates: true, most: 1_000_000 },
  { depth: 'full', hasTemplates: false, most: MAX_BASELINE },
  { depth: 'without causes', hasTemplates: false, most: MAX_BASELINE },
  // The shortest form, of any size.
  { depth: 'scores only', hasTemplates: false, most: Number.POSITIVE_INFINITY },
];

interface BaselineForm {
  readonly depth: BaselineDepth;
  /** Whether to include the aggregates of the templates, which comparisons do not need. */
  readonly hasTemplates: boolean;
  /** Maximum bytes. */
  readonly most: number;
}

/**
 * Writes the baseline file in the first form that fits. Forms smaller than `aggregatesSize` bytes of aggregates are
 * skipped.
 */
export async function writeBaseline(path: string, run: RunFigures, aggregatesSize: number): Promise<void> {
  const forms = BASELINE_FORMS.filter(({ hasTemplates, most }) => !hasTemplates || aggregatesSize <= most);
  for (const form of forms) {
    const file = await openText(partialOf(path));
    const isWhole = await writeForm(file, run, form);
    await file.flush();
    await file.handle.close();
    if (isWhole) return completeFile(path);
  }
}

/** Writes the questions. Returns false if the maximum size was exceeded. */
async function writeForm(
  file: TextFile,
  run: RunFigures,
  { depth, hasTemplates, most }: BaselineForm,
): Promise<boolean> {
  let { length: size } = await file.append(`${dumpYaml(baselineHead(run, hasTemplates))}questions:\n`);
  for (const question of run.questions) {
    size += (await file.append(dumpYaml([baselineQuestion(question, depth)]))).length;
    if (size > most) return false;
  }
  return size <= most;
}
