import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const MB = 1e6;

function run(command: string, args: readonly string[], input = ''): Buffer {
  return execFileSync(command, args, { cwd: ROOT, input, maxBuffer: 100 * MB });
}

/** The files of an archive of the working tree, as GitHub makes it for `uses:`. */
function archived(): string[] {
  const listed = run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']).toString();
  const attributes = run('git', ['check-attr', '-z', '--stdin', 'export-ignore'], listed).toString().split('\0');
  const left = new Set(attributes.flatMap((path, at) => (at % 3 === 0 && attributes[at + 2] === 'set' ? [path] : [])));
  return listed.split('\0').filter((path) => path !== '' && !left.has(path) && existsSync(join(ROOT, path)));
}

test('an installation from GitHub does not install what only development needs', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object };
  // For any of these, npm installs all dependencies first: https://github.com/npm/pacote/blob/main/lib/git.js
  const preparing = ['build', 'preinstall', 'install', 'postinstall', 'prepack', 'prepare'];
  expect(Object.keys(scripts)).toContain('bundle');
  expect(Object.keys(scripts).filter((name) => preparing.includes(name))).toEqual([]);
});

describe('what a workflow downloads', () => {
  const files = archived();

  test('is smaller than 1.8 MB', () => {
    const archive = run('tar', ['--null', '-cf', '-', '-T', '-'], `${files.join('\0')}\0`);
    expect(archive.length).toBeGreaterThan(MB);
    expect(gzipSync(archive).length).toBeLessThan(1.8 * MB);
  });

  test('holds what the action and the package need, and no sources or tests', () => {
    const bundles = globSync('dist/**/*', { cwd: ROOT, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1));
    expect(bundles.length).toBeGreaterThan(50);
    const needed = ['action.yml', 'package.json', 'LICENSE', 'README.md', 'docs/library.md', 'examples/corpus.yaml'];
    expect(files).toEqual(expect.arrayContaining([...needed, ...bundles]));
    expect(files.filter((path) => /^(?:src|test|bench|scripts|\.github)\//.test(path))).toEqual([]);
    expect(files.filter((path) => !path.includes('/')).sort()).toEqual([
      ...['.gitattributes', 'LICENSE', 'README.md', 'SECURITY.md', 'action.yml', 'package.json'],
    ]);
  });
});
