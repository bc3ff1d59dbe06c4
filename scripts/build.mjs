// Builds dist/ from scratch: the bundles of the action, the command line and the library, the library's types, and the licences
// of everything that was bundled. The same sources and lockfile give the same bytes.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BUNDLES = [
  ['src/action/index.ts', 'dist'],
  ['src/cli/index.ts', 'dist/cli'],
  ['src/index.ts', 'dist/lib'],
];

const stats = mkdtempSync(join(tmpdir(), 'stepgate-stats-'));
rmSync('dist', { recursive: true, force: true });
const packages = new Set();
for (const [entry, out] of BUNDLES) {
  const file = join(stats, `${out.replaceAll('/', '-')}.json`);
  run('ncc', 'build', entry, '-o', out, '--transpile-only', '--stats-out', file, '--quiet');
  collect(JSON.parse(readFileSync(file, 'utf8')), packages);
}
run('tsc', '-p', 'tsconfig.types.json');
writeFileSync('dist/licenses.txt', licenses(packages));
rmSync(stats, { recursive: true });

function run(command, ...args) {
  execFileSync(join('node_modules/.bin', command), args, { stdio: ['ignore', 'ignore', 'inherit'] });
}

// ncc's own list of licences holds the last chunk only, so the modules tell.
function collect(module, found) {
  const name = module.nameForCondition ?? module.identifier ?? '';
  const folder = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(name)?.[0].replace(/^.*!/, '');
  if (folder && !folder.includes('@vercel/ncc') && existsSync(join(folder, 'package.json'))) found.add(folder);
  for (const inner of module.modules ?? []) collect(inner, found);
}

function licenses(folders) {
  const entries = [...folders].map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
    const texts = files.sort().map((file) => readFileSync(join(folder, file), 'utf8').trim());
    return [
      `${name}@${version}`,
      `${name}@${version}\n${license?.type ?? license ?? 'unknown'}\n${texts.join('\n\n')}\n`,
    ];
  });
  return [...new Map(entries)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, text]) => text)
    .join('\n');
}
