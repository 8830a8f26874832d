import type { chatMessages as messagesRoute, chatState as stateRoute } from '#contract/chat.ts';
import type { Reply } from '#contract/route.ts';
import type { Attachment } from '#domain/chat/message.ts';
import { chatPageSize } from '#domain/chat/message.ts';
import { serviceStateAt } from '#domain/chat/opening-hours.ts';
import { type Language, wordIn } from '#domain/language.ts';
import type { UseCase } from '../../ads/services/services.ts';
import { findRecord } from '../../books/ledger/ledger.ts';
import type { Sql } from '../../platform/database/database.ts';
import { findPlan } from '../../programme/plan/plan.ts';
import { measuredAnswerMinutes } from './answer-time.ts';
import { type ChatMessage, listMessages, readChatState, readSeen } from './chat-store.ts';

type Chat = Reply<typeof messagesRoute>;

/** The partner's own chat, with how far staff have read it and when to expect an answer. */
export const chatMessages: UseCase<typeof messagesRoute> = async (call, input): Promise<Chat> => {
  const { db, member, settings } = call;
  const before = input.before === undefined ? null : Number(input.before);
  const after = input.after === undefined ? null : Number(input.after);
  const stored = await listMessages(db.sql, member.id, { before, after });
  const service = serviceStateAt(settings.configuration.openingHours, call.now());
  return {
    list: await Promise.all(stored.map((message) => shown(db.sql, message, call.language))),
    hasEarlier: stored.length === chatPageSize && (stored[0]?.seq ?? 1) > 1,
    seen: await readSeen(db.sql, member.id, 'staff'),
    service: {
      ...service,
      answerMinutes: await measuredAnswerMinutes(db, call.now()),
      opensAt: service.opensAt?.toISOString() ?? null,
    },
  };
};

async function shown(
  sql: Sql,
  message: ChatMessage,
  language: Language,
): Promise<Chat['list'][number]> {
  const { seq, requestId, at, by, text, blocked } = message;
  return {
    seq,
    requestId,
    at: at.toISOString(),
    from: by === null ? 'partner' : 'staff',
    by,
    // Blocked text is kept for investigations and not shown in the chat.
    text: blocked === null ? text : null,
    attachment: await shownAttachment(sql, message.partnerId, message.attachment, language),
    blocked,
  };
}

/** The attachment's current state. It belonged to the partner when sent, which is checked again. */
export async function shownAttachment(
  sql: Sql,
  partnerId: string,
  attachment: Attachment | null,
  language: Language = 'en',
) {
  if (attachment === null) return null;
  const { type, id } = attachment;
  if (type === 'image') return { type, id };
  if (type === 'plan') {
    const plan = await findPlan(sql, id);
    if (plan?.partnerId !== partnerId) return null;
    const product = wordIn(plan.product, plan.productNames, language);
    return { type, id, product, status: plan.status };
  }
  const record = await findRecord(sql, partnerId, id);
  if (!record) return null;
  return {
    type,
    id,
    of: record.type,
    amount: record.amount,
    at: record.at,
  };
}

/** For cards on other screens: whether there is an unread answer or one is awaited. */
export const chatState: UseCase<typeof stateRoute> = ({ db, member }) =>
  readChatState(db.sql, member.id);
