import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import oxigraph from 'oxigraph';
import { withServer } from './server.js';

export const CORPUS_LIFE = join(import.meta.dirname, '../fixtures/corpus-life');

export type Handle = (query: string, request: IncomingMessage, response: ServerResponse) => void;

/** A SPARQL endpoint on this machine for the time of a call. */
export function withEndpoint<T>(handle: Handle, use: (url: string) => Promise<T>): Promise<T> {
  const listener: RequestListener = (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const query = new URLSearchParams(Buffer.concat(chunks).toString('utf8')).get('query') ?? '';
      handle(query, request, response);
    });
  };
  return withServer(listener, (url) => use(`${url}/sparql`));
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
