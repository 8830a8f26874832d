import * as chat from '#contract/chat.ts';
import {
  type Attachment,
  chatPageSize,
  cleanChatText,
  whyNotMessage,
} from '#domain/chat/message.ts';
import { serviceStateAt } from '#domain/chat/opening-hours.ts';
import type { Language } from '#domain/language.ts';
import { RefusalError, refuse } from '#domain/refusal.ts';
import type { UseCases } from '../../ads/services/services.ts';
import { findRecord } from '../../books/ledger/ledger.ts';
import { countOwnImages } from '../../people/file/file.ts';
import type { Sql } from '../../platform/database/database.ts';
import { toWireReply } from '../../platform/gateway/gateway.ts';
import { saveReadOf } from '../../programme/notification/notification.ts';
import { findPlan } from '../../programme/plan/plan.ts';
import { measureAnswerMinutes } from './answer-time.ts';
import {
  type ChatMessage,
  findMessageByRequest,
  getChatState,
  getReadMarks,
  insertMessage,
  listMessages,
  lockChat,
  saveReadMark,
} from './chat-store.ts';
import { composeChat } from './compose-chat.ts';
import { findAttachment } from './find-attachment.ts';

export const chatUseCases = {
  /** The partner's own chat, with how far staff have read it and when to expect an answer. */
  async chatMessages(call, input) {
    const { db, partner, settings, language } = call;
    const beforeSeq = input.before === undefined ? null : Number(input.before);
    const afterSeq = input.after === undefined ? null : Number(input.after);
    const messages = await listMessages(db.sql, partner.id, { beforeSeq, afterSeq });

    const now = call.now();
    const service = serviceStateAt(settings.configuration.openingHours, now);
    return {
      list: await Promise.all(messages.map((message) => toMessageReply(db.sql, message, language))),
      hasEarlier: messages.length === chatPageSize && (messages[0]?.seq ?? 1) > 1,
      seen: await getReadMarks(db.sql, partner.id, 'staff'),
      service: { ...service, answerMinutes: await measureAnswerMinutes(db, now) },
    };
  },

  /** Stores a partner's message once, however often it is sent. */
  async sendChat(call, { requestId, ...input }) {
    const { db, partner, attempts } = call;
    const partnerId = partner.id;
    const now = call.now();
    const attachment = input.attachment ?? null;
    refuse(whyNotMessage(input.text, attachment));
    const text = cleanChatText(input.text);

    const attempt = [{ limit: 'chatOfPartner', whose: partnerId }] as const;
    await attempts.take(attempt, now);

    let isFirst = false;
    const message = await db.transaction(async (sql) => {
      isFirst = false;
      await lockChat(sql, partnerId);
      const existing = await findMessageByRequest(sql, partnerId, requestId);
      if (existing) {
        const isSame = existing.text === text && isSameAttachment(existing.attachment, attachment);
        if (!isSame) throw new RefusalError('request_id_reused');
        return existing;
      }

      isFirst = true;
      if (attachment && !(await isOwnAttachment(sql, partnerId, attachment))) {
        throw new RefusalError('chat_attachment_not_found');
      }

      return insertMessage(sql, {
        partnerId,
        at: now,
        text,
        requestId,
        attachment,
        by: null,
        blocked: null,
      });
    });

    // A retry after a lost response does not count towards the rate limit.
    if (!isFirst) await attempts.giveBack(attempt);
    return toWireReply(chat.sendChat, message);
  },

  /**
   * Marks answers as read, in the notification list too, except those that arrived meanwhile.
   * Idempotent.
   */
  async readChat({ db, partner, now }, { seq }) {
    const mark = { partnerId: partner.id, side: 'partner', what: 'read', seq, by: null } as const;
    await db.transaction(async (sql) => {
      const readSeq = await saveReadMark(sql, mark, now());
      if (readSeq !== null) await saveReadOf(sql, partner.id, 'chat-answered', readSeq, now());
    });
    return {};
  },

  /** For cards on other screens: whether there is an unread answer or one is awaited. */
  async chatState({ db, partner }) {
    return getChatState(db.sql, partner.id);
  },

  async chatFile(call) {
    return composeChat(call, call.partner.id, call.now());
  },
} satisfies UseCases<typeof chat>;

async function toMessageReply(sql: Sql, message: ChatMessage, language: Language) {
  const { partnerId, by, text, blocked, attachment } = message;
  return {
    ...message,
    from: by === null ? ('partner' as const) : ('staff' as const),
    // Blocked text is kept for investigations and not shown in the chat.
    text: blocked === null ? text : null,
    attachment: await findAttachment(sql, partnerId, attachment, language),
  };
}

const isSameAttachment = (a: Attachment | null, b: Attachment | null): boolean =>
  a?.type === b?.type && a?.id === b?.id;

const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Other partners' items get the same answer as missing ones. */
async function isOwnAttachment(
  sql: Sql,
  partnerId: string,
  { type, id }: Attachment,
): Promise<boolean> {
  if (type === 'plan') return (await findPlan(sql, id))?.partnerId === partnerId;
  if (!idShape.test(id)) return false;
  if (type === 'image') return (await countOwnImages(sql, partnerId, [id])) === 1;
  return (await findRecord(sql, partnerId, id)) !== null;
}
