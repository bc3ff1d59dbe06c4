// Builds dist/ from scratch: the bundles of the action, the command line and the library, the library's types, and the licences
// of everything that was bundled. The same sources and lockfile give the same bytes.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundle } from './bundle.mjs';
import { licenseOf } from './licenses.mjs';

rmSync('dist', { recursive: true, force: true });
const chunks = await bundle('dist', true);
run('tsc', '-p', 'tsconfig.types.json');
keepReachable('dist/types/index.d.ts');
writeFileSync('dist/licenses.txt', licenses(packagesOf(chunks)));

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

function packagesOf(chunks) {
  const modules = chunks.flatMap((chunk) => Object.keys(chunk.modules));
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
