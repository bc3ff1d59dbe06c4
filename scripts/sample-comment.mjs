// The comment of the action on a pull request, as GitHub shows it.
import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jobOn } from '../bench/action.mjs';
import { withGithub } from '../bench/github.mjs';
import { ACTION } from '../bench/processes.mjs';

/** What GitHub's pages look like, as far as a comment has it. */
const STYLE = `
body { margin: 16px; font: 14px/1.5 "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif; color: #1f2328; }
h2 { margin: 0 0 16px; padding-bottom: .3em; border-bottom: 1px solid #d1d9e0; font-size: 1.5em; }
p, table, details, blockquote { margin: 0 0 14px; }
a { color: #0969da; }
table { border-collapse: collapse; }
th, td { padding: 5px 13px; border: 1px solid #d1d9e0; }
tr:nth-child(2n) td { background: #f6f8fa; }
code { padding: .2em .4em; border-radius: 6px; background: #eff1f3; font-size: 85%; }
blockquote { padding: 0 14px; border-left: 4px solid #0969da; }
blockquote p { margin: 0 0 6px; }
sub { font-size: 11px; }
body > p:last-child { margin: 0; }
`;

/** Runs the action with the inputs on a pull request of a simulated GitHub; returns the file of a page with its comment. */
export async function writeComment(inputs, folder) {
  const markdown = await commentOf(inputs, folder);
  const { stdout, status, error } = spawnSync('cmark-gfm', ['-e', 'table', '--unsafe'], {
    input: markdown,
    encoding: 'utf8',
  });
  if (status !== 0) throw error ?? new Error(`cmark-gfm ended with ${status}`);
  const alerts = stdout.replaceAll(
    /<p>\[!(\w)(\w+)\]\n/g,
    (_, first, rest) => `<p><b>${first}${rest.toLowerCase()}</b></p>\n<p>`,
  );
  const file = join(folder, 'comment.html');
  writeFileSync(file, `<!doctype html><meta charset="utf-8"><style>${STYLE}</style><body>${alerts}</body>`);
  return file;
}

async function commentOf(inputs, folder) {
  const requests = [];
  await withGithub(async (url) => {
    const env = jobOn(folder, url, inputs);
    await new Promise((done) =>
      spawn(process.execPath, [ACTION], { cwd: folder, env, stdio: 'ignore' }).on('close', done),
    );
  }, requests);
  const posted = requests.find(({ method, path }) => method === 'POST' && path.endsWith('/comments'));
  if (!posted) throw new Error('the action posted no comment');
  return JSON.parse(posted.body).body;
}
