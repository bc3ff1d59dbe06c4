import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { findNode } from '../support/bundle.js';

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = ['package.json', 'tsconfig.json', 'tsconfig.types.json', 'scripts', 'src', 'docs'];

const folder = mkdtempSync(join(tmpdir(), 'stepgate-build-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The files of dist/ with their texts. */
function built(root: string): Record<string, string> {
  const paths = globSync('dist/**/*.*', { cwd: root }).sort();
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

describe('dist/', () => {
  test('has the same bytes when it is built in another folder, on Node 20 where it is there', () => {
    for (const path of SOURCES) cpSync(join(ROOT, path), join(folder, path), { recursive: true });
    execFileSync('cp', ['-a', join(ROOT, 'node_modules'), folder]);
    execFileSync(findNode(20) ?? process.execPath, ['scripts/build.mjs'], { cwd: folder, stdio: 'pipe' });
    const [committed, again] = [built(ROOT), built(folder)];
    expect(Object.keys(again)).toEqual(Object.keys(committed));
    expect(Object.keys(again).filter((path) => again[path] !== committed[path])).toEqual([]);
  });

  test('has the bundle of the action by ncc, whose chunks are loaded only when they are needed', () => {
    const main = readFileSync(join(ROOT, 'dist/index.js'), 'utf8');
    const chunks = globSync('dist/*.index.js', { cwd: ROOT });
    expect(chunks.length).toBeGreaterThan(10);
    expect(main).toContain('.index.js`');
    expect(main).not.toMatch(/from ?["'`]\.\//);
  });
});
