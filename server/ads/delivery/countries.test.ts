import { expect, test } from 'vitest';
import { parseAddress } from '#domain/delivery/network.ts';
import { countryOf } from './countries.ts';

const find = (address: string) => countryOf(parseAddress(address) ?? 0n);

test('networks of providers have the country that they are announced in', () => {
  const known = {
    '8.8.8.8': 'US',
    '91.10.20.30': 'DE',
    '1.0.0.1': 'AU',
    '2001:200::1': 'JP',
    '2a00:1458:7:1::1': 'BE',
  };
  for (const [address, country] of Object.entries(known)) {
    expect(find(address), address).toBe(country);
  }
});

test('addresses that belong to nobody are in no country', () => {
  for (const address of ['127.0.0.1', '10.1.2.3', '192.0.2.1', '203.0.113.7', '::1', 'fe80::1']) {
    expect(find(address), address).toBeNull();
  }
});
