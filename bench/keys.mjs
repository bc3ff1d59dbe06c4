import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { median } from './measure.mjs';

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
  existsSync(path),
);
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
];

/** What a reader does on the page, in this order; `at`: the control that has the focus, null for none. */
const ACTIONS = [
  { name: 'a letter in the search', at: 'q', key: '7' },
  { name: 'a second letter', at: 'q', key: '3' },
  { name: 'Clear', at: 'reset', key: 'Enter' },
  { name: 'wrong questions', at: 'wrong', choice: 'wrong' },
  { name: 'all questions', at: 'all', choice: '' },
  { name: 'group by template', at: 'by', choice: 'template' },
  { name: 'group by cause', at: 'by', choice: '' },
  { name: 'order by tokens', at: 'sort', choice: 'tokens' },
  { name: 'order by change', at: 'sort', choice: '' },
  { name: '`j`', at: null, key: 'j' },
  { name: 'a second `j`', at: null, key: 'j' },
  { name: '`k`', at: null, key: 'k' },
];

/** Milliseconds until a page can be used: its list is drawn, and its script waits; the median of some rounds. Null: no Chromium. */
export async function loadTime(path, rounds = 3) {
  if (!CHROMIUM) return null;
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGS });
  try {
    const times = [];
    for (let round = 0; round < rounds; round++) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      await page.goto(String(pathToFileURL(path)));
      times.push(
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(performance.now())))),
      );
      await page.close();
    }
    return median(times);
  } finally {
    await browser.close();
  }
}

/** Milliseconds from each key to the frame that answers it: for each action the median of some rounds. Null: no Chromium. */
export async function keyTimes(path, rounds = 3) {
  if (!CHROMIUM) return null;
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.addInitScript(watchFrames);
    await page.goto(String(pathToFileURL(path)));
    await settled(page);
    // Finding an element takes the browser's driver longer than any key takes the page.
    const names = ['q', 'by', 'sort'].map((name) => [name, `[name=${name}]`]);
    const states = ['wrong', ''].map((value) => [value || 'all', `[name=state][value="${value}"]`]);
    const controls = new Map();
    for (const [name, selector] of [...names, ...states, ['reset', '#filters [type=reset]']])
      controls.set(name, await page.$(selector));
    const times = new Map(ACTIONS.map(({ name }) => [name, []]));
    for (let round = 0; round < rounds; round++) {
      for (const { name, at, key, choice } of ACTIONS) {
        if (at === null) await page.evaluate('document.activeElement.blur()');
        else await controls.get(at).focus();
        await settled(page);
        await page.evaluate('longest = 0');
        if (key) await page.keyboard.press(key);
        else await controls.get(at).evaluate(choose, choice);
        await settled(page);
        times.get(name).push(await page.evaluate('longest'));
      }
    }
    return new Map([...times].map(([name, all]) => [name, median(all)]));
  } finally {
    await browser.close();
  }
}

/** From a key on, notes the longest time without a frame: what the key waits for, and each further one. */
function watchFrames() {
  window.longest = 0;
  let last = null;
  const { port1, port2 } = new MessageChannel();
  const next = () => requestAnimationFrame(() => port2.postMessage(0));
  port1.onmessage = () => {
    const now = performance.now();
    window.longest = Math.max(window.longest, now - last);
    last = now;
    next();
  };
  const begin = ({ timeStamp }) => {
    if (last === null) next();
    last = Math.min(last ?? timeStamp, timeStamp);
  };
  for (const kind of ['keydown', 'input']) addEventListener(kind, begin, true);
}

function choose(control, value) {
  if (control.type === 'radio') control.checked = true;
  else control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Waits until the page has nothing left to do. */
function settled(page) {
  return page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve), { timeout: 5000 })),
  );
}
