// Builds dist/ from scratch: the bundles of the action, the command line and the library (by rolldown) and of GitHub's packages (by
// ncc), the library's types, and the licences of everything that was bundled. The same sources and lockfile produce the same bytes.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { bundle } from './bundle.mjs';
import { bundleGithub } from './bundle-github.mjs';
import { licenseOf } from './licenses.mjs';
import { pageScript, SCRIPT_TEXT } from './page-script.mjs';
import { editorSchemas } from './schema.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
writeFileSync(SCRIPT_TEXT, await pageScript());
const chunks = await bundle(true);
const github = await bundleGithub();
const modules = [...chunks.flatMap((chunk) => Object.keys(chunk.modules)), ...github.modules];
// All is ready before the folder is emptied: a build that fails leaves the bundles as they were.
const files = new Map([
  ...chunks.map(({ fileName, code }) => [fileName, code]),
  ...github.files,
  // Also a copy of the folder alone is read as modules.
  ['package.json', '{\n  "type": "module"\n}\n'],
  ['licenses.txt', licenses(packagesOf(modules))],
  ...(await editorSchemas()),
]);
rmSync('dist', { recursive: true, force: true });
for (const [name, text] of files) write(join('dist', name), text);
// npm makes the program executable when a project installs a checkout, which would then have a change.
chmodSync('dist/cli/index.js', 0o755);
run('tsc', '-p', 'tsconfig.types.json');
await joinTypes('dist/types');

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function run(command, ...args) {
  execFileSync(join('node_modules/.bin', command), args, { stdio: ['ignore', 'ignore', 'inherit'] });
}

// The compiler writes a file of types for every source file. They become one file with all that the public types need, also types
// of packages that users do not have.
async function joinTypes(folder) {
  const input = join(folder, 'index.d.ts');
  const plugins = [dts({ dtsInput: true, resolver: 'tsc', tsconfig: false })];
  const { output } = await (await rolldown({ input, plugins })).generate();
  rmSync(folder, { recursive: true });
  write(input, output[0].code);
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
