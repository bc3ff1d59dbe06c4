import { join } from 'node:path';
import { keyTimes, loadTime } from './keys.mjs';
import { writeRuns } from './page.mjs';
import { cellsOf, runPairs } from './pairs.mjs';
import { runNode } from './processes.mjs';

/** Numbers of questions of the pages that two builds write. */
export const PAGES = { 'page-2000': 2000, 'page-10000': 10_000 };
const ROWS = 10;

export const PAGE_HEAD = [
  'Page',
  'Usable after: base',
  'this build',
  'ratio',
  'Slowest key: base',
  'this build',
  'ratio',
];

/** The row of a page: how soon those of both builds can be used in Chromium, and answer a key. Null: no Chromium. */
export async function pageRow(name, folder, builds, count) {
  writeRuns(folder, PAGES[name], ROWS);
  const pages = [];
  for (const [at, build] of builds.entries()) pages.push(await writePage(build, folder, at));
  if ((await timesOf(pages[0])) === null) return null;
  const pairs = await runPairs(count, ...pages.map((page) => () => timesOf(page)));
  const milliseconds = (time) => `${time.toFixed(0)} ms`;
  return [name, ...cellsOf(pairs, 'usable', milliseconds), ...cellsOf(pairs, 'key', milliseconds)];
}

/** A run against its baseline, both by one build. Returns the path of its page. */
async function writePage(build, folder, at) {
  const path = (name) => join(folder, name);
  const evaluate = (run, more) => {
    const inputs = ['--corpus', path('corpus.yaml'), '--responses', path(`${run}.jsonl`)];
    return runNode([build, 'evaluate', ...inputs, '--out', path(`${run}-${at}`), '--quiet', ...more]);
  };
  await evaluate('base', ['--no-page']);
  await evaluate('head', ['--baseline', path(`base-${at}`)]);
  return path(`head-${at}/report.html`);
}

async function timesOf(page) {
  const usable = await loadTime(page);
  const keys = usable === null ? null : await keyTimes(page);
  return keys && { usable, key: Math.max(...keys.values()) };
}
