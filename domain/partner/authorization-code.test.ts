import { expect, test } from 'vitest';
import { codeFromBytes, codeKey, formatCode, whyNotCode } from './authorization-code.ts';

const now = new Date('2026-11-15T12:00:00Z');
const later = new Date('2026-12-15T12:00:00Z');

const fresh = { usedAt: null, expiresAt: later, revokedAt: null };

test.each([
  ['a code that was never issued', null, 'code_not_found'],
  ['a used code', { ...fresh, usedAt: now }, 'code_used'],
  ['a code at its last moment', { ...fresh, expiresAt: now }, 'code_expired'],
  ['a revoked code', { ...fresh, revokedAt: now }, 'code_revoked'],
  ['a fresh code', fresh, null],
])('%s', (_, code, reason) => {
  expect(whyNotCode(code, now)?.reason ?? null).toBe(reason);
});

test('a code may be typed in lower case, with spaces, and with letters for digits', () => {
  expect(codeKey(' k7qf 2m9t-x4hb-owil ')).toBe('K7QF2M9TX4HB0W11');
  expect(formatCode('k7qf2m9tx4hb0w11')).toBe('K7QF-2M9T-X4HB-0W11');
});

test('ten random bytes make sixteen characters, and every bit counts', () => {
  expect(codeFromBytes(new Uint8Array(10))).toBe('0'.repeat(16));
  expect(codeFromBytes(new Uint8Array(10).fill(255))).toBe('Z'.repeat(16));
  const codes = new Set<string>();

  for (let bit = 0; bit < 80; bit += 1) {
    const bytes = new Uint8Array(10);
    bytes[bit >> 3] = 1 << (bit & 7);
    codes.add(codeFromBytes(bytes));
  }

  expect(codes.size).toBe(80);
});
