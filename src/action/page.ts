import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PAGE_FILE } from '../adapters/files/run-files.js';
import type { SingleFile } from '../adapters/github/artifact.js';
import { runUrl } from '../core/github/run-url.js';
import type { PageHooks } from '../run/page.js';
import type { ActionRun } from './action-run.js';
import type { FindBaseEntries } from './base-entries.js';
import type { FoundBaseline } from './baseline.js';
import { footerOf } from './footer.js';

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
