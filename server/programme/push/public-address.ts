import { BlockList, isIP } from 'node:net';

/** Ranges that are never public sites: loopback, private networks, cloud metadata, reserved. */
const closedRanges = new BlockList();
const closedIpv4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;
for (const [net, prefix] of closedIpv4) closedRanges.addSubnet(net, prefix, 'ipv4');

/** For IPv6, only global unicast, without ranges that embed IPv4 addresses. */
const openRanges = new BlockList();
openRanges.addSubnet('2000::', 3, 'ipv6');
const closedIpv6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;
for (const [net, prefix] of closedIpv6) closedRanges.addSubnet(net, prefix, 'ipv6');

/** Whether an address belongs to a public site. A text that is no address does not. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closedRanges.check(address, 'ipv4');
  if (version === 6)
    return openRanges.check(address, 'ipv6') && !closedRanges.check(address, 'ipv6');
  return false;
}
