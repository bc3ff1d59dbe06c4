import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { listen } from './server.js';

/** A proxy on this machine. */
export interface TestProxy {
  /** `127.0.0.1:port` */
  readonly host: string;
  /** `host:port` of every request and every tunnel, in order. */
  readonly asked: readonly string[];
  /** The `proxy-authorization` headers that came. */
  readonly credentials: readonly string[];
}

/** Names that only this proxy knows lead to a server on this machine; all others nowhere. */
export async function withProxy<T>(target: string, use: (proxy: TestProxy) => Promise<T>): Promise<T> {
  const { port } = new URL(target);
  const [asked, credentials]: string[][] = [[], []];
  const note = (host: string, { headers }: IncomingMessage): boolean => {
    asked?.push(host);
    if (headers['proxy-authorization']) credentials?.push(headers['proxy-authorization']);
    return host.endsWith('.test:80');
  };
  const { server, url } = await listen((incoming, response) => {
    const to = new URL(incoming.url ?? '');
    if (!note(`${to.hostname}:${to.port || 80}`, incoming)) return response.writeHead(502).end();
    const options = { port, path: to.pathname + to.search, method: incoming.method, headers: incoming.headers };
    const onward = request({ host: '127.0.0.1', ...options }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    return incoming.pipe(onward);
  });
  server.on('connect', (incoming, socket, head) => {
    socket.on('error', () => undefined);
    if (!note(incoming.url ?? '', incoming)) return socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    const onward = connect(Number(port), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.write(head);
      socket.pipe(onward).pipe(socket);
    });
    return onward.on('error', () => socket.destroy());
  });
  try {
    return await use({ host: new URL(url).host, asked: asked ?? [], credentials: credentials ?? [] });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
