// Builds dist/ from scratch: the bundles of the action (by ncc), of the command line and the library (by rolldown), the library's
// types, and the licences of everything that was bundled. The same sources and lockfile produce the same bytes.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.mjs';
import { bundleAction } from './bundle-action.mjs';
import { licenseOf } from './licenses.mjs';
import { pageScript, SCRIPT_TEXT } from './page-script.mjs';
import { editorSchemas } from './schema.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
writeFileSync(SCRIPT_TEXT, await pageScript());
const chunks = await bundle(true);
const action = await bundleAction();
const modules = [...chunks.flatMap((chunk) => Object.keys(chunk.modules)), ...action.modules];
// All is ready before the folder is emptied: a build that fails leaves the bundles as they were.
const files = new Map([
  ...chunks.map(({ fileName, code }) => [fileName, code]),
  ...action.files,
  ['licenses.txt', licenses(packagesOf(modules))],
  ...(await editorSchemas()),
]);
rmSync('dist', { recursive: true, force: true });
for (const [name, text] of files) write(join('dist', name), text);
run('tsc', '-p', 'tsconfig.types.json');
keepReachable('dist/types/index.d.ts');

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function run(command, ...args) {
  execFileSync(join('node_modules/.bin', command), args, { stdio: ['ignore', 'ignore', 'inherit'] });
}

// The compiler writes the types of every source file; those that no public type needs are left out, and with them the types of
// packages that users do not have.
function keepReachable(entry) {
  const reached = new Set();
  const visit = (file) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const [, from] of readFileSync(file, 'utf8').matchAll(/(?:\bfrom |\bimport\()'(\.[^']+)\.js'/g)) {
      visit(join(dirname(file), `${from}.d.ts`));
    }
  };
  visit(entry);
  const folder = dirname(entry);
  const paths = readdirSync(folder, { recursive: true }).map((path) => join(folder, path));
  for (const path of paths) if (path.endsWith('.d.ts') && !reached.has(path)) rmSync(path);
  for (const path of paths.toReversed()) {
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory() && readdirSync(path).length === 0) rmdirSync(path);
  }
}

function packagesOf(modules) {
  return new Set(modules.flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? []));
}

/** Each package once, by name; one without a licence text ends the build. */
function licenses(folders) {
  const entries = new Map([...folders].map(licenseOf).map(({ name, text }) => [name, text]));
  return [...entries]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, text]) => text)
    .join('\n');
}
