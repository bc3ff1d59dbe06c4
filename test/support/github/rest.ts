import { type Answer, githubError, json, NOT_FOUND, page, type Taken } from './answer.js';
import { blobUrl } from './blobs.js';
import { createCheck, listChecks, updateCheck } from './checks.js';
import { artifactJson, commentJson, contentJson, jobJson, pullJson, runJson, uploaderJson } from './shapes.js';
import { addComment, type World, type WorldRun } from './world.js';

type Handler = (world: World, taken: Taken, ...parts: string[]) => Answer;

/** The part of api.github.com that Stepgate asks; paths stand behind `/repos/{owner}/{repo}`. */
const ROUTES: readonly (readonly [method: string, path: RegExp, handler: Handler])[] = [
  ['GET', /^\/git\/commits\/([^/]+)$/, getCommit],
  ['GET', /^\/contents\/([^/]+)$/, getContents],
  ['GET', /^\/collaborators\/([^/]+)\/permission$/, getPermission],
  ['GET', /^\/compare\/([^/]+)$/, getComparison],
  ['GET', /^\/actions\/runs\/(\d+)$/, getRun],
  ['GET', /^\/actions\/workflows\/([^/]+)\/runs$/, listRuns],
  ['GET', /^\/actions\/runs$/, (world, taken) => listRuns(world, taken)],
  ['GET', /^\/actions\/artifacts$/, listAllArtifacts],
  ['GET', /^\/actions\/runs\/(\d+)\/artifacts$/, listArtifacts],
  ['GET', /^\/actions\/runs\/(\d+)\/jobs$/, listJobs],
  ['GET', /^\/actions\/artifacts\/(\d+)\/zip$/, getArchive],
  ['GET', /^\/issues\/(\d+)\/comments$/, listComments],
  ['POST', /^\/issues\/(\d+)\/comments$/, createComment],
  ['PATCH', /^\/issues\/comments\/(\d+)$/, updateComment],
  ['DELETE', /^\/issues\/comments\/(\d+)$/, deleteComment],
  ['GET', /^\/commits\/([^/]+)\/check-runs$/, listChecks],
  ['POST', /^\/check-runs$/, createCheck],
  ['PATCH', /^\/check-runs\/(\d+)$/, updateCheck],
  ['GET', /^\/pulls$/, listPulls],
  ['GET', /^\/pulls\/(\d+)$/, getPull],
];

/** Answers a REST or GraphQL request out of the world, as GitHub would. */
export function answerGithub(world: World, taken: Taken): Answer {
  if (!isAuthorized(world, taken)) return githubError(401, 'Bad credentials');
  if (taken.path === '/graphql') return answerGraphql(world, taken);
  const { owner, name } = world.repository;
  const place = `/repos/${owner}/${name}`;
  if (!taken.path.startsWith(`${place}/`)) return NOT_FOUND;
  for (const [method, pattern, handler] of ROUTES) {
    const parts = method === taken.method ? pattern.exec(taken.path.slice(place.length)) : null;
    if (parts) return handler(world, taken, ...parts.slice(1).map(decodeURIComponent));
  }
  return NOT_FOUND;
}

function isAuthorized({ token }: World, { headers }: Taken): boolean {
  return /^(?:bearer|token) /i.test(headers.authorization as string) && String(headers.authorization).endsWith(token);
}

function answerGraphql({ viewer }: World, { body }: Taken): Answer {
  const { query } = JSON.parse(body.toString()) as { query: string };
  if (!/^\s*(?:query\s*)?\{\s*viewer\s*\{\s*login\s*\}\s*\}\s*$/.test(query))
    return json(200, { errors: [{ message: query }] });
  if (viewer !== null) return json(200, { data: { viewer: { login: viewer } } });
  return json(200, { data: null, errors: [{ type: 'FORBIDDEN', message: 'Resource not accessible by integration' }] });
}

function getCommit({ commits }: World, _: Taken, commit = ''): Answer {
  const parents = commits.get(commit);
  return parents ? json(200, { sha: commit, parents: parents.map((parent) => ({ sha: parent })) }) : NOT_FOUND;
}

