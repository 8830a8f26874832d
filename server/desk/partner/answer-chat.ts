import type { Blocked } from '#domain/chat/message.ts';
import { leaveNotice } from '../../people/notice/notice.ts';
import type { Sql } from '../../platform/database/database.ts';
import { insertMessage, lockChat } from '../../support/chat/chat.ts';
import { findBlockedReason } from './find-blocked-reason.ts';

interface Answer {
  readonly partnerId: string;
  readonly by: string;
  readonly staffId: string;
  readonly text: string;
}

/**
 * An answer by staff. What they may not say is stored but not delivered, and the partner is told
 * that it was blocked and who wrote it.
 */
export async function answerChat(
  sql: Sql,
  { partnerId, by, staffId, text }: Answer,
  now: Date,
): Promise<{ readonly seq: number; readonly blocked: Blocked | null }> {
  await lockChat(sql, partnerId);
  const blocked = await findBlockedReason(sql, text);
  const message = { partnerId, at: now, text, requestId: null, attachment: null, by, blocked };
  const { seq } = await insertMessage(sql, message, staffId);

  const kind = blocked ? 'chat-blocked' : 'chat-answered';
  await leaveNotice(sql, {
    partnerId,
    createdAt: now,
    kind,
    ...(blocked ? {} : { details: { by, seq } }),
  });
  return { seq, blocked };
}
