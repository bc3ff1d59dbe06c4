import { existsSync, readFileSync } from 'node:fs';

const HOOK = `
import { appendFileSync } from 'node:fs';
import net from 'node:net';
import dns from 'node:dns';
const note = (text) => appendFileSync(process.env.CONNECTIONS, text + '\\n');
const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function (...args) {
  const [options] = Array.isArray(args[0]) ? args[0] : args;
  note(String(options?.host ?? '') + ':' + String(options?.port ?? options?.path ?? options));
  return connect.apply(this, args);
};
const lookup = dns.lookup;
dns.lookup = (host, ...rest) => { note('lookup ' + host); return lookup(host, ...rest); };
`;

/** Variables that make a Node process write down every connection that it opens. */
export function watched(file: string): Record<string, string> {
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(HOOK)}`, CONNECTIONS: file };
}

/** What a watched process connected to, in order. */
export function connectionsOf(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
}
