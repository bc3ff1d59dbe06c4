import {
  FORK,
  type World,
  type WorldArtifact,
  type WorldComment,
  type WorldJob,
  type WorldPull,
  type WorldRun,
} from './world.js';

type Json = Readonly<Record<string, unknown>>;

/** The repository with this id, as the API shows it inside other objects; null for a deleted one. */
export function repositoryJson(world: World, id: number | null): Json | null {
  if (id === null) return null;
  const { repository } = world;
  const { owner, name } = id === repository.id ? repository : FORK;
  return {
    id,
    name,
    full_name: `${owner}/${name}`,
    private: false,
    owner: { login: owner, id: id + 1, type: 'Organization' },
    fork: id !== repository.id,
    default_branch: repository.defaultBranch,
  };
}

export function runJson(world: World, run: WorldRun): Json {
  const { owner, name } = world.repository;
  return {
    id: run.id,
    name: 'agent-eval',
    node_id: `WFR_${run.id}`,
    head_branch: run.branch,
    head_sha: run.sha,
    path: run.path,
    display_title: 'A change',
    run_number: run.number,
    run_attempt: run.attempt,
    event: run.event,
    status: run.status,
    conclusion: run.conclusion,
    workflow_id: run.workflowId,
    url: `https://api.github.com/repos/${owner}/${name}/actions/runs/${run.id}`,
    html_url: `https://github.com/${owner}/${name}/actions/runs/${run.id}`,
    pull_requests: [],
    created_at: run.createdAt,
    updated_at: run.startedAt,
    run_started_at: run.startedAt,
    repository: repositoryJson(world, run.repositoryId),
    head_repository: repositoryJson(world, run.headRepositoryId),
  };
}

export function artifactJson(world: World, artifact: WorldArtifact): Json {
  const { owner, name, id: repository_id } = world.repository;
  const url = `https://api.github.com/repos/${owner}/${name}/actions/artifacts/${artifact.id}`;
  const run = world.runs.find(({ id }) => id === artifact.runId);
  return {
    id: artifact.id,
    node_id: `A_${artifact.id}`,
    name: artifact.name,
    size_in_bytes: artifact.size,
    url,
    archive_download_url: `${url}/zip`,
    expired: artifact.expired,
    digest: artifact.digest,
    created_at: artifact.createdAt,
    updated_at: artifact.createdAt,
    expires_at: artifact.createdAt,
    workflow_run: { id: artifact.runId, repository_id, head_branch: run?.branch, head_sha: run?.sha },
  };
}

export function jobJson({ runId, attempt, name, startedAt, completedAt }: WorldJob): Json {
  const isDone = completedAt !== null;
  return {
    ...{ run_id: runId, run_attempt: attempt, name, started_at: startedAt, completed_at: completedAt },
    ...{ status: isDone ? 'completed' : 'in_progress', conclusion: isDone ? 'success' : null },
  };
}

export function commentJson(world: World, comment: WorldComment): Json {
  const { owner, name } = world.repository;
  return {
    id: comment.id,
    node_id: `IC_${comment.id}`,
    url: `https://api.github.com/repos/${owner}/${name}/issues/comments/${comment.id}`,
    html_url: commentUrl(world, comment),
    user: { login: comment.login, id: comment.login.length, type: comment.type },
    created_at: '2026-11-01T00:00:00Z',
    updated_at: '2026-11-01T00:00:00Z',
    author_association: comment.type === 'Bot' ? 'NONE' : 'CONTRIBUTOR',
    body: comment.body,
  };
}

/** A file; of one above 1 MB GitHub gives the size, and no content. */
export function contentJson(path: string, bytes: Buffer = Buffer.from('name')): Json {
  const isLarge = bytes.length > 1024 * 1024;
  const data = { encoding: isLarge ? 'none' : 'base64', content: isLarge ? '' : linesOf(bytes.toString('base64')) };
  const url = `https://api.github.com/repos/acme/agent/contents/${path}`;
  const links = { self: url, git: null, html: null };
  const name = path.split('/').at(-1);
  const file = { type: 'file', size: bytes.length, ...data, sha: 'c0ffee', name, path };
  return { ...file, url, git_url: null, html_url: null, download_url: null, _links: links };
}

/** GitHub breaks Base64 into lines. */
function linesOf(text: string): string {
  return text.replace(/.{60}/g, '$&\n');
}

export function commentUrl({ repository: { owner, name } }: World, { issue, id }: WorldComment): string {
  return `https://github.com/${owner}/${name}/pull/${issue}#issuecomment-${id}`;
}

export function pullJson(world: World, pull: WorldPull): Json {
  const { owner, name, id } = world.repository;
  return {
    id: 600_000 + pull.number,
    number: pull.number,
    state: pull.state,
    title: 'A change',
    created_at: pull.createdAt,
    labels: [...pull.labels].map((label, at) => ({ id: at + 1, name: label, color: 'ededed', default: false })),
    html_url: `https://github.com/${owner}/${name}/pull/${pull.number}`,
    user: { login: pull.headOwner, id: 1, type: 'User' },
    head: {
      label: `${pull.headOwner}:${pull.headRef}`,
      ref: pull.headRef,
      sha: pull.headSha,
      user: { login: pull.headOwner },
      repo: repositoryJson(world, pull.headRepositoryId),
    },
    base: {
      label: `${owner}:${pull.baseRef}`,
      ref: pull.baseRef,
      sha: pull.baseSha,
      user: { login: owner },
      repo: repositoryJson(world, id),
    },
  };
}
