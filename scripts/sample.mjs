// Writes the page of the example that the documentation shows, and pictures of it: docs/example-report.html, docs/page.png and
// docs/page-question.png. `node scripts/sample.mjs [FOLDER]`: another folder than docs; then no pictures are made.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'stepgate-sample-'));
const target = join(resolve(process.argv[2] ?? join(ROOT, 'docs')), 'example-report.html');

/** Evaluates the responses of a version in the folder, so that the page names short paths. */
function evaluate(version, out, ...flags) {
  const [corpus, responses] = ['corpus.yaml', `responses-${version}.jsonl`].map((name) => join(ROOT, 'examples', name));
  const inputs = ['--corpus', corpus, '--responses', responses, '--agent-model', 'gpt-4o'];
  const command = [join(ROOT, 'dist/cli/index.js'), 'evaluate', ...inputs, '--out', out, '--quiet', ...flags];
  execFileSync(process.execPath, command, { cwd: folder, stdio: 'ignore' });
}

async function takePictures() {
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const take = async (hash, height, name) => {
    const page = await browser.newPage({ viewport: { width: 1180, height }, reducedMotion: 'reduce' });
    await page.goto(`${pathToFileURL(target)}${hash}`);
    await page.evaluate('document.activeElement?.blur()');
    await page.screenshot({ path: join(ROOT, 'docs', name) });
    await page.close();
  };
  await take('', 1080, 'page.png');
  await take('#q-q14-open-disruptions', 1000, 'page-question.png');
  await browser.close();
}

evaluate('v1', 'results-of-main');
evaluate('v2', 'results', '--baseline', 'results-of-main');
copyFileSync(join(folder, 'results/report.html'), target);
rmSync(folder, { recursive: true });
if (process.argv[2] === undefined) await takePictures();
