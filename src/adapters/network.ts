import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Dispatcher } from 'undici';
import { type Environment, madeAt, once } from '../core/text/values.js';
import { StepgateError, usageError } from '../core/words/errors.js';

/** Names of this machine, which is always asked directly, also by another address of 127.0.0.0/8. */
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Reads `http_proxy`, `https_proxy` and `no_proxy` in lower or upper case; lower case has priority. `except`: hosts
 * without a proxy, in lower case, with their subdomains: `*`, `host` or `host:port`.
 */
export function readProxies(env: Environment) {
  const hosts = readVariable('no_proxy', env)
    .toLowerCase()
    .split(/[\s,]+/);
  return {
    http: readProxyAddress('http_proxy', env),
    https: readProxyAddress('https_proxy', env),
    except: [...LOCAL_HOSTS, ...hosts.filter((host) => host !== '').map((host) => host.replace(/^\*?\./, ''))],
  };
}

function readVariable(name: string, env: Environment): string {
  return env[name]?.trim() || env[name.toUpperCase()]?.trim() || '';
}

/** Reads a proxy address. An error does not show the value, which may contain a password. */
function readProxyAddress(name: string, env: Environment): string | null {
  const value = readVariable(name, env);
  if (value === '') return null;
  const address = value.includes('://') ? value : `http://${value}`;
  if (/^https?:\/\//i.test(address) && URL.canParse(address)) return address;
  throw usageError(`${name}: expected a proxy address, as in http://proxy.example:3128`);
}

/** The proxy for a URL; null: a direct connection. */
export function proxyFor({ protocol, hostname, port }: URL, { http, https, except }: ReturnType<typeof readProxies>) {
  const names = [hostname, `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`];
  const isExcepted = (entry: string) =>
    entry === '*' || names.some((name) => name === entry || name.endsWith(`.${entry}`));
  if (/^127\.[\d.]+$/.test(hostname) || except.some(isExcepted)) return null;
  return protocol === 'https:' ? https : http;
}

/** Sets the proxy variables so that all clients of this process, which read them differently, agree. */
export function settleProxies(env: Record<string, string | undefined>): void {
  const { http, https, except } = readProxies(env);
  const isOff = except.includes('*');
  const isUsed = !isOff && (http !== null || https !== null);
  const values = {
    http_proxy: isOff ? null : http,
    https_proxy: isOff ? null : https,
    no_proxy: isUsed ? except.flatMap((name) => [name, `.${name}`]).join(',') : null,
    all_proxy: null,
  };
  for (const [name, value] of Object.entries(values)) {
    for (const key of [name, name.toUpperCase()]) {
      if (value === null) delete env[key];
      else env[key] = value;
    }
  }
}

/** The package in a bundle is not free to import again. */
const loadUndici = once(() => import('undici'));

const agents = new Map<string, Dispatcher>();

async function proxyAgentFor(url: string): Promise<Dispatcher | undefined> {
  const proxy = proxyFor(new URL(url), readProxies(process.env));
  if (proxy === null) return undefined;
  const { ProxyAgent } = await loadUndici();
  return madeAt(agents, proxy, () => new ProxyAgent(proxy));
}

/** Sends a request like `fetch`, through the proxy of the environment. */
export async function networkFetch(url: string, init: RequestInit = {}): Promise<Response> {
  const dispatcher = await proxyAgentFor(url);
  if (!dispatcher) return fetch(url, init);
  const undici = await loadUndici();
  const fetchThrough = undici.fetch as unknown as (url: string, init: object) => Promise<Response>;
  return fetchThrough(url, { ...init, dispatcher });
}

/** Posts a text as `networkFetch` does, in less than half of its processor time. No redirect is followed. */
export async function networkPost(
  url: string,
  { headers, ...init }: { headers: Record<string, string>; body: string; signal: AbortSignal },
): Promise<{ readonly status: number; readonly body: Readable }> {
  const { request } = await loadUndici();
  const dispatcher = await proxyAgentFor(url);
  const answer = await request(url, {
    ...{ method: 'POST', headersTimeout: 0, bodyTimeout: 0, ...init, ...(dispatcher && { dispatcher }) },
    headers: { 'user-agent': 'stepgate', 'accept-encoding': 'gzip', ...headers },
  });
  // An answer that is not read to its end is no error.
  answer.body.on('error', () => undefined);
  const isPacked = /^(?:x-)?gzip$/i.test(String(answer.headers['content-encoding']));
  const body = isPacked ? pipeline(answer.body, createGunzip(), () => undefined) : answer.body;
  return { status: answer.statusCode, body };
}

/** A host that is not allowed for an untrusted run. */
export class PrivateHostError extends StepgateError {
  constructor(message: string) {
    super('usage', message);
  }
}

/** Non-public addresses: this machine, its networks, cloud metadata, and reserved ranges. */
const PRIVATE = new BlockList();
const NETWORKS = [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16',
  '198.18.0.0/15 224.0.0.0/3 fc00::/7 fe80::/10 fec0::/10 ff00::/8',
  // Forms of IPv6 that contain an IPv4 address.
  '::/96 64:ff9b::/96 64:ff9b:1::/48 2001::/32 2002::/16',
];
for (const network of NETWORKS.join(' ').split(' ')) {
  const [net = '', prefix] = network.split('/');
  PRIVATE.addSubnet(net, Number(prefix), net.includes(':') ? 'ipv6' : 'ipv4');
}

const PRIVATE_NAMES = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|arpa|test|invalid)$/;

/** Throws if a host is or resolves to a non-public address, or does not resolve. */
export async function refusePrivateHost(address: string): Promise<void> {
  // `URL` has already normalized decimal, hexadecimal and octal addresses.
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '').replace(/(?<!\.)\.+$/, '');
  const addresses = isIP(host) > 0 ? [host] : await resolveAddresses(host);
  if (addresses.length > 0 && !addresses.some(isPrivate)) return;
  throw new PrivateHostError(`${host} is not a public host`);
}

/** Resolves a host. A name without a dot or with a private ending is not looked up. */
async function resolveAddresses(host: string): Promise<string[]> {
  if (!host.includes('.') || PRIVATE_NAMES.test(host)) return [];
  const records = await lookup(host, { all: true }).catch(() => []);
  return records.map(({ address }) => address);
}

function isPrivate(address: string): boolean {
  const family = isIP(address);
  return family === 0 || PRIVATE.check(address, family === 6 ? 'ipv6' : 'ipv4');
}
