import { expect, test } from 'vitest';
import { areRolesTogether } from './role.ts';

test('an auditor has no other role', () => {
  expect(areRolesTogether(['auditor'])).toBe(true);
  expect(areRolesTogether(['auditor', 'admin'])).toBe(false);
  expect(areRolesTogether(['support', 'finance'])).toBe(true);
});
