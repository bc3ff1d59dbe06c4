import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PAGE_FILE } from '../adapters/files/run-files.js';
import type { SingleFile, UploadOutcome } from '../adapters/github/artifact.js';
import { type RunContext, runUrl } from '../core/github/event.js';
import type { BaselineOutcome } from '../core/runs/baseline-outcome.js';
import type { Report } from '../core/runs/report.js';
import { footerTexts } from '../report/formats/comment.js';
import type { Link, Text } from '../report/words/text.js';
import { comparedWith } from './comment.js';
import type { ActionRun } from './run.js';

/** The files of a run as artifacts. */
export type FilesOutcome = UploadOutcome & {
  /** The report page, a separate artifact; absent where there is none. */
  readonly page?: UploadOutcome | undefined;
  /** What makes the run fail, one line each. */
  readonly breaches?: readonly string[];
};

/** The page of a run, to be uploaded; none with `page: false`. */
export async function pageFiles({ inputs, folder }: Pick<ActionRun, 'inputs' | 'folder'>): Promise<SingleFile[]> {
  if (!inputs.settings.page) return [];
  const path = join(folder, PAGE_FILE);
  const { size } = await stat(path).catch(() => ({ size: 0 }));
  return size === 0 ? [] : [{ path, artifact: 'report.html' }];
}

/** The last line of a report: what it is compared with, where there is more, which commit it speaks of. */
export function footerOf(
  context: RunContext,
  { comparison }: Report,
  baseline: BaselineOutcome,
  links: readonly Link[],
): Text[] {
  const isCompared = comparison.kind === 'compared' && comparison.paired > 0 && 'source' in baseline;
  const isBranchPoint = baseline.kind === 'found' && context.plan.kind === 'pull_request';
  const compared = isCompared ? comparedWith(context, comparison.label, baseline.source, isBranchPoint) : null;
  const head = context.plan.kind === 'pull_request' ? context.plan.head : context.sha;
  return footerTexts(compared, links, head);
}

/** The links of a comment: to the page, else to the run with its job summary, and to the files. */
export function reportLinks(context: RunContext, files: FilesOutcome | undefined): Link[] {
  const report = { text: 'full report', url: pageUrl(context, files) ?? runUrl(context) };
  return [report, ...(files?.kind === 'uploaded' ? [{ text: 'files', url: artifactUrl(context, files.id) }] : [])];
}

/** The address of the page; null where it was not uploaded. */
export function pageUrl(context: RunContext, files: FilesOutcome | undefined): string | null {
  return files?.page?.kind === 'uploaded' ? artifactUrl(context, files.page.id) : null;
}

/** The address of an artifact of the run. */
export function artifactUrl(context: RunContext, id: number): string {
  return `${runUrl(context)}/artifacts/${id}`;
}
