import { createServer } from 'node:http';

const HEAD = '4c1d0e95b7a2f3861d94c0eb7a52f1389d6e0b41';
const BASE = 'a'.repeat(40);

/** Answers of a GitHub that has no baseline and takes everything: enough for a whole run on a pull request. */
const ANSWERS = [
  [/\/git\/commits\//, 200, { sha: 'c', parents: [{ sha: BASE }, { sha: HEAD }] }],
  [/\/workflows\/\d+\/runs/, 200, { total_count: 0, workflow_runs: [] }],
  [/\/actions\/runs\/\d+$/, 200, { id: 1, workflow_id: 7, run_started_at: '2026-11-01T00:00:00Z' }],
  [/\/pulls\/7$/, 200, { number: 7, head: { sha: HEAD } }],
  [/\/CreateArtifact$/, 200, ({ origin }) => ({ ok: true, signed_upload_url: `${origin}/blob/x?sig=1` })],
  [/\/FinalizeArtifact$/, 200, { ok: true, artifact_id: '1' }],
  [/^\/blob\//, 201, {}],
  [/\/comments/, 200, ({ method }) => (method === 'GET' ? [] : { id: 1, html_url: 'https://github.com/' })],
];

/** Runs something while such a GitHub answers; it gets its address. All requests are added to the list. */
export async function withGithub(work, requests = []) {
  const server = createServer((request, response) => {
    const origin = `http://127.0.0.1:${server.address().port}`;
    const { pathname } = new URL(request.url, origin);
    const [, status, body] = ANSWERS.find(([path]) => path.test(pathname)) ?? [null, 404, { message: 'Not Found' }];
    const parts = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      requests.push({ method: request.method, path: pathname, body: `${Buffer.concat(parts)}` });
      const value = typeof body === 'function' ? body({ origin, method: request.method }) : body;
      response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(value));
    });
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  try {
    return await work(`http://127.0.0.1:${server.address().port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
}

const REPO = { id: 4711, owner: { login: 'acme' }, default_branch: 'main' };

/** The event of a pull request. */
export const EVENT = {
  repository: REPO,
  sender: { login: 'ada' },
  pull_request: {
    number: 7,
    head: { sha: HEAD, ref: 'topic', repo: REPO },
    base: { sha: BASE, ref: 'main', repo: REPO },
  },
};
