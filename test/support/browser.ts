/// <reference lib="dom" />
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { once } from '../../src/core/text/values.js';

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync) ?? null;

/** Whether there is a browser. Where there is none, the tests that need it are left out, and say so; never in CI. */
export const hasBrowser: boolean = CHROMIUM !== null || process.env.CI !== undefined;
if (!hasBrowser) console.warn('no Chromium on this machine: the tests of the report page in a browser are left out');

/** Without them Chromium looks for its maker's servers when it starts. */
const QUIET = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
];

/** One for all tests of this process, which ends with it. */
const started = once(() => {
  if (CHROMIUM === null) throw new Error('there is no Chromium; install the package chromium');
  // Its handler of signals would end the process in which other tests send themselves one.
  return chromium.launch({ executablePath: CHROMIUM, args: QUIET, handleSIGINT: false });
});

/** For one step of the driver: a page of 12 MB on a slow machine that does much else. */
const MAX_MS = 300_000;

export interface PageSettings {
  readonly scripts?: boolean;
  readonly width?: number;
  readonly scheme?: 'light' | 'dark';
  /** The fragment of the address. */
  readonly hash?: string;
}

/** A page that was opened from disk, and all that it did beside showing itself. */
export interface OpenedPage {
  readonly page: Page;
  /** Addresses that it asked for, its own left out. */
  readonly requests: readonly string[];
  /** What it wrote to the console: violations of its policy are among them. */
  readonly messages: readonly string[];
  /** What nobody asked for: dialogs, windows, frames, downloads, texts that ran. */
  readonly intrusions: readonly string[];
}

/** Opens a file in a browser as a reader does, uses it, and closes it. */
export async function inPage<T>(
  path: string,
  { scripts = true, width = 1280, scheme = 'light', hash = '' }: PageSettings,
  use: (opened: OpenedPage) => Promise<T>,
): Promise<T> {
  const context = await (await started()).newContext({
    javaScriptEnabled: scripts,
    viewport: { width, height: 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(MAX_MS);
  const page = await context.newPage();
  const opened = { page, requests: [] as string[], messages: [] as string[], intrusions: [] as string[] };
  const address = `${pathToFileURL(path)}${hash === '' ? '' : `#${hash}`}`;
  page.on('request', (request) => {
    if (request.url().split('#')[0] !== address.split('#')[0]) opened.requests.push(request.url());
  });
  page.on('console', (message) => opened.messages.push(message.text()));
  page.on('pageerror', (error) => opened.messages.push(String(error)));
  page.on('dialog', async (dialog) => {
    opened.intrusions.push(dialog.message());
    await dialog.dismiss();
  });
  // Texts that try to run call this; a violation of the policy is told even where the console is not.
  await context.exposeFunction('pwned', () => opened.intrusions.push('pwned()'));
  await context.addInitScript(
    "addEventListener('securitypolicyviolation', ({ violatedDirective: what, blockedURI: uri }) => console.error(what, uri))",
  );
  page.on('frameattached', () => opened.intrusions.push('a frame'));
  page.on('download', (download) => opened.intrusions.push(`a download of ${download.url()}`));
  page.on('framenavigated', (frame) => {
    const at = frame.url().split('#')[0];
    if (at !== address.split('#')[0] && at !== 'about:blank') opened.intrusions.push(`went to ${at}`);
  });
  context.on('page', (other) => opened.intrusions.push(other.url()));
  try {
    await page.goto(address);
    return await use(opened);
  } finally {
    await context.close();
  }
}

/** The fragment as the page has it: Playwright hears of a new one by another way than of a key that is done, maybe later. */
export function fragmentOf(page: Page): Promise<string> {
  return page.evaluate(() => location.hash);
}