/** How the head lies to the base; 404 where one is unknown or they have no history in common. */
function getComparison({ commits, branches }: World, _: Taken, basehead = ''): Answer {
  const [base = '', head = ''] = basehead.split('...').map((name) => branches.get(name) ?? name);
  const [ofBase, ofHead] = [ancestors(commits, base), ancestors(commits, head)];
  const common = [...ofHead].filter((commit) => ofBase.has(commit));
  const [mergeBase] = common;
  if (mergeBase === undefined) return NOT_FOUND;
  const [ahead_by, behind_by] = [ofHead.size - common.length, ofBase.size - common.length];
  const apart = behind_by > 0 ? 'behind' : 'identical';
  const status = ahead_by > 0 ? (behind_by > 0 ? 'diverged' : 'ahead') : apart;
  return json(200, { status, ahead_by, behind_by, merge_base_commit: { sha: mergeBase } });
}

/** A commit and all commits before it, the nearest first; empty for an unknown one. */
function ancestors(commits: World['commits'], from: string): Set<string> {
  const found = new Set<string>();
  const open = commits.has(from) ? [from] : [];
  for (let commit = open.shift(); commit !== undefined; commit = open.shift()) {
    if (found.has(commit)) continue;
    found.add(commit);
    open.push(...(commits.get(commit) ?? []));
  }
  return found;
}

/** A full name is what it says; of a short one that a branch and a tag have, nothing says which is meant: here the tag. */
function commitOf({ branches, tags }: World, ref: string): string {
  const branch = /^refs\/heads\/(.*)$/.exec(ref)?.[1];
  if (branch !== undefined) return branches.get(branch) ?? ref;
  return tags.get(ref) ?? branches.get(ref) ?? ref;
}

/** Of the default branch, if no commit, branch or tag is asked for. A folder is a list. */
function getContents(world: World, { query, headers }: Taken, path = ''): Answer {
  const { files, contents, repository } = world;
  const ref = query.get('ref') ?? repository.defaultBranch;
  const commit = commitOf(world, ref);
  const bytes = contents.get(`${commit}:${path}`);
  const isRaw = String(headers.accept).includes('raw');
  if (bytes !== undefined && isRaw)
    return { status: 200, headers: { 'content-type': 'application/vnd.github.raw+json; charset=utf-8' }, body: bytes };
  if (bytes !== undefined) return json(200, contentJson(path, Buffer.from(bytes)));
  if ([...contents.keys()].some((key) => key.startsWith(`${commit}:${path}/`))) return json(200, []);
  return files.has(path) && ref === repository.defaultBranch ? json(200, contentJson(path)) : NOT_FOUND;
}

/** GitHub answers for every user, and knows no bot as one. */
function getPermission({ permissions }: World, _: Taken, login = ''): Answer {
  if (login.endsWith('[bot]')) return githubError(404, `${login} is not a user`);
  return json(200, { permission: permissions.get(login) ?? 'none' });
}

function getRun(world: World, _: Taken, id = ''): Answer {
  const run = world.runs.find((one) => one.id === Number(id));
  return run ? json(200, runJson(world, run)) : NOT_FOUND;
}

function listRuns(world: World, taken: Taken, workflow?: string): Answer {
  const { query } = taken;
  const wanted = (key: string, ...values: (string | null)[]) => !query.has(key) || values.includes(query.get(key));
  // Filters go by names: a fork's branch called main is one of branch=main.
  const isWanted = ({ sha, branch, event, status, conclusion, workflowId }: WorldRun) =>
    (workflow === undefined || String(workflowId) === workflow || world.workflow.path.endsWith(`/${workflow}`)) &&
    wanted('head_sha', sha) &&
    wanted('branch', branch) &&
    wanted('event', event) &&
    wanted('status', status, conclusion);
  const newestFirst = (a: WorldRun, b: WorldRun) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id - a.id;
  const runs = world.honest ? world.runs.filter(isWanted).sort(newestFirst) : world.runs;
  return page(taken, runs, (shown, total_count) => ({
    total_count,
    workflow_runs: shown.map((run) => runJson(world, run)),
  }));
}

