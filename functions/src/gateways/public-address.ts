import { BlockList, isIPv4 } from 'node:net';

/**
 * Networks that lead to no server on the internet: private, link-local, shared, for documentation, or reserved.
 *
 * @see https://www.iana.org/assignments/iana-ipv4-special-registry
 */
const RESERVED_V4 = blockListOf('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]);

/** The part of IPv6 that is given out, and what in it is reserved or only wraps an address of IPv4. */
const GIVEN_OUT_V6 = blockListOf('ipv6', [['2000::', 3]]);
const RESERVED_V6 = blockListOf('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
]);

/** Returns whether an address is one of a server on the internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !RESERVED_V4.check(address, 'ipv4');
  const plain = address.split('%')[0] ?? '';
  return GIVEN_OUT_V6.check(plain, 'ipv6') && !RESERVED_V6.check(plain, 'ipv6');
}

function blockListOf(
  family: 'ipv4' | 'ipv6',
  networks: readonly (readonly [string, number])[],
): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of networks) list.addSubnet(network, prefix, family);
  return list;
}
