import type { sendChat as route } from '#contract/chat.ts';
import { type Attachment, cleanChatText, whyNotMessage } from '#domain/chat/message.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import type { UseCase } from '../../ads/services/services.ts';
import { findRecord } from '../../books/ledger/ledger.ts';
import { countOwnImages } from '../../people/file/file.ts';
import type { Sql } from '../../platform/database/database.ts';
import { findPlan } from '../../programme/plan/plan.ts';
import { findByRequest, insertMessage, lockChat } from './chat-store.ts';

/** Stores a partner's message once, however often it is sent. */
export const sendChat: UseCase<typeof route> = async (call, input) => {
  const { db, member, attempts } = call;
  const now = call.now();
  const attachment = input.attachment ?? null;
  refuse(whyNotMessage(input.text, attachment));
  const text = cleanChatText(input.text);
  const attempt = [{ limit: 'chatOfPartner', whose: member.id }] as const;
  await attempts.take(attempt, now);
  let isFirst = false;
  const partnerId = member.id;
  const message = await db.transaction(async (sql) => {
    isFirst = false;
    await lockChat(sql, partnerId);
    const before = await findByRequest(sql, partnerId, input.requestId);
    if (before) {
      const isSame = before.text === text && isSameAttachment(before.attachment, attachment);
      if (!isSame) throw new Refusal('request_id_reused');
      return before;
    }
    isFirst = true;
    if (attachment && !(await isOwn(sql, partnerId, attachment))) {
      throw new Refusal('chat_attachment_not_found');
    }
    const { requestId } = input;
    const given = { partnerId, at: now, text, requestId, attachment, by: null, blocked: null };
    return insertMessage(sql, given);
  });
  // A retry after a lost response does not count towards the rate limit.
  if (!isFirst) await attempts.giveBack(attempt);
  return { seq: message.seq, at: message.at.toISOString() };
};

const isSameAttachment = (one: Attachment | null, other: Attachment | null): boolean =>
  one?.type === other?.type && one?.id === other?.id;

const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Other partners' items get the same answer as missing ones. */
async function isOwn(sql: Sql, partnerId: string, { type, id }: Attachment): Promise<boolean> {
  if (type === 'plan') return (await findPlan(sql, id))?.partnerId === partnerId;
  if (!idShape.test(id)) return false;
  if (type === 'image') return (await countOwnImages(sql, partnerId, [id])) === 1;
  return (await findRecord(sql, partnerId, id)) !== null;
}
