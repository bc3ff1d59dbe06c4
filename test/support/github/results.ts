import { type Answer, json, type Taken } from './answer.js';
import { blobUrl } from './blobs.js';
import { newArtifact, type World, type WorldArtifact } from './world.js';

/** Where the runner's artifact service takes its calls. */
export const SERVICE = '/twirp/github.actions.results.api.v1.ArtifactService/';

/** The runtime token of a job: a JWT that its holder only decodes. */
export function runtimeToken(runId: number, job = 'job-1'): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ scp: `Actions.Results:run-${runId}:${job}` })}.signature`;
}

interface Call {
  readonly workflow_run_backend_id: string;
  readonly name?: string;
  readonly name_filter?: string;
  readonly mime_type?: string;
  readonly size?: string;
  readonly hash?: string;
}

/** Answers a call of the artifact service; names are proto's own, 64-bit numbers travel as texts. */
export function answerResults(world: World, { path, headers, body, origin }: Taken): Answer {
  if (!/^Bearer .+\..+\./.test(String(headers.authorization))) return twirpError(401, 'unauthenticated', 'no token');
  const call = JSON.parse(body.toString()) as Call;
  const runId = Number(call.workflow_run_backend_id.replace('run-', ''));
  const own = world.artifacts.filter((artifact) => artifact.runId === runId);
  const named = own.find(({ name }) => name === call.name);
  switch (path.slice(SERVICE.length)) {
    case 'CreateArtifact': {
      if (named)
        return twirpError(409, 'already_exists', 'an artifact with this name already exists on the workflow run');
      const artifact = newArtifact(world, runId, call.name ?? '');
      artifact.mimeType = call.mime_type ?? 'application/zip';
      world.artifacts.push(artifact);
      return json(200, { ok: true, signed_upload_url: blobUrl(origin, artifact) });
    }
    case 'FinalizeArtifact':
      return named ? finalized(named, call) : twirpError(404, 'not_found', 'artifact not found');
    case 'ListArtifacts': {
      const listed = own.filter((one) => one.finalized && (call.name_filter ?? one.name) === one.name);
      return json(200, { artifacts: listed.map((artifact) => listedJson(artifact, call)) });
    }
    default:
      return twirpError(404, 'bad_route', `no such method ${path}`);
  }
}

function finalized(artifact: WorldArtifact, { size, hash }: Call): Answer {
  if (Number(size) !== artifact.bytes.length) return twirpError(400, 'invalid_argument', 'size does not match');
  Object.assign(artifact, { finalized: true, size: Number(size), digest: hash ?? null });
  return json(200, { ok: true, artifact_id: String(artifact.id) });
}

function listedJson({ id, name, size, createdAt, digest }: WorldArtifact, call: Call): object {
  const ids = { workflow_run_backend_id: call.workflow_run_backend_id, workflow_job_run_backend_id: 'job-1' };
  return { ...ids, database_id: String(id), name, size: String(size), created_at: createdAt, digest };
}

function twirpError(status: number, code: string, msg: string): Answer {
  return json(status, { code, msg });
}
