import { expect, test } from 'vitest';
import { whyNotUse } from './status.ts';

test.each([
  ['active', null],
  ['not-activated', 'account_not_activated'],
  ['disabled', 'account_disabled'],
  ['cancelled', 'account_cancelled'],
] as const)('an account that is %s: %s', (status, reason) => {
  expect(whyNotUse(status, 'de')?.reason ?? null).toBe(reason);
});
