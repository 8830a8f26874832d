import type * as chats from '#contract/desk/chats.ts';
import { chatPageSize, cleanChatText } from '#domain/chat/message.ts';
import { assignmentAct, mayAssign } from '#domain/desk/chat-assignment.ts';
import { RefusalError } from '#domain/refusal.ts';
import { countOwnImages } from '../../people/file/file.ts';
import { findErasedAt, getPartner } from '../../people/partner/partner.ts';
import {
  type Assignment,
  findAssignment,
  findAttachment,
  getLastSeq,
  getReadMarks,
  listInbox,
  listMessages,
  lockChat,
  saveAssignment,
  saveReadMark,
} from '../../support/chat/chat.ts';
import type { DeskUseCases } from '../call/use-case.ts';
import { findStaff, listAllStaff } from '../staff/staff-store.ts';
import { answerChat } from './answer-chat.ts';
import { cannedAnswerUseCases } from './canned-answer-use-cases.ts';
import { getKnown } from './partner-use-cases.ts';

export const chatUseCases = {
  ...cannedAnswerUseCases,

  async listChats({ db, staff }, input) {
    const { list, next } = await listInbox(db.sql, { ...input, staffId: staff.id });
    return { list: list.map((chat) => ({ ...chat, assigned: assigneeOf(chat) })), next };
  },

  /** The first time a message is read, the partner is told by whom. */
  async openChat({ sql, staff, now }, { partnerId, before: beforeSeq = null }) {
    await getKnown(sql, partnerId);
    const { username, nickname, language } = await getPartner(sql, partnerId);
    const isErased = (await findErasedAt(sql, partnerId)) !== null;
    const messages = await listMessages(sql, partnerId, { beforeSeq });

    const seq = messages.findLast((message) => message.by === null)?.seq ?? 0;
    const readMark = { partnerId, side: 'staff', what: 'read', seq, by: staff.name } as const;
    const isFirstRead = seq > 0 && (await saveReadMark(sql, readMark, now)) !== null;

    const assignment = await findAssignment(sql, partnerId);
    const list = [];
    for (const message of messages) {
      const attachment = await findAttachment(sql, partnerId, message.attachment);
      list.push({ ...message, attachment });
    }
    return {
      reply: {
        partnerId,
        username,
        nickname,
        isErased,
        language,
        list,
        assigned: assigneeOf(assignment),
        version: assignment.version,
        hasEarlier: messages.length === chatPageSize && (messages[0]?.seq ?? 1) > 1,
        readTo: (await getReadMarks(sql, partnerId, 'partner')).read,
      },
      concerns: isFirstRead ? { partnerId, reason: 'chat-read', reference: `message ${seq}` } : [],
    };
  },

  async assignChat({ sql, staff, now }, { partnerId, version, to: receiverId }) {
    await getKnown(sql, partnerId);
    if (receiverId !== null && (await findErasedAt(sql, partnerId)))
      throw new RefusalError('desk_erased');
    await lockChat(sql, partnerId);
    const assignment = await findAssignment(sql, partnerId);
    if (assignment.version !== version) throw new RefusalError('desk_changed_meanwhile');
    if (!mayAssign(assignment.staffId, staff)) {
      throw new RefusalError('desk_chat_of_other', { name: assignment.staffName ?? '' });
    }
    const receiver = receiverId === null ? null : await findStaff(sql, receiverId);
    if (receiverId !== null && !isHelper(receiver)) throw new RefusalError('desk_not_found');

    await saveAssignment(sql, { partnerId, staffId: receiverId, version }, now);
    const seq = await getLastSeq(sql, partnerId);
    // Taking a chat on marks its messages received; read is recorded separately.
    if (receiverId && seq > 0) {
      const readMark = { partnerId, side: 'staff', what: 'received', seq, by: staff.name } as const;
      await saveReadMark(sql, readMark, now);
    }

    const act = assignmentAct(receiverId, staff.id);
    const reason = act === 'chat-handed-over' ? `to ${receiver?.name}` : act;
    return { concerns: { partnerId, act, reason, reference: `message ${seq}` } };
  },

  async answerChat({ sql, staff, now }, { partnerId, ...input }) {
    await getKnown(sql, partnerId);
    await lockChat(sql, partnerId);
    const { staffId, staffName } = await findAssignment(sql, partnerId);
    if (staffId === null) throw new RefusalError('desk_chat_not_taken');
    if (staffId !== staff.id)
      throw new RefusalError('desk_chat_of_other', { name: staffName ?? '' });

    const text = cleanChatText(input.text);
    const answer = { partnerId, by: staff.name, staffId: staff.id, text };
    const reply = await answerChat(sql, answer, now);
    const { seq, blocked } = reply;
    return {
      reply,
      concerns: {
        partnerId,
        act: blocked ? 'chat-answer-blocked' : 'chat-answered',
        reason: blocked ?? text.slice(0, 500),
        reference: `message ${seq}`,
      },
    };
  },

  async listChatStaff({ db }) {
    return { list: (await listAllStaff(db.sql)).filter(isHelper) };
  },

  async showPartnerImage({ sql, imageFolder }, { partnerId, id }) {
    const isTheirs = (await countOwnImages(sql, partnerId, [id])) === 1;
    const body = isTheirs ? await imageFolder.find(id) : null;
    if (!body) throw new RefusalError('desk_not_found');
    return {
      reply: { type: 'image/webp', base64: Buffer.from(body).toString('base64') },
      concerns: { partnerId, reason: 'image-viewed', reference: `image ${id}` },
    };
  },
} satisfies DeskUseCases<typeof chats>;

const assigneeOf = ({ staffId, staffName }: Assignment) =>
  staffId && staffName ? { staffId, name: staffName } : null;

interface Helper {
  readonly isActive: boolean;
  readonly roles: readonly string[];
}

const isHelper = (partner: Helper | null): boolean =>
  partner?.isActive === true &&
  partner.roles.some((role) => role === 'support' || role === 'admin');
