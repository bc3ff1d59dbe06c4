import { createHash } from 'node:crypto';

/** Everything that GitHub knows in a test: plain data, set and read by the test. */
export interface World {
  readonly token: string;
  readonly repository: WorldRepository;
  readonly workflow: { readonly id: number; readonly path: string };
  /** Paths of the default branch's files, as far as a test speaks of them. */
  readonly files: Set<string>;
  /** The content of files by commit and path, as `<commit>:<path>`. */
  readonly contents: Map<string, string | Buffer>;
  /** The permission of users, `none` for anybody else; bots have none. */
  readonly permissions: Map<string, 'admin' | 'write' | 'read'>;
  /** Commits with their parents. */
  readonly commits: Map<string, readonly string[]>;
  /** The newest commit of each branch. */
  readonly branches: Map<string, string>;
  /** The commit of each tag, by a name that a branch can have, too. */
  readonly tags: Map<string, string>;
  readonly runs: WorldRun[];
  readonly artifacts: WorldArtifact[];
  readonly jobs: WorldJob[];
  readonly comments: WorldComment[];
  readonly checks: WorldCheck[];
  readonly pulls: WorldPull[];
  /** What GraphQL calls the token's identity; null: it may not ask. */
  viewer: string | null;
  /** Who writes with the token, as REST says. */
  identity: { readonly login: string; readonly type: 'Bot' | 'User' };
  /** false: lists of runs come unfiltered and in the order of `runs`. */
  honest: boolean;
}

export interface WorldRepository {
  readonly id: number;
  readonly owner: string;
  readonly name: string;
  readonly defaultBranch: string;
}

export interface WorldRun {
  id: number;
  number: number;
  attempt: number;
  sha: string;
  branch: string;
  event: string;
  status: 'queued' | 'in_progress' | 'completed';
  conclusion: string | null;
  createdAt: string;
  /** When this attempt began. */
  startedAt: string;
  workflowId: number;
  path: string;
  repositoryId: number;
  /** null: the repository that the commit came from was deleted. */
  headRepositoryId: number | null;
}

export interface WorldArtifact {
  readonly id: number;
  readonly runId: number;
  readonly name: string;
  readonly createdAt: string;
  bytes: Buffer;
  /** As lists give it; null: uploaded without. */
  digest: string | null;
  /** As lists give it. */
  size: number;
  expired: boolean;
  /** An upload that was begun holds its name, but is in no list. */
  finalized: boolean;
  mimeType: string;
}

export interface WorldComment {
  readonly id: number;
  readonly issue: number;
  body: string;
  readonly login: string;
  readonly type: 'Bot' | 'User';
}

export interface WorldCheck {
  readonly id: number;
  readonly name: string;
  readonly headSha: string;
  externalId: string | null;
  detailsUrl: string | null;
  status: string;
  conclusion: string | null;
  title: string | null;
  summary: string | null;
  readonly annotations: WorldAnnotation[];
}

/** A job of an attempt of a run. */
export interface WorldJob {
  readonly runId: number;
  readonly attempt: number;
  readonly name: string;
  readonly startedAt: string;
  /** null: it still runs. */
  completedAt: string | null;
}

/** As a request has it. */
export interface WorldAnnotation {
  readonly path: string;
  readonly start_line: number;
  readonly end_line: number;
  readonly annotation_level: string;
  readonly message: string;
  readonly title?: string;
}

export interface WorldPull {
  readonly number: number;
  state: 'open' | 'closed';
  headSha: string;
  readonly headRef: string;
  readonly headOwner: string;
  /** null: the fork was deleted. */
  readonly headRepositoryId: number | null;
  /** Login; absent: a user. */
  readonly author?: string;
  baseRef: string;
  baseSha: string;
  readonly createdAt: string;
  readonly labels: Set<string>;
}

/** A fork of the world's repository. */
export const FORK = { id: 990_001, owner: 'someone', name: 'agent' };

/** A token of the shape that the runner hands out. */
const TOKEN = `ghs_${'A1b2C3d4E5f6'.repeat(3)}`;

