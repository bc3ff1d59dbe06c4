import { execFile } from 'node:child_process';
import { readFile, realpath, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Checkout } from '../../core/github/event.js';
import { namedFiles } from './find-files.js';

/** The Git repositories of a folder that the given paths and globs lead into, and the folder's own, each with its commit. */
export async function findCheckouts(paths: readonly string[], root: string): Promise<Checkout[]> {
  const real = await realpath(root).catch(() => resolve(root));
  const files = (await Promise.all(paths.map((path) => namedFiles(path.replace(/^!/, ''))))).flat();
  const folders = new Set([real, ...files.flatMap((file) => foldersOf(resolve(real, file), real))]);
  const found = await Promise.all([...folders].map((folder) => checkoutOf(folder, real)));
  return found.filter((checkout) => checkout !== null);
}

/** The folders from a path up to the root. */
function foldersOf(path: string, root: string): string[] {
  const folders: string[] = [];
  for (let at = path; at.startsWith(`${root}${sep}`); at = dirname(at)) folders.push(at);
  return folders;
}

async function checkoutOf(folder: string, root: string): Promise<Checkout | null> {
  const git = await gitFolder(join(folder, '.git'));
  if (git === null) return null;
  const name = relative(root, folder);
  return { folder: name === '' ? 'the workspace' : name, commit: (await headOf(git)) ?? (await askGit(folder)) };
}

/** The folder that holds HEAD; null for none, and for a submodule, whose commit is a part of what it lies in. */
async function gitFolder(path: string): Promise<string | null> {
  const kind = await stat(path).catch(() => null);
  if (kind === null || kind.isDirectory()) return kind && path;
  const target = /^gitdir: (.+)$/m.exec(await readFile(path, 'utf8').catch(() => ''))?.[1];
  if (target === undefined) return path;
  const parts = target.split(/[\\/]/);
  const git = parts.indexOf('.git');
  return git >= 0 && parts.includes('modules', git) ? null : resolve(dirname(path), target);
}

const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

async function headOf(git: string): Promise<string | null> {
  const head = await lineOf(join(git, 'HEAD'));
  if (COMMIT.test(head)) return head;
  const branch = /^ref: (refs\/heads\/[^\0]+)$/.exec(head)?.[1];
  if (branch === undefined || branch.includes('..')) return null;
  const commit = await lineOf(join(git, branch));
  return COMMIT.test(commit) ? commit : null;
}

async function lineOf(path: string): Promise<string> {
  return (await readFile(path, 'utf8').catch(() => '')).trim();
}

/** Where branches are stored in another way than a file each. */
function askGit(folder: string): Promise<string | null> {
  return new Promise((done) => {
    execFile('git', ['rev-parse', 'HEAD'], { cwd: folder, timeout: 10_000 }, (error, stdout) => {
      const commit = String(stdout).trim();
      done(error === null && COMMIT.test(commit) ? commit : null);
    });
  });
}
