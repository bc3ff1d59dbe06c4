import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredAggregates } from '../../core/entries/result-types.js';
import { baselineHead, baselineQuestion } from '../../core/figures/baseline-file.js';
import type { RunFigures } from '../../core/figures/figures.js';
import type { Report } from '../../core/gates/report.js';
import { MAX_BASELINE } from '../../core/limits.js';
import { badgeOf } from '../../report/formats/comment.js';
import { comparisonFile } from '../../report/formats/files.js';
import { renderJunit } from '../../report/formats/junit.js';
import { EVALUATION_FILE } from './evaluation-file.js';
import type { Roots } from './input-file.js';
import { checkOutput, makeFolder, openPartial, partialOf, writePieces, writeText } from './output-file.js';
import { dumpYaml } from './yaml-writer.js';

export const AGGREGATES_FILE = 'aggregates.yaml';
export const COMPARISON_FILE = 'comparison.yaml';
export const BASELINE_FILE = 'baseline.yaml';
export const REPORT_FILE = 'report.md';
export const PAGE_FILE = 'report.html';
export const SHARD_FILE = 'shard.jsonl';
const JUNIT_FILE = 'junit.xml';
const BADGE_FILE = 'badge.json';

/** Names of the files that a run writes in the action, without its page, in the order of uploading. */
export function runFileNames(isWhole: boolean): string[] {
  return [...SHARED_FILES, isWhole ? BASELINE_FILE : SHARD_FILE, JUNIT_FILE, BADGE_FILE];
}

const SHARED_FILES = [EVALUATION_FILE, AGGREGATES_FILE, COMPARISON_FILE, REPORT_FILE];

/** Names of the files that a run writes on the command line, including its page. */
export function localFileNames(): string[] {
  return [...SHARED_FILES, BASELINE_FILE, SHARD_FILE, PAGE_FILE];
}

/** Creates the output folder of a run and returns its real path. Throws if a file in it cannot be written. */
export async function makeOutputFolder(folder: string, roots: Roots): Promise<string> {
  const real = await makeFolder(folder, roots);
  await checkOutputs(real, localFileNames());
  return real;
}

async function checkOutputs(folder: string, names: readonly string[]): Promise<void> {
  const paths = names.map((name) => join(folder, name)).flatMap((path) => [path, partialOf(path)]);
  for (const path of paths) await checkOutput(path);
}

/** Writes the files of a run next to the evaluation file; a shard has no baseline file. */
export async function writeFiles(folder: string, report: Report, markdown: string, isWhole = true): Promise<void> {
  await writePieces(join(folder, AGGREGATES_FILE), aggregatePieces(report.run.aggregates));
  await writeText(join(folder, COMPARISON_FILE), dumpYaml(comparisonFile(report)));
  await writeText(join(folder, REPORT_FILE), markdown);
  if (isWhole) await writeBaseline(join(folder, BASELINE_FILE), report.run);
  // A file of an earlier run would look like a part of this run.
  await rm(join(folder, isWhole ? SHARD_FILE : BASELINE_FILE), { force: true });
}

/** Yields the aggregates as YAML, one template at a time: tens of thousands as one text take hundreds of megabytes. */
function* aggregatePieces({ per_template, ...otherAggregates }: StoredAggregates): Iterable<string> {
  const templates = Object.entries(per_template);
  const head = 'per_template:\n';
  if (templates.length === 0) yield dumpYaml({ per_template });
  else yield head;
  for (const [id, block] of templates) yield dumpYaml({ per_template: { [id]: block } }).slice(head.length);
  yield dumpYaml(otherAggregates);
}

/** Writes the page of a run piece by piece; returns its path. */
export async function writePageFile(folder: string, pieces: AsyncIterable<string> | Iterable<string>): Promise<string> {
  const path = join(folder, PAGE_FILE);
  await writePieces(path, pieces);
  return path;
}

/** Removes a partly written page and the page of an earlier run. */
export async function discardPage(folder: string): Promise<void> {
  const path = join(folder, PAGE_FILE);
  for (const file of [partialOf(path), path]) await rm(file, { force: true }).catch(() => undefined);
}

/** Writes the files of a comparison of scored runs; returns their paths. */
export async function writeComparisonFiles(folder: string, comparison: object, markdown: string): Promise<string[]> {
  const real = await makeFolder(folder);
  await checkOutputs(real, [COMPARISON_FILE, REPORT_FILE, PAGE_FILE]);
  await writeText(join(real, COMPARISON_FILE), dumpYaml(comparison));
  await writeText(join(real, REPORT_FILE), markdown);
  return [join(folder, COMPARISON_FILE), join(folder, REPORT_FILE)];
}

/** Writes the files for other programs: the questions as JUnit XML, the steps score as a badge. */
export async function writeReporterFiles(folder: string, report: Report): Promise<void> {
  await writeJunit(join(folder, JUNIT_FILE), report);
  await writeText(join(folder, BADGE_FILE), `${JSON.stringify(badgeOf(report))}\n`);
}

/** Writes the questions of a run as JUnit XML. The folder must exist. */
export async function writeJunit(path: string, report: Report): Promise<void> {
  await writePieces(path, renderJunit(report));
}

/**
 * Forms of the baseline file with their maximum bytes; each is for runs that are too large for the previous one.
 * Comparisons do not need the aggregates of the templates.
 */
const BASELINE_FORMS = [
  { depth: 'full', hasTemplates: true, most: 1_000_000 },
  { depth: 'full', hasTemplates: false, most: MAX_BASELINE },
  // The shortest form, of any size.
  { depth: 'scores only', hasTemplates: false, most: Number.POSITIVE_INFINITY },
] as const;

async function writeBaseline(path: string, run: RunFigures): Promise<void> {
  for (const { depth, hasTemplates, most } of BASELINE_FORMS) {
    const file = await openPartial(path);
    let { length: size } = file.append(`${dumpYaml(baselineHead(run, hasTemplates))}questions:\n`);
    for (const question of run.questions) {
      if (size <= most) size += file.append(dumpYaml([baselineQuestion(question, depth)])).length;
    }
    if (size <= most) return file.finish();
    await file.discard();
  }
}
