import {
  FORK,
  type World,
  type WorldArtifact,
  type WorldComment,
  type WorldEvent,
  type WorldJob,
  type WorldPull,
  type WorldRun,
} from './world.js';

type Json = Readonly<Record<string, unknown>>;

/** The repository with this id, as the API shows it inside other objects; null for a deleted one. */
function repositoryJson(world: World, id: number | null): Json | null {
  if (id === null) return null;
  const { owner, name } = id === world.repository.id ? world.repository : FORK;
  const fork = id !== world.repository.id;
  const { defaultBranch: default_branch } = world.repository;
  return { id, name, full_name: `${owner}/${name}`, owner: { login: owner }, fork, default_branch };
}

export function runJson(world: World, run: WorldRun): Json {
  return {
    ...{ id: run.id, path: run.path, workflow_id: run.workflowId, event: run.event, pull_requests: [] },
    ...{ head_branch: run.branch, head_sha: run.sha, status: run.status, conclusion: run.conclusion },
    ...{ run_number: run.number, run_attempt: run.attempt },
    ...{ created_at: run.createdAt, updated_at: run.startedAt, run_started_at: run.startedAt },
    repository: repositoryJson(world, run.repositoryId),
    head_repository: repositoryJson(world, run.headRepositoryId),
  };
}

export function artifactJson(artifact: WorldArtifact): Json {
  const { id, name, size: size_in_bytes, expired, digest, createdAt: created_at, runId } = artifact;
  return { id, name, size_in_bytes, expired, digest, created_at, workflow_run: { id: runId } };
}

export function jobJson({ runId, attempt, name, startedAt, completedAt }: WorldJob): Json {
  const isDone = completedAt !== null;
  return {
    ...{ run_id: runId, run_attempt: attempt, name, started_at: startedAt, completed_at: completedAt },
    ...{ status: isDone ? 'completed' : 'in_progress', conclusion: isDone ? 'success' : null },
  };
}

export function commentJson({ repository: { owner, name } }: World, comment: WorldComment): Json {
  const { id, body, login, type, issue } = comment;
  const html_url = `https://github.com/${owner}/${name}/pull/${issue}#issuecomment-${id}`;
  return { id, html_url, user: { login, id: login.length, type }, body };
}

/** A file; of one above 1 MB GitHub gives the size, and no content. */
export function contentJson(path: string, bytes: Buffer = Buffer.from('name')): Json {
  const isLarge = bytes.length > 1024 * 1024;
  // GitHub breaks Base64 into lines.
  const content = isLarge ? '' : bytes.toString('base64').replace(/.{60}/g, '$&\n');
  return { type: 'file', size: bytes.length, encoding: isLarge ? 'none' : 'base64', content, path };
}

export function eventJson({ actor, event, createdAt, label }: WorldEvent, id: number): Json {
  const { login, type } = actor;
  const named = label !== undefined && { label: { name: label } };
  return { id, actor: { login, id: login.length, type }, event, created_at: createdAt, ...named };
}

export function pullJson(world: World, pull: WorldPull): Json {
  const { owner, id } = world.repository;
  const side = (login: string, ref: string, sha: string, repository: number | null) => ({
    ...{ label: `${login}:${ref}`, ref, sha, user: { login }, repo: repositoryJson(world, repository) },
  });
  return {
    ...{ id: 600_000 + pull.number, number: pull.number, state: pull.state, created_at: pull.createdAt },
    labels: [...pull.labels].map((name) => ({ name })),
    user: { login: pull.headOwner },
    head: side(pull.headOwner, pull.headRef, pull.headSha, pull.headRepositoryId),
    base: side(owner, pull.baseRef, pull.baseSha, id),
  };
}
