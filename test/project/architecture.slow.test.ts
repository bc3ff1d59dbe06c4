import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { VERSION } from '../../src/core/words/version.js';
import { inFolder } from '../support/cli.js';

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = globSync('src/**/*.{ts,tsx}', { cwd: ROOT });

interface Facts {
  readonly code: number | null;
  readonly text: string;
}

/** What `npm run facts` prints of a small tree of sources. */
async function factsOf(files: Readonly<Record<string, string>>): Promise<Facts> {
  const paths = Object.fromEntries(Object.entries(files).map(([path, text]) => [`src/${path}`, text]));
  return inFolder(paths, async (folder) => {
    const args = [join(ROOT, 'scripts/facts.mjs'), folder];
    const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    return { code: status, text: stdout };
  });
}

// That they hold is shown by `npm run check`.
test.each<[string, Record<string, string>, string]>([
  [
    'core that imports an adapter',
    {
      'core/text/a.ts': "import { b } from '../../adapters/b.js';\nb();\n",
      'adapters/b.ts': 'export const b = () => 1;\n',
    },
    'broken walls: 1\n  src/core/text/a.ts imports src/adapters/b.ts\n',
  ],
  ['any', { 'core/text/a.ts': 'export const a = (b: any[]) => b;\n' }, 'uses of any: 1\n  src/core/text/a.ts (1)\n'],
  [
    'a long function',
    { 'core/text/a.ts': `export function a() {\n${'  a();\n'.repeat(59)}}\n` },
    'longest function: 61 (limit 60), src/core/text/a.ts:1\n',
  ],
])('the facts of the source tree fail for %s', async (_, files, line) => {
  const { code, text } = await factsOf(files);
  expect(text).toContain(line);
  expect(code).toBe(1);
});

test('the pure part reads no clock, random numbers or environment', () => {
  const pure = SOURCES.filter((path) => /^src\/(core|report)\//.test(path));
  const impure = pure.filter((path) =>
    /\b(Date\.now|Math\.random|new Date\(\)|process\.)/.test(readFileSync(join(ROOT, path), 'utf8')),
  );
  expect(impure).toEqual([]);
});

/** Functions and types at the top of a file, each as it is written but for its `export`. */
function declarationsOf(path: string): string[] {
  const source = ts.createSourceFile(path, readFileSync(join(ROOT, path), 'utf8'), ts.ScriptTarget.Latest);
  return source.statements
    .filter(
      (node) => ts.isFunctionDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node),
    )
    .map((node) => node.getText(source).replace(/^export /, ''));
}

test('no function and no type is written twice', () => {
  const all = SOURCES.flatMap(declarationsOf);
  expect(all.length).toBeGreaterThan(1000);
  expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([]);
});

test('the version is the one of package.json, and of the changelog', () => {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  expect(VERSION).toBe(manifest.version);
  expect(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8')).toContain(`## ${VERSION}`);
});

test('tests run on the runtime of the action', () => expect(process.version).toMatch(/^v24\./));

test.each(['.', 'examples/agents', 'test/engines'])('the lockfile in %s names no registry', (folder) => {
  expect(readFileSync(join(ROOT, folder, 'package-lock.json'), 'utf8')).not.toContain('"resolved": "http');
  expect(readFileSync(join(ROOT, folder, '.npmrc'), 'utf8')).toContain('omit-lockfile-registry-resolved=true');
});

test('the packages of the example agents are not installed with those of the project', () => {
  const namesIn = (folder: string) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(
      readFileSync(join(ROOT, folder, 'package.json'), 'utf8'),
    );
    return Object.keys({ ...dependencies, ...devDependencies });
  };
  const shared = namesIn('examples/agents').filter((name) => namesIn('.').includes(name));
  expect(shared).toEqual(['openai']);
});
