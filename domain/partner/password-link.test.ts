import { expect, test } from 'vitest';
import {
  cutOffWaitMs,
  heldBack,
  linkLifeMs,
  linkWaitMs,
  newPasswordLink,
  whyNotLink,
  whyNotNewPassword,
  whyNotYet,
} from './password-link.ts';

const now = new Date('2026-11-15T12:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const link = newPasswordLink(now);

test('where staff ended the last session of its owner, a link works a day after that', () => {
  const since = later(-cutOffWaitMs / 2);
  expect(heldBack(link, since).usableAt).toEqual(later(cutOffWaitMs / 2));
  expect(heldBack(link, later(-cutOffWaitMs))).toEqual(link);
  expect(heldBack(link, null)).toEqual(link);
});

test('a link to a new password works after an hour and for a day', () => {
  expect(whyNotYet(link, later(linkWaitMs - 1))?.reason).toBe('password_link_early');
  expect(whyNotYet(link, later(linkWaitMs))).toBeNull();
  expect(whyNotLink(link, later(linkLifeMs - 1))).toBeNull();
  expect(whyNotLink(link, later(linkLifeMs))?.reason).toBe('password_link_invalid');
  expect(whyNotLink(null, now)?.reason).toBe('password_link_invalid');
});

test.each([
  [{ newPassword: 'short', confirmPassword: 'short' }, 'newPassword'],
  [{ newPassword: 'a quiet evening', confirmPassword: 'a quiet morning' }, 'confirmPassword'],
  [{ newPassword: 'a quiet evening', confirmPassword: 'a quiet evening' }, undefined],
])('a new password is typed twice and no easy one: %o', (form, field) => {
  expect(whyNotNewPassword(form, 'harbour')?.facts.field).toBe(field);
});
