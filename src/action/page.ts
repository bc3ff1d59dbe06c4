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

/** The result of uploading the files of a run. */
export type FilesOutcome = UploadOutcome & {
  /** The report page, a separate artifact; absent if there is none. */
  readonly page?: UploadOutcome | undefined;
  /** Reasons to fail the run, one line each. */
  readonly breaches?: readonly string[];
};

/** The page of a run for the upload; empty with `page: false` or without a page. */
export async function pageFiles({ inputs, folder }: Pick<ActionRun, 'inputs' | 'folder'>): Promise<SingleFile[]> {
  if (!inputs.settings.page) return [];
  const path = join(folder, PAGE_FILE);
  const { size } = await stat(path).catch(() => ({ size: 0 }));
  return size === 0 ? [] : [{ path, artifact: 'report.html' }];
}

/** The last line of a report: its baseline, links to more details, and its commit. */
export function footerOf(
  context: RunContext,
  { comparison }: Report,
  baseline: BaselineOutcome,
  links: readonly Link[],
): Text[] {
  const isCompared = comparison.kind === 'compared' && comparison.paired > 0 && 'source' in baseline;
  const isBranchPoint = baseline.kind === 'found' && context.plan.kind === 'pull_request';
  const baselineText = isCompared ? comparedWith(context, comparison.label, baseline.source, isBranchPoint) : null;
  const head = context.plan.kind === 'pull_request' ? context.plan.head : context.sha;
  return footerTexts(baselineText, links, head);
}

/** The links of a comment: to the page (else to the run with its job summary) and to the files. */
export function reportLinks(context: RunContext, files: FilesOutcome | undefined): Link[] {
  const report = { text: 'full report', url: pageUrl(context, files) ?? runUrl(context) };
  return [report, ...(files?.kind === 'uploaded' ? [{ text: 'files', url: artifactUrl(context, files.id) }] : [])];
}

/** The URL of the page; null if it was not uploaded. */
export function pageUrl(context: RunContext, files: FilesOutcome | undefined): string | null {
  return files?.page?.kind === 'uploaded' ? artifactUrl(context, files.page.id) : null;
}

/** The URL of an artifact of the run. */
export function artifactUrl(context: RunContext, id: number): string {
  return `${runUrl(context)}/artifacts/${id}`;
}
