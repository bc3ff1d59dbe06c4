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

// Objects of the API, with the keys that Stepgate or its packages read.

/** The repository with this id, inside other objects; null for a deleted one. */
function repositoryJson({ repository }: World, id: number | null): Json | null {
  if (id === null) return null;
  const { owner, name } = id === repository.id ? repository : FORK;
  return { id, name, full_name: `${owner}/${name}`, owner: { login: owner }, fork: id !== repository.id };
}

export function runJson(world: World, run: WorldRun): Json {
  return {
    ...{ id: run.id, head_branch: run.branch, head_sha: run.sha, path: run.path, workflow_id: run.workflowId },
    ...{ run_number: run.number, run_attempt: run.attempt, event: run.event },
    ...{ status: run.status, conclusion: run.conclusion, pull_requests: [] },
    ...{ created_at: run.createdAt, run_started_at: run.startedAt },
    repository: repositoryJson(world, run.repositoryId),
    head_repository: repositoryJson(world, run.headRepositoryId),
  };
}

export function artifactJson(artifact: WorldArtifact): Json {
  const { id, name, size, expired, digest, createdAt } = artifact;
  return { id, name, size_in_bytes: size, expired, digest, created_at: createdAt, expires_at: createdAt };
}

/** The run of an artifact, in the list of all artifacts. */
export function uploaderJson({ runs }: World, { runId }: WorldArtifact): Json | null {
  const run = runs.find(({ id }) => id === runId);
  if (!run) return null;
  const { repositoryId, headRepositoryId } = run;
  const repositories = { repository_id: repositoryId, head_repository_id: headRepositoryId };
  return { id: runId, ...repositories, head_branch: run.branch, head_sha: run.sha };
}

export function jobJson({ runId, attempt, name, startedAt, completedAt }: WorldJob): Json {
  return { run_id: runId, run_attempt: attempt, name, started_at: startedAt, completed_at: completedAt };
}

export function commentJson({ repository: { owner, name } }: World, comment: WorldComment): Json {
  const { id, issue, login, type, body } = comment;
  return {
    ...{ id, user: { login, type }, body },
    html_url: `https://github.com/${owner}/${name}/pull/${issue}#issuecomment-${id}`,
  };
}

/** A file, whose Base64 GitHub breaks into lines; of one above 1 MB it gives the size, and no content. */
export function contentJson(path: string, bytes: Buffer = Buffer.from('name')): Json {
  const file = { type: 'file', size: bytes.length, path };
  if (bytes.length > 1024 * 1024) return { ...file, encoding: 'none', content: '' };
  return { ...file, encoding: 'base64', content: bytes.toString('base64').replace(/.{60}/g, '$&\n') };
}

export function pullJson(world: World, pull: WorldPull): Json {
  return {
    ...{ number: pull.number, state: pull.state, created_at: pull.createdAt },
    ...(pull.author && { user: { login: pull.author } }),
    labels: [...pull.labels].map((name) => ({ name })),
    head: { ref: pull.headRef, sha: pull.headSha, repo: repositoryJson(world, pull.headRepositoryId) },
    base: { ref: pull.baseRef, sha: pull.baseSha, repo: repositoryJson(world, world.repository.id) },
  };
}
