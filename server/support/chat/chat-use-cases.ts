import * as chat from '#contract/chat.ts';
import {
  type Attachment,
  chatPageSize,
  cleanChatText,
  whyNotMessage,
} from '#domain/chat/message.ts';
import { serviceStateAt } from '#domain/chat/opening-hours.ts';
import type { Language } from '#domain/language.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import type { UseCases } from '../../ads/services/services.ts';
import { findRecord } from '../../books/ledger/ledger.ts';
import { countOwnImages } from '../../people/file/file.ts';
import type { Sql } from '../../platform/database/database.ts';
import { wireReply } from '../../platform/gateway/gateway.ts';
import { saveReadOf } from '../../programme/notification/notification.ts';
import { findPlan } from '../../programme/plan/plan.ts';
import { measuredAnswerMinutes } from './answer-time.ts';
import {
  type ChatMessage,
  findByRequest,
  insertMessage,
  listMessages,
  lockChat,
  readChatState,
  readSeen,
  saveSeen,
} from './chat-store.ts';
import { composeChat } from './compose-chat.ts';
import { shownAttachment } from './shown-attachment.ts';

export const chatUseCases = {
  /** The partner's own chat, with how far staff have read it and when to expect an answer. */
  async chatMessages(call, input) {
    const { db, member, settings, language } = call;
    const before = input.before === undefined ? null : Number(input.before);
    const after = input.after === undefined ? null : Number(input.after);
    const stored = await listMessages(db.sql, member.id, { before, after });

    const now = call.now();
    const service = serviceStateAt(settings.configuration.openingHours, now);
    return {
      list: await Promise.all(stored.map((message) => shown(db.sql, message, language))),
      hasEarlier: stored.length === chatPageSize && (stored[0]?.seq ?? 1) > 1,
      seen: await readSeen(db.sql, member.id, 'staff'),
      service: { ...service, answerMinutes: await measuredAnswerMinutes(db, now) },
    };
  },

  /** Stores a partner's message once, however often it is sent. */
  async sendChat(call, { requestId, ...input }) {
    const { db, member, attempts } = call;
    const partnerId = member.id;
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
      const before = await findByRequest(sql, partnerId, requestId);
      if (before) {
        const isSame = before.text === text && isSameAttachment(before.attachment, attachment);
        if (!isSame) throw new Refusal('request_id_reused');
        return before;
      }

      isFirst = true;
      if (attachment && !(await isOwn(sql, partnerId, attachment))) {
        throw new Refusal('chat_attachment_not_found');
      }
      const given = { partnerId, at: now, text, requestId, attachment, by: null, blocked: null };
      return insertMessage(sql, given);
    });

    // A retry after a lost response does not count towards the rate limit.
    if (!isFirst) await attempts.giveBack(attempt);
    return wireReply(chat.sendChat, message);
  },

  /**
   * Marks answers as read, in the notification list too, except those that arrived meanwhile.
   * Idempotent.
   */
  async readChat({ db, member, now }, { seq }) {
    const seen = { partnerId: member.id, side: 'partner', what: 'read', seq, by: null } as const;
    await db.transaction(async (sql) => {
      const readTo = await saveSeen(sql, seen, now());
      if (readTo !== null) await saveReadOf(sql, member.id, 'chat-answered', readTo, now());
    });
    return {};
  },

  /** For cards on other screens: whether there is an unread answer or one is awaited. */
  async chatState({ db, member }) {
    return readChatState(db.sql, member.id);
  },

  async chatFile(call) {
    return composeChat(call, call.member.id, call.now());
  },
} satisfies UseCases<typeof chat>;

async function shown(sql: Sql, message: ChatMessage, language: Language) {
  const { partnerId, by, text, blocked, attachment } = message;
  return {
    ...message,
    from: by === null ? ('partner' as const) : ('staff' as const),
    // Blocked text is kept for investigations and not shown in the chat.
    text: blocked === null ? text : null,
    attachment: await shownAttachment(sql, partnerId, attachment, language),
  };
}

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
