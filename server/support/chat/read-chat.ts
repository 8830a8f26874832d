import type { readChat as route } from '#contract/chat.ts';
import type { UseCase } from '../../ads/services/services.ts';
import { saveReadOf } from '../../programme/notification/notification.ts';
import { saveSeen } from './chat-store.ts';

/**
 * Marks answers as read, in the notification list too, except those that arrived meanwhile.
 * Idempotent.
 */
export const readChat: UseCase<typeof route> = async ({ db, member, now }, { seq }) => {
  const seen = { partnerId: member.id, side: 'partner', what: 'read', seq, by: null } as const;
  await db.transaction(async (sql) => {
    const readTo = await saveSeen(sql, seen, now());
    if (readTo !== null) await saveReadOf(sql, member.id, 'chat-answered', readTo, now());
  });
  return {};
};
