import { expect, test } from 'vitest';
import { isInRanges, parseAddress, parseCidr, parseCidrs, subnetOf } from './network.ts';

test('IPv4 and IPv6 addresses are parsed, and nothing else', () => {
  expect(parseAddress('192.0.2.7')).toBe(parseAddress('::ffff:192.0.2.7'));
  expect(parseAddress('2001:db8::1')).toBe(parseAddress('2001:0db8:0:0:0:0:0:1'));
  for (const wrong of ['', '1.2.3', '1.2.3.256', '1::2::3', '12345::', 'fe80::1%eth0', '::g']) {
    expect(parseAddress(wrong)).toBeNull();
  }
});

test('a block holds its first and its last address and no other', () => {
  const { ranges, wrongLine } = parseCidrs('10.1.0.0/16 # ours\n\n10.2.0.0/16\n2001:db8::/32');
  expect(wrongLine).toBeNull();

  // The first two are neighbours, and so one.
  expect(ranges).toHaveLength(2);
  const isIn = (text: string) => isInRanges(parseAddress(text) ?? 0n, ranges);
  expect(['10.1.0.0', '10.2.255.255', '2001:db8:ffff::1'].map(isIn)).toEqual([true, true, true]);
  expect(['10.0.255.255', '10.3.0.0', '2001:db9::'].map(isIn)).toEqual([false, false, false]);
  expect(parseCidr('10.0.0.0/33')).toBeNull();
  expect(parseCidrs('10.0.0.0/8\nnonsense').wrongLine).toBe(2);
});

test('only a prefix shared by many is kept of an address', () => {
  const network = (text: string) => subnetOf(parseAddress(text) ?? 0n);
  expect(network('192.0.2.7')).toBe(network('192.0.2.200'));
  expect(network('192.0.2.7')).not.toBe(network('192.0.3.7'));
  expect(network('2001:db8:1:2::3')).toBe(network('2001:db8:1:ffff::9'));
  expect(network('2001:db8:1::')).not.toBe(network('2001:db8:2::'));
});
