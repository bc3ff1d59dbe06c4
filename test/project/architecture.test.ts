import { globSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { VERSION } from '../../src/core/version.js';

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = globSync('src/**/*.ts', { cwd: ROOT });

/** Libraries without input or output, which the pure part may use. */
const PURE_LIBRARIES = ['valibot', 'leven', 'string-width'];

function importsOf(path: string): string[] {
  const text = readFileSync(join(ROOT, path), 'utf8');
  return [...text.matchAll(/^(?:import|export)[^'";]*from '([^']+)';|import\('([^']+)'\)/gm)].map(
    ([, from, lazily]) => (from ?? lazily) as string,
  );
}

/** Which part of the house an import leads to. */
function targetOf(path: string, from: string): string {
  return from.startsWith('.') ? normalize(join(path, '..', from)) : from;
}

function outsiders(folder: string, allowed: readonly string[]): string[] {
  return SOURCES.filter((path) => path.startsWith(folder)).flatMap((path) =>
    importsOf(path)
      .map((from) => targetOf(path, from))
      .filter((target) => !allowed.some((start) => target.startsWith(start)))
      .map((target) => `${path} imports ${target}`),
  );
}

describe('dependencies go one way', () => {
  test.each([
    ['src/core/', ['src/core/', ...PURE_LIBRARIES]],
    ['src/report/', ['src/report/', 'src/core/', ...PURE_LIBRARIES]],
  ])('%s imports nothing from outside', (folder, allowed) => {
    expect(SOURCES.some((path) => path.startsWith(folder))).toBe(true);
    expect(outsiders(folder, allowed)).toEqual([]);
  });

  test('adapters do not import the entry points', () => {
    const doors = outsiders('src/adapters/', ['src/adapters/', 'src/core/', 'src/report/', 'node:']).filter((line) =>
      line.includes('imports src/'),
    );
    expect(doors).toEqual([]);
  });

  test('the pure part reads no clock, random numbers or environment', () => {
    const pure = SOURCES.filter((path) => /^src\/(core|report)\//.test(path));
    const impure = pure.filter((path) =>
      /\b(Date\.now|Math\.random|new Date\(\)|process\.)/.test(readFileSync(join(ROOT, path), 'utf8')),
    );
    expect(impure).toEqual([]);
  });
});

test('V8 runs as Node sets it up: no source sets its flags', () => {
  const setters = SOURCES.filter((path) => /node:v8|setFlagsFromString/.test(readFileSync(join(ROOT, path), 'utf8')));
  expect(setters).toEqual([]);
});

/** Every function of a file that has a body, with its length in lines. */
function functionsOf(path: string): { name: string; lines: number }[] {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: { name: string; lines: number }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const [from, to] = [node.getStart(), node.end].map((at) => source.getLineAndCharacterOfPosition(at).line);
      found.push({ name: `${path}:${(from as number) + 1}`, lines: (to as number) - (from as number) + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Functions and types at the top of a file, each as it is written but for its `export`. */
function declarationsOf(path: string): string[] {
  const source = ts.createSourceFile(path, readFileSync(join(ROOT, path), 'utf8'), ts.ScriptTarget.Latest, true);
  return source.statements
    .filter(
      (node) => ts.isFunctionDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node),
    )
    .map((node) => node.getText().replace(/^export /, ''));
}

test('no function and no type is written twice', () => {
  const all = SOURCES.flatMap(declarationsOf);
  expect(all.length).toBeGreaterThan(1000);
  expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([]);
});

describe('the code stays small', () => {
  const functions = SOURCES.flatMap(functionsOf);
  test('no function has more than 50 lines, half of them no more than 12', () => {
    expect(functions.filter(({ lines }) => lines > 50)).toEqual([]);
    const sorted = functions.map(({ lines }) => lines).sort((a, b) => a - b);
    expect(sorted[sorted.length >> 1]).toBeLessThanOrEqual(12);
  });

  test.each(SOURCES)('%s has no more than 200 lines and no any', (path) => {
    const text = readFileSync(join(ROOT, path), 'utf8');
    expect(text.split('\n').length - 1).toBeLessThanOrEqual(200);
    expect(text).not.toMatch(/: any\b|as any\b|<any>/);
  });
});

test('the version is the one of package.json, and of the changelog', () => {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  expect(VERSION).toBe(manifest.version);
  expect(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8')).toContain(`## ${VERSION}`);
});

test('tests run on the runtime of the action', () => {
  expect(process.version).toMatch(/^v24\./);
});

test('the lockfile names no registry', () => {
  expect(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).not.toContain('"resolved": "http');
});
