import { generate } from 'otplib';
import { expect, test } from 'vitest';
import { addressOfSecret, makeSecret, stepOfCode } from './one-time-code.ts';
import { codeOfStep, stepAt } from './time-based-code.ts';

// The secret of the RFCs, which is '12345678901234567890' in ASCII.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %d the code is the one of RFC 6238', (seconds, code) => {
  expect(codeOfStep(secret, stepAt(seconds))).toBe(code);
});

test('a code counts once, half a minute early or late, and never a whole minute off', async () => {
  const own = makeSecret();
  const now = new Date('2026-11-15T12:00:10Z');
  const seconds = now.getTime() / 1000;
  const step = stepAt(seconds);
  // The codes an app would show come from an independent library.
  const codeAt = (after: number) => generate({ secret: own, epoch: seconds + after });
  for (const after of [-30, 0, 30]) {
    const found = step + after / 30;
    const code = await codeAt(after);
    expect(stepOfCode(own, code, 0, now)).toBe(found);
    expect(stepOfCode(own, code, found, now)).toBeNull();
  }
  for (const after of [-60, 60]) expect(stepOfCode(own, await codeAt(after), 0, now)).toBeNull();
  for (const odd of ['', '12345', '1234567', 'abcdef', '１２３４５６', ' 12345', '-12345']) {
    expect(stepOfCode(own, odd, 0, now)).toBeNull();
  }
});

test('the address that an app reads names the network, the person and the secret', () => {
  const address = new URL(addressOfSecret('Test & Co desk', 'Ann: Lee', secret));
  expect(address.href).toMatch(/^otpauth:\/\/totp\/Test%20%26%20Co%20desk:Ann%3A%20Lee\?/);
  expect(Object.fromEntries(address.searchParams)).toEqual({ secret, issuer: 'Test & Co desk' });
});
