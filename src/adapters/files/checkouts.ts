import { execFile } from 'node:child_process';
import { readFile, realpath, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Checkout } from '../../core/github/event.js';
import { namedFiles } from './find-files.js';

/** Finds the Git repositories that contain the given paths and globs, and that of the root, each with its commit. */
export async function findCheckouts(paths: readonly string[], root: string): Promise<Checkout[]> {
  const realRoot = await realpath(root).catch(() => resolve(root));
  const files = (await Promise.all(paths.map((path) => namedFiles(path.replace(/^!/, ''))))).flat();
  const folders = new Set([realRoot, ...files.flatMap((file) => listParents(resolve(realRoot, file), realRoot))]);
  const checkouts = await Promise.all([...folders].map((folder) => readCheckout(folder, realRoot)));
  return checkouts.filter((checkout) => checkout !== null);
}

/** Lists the folders from a path up to the root, without the root. */
function listParents(path: string, root: string): string[] {
  const folders: string[] = [];
  for (let at = path; at.startsWith(`${root}${sep}`); at = dirname(at)) folders.push(at);
  return folders;
}

async function readCheckout(folder: string, root: string): Promise<Checkout | null> {
  const git = await findGitFolder(join(folder, '.git'));
  if (git === null) return null;
  const name = relative(root, folder);
  return { folder: name === '' ? 'the workspace' : name, commit: (await readHead(git)) ?? (await askGit(folder)) };
}

/**
 * Finds the folder with HEAD; null if there is none, and for a submodule, because the outer commit determines its
 * commit.
 */
async function findGitFolder(path: string): Promise<string | null> {
  const kind = await stat(path).catch(() => null);
  if (kind === null || kind.isDirectory()) return kind && path;
  const target = /^gitdir: (.+)$/m.exec(await readFile(path, 'utf8').catch(() => ''))?.[1];
  if (target === undefined) return path;
  const parts = target.split(/[\\/]/);
  const git = parts.indexOf('.git');
  return git >= 0 && parts.includes('modules', git) ? null : resolve(dirname(path), target);
}

const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

async function readHead(git: string): Promise<string | null> {
  const head = await readTrimmed(join(git, 'HEAD'));
  if (COMMIT.test(head)) return head;
  const branch = /^ref: (refs\/heads\/[^\0]+)$/.exec(head)?.[1];
  if (branch === undefined || branch.includes('..')) return null;
  const commit = await readTrimmed(join(git, branch));
  return COMMIT.test(commit) ? commit : null;
}

async function readTrimmed(path: string): Promise<string> {
  return (await readFile(path, 'utf8').catch(() => '')).trim();
}

/** Asks Git for the commit, for branches that are not stored as files. */
function askGit(folder: string): Promise<string | null> {
  return new Promise((done) => {
    execFile('git', ['rev-parse', 'HEAD'], { cwd: folder, timeout: 10_000 }, (error, stdout) => {
      const commit = String(stdout).trim();
      done(error === null && COMMIT.test(commit) ? commit : null);
    });
  });
}
