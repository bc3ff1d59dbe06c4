// Writes what the documentation shows of the example, where version 1 is on `main` and version 2 is in the pull request:
// docs/example-report.html, the pictures docs/page.png and docs/page-question.png of it, and docs/report.png, the comment.
// `node scripts/sample.mjs [FOLDER]`: the page in another folder than docs, and no pictures. Pictures need Chromium and cmark-gfm.
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeComment } from './sample-comment.mjs';

const ROOT = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'stepgate-sample-'));
const docs = resolve(process.argv[2] ?? join(ROOT, 'docs'));
const page = join(docs, 'example-report.html');
const GATES = { 'min-steps-score': '0.75', 'max-steps-drop': '0.05' };

const inputsOf = (version) => ({
  corpus: 'corpus.yaml',
  responses: `responses-${version}.jsonl`,
  'agent-model': 'gpt-4o',
});

/** Evaluates a version in the folder, so that the page names short paths. */
function evaluate(version, out, code, flags = {}) {
  const all = Object.entries({ ...inputsOf(version), out, ...flags }).flatMap(([name, value]) => [`--${name}`, value]);
  const command = [join(ROOT, 'dist/cli/index.js'), 'evaluate', ...all, '--quiet'];
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
  if (status !== code) throw new Error(`stepgate evaluate ended with ${status}, not ${code}: ${stderr}`);
}

async function takePictures(comment) {
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const take = async (address, { width = 1180, height, whole = false }, name) => {
    const tab = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
    await tab.goto(address);
    await tab.evaluate('document.activeElement?.blur()');
    await tab.screenshot({ path: join(docs, name), fullPage: whole });
    await tab.close();
  };
  const address = pathToFileURL(page);
  await take(`${address}`, { height: 1080 }, 'page.png');
  await take(`${address}#q-q14-open-disruptions`, { height: 1000 }, 'page-question.png');
  await take(`${pathToFileURL(comment)}`, { width: 880, height: 100, whole: true }, 'report.png');
  await browser.close();
}

try {
  cpSync(join(ROOT, 'examples'), folder, { recursive: true });
  evaluate('v1', 'main', 0);
  evaluate('v2', 'results', 1, { baseline: 'main', ...GATES });
  copyFileSync(join(folder, 'results/report.html'), page);
  if (process.argv[2] === undefined) {
    const inputs = { ...inputsOf('v2'), baseline: 'main', ...GATES };
    await takePictures(await writeComment(inputs, folder));
  }
} finally {
  rmSync(folder, { recursive: true });
}