/** Those of all runs, newest first, each with its run. */
function listAllArtifacts(world: World, taken: Taken): Answer {
  const name = taken.query.get('name');
  const found = world.artifacts.filter((one) => one.finalized && (name === null || one.name === name));
  const newestFirst = world.honest ? found.sort((a, b) => b.id - a.id) : found;
  return page(taken, newestFirst, (shown, total_count) => ({
    total_count,
    artifacts: shown.map((one) => ({ ...artifactJson(one), workflow_run: uploaderJson(world, one) })),
  }));
}

function listArtifacts(world: World, taken: Taken, run = ''): Answer {
  const name = taken.query.get('name');
  const found = world.artifacts
    .filter((one) => one.finalized && one.runId === Number(run) && (name === null || one.name === name))
    .reverse();
  return page(taken, found, (shown, total_count) => ({ total_count, artifacts: shown.map(artifactJson) }));
}

/** Those of the newest attempt, if not all are asked for. */
function listJobs({ jobs, runs }: World, taken: Taken, run = ''): Answer {
  const attempt = runs.find(({ id }) => id === Number(run))?.attempt;
  const isAll = taken.query.get('filter') === 'all';
  const found = jobs.filter((job) => job.runId === Number(run) && (isAll || job.attempt === attempt));
  return page(taken, found, (shown, total_count) => ({ total_count, jobs: shown.map(jobJson) }));
}

function getArchive({ artifacts }: World, { origin }: Taken, id = ''): Answer {
  const artifact = artifacts.find((one) => one.id === Number(id) && one.finalized);
  if (!artifact) return NOT_FOUND;
  if (artifact.expired) return githubError(410, 'Artifact has expired');
  return { status: 302, headers: { location: blobUrl(origin, artifact) } };
}

function listComments(world: World, taken: Taken, issue = ''): Answer {
  const found = world.comments.filter((comment) => comment.issue === Number(issue));
  return page(taken, found, (shown) => shown.map((comment) => commentJson(world, comment)));
}

/** What GitHub says to a text that is longer than a comment may be. */
const TOO_LONG = githubError(422, 'Validation Failed: Body is too long (maximum is 65536 characters)');

function bodyOf({ body }: Taken): string {
  return (JSON.parse(body.toString()) as { body: string }).body;
}

function createComment(world: World, taken: Taken, issue = ''): Answer {
  const body = bodyOf(taken);
  if (!world.pulls.some(({ number }) => number === Number(issue))) return NOT_FOUND;
  if (body.length > 65_536) return TOO_LONG;
  return json(201, commentJson(world, addComment(world, Number(issue), body)));
}

function updateComment(world: World, taken: Taken, id = ''): Answer {
  const comment = world.comments.find((one) => one.id === Number(id));
  if (!comment) return NOT_FOUND;
  const body = bodyOf(taken);
  if (body.length > 65_536) return TOO_LONG;
  comment.body = body;
  return json(200, commentJson(world, comment));
}

function deleteComment({ comments }: World, _: Taken, id = ''): Answer {
  const place = comments.findIndex((one) => one.id === Number(id));
  if (place < 0) return NOT_FOUND;
  comments.splice(place, 1);
  return { status: 204 };
}

function listPulls(world: World, taken: Taken): Answer {
  const { query } = taken;
  const state = query.get('state') ?? 'open';
  const found = world.pulls.filter(
    (pull) =>
      (state === 'all' || pull.state === state) &&
      (!query.has('head') || query.get('head') === `${pull.headOwner}:${pull.headRef}`) &&
      (!query.has('base') || query.get('base') === pull.baseRef),
  );
  return page(taken, found, (shown) => shown.map((pull) => pullJson(world, pull)));
}

function getPull(world: World, _: Taken, number = ''): Answer {
  const pull = world.pulls.find((one) => one.number === Number(number));
  return pull ? json(200, pullJson(world, pull)) : NOT_FOUND;
}
