import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on this machine. */
export interface Listening {
  readonly server: Server;
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Takes requests on a free port of this machine. No connection is closed between two requests: a client that a slow machine keeps
 * waiting for 5 s could send its next one while the server closes.
 */
export async function listen(answer: RequestListener): Promise<Listening> {
  const server = createServer({ keepAliveTimeout: 0 }, answer);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const close = (): Promise<void> => {
    server.closeAllConnections();
    return new Promise((done) => server.close(() => done()));
  };
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

/** The same for the time of a call. */
export async function withServer<T>(answer: RequestListener, use: (url: string) => Promise<T>): Promise<T> {
  const { url, close } = await listen(answer);
  try {
    return await use(url);
  } finally {
    await close();
  }
}
