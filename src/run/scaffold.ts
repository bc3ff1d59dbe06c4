import { lstat, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeFolder, schemaLine, writeText } from '../adapters/files/output-file.js';

/** The folder of this package: two levels above this file, in the source tree and in the bundle. */
export const PACKAGE = join(dirname(fileURLToPath(import.meta.url)), '../..');

const FILES = {
  'eval/corpus.yaml': 'corpus.yaml',
  'eval/agent.mjs': 'agent.mjs',
  '.github/workflows/agent-eval.yml': 'agent-eval.yml',
} as const;

/** The placeholder for the owner. It has two parts, so that a replacement of the name in all files does not change this line. */
const PLACEHOLDER = ['OWN', 'ER'].join('');

/** Writes a corpus, an agent and a workflow into the working directory. Existing files are not changed. */
export async function writeScaffold() {
  const repository = await readRepository();
  const files = await Promise.all(
    Object.entries(FILES).map(async ([path, example]) => {
      const text = await readFile(join(PACKAGE, 'examples/scaffold', example), 'utf8');
      const isThere = (await lstat(path).catch(() => null)) !== null;
      return { path, isThere, text: withRepository(text, repository) };
    }),
  );
  const missing = files.filter(({ isThere }) => !isThere);
  // All folders are made first. If that fails for one, no file is written.
  for (const { path } of missing) await makeFolder(dirname(path));
  for (const { path, text } of missing) await writeText(path, (path.endsWith('.yaml') ? schemaLine(path) : '') + text);
  return {
    written: missing.map(({ path }) => path),
    kept: files.filter(({ isThere }) => isThere).map(({ path }) => path),
  };
}

/** The source from which npm installs this program: the path of a clone, else the repository on GitHub. */
export async function installSource(): Promise<string> {
  return /[\\/]node_modules[\\/]/.test(PACKAGE) ? readRepository() : PACKAGE;
}

/** `OWNER/stepgate` from `git+https://github.com/OWNER/stepgate.git`. */
async function readRepository(): Promise<string> {
  const manifest = JSON.parse(await readFile(join(PACKAGE, 'package.json'), 'utf8')) as { repository: { url: string } };
  return manifest.repository.url.replace(/^.*github\.com\//, '').replace(/\.git$/, '');
}

/** Names the repository in a workflow. If its owner is unknown, a comment explains what to insert. */
export function withRepository(text: string, repository: string): string {
  const named = text.replaceAll(`${PLACEHOLDER}/stepgate`, repository);
  const [owner] = repository.split('/');
  if (owner !== PLACEHOLDER) return named;
  const lines = named.split('\n');
  const at = lines.findIndex((line) => line.includes(repository));
  const margin = /^ */.exec(lines[at] ?? '')?.[0] ?? '';
  const comment = `${margin}# Replace ${owner} with the account on GitHub that has Stepgate, here and below.`;
  return at < 0 ? named : lines.toSpliced(at, 0, comment).join('\n');
}
