import type { Dispatcher } from 'undici';
import { usageError } from '../core/errors.js';
import type { Environment } from '../core/values.js';

/** The proxies of an environment, in one form. */
export interface Proxies {
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