export function makeWorld(): World {
  return {
    token: TOKEN,
    repository: { id: 4711, owner: 'acme', name: 'agent', defaultBranch: 'main' },
    workflow: { id: 77, path: '.github/workflows/agent-eval.yml' },
    files: new Set(['.github/workflows/agent-eval.yml']),
    contents: new Map(),
    permissions: new Map(),
    commits: new Map(),
    branches: new Map(),
    tags: new Map(),
    runs: [],
    artifacts: [],
    jobs: [],
    comments: [],
    checks: [],
    pulls: [],
    viewer: 'github-actions[bot]',
    identity: { login: 'github-actions[bot]', type: 'Bot' },
    honest: true,
  };
}

/** A world of its own with the same content. */
export function copyOf(world: World): World {
  const copy = structuredClone(world);
  for (const artifact of copy.artifacts) artifact.bytes = Buffer.from(artifact.bytes);
  return copy;
}

/** The hash of a commit, from a name that a test can read. */
export function sha(name: string): string {
  return createHash('sha1').update(name).digest('hex');
}

/** Adds a chain of commits, each the child of the one before, on top of `onto`. */
export function addCommits(world: World, names: readonly string[], onto: string | null = null): void {
  let parent = onto === null ? null : sha(onto);
  for (const name of names) {
    world.commits.set(sha(name), parent === null ? [] : [parent]);
    parent = sha(name);
  }
}

const DAY = 24 * 3600 * 1000;

/** A time some days ago, as the API writes it. */
export function daysAgo(days: number): string {
  return new Date(Date.now() - days * DAY).toISOString().replace(/\.\d+Z$/, 'Z');
}

/** Adds a finished push run on the default branch, unless said otherwise; the later added the newer. */
export function addRun(world: World, run: Partial<WorldRun> & { readonly sha: string }): WorldRun {
  const number = 400 + world.runs.length;
  const createdAt = run.createdAt ?? new Date(Date.now() - DAY + number * 1000).toISOString();
  const made: WorldRun = {
    ...{ id: 19_000_000_000 + number, number, attempt: 1, branch: world.repository.defaultBranch, event: 'push' },
    ...{ status: 'completed', conclusion: 'success', createdAt, startedAt: createdAt },
    ...{ workflowId: world.workflow.id, path: world.workflow.path },
    ...{ repositoryId: world.repository.id, headRepositoryId: world.repository.id },
    ...run,
  };
  world.runs.push(made);
  return made;
}

/** Adds a complete artifact to a run. */
export function addArtifact(
  world: World,
  run: WorldRun,
  name: string,
  bytes: Buffer | string,
  changes: Partial<Pick<WorldArtifact, 'digest' | 'size' | 'expired'>> = {},
): WorldArtifact {
  const data = Buffer.from(bytes);
  const made = { ...newArtifact(world, run.id, name), bytes: data, digest: digestOf(data), size: data.length };
  const artifact = { ...made, finalized: true, createdAt: run.createdAt, ...changes };
  world.artifacts.push(artifact);
  return artifact;
}

/** An artifact that is not uploaded yet. */
export function newArtifact(world: World, runId: number, name: string): WorldArtifact {
  return {
    ...{ id: 5000 + world.artifacts.length, runId, name, createdAt: new Date().toISOString() },
    ...{ bytes: Buffer.alloc(0), digest: null, size: 0, expired: false, finalized: false, mimeType: 'text/plain' },
  };
}

export function digestOf(bytes: Buffer): string {
  return `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
}

/** Adds a comment; by the token's own identity unless said otherwise. */
export function addComment(
  world: World,
  issue: number,
  body: string,
  author: Pick<WorldComment, 'login' | 'type'> = world.identity,
): WorldComment {
  const comment = { id: 8000 + world.comments.length, issue, body, login: author.login, type: author.type };
  world.comments.push(comment);
  return comment;
}

/** Opens a pull request from a branch of the repository itself, or of its fork. */
export function openPull(
  world: World,
  pull: Partial<WorldPull> & Pick<WorldPull, 'number' | 'headSha' | 'baseSha'>,
): WorldPull {
  const { owner, id, defaultBranch } = world.repository;
  const made: WorldPull = {
    ...{ state: 'open', headRef: `topic-${pull.number}`, headOwner: owner, headRepositoryId: id },
    ...{ baseRef: defaultBranch, createdAt: daysAgo(3), labels: new Set<string>(), ...pull },
  };
  world.pulls.push(made);
  return made;
}
