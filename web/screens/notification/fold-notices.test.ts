import { expect, test } from 'vitest';
import { foldNotices } from './fold-notices.ts';
import type { Notification } from './use-mark-read.ts';

const dayOf = (moment: string) => moment.slice(0, 10);

const noticeOf = (id: string, at: string, kind: string, facts = {}) =>
  ({
    id,
    at,
    content: { type: 'notice', kind, facts, opens: 'wallet' },
  }) as unknown as Notification;

const announcementOf = (id: string, at: string) =>
  ({ id, at, content: { type: 'announcement', title: 'x' } }) as unknown as Notification;

const idsOf = (notifications: readonly Notification[]) =>
  foldNotices(notifications, dayOf).map((fold) => fold.map(({ id }) => id).join(' '));

test('equal notices of a day are one row at the place of the newest', () => {
  const phone = { device: 'Chrome · Android' };
  expect(
    idsOf([
      noticeOf('a', '2026-11-08T12:00Z', 'login-new-device', phone),
      noticeOf('b', '2026-11-08T11:00Z', 'pay-password-set'),
      noticeOf('c', '2026-11-08T10:00Z', 'login-new-device', phone),
      noticeOf('d', '2026-11-07T12:00Z', 'login-new-device', phone),
    ]),
  ).toEqual(['a c', 'b', 'd']);
});

test('notices that differ in a fact stay apart, and so do announcements', () => {
  expect(
    idsOf([
      noticeOf('a', '2026-11-08T12:00Z', 'deposit-confirmed', { amount: '10.00' }),
      noticeOf('b', '2026-11-08T11:00Z', 'deposit-confirmed', { amount: '20.00' }),
      announcementOf('c', '2026-11-08T10:00Z'),
      announcementOf('d', '2026-11-08T10:00Z'),
    ]),
  ).toEqual(['a', 'b', 'c', 'd']);
});
