import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { StepgateError } from '../../core/errors.js';

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
