import { createHash, randomUUID } from 'node:crypto';
import type { Answer, Taken } from './answer.js';
import type { World, WorldArtifact } from './world.js';

/** The address that lets its holder read and write one artifact, without any token. */
export function blobUrl(origin: string, { id, name }: WorldArtifact): string {
  const signature = createHash('sha256').update(`blob ${id}`).digest('hex');
  return `${origin}/blob/${id}/${encodeURIComponent(name)}?sig=${signature}`;
}

/** Blocks that were put, but not yet made a blob, by artifact. */
export type Blocks = Map<number, Map<string, Buffer>>;

/** The smallest block blob store that Azure's client takes for one. */
export function answerBlob(
  world: World,
  blocks: Blocks,
  { method, path, query, headers, body, origin }: Taken,
): Answer {
  const common = { 'x-ms-request-id': randomUUID(), 'x-ms-version': '2024-11-04', etag: '"1"' };
  const error = (status: number, code: string): Answer => ({
    status,
    headers: { ...common, 'x-ms-error-code': code, 'content-type': 'application/xml' },
    body: `<?xml version="1.0" encoding="utf-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
  });
  const id = Number(/^\/blob\/(\d+)\//.exec(path)?.[1]);
  const artifact = world.artifacts.find((one) => one.id === id);
  // The store takes signed addresses only, and refuses a request that brings GitHub's token along.
  if (headers.authorization !== undefined) return error(400, 'InvalidAuthenticationInfo');
  if (!artifact) return error(404, 'BlobNotFound');
  if (query.get('sig') !== new URL(blobUrl(origin, artifact)).searchParams.get('sig'))
    return error(403, 'AuthenticationFailed');
  if (method === 'GET') {
    const type = { 'content-type': artifact.mimeType, 'content-length': String(artifact.bytes.length) };
    return { status: 200, headers: { ...common, ...type }, body: artifact.bytes };
  }
  const own = blocks.get(id) ?? new Map<string, Buffer>();
  blocks.set(id, own);
  if (query.get('comp') === 'block') own.set(query.get('blockid') ?? '', body);
  else if (query.get('comp') === 'blocklist') artifact.bytes = assembled(own, body.toString());
  else artifact.bytes = body;
  return { status: 201, headers: common };
}

function assembled(blocks: ReadonlyMap<string, Buffer>, list: string): Buffer {
  const ids = [...list.matchAll(/<(?:Latest|Uncommitted|Committed)>([^<]+)</g)].map(([, id]) => id as string);
  return Buffer.concat(ids.map((id) => blocks.get(id) ?? Buffer.alloc(0)));
}
