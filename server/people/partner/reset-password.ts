import type { NoticeKind } from '#domain/notification/notice.ts';
import type { Sql } from '../../platform/database/database.ts';
import { restartReset } from '../confirmation/pay-password-store.ts';
import { leaveNotice } from '../notice/notice-store.ts';
import { keepOneSession } from './kept-session-store.ts';
import { endPasswordLinks, saveResetPassword } from './password-link-store.ts';
import { endAllSessions } from './session-store.ts';

interface NewPassword {
  readonly partnerId: string;
  readonly passwordHash: string;
  /** The notice that tells by which way it was set. */
  readonly noticeKind: NoticeKind;
}

/**
 * Sets a login password without the old one, whichever way proved the owner. All sessions end but
 * one, which may only read and object. Payouts wait for a day, a pending reset of the transaction
 * password restarts, and links that were not used end.
 */
export async function resetPassword(
  sql: Sql,
  { partnerId, passwordHash, noticeKind }: NewPassword,
  now: Date,
): Promise<void> {
  await keepOneSession(sql, partnerId, now);
  await saveResetPassword(sql, partnerId, passwordHash, now);
  await endAllSessions(sql, partnerId, now);
  await endPasswordLinks(sql, partnerId, now);
  await restartReset(sql, partnerId, now);
  await leaveNotice(sql, { partnerId, createdAt: now, kind: noticeKind });
}
