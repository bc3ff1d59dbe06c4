import { expect, test } from 'vitest';
import { upsert } from '../../../src/adapters/github/upsert.js';

const REJECTED = { kind: 'failed', reason: 'GitHub rejected it, even in its shortest form' };

test.each<[title: string, texts: readonly string[], sent: readonly string[], outcome: object]>([
  ['of all levels is sent once', ['same', 'same', 'same'], ['same'], REJECTED],
  ['of two levels is followed by the next', ['long', 'long', 'ok'], ['long', 'ok'], { kind: 'created', url: 'url' }],
  ['of each level is sent', ['long', 'shorter'], ['long', 'shorter'], REJECTED],
])('a text that GitHub rejects %s', async (_, texts, sent, outcome) => {
  const job = {
    token: 'token',
    repository: { owner: 'owner', name: 'name', id: 1 },
    runId: 1,
    attempt: 1,
    bodyOf: (detailLevel: number) => texts[detailLevel] ?? null,
  };
  const bodies: string[] = [];
  const create = async (body: string) => {
    bodies.push(body);
    if (body !== 'ok') throw Object.assign(new Error('too long'), { response: { status: 422 } });
    return { url: 'url' };
  };
  const store = { list: async () => [], update: async () => false, create };
  expect(await upsert(job, 'to write', async () => store)).toEqual(outcome);
  expect(bodies).toEqual(sent);
});
