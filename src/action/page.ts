import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PAGE_FILE } from '../adapters/files/run-files.js';
import type { SingleFile } from '../adapters/github/artifact.js';
import { type RunContext, runUrl } from '../core/github/event.js';
import type { BaselineOutcome } from '../core/runs/baseline-outcome.js';
import type { Report } from '../core/runs/report.js';
import { footerTexts } from '../report/formats/comment.js';
import type { Link, Text } from '../report/words/text.js';
import type { PageHooks } from '../run/page.js';
import type { FilesOutcome } from '../run/publish.js';
import type { FindBaseEntries, FoundBaseline } from './baseline.js';
import { comparedWith } from './comment.js';
import type { ActionRun } from './run.js';

/** What the page of a run on GitHub says of its surroundings. */
export function pageHooks(
  { context }: ActionRun,
  findBaseline: () => Promise<FoundBaseline>,
  baseEntries: FindBaseEntries,
): PageHooks {
  const footer: PageHooks['footer'] = async (report) => {
    const { outcome } = await findBaseline();
    return footerOf(context, report, outcome, [{ text: 'run', url: runUrl(context) }]);
  };
  return { baseEntries, footer, results: null, baseline: null };
}

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
