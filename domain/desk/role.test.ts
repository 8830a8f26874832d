import { expect, test } from 'vitest';
import { areRolesTogether, givesStrength } from './role.ts';

test('giving a role over money takes two people, and removing it one', () => {
  const clerk = { roles: ['support'], isActive: true } as const;
  const payer = { roles: ['support', 'finance'], isActive: true } as const;
  expect(givesStrength(clerk, payer)).toBe(true);
  expect(givesStrength(payer, clerk)).toBe(false);
  expect(givesStrength(clerk, { roles: ['support', 'catalogue'], isActive: true })).toBe(false);
  expect(givesStrength(payer, { roles: ['approver'], isActive: true })).toBe(true);
});

test('restoring a locked-out colleague’s role over money takes two people', () => {
  const out = { roles: ['admin'], isActive: false } as const;
  expect(givesStrength(out, { ...out, isActive: true })).toBe(true);
  expect(givesStrength({ ...out, isActive: true }, out)).toBe(false);
  expect(
    givesStrength({ roles: ['support'], isActive: false }, { roles: ['support'], isActive: true }),
  ).toBe(false);
});

test('appointing an auditor takes two people, and an auditor has no other role', () => {
  const clerk = { roles: ['support'], isActive: true } as const;
  expect(givesStrength(clerk, { roles: ['auditor'], isActive: true })).toBe(true);
  expect(areRolesTogether(['auditor'])).toBe(true);
  expect(areRolesTogether(['auditor', 'admin'])).toBe(false);
  expect(areRolesTogether(['support', 'finance'])).toBe(true);
});
