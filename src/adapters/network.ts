import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import type { Dispatcher } from 'undici';
import type { Environment } from '../core/text/values.js';
import { StepgateError, usageError } from '../core/words/errors.js';

/** The proxies of an environment, in one form. */
interface Proxies {
  readonly http: string | null;
  readonly https: string | null;
  /** Hosts that are asked directly, in lower case: `*`, `host`, `host:port` or `.domain`. */
  readonly except: readonly string[];
}

/** Reads `http_proxy`, `https_proxy` and `no_proxy`, in either case; the lower case counts first. */
export function readProxies(env: Environment): Proxies {
  const hosts = variable('no_proxy', env)
    .toLowerCase()
    .split(/[\s,]+/);
  return {
    http: proxyAddress('http_proxy', env),
    https: proxyAddress('https_proxy', env),
    except: hosts.filter((host) => host !== '').map((host) => host.replace(/^\*\./, '.')),
  };
}

function variable(name: string, env: Environment): string {
  return env[name]?.trim() || env[name.toUpperCase()]?.trim() || '';
}

/** The value may hold a password: an error does not show it. */
function proxyAddress(name: string, env: Environment): string | null {
  const value = variable(name, env);
  if (value === '') return null;
  const address = value.includes('://') ? value : `http://${value}`;
  if (/^https?:\/\//i.test(address) && URL.canParse(address)) return address;
  throw usageError(`${name}: expected a proxy address, as in http://proxy.example:3128`);
}

/** The proxy that an address is asked through; null: it is asked directly. This machine itself always is. */
export function proxyFor(url: URL, { http, https, except }: Proxies): string | null {
  const proxy = url.protocol === 'https:' ? https : http;
  const host = url.hostname.toLowerCase();
  return proxy === null || isLoopback(host) || isExcepted(host, portOf(url), except) ? null : proxy;
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || /^127\.[\d.]+$/.test(host) || host === '[::1]';
}

function portOf({ port, protocol }: URL): string {
  return port || (protocol === 'https:' ? '443' : '80');
}

function isExcepted(host: string, port: string, except: readonly string[]): boolean {
  return except.some((entry) => {
    if (entry === '*') return true;
    const domain = entry.startsWith('.') ? entry.slice(1) : entry;
    return [host, `${host}:${port}`].some((name) => name === domain || name.endsWith(`.${domain}`));
  });
}

/**
 * Makes all clients of a process take the same way: each package reads these variables in its own manner, and of
 * others that the rest does not know.
 */
export function settleProxies(env: Record<string, string | undefined>): void {
  const { http, https, except } = readProxies(env);
  const isOff = except.includes('*');
  const names = ['localhost', '127.0.0.1', '[::1]', ...except.map((entry) => entry.replace(/^\./, ''))];
  const isUsed = !isOff && (http !== null || https !== null);
  const values = {
    http_proxy: isOff ? null : http,
    https_proxy: isOff ? null : https,
    no_proxy: isUsed ? names.flatMap((name) => [name, `.${name}`]).join(',') : null,
    all_proxy: null,
  };
  for (const [name, value] of Object.entries(values)) {
    for (const key of [name, name.toUpperCase()]) {
      if (value === null) delete env[key];
      else env[key] = value;
    }
  }
}

const agents = new Map<string, Dispatcher>();

/** The one way to the network: as `fetch`, through the proxy that the environment names for an address. */
export async function networkFetch(url: string, init: RequestInit = {}): Promise<Response> {
  const proxy = proxyFor(new URL(url), readProxies(process.env));
  if (proxy === null) return fetch(url, init);
  const undici = await import('undici');
  const dispatcher = agents.get(proxy) ?? new undici.ProxyAgent(proxy);
  agents.set(proxy, dispatcher);
  const answer = undici.fetch as unknown as (url: string, init: object) => Promise<Response>;
  return answer(url, { ...init, dispatcher });
}

/** A host that a stranger's run may not have Stepgate ask. */
export class PrivateHostError extends StepgateError {
  constructor(message: string) {
    super('usage', message);
  }
}

type Networks = readonly (readonly [address: string, prefix: number])[];

/** Addresses that are no public server's: of this machine, of its networks, of clouds' metadata, of nobody. */
const PRIVATE = new BlockList();
const V4: Networks = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
];
const V6: Networks = [
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
  // From here on forms that carry an IPv4 address inside.
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
];
for (const [net, prefix] of V4) PRIVATE.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of V6) PRIVATE.addSubnet(net, prefix, 'ipv6');

/** Endings of names that no public server has. */
const PRIVATE_NAMES = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|arpa|test|invalid)$/;

/** Throws where a host is, or resolves to, an address of this machine or of its networks, or to none. */
export async function refusePrivateHost(address: string): Promise<void> {
  // A URL has read decimal, hexadecimal and octal forms of an address already.
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '').replace(/(?<!\.)\.+$/, '');
  const addresses = isIP(host) > 0 ? [host] : await addressesOf(host);
  if (addresses.length > 0 && !addresses.some(isPrivate)) return;
  throw new PrivateHostError(`${host} is not a public host`);
}

/** A name without a dot, or with an ending of private networks, is not looked up. */
async function addressesOf(host: string): Promise<string[]> {
  if (!host.includes('.') || PRIVATE_NAMES.test(host)) return [];
  const found = await lookup(host, { all: true }).catch(() => []);
  return found.map(({ address }) => address);
}

function isPrivate(address: string): boolean {
  const family = isIP(address);
  return family === 0 || PRIVATE.check(address, family === 6 ? 'ipv6' : 'ipv4');
}
