// The script of the page: src/report/page/browser, bundled and minified to a text in src/report/page/script-text.ts.
// `node scripts/page-script.mjs` writes it; `npm run bundle` does, too.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const SCRIPT_TEXT = `${ROOT}src/report/page/script-text.ts`;

/** Gives back the source of the module that exports the script. */
export async function pageScript() {
  const build = await rolldown({
    cwd: ROOT,
    input: 'src/report/page/browser/index.ts',
    transform: { target: 'es2022' },
  });
  const { output } = await build.generate({ format: 'iife', minify: true, comments: { legal: false } });
  await build.close();
  const [{ code }] = output;
  // The end of an element would end the script, and the start of a comment would hide its end.
  if (/<\/script|<!--/i.test(code)) throw new Error('the script of the page has text that ends its element');
  return [
    '/** The script of the page, written by `node scripts/page-script.mjs` from `browser/`. */',
    `export const SCRIPT: string = ${JSON.stringify(code.trim())};`,
    '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(SCRIPT_TEXT, await pageScript());
