import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import oxigraph from 'oxigraph';

export const CORPUS_LIFE = join(import.meta.dirname, '../fixtures/corpus-life');

export type Handle = (query: string, request: IncomingMessage, response: ServerResponse) => void;

/** A SPARQL endpoint on this machine for the time of a call. */
export async function withEndpoint<T>(handle: Handle, use: (url: string) => Promise<T>): Promise<T> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const query = new URLSearchParams(Buffer.concat(chunks).toString('utf8')).get('query') ?? '';
      handle(query, request, response);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/sparql`);
  } finally {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
}

/** Answers queries over a file of the fixtures. */
export function storeOf(name: string): (query: string) => string {
  return storeOfFile(join(CORPUS_LIFE, name));
}

/** Answers queries over a file in Turtle, which N-Triples are, too. */
export function storeOfFile(path: string): (query: string) => string {
  const store = new oxigraph.Store();
  store.load(readFileSync(path), { format: 'text/turtle' });
  return (query) => String(store.query(query, { results_format: 'json' }));
}
