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

test('if staff ended the owner’s last session, a link works only a day later', () => {
  const since = later(-cutOffWaitMs / 2);
  expect(heldBack(link, since).usableAt).toEqual(later(cutOffWaitMs / 2));
  expect(heldBack(link, later(-cutOffWaitMs))).toEqual(link);
  expect(heldBack(link, null)).toEqual(link);
});

test('a password link works from an hour after its issue, for a day', () => {
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
])('a new password must be typed twice and not be easy to guess: %o', (form, field) => {
  expect(whyNotNewPassword(form, 'harbour')?.facts.field).toBe(field);
});
