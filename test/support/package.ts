import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Result } from './bundle.js';

const ROOT = join(import.meta.dirname, '../..');

/** An empty project that has the packed package installed, as a user gets it. */
export interface Project {
  readonly folder: string;
  /** Paths in the tarball. */
  readonly packed: readonly string[];
  readonly write: (files: Readonly<Record<string, string>>) => void;
  readonly run: (command: string, ...args: readonly string[]) => Result;
  readonly node: (...args: readonly string[]) => Result;
  /** Checks `*.ts` files of the project. */
  readonly tsc: (files: readonly string[], options?: object) => Result;
  /** Lends packages of this repository, with what they need. */
  readonly lend: (...names: readonly string[]) => void;
  readonly remove: () => void;
}

/** Packs the package and installs it, without any network. */
export function makeProject(): Project {
  const folder = mkdtempSync(join(tmpdir(), 'stepgate-project-'));
  const runIn = (cwd: string, command: string, ...args: readonly string[]): Result => {
    const env = {
      PATH: process.env.PATH,
      HOME: folder,
      npm_config_cache: join(folder, '.npm'),
      npm_config_offline: 'true',
    };
    const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
    return { code: status, stdout, stderr };
  };
  const run: Project['run'] = (command, ...args) => runIn(folder, command, ...args);
  const write: Project['write'] = (files) => {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  };
  write({ 'package.json': '{"type": "module", "private": true}' });
  const packing = runIn(ROOT, 'npm', 'pack', '--json', '--pack-destination', folder);
  const [{ filename, files }] = JSON.parse(packing.stdout) as [{ filename: string; files: { path: string }[] }];
  const installing = run('npm', 'install', '--no-audit', '--no-fund', `./${filename}`);
  if (installing.code !== 0) throw new Error(installing.stderr);
  const tsc: Project['tsc'] = (names, more = {}) => {
    const options = {
      module: 'nodenext',
      target: 'es2023',
      strict: true,
      noEmit: true,
      skipLibCheck: false,
      types: [],
    };
    write({ 'tsconfig.json': JSON.stringify({ compilerOptions: { ...options, ...more }, files: names }) });
    return run(process.execPath, join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.json');
  };
  const lend: Project['lend'] = (...names) => {
    for (const name of names) {
      mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true });
      symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
    }
  };
  const node: Project['node'] = (...args) => run(process.execPath, ...args);
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  return { folder, packed: files.map(({ path }) => path), write, run, node, tsc, lend, remove };
}

/** A sample of the docs, with what the docs say that it prints. */
export interface Sample {
  readonly file: string;
  readonly code: string;
  readonly prints: string | null;
}

const SAMPLE = /```ts\n([\s\S]*?)```\n(?:\nIt prints:\n\n```text\n([\s\S]*?)```)?/g;

/** The TypeScript samples of a page, each as a file. */
export function samplesOf(page: string): Sample[] {
  const name = page.replace(/\W+/g, '-').toLowerCase();
  return [...readFileSync(join(ROOT, page), 'utf8').matchAll(SAMPLE)].map(([, code = '', prints = null], index) => ({
    ...{ file: `${name}-${index + 1}.ts`, code, prints },
  }));
}
