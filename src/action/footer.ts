import type { RunContext } from '../core/github/event.js';
import type { BaselineOutcome } from '../core/github/outcome.js';
import { runUrl } from '../core/github/run-url.js';
import type { Report } from '../core/runs/report.js';
import { footerTexts } from '../report/footer.js';
import type { Link, Text } from '../report/text.js';
import type { FilesOutcome } from '../run/publish.js';
import { comparedWith } from './comment.js';

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
