import type {
  answerChat as answerRoute,
  assignChat as assignChatRoute,
  listChatStaff as listChatStaffRoute,
  listChats as listChatsRoute,
  openChat as openChatRoute,
  showPartnerImage as showPartnerImageRoute,
} from '#contract/desk/chats.ts';
import { chatPageSize, cleanChatText } from '#domain/chat/message.ts';
import { assignmentAct, mayAssign } from '#domain/desk/chat-assignment.ts';
import { Refusal } from '#domain/refusal.ts';
import { countOwnImages } from '../../people/file/file.ts';
import { findErasedAt, getPartner } from '../../people/partner/partner.ts';
import { noteAct } from '../../people/staff-activity/staff-activity.ts';
import {
  type Assignment,
  findAssignment,
  findLastSeq,
  listInbox,
  listMessages,
  lockChat,
  readSeen,
  saveAssignment,
  saveSeen,
  shownAttachment,
} from '../../support/chat/chat.ts';
import type { DeskUseCase } from '../call/desk-call.ts';
import { idempotentCall } from '../call/idempotent-call.ts';
import { findStaff, listAllStaff } from '../staff/staff-store.ts';
import { answerChat as answerStoredChat, noteSeen } from './answer-chat.ts';
import { getKnown } from './partners.ts';

const assignedOf = ({ staffId, staffName }: Assignment) =>
  staffId && staffName ? { staffId, name: staffName } : null;

export const listChats: DeskUseCase<typeof listChatsRoute> = async ({ db, staff }, input) => {
  const { list, next } = await listInbox(db.sql, { ...input, staffId: staff.id });
  const shown = list.map((chat) => ({
    ...chat,
    assigned: assignedOf(chat),
    waiting: Number(chat.waiting),
    since: chat.since?.toISOString() ?? null,
    lastAt: chat.lastAt.toISOString(),
  }));
  return { list: shown, next };
};

/** The first time a message is read, the partner is told by whom. */
export const openChat: DeskUseCase<typeof openChatRoute> = (call, { partnerId, before }) =>
  call.db.transaction(async (sql) => {
    await getKnown(sql, partnerId);
    const { username, nickname, language } = await getPartner(sql, partnerId);
    const isErased = (await findErasedAt(sql, partnerId)) !== null;
    const messages = await listMessages(sql, partnerId, { before: before ?? null });
    const last = messages.findLast((message) => message.by === null);
    if (last) {
      await noteSeen(sql, { partnerId, by: call.staff.name, seq: last.seq }, 'read', call.now());
    }
    const assignment = await findAssignment(sql, partnerId);
    const list = [];
    for (const { seq, at, by, text, blocked, attachment } of messages) {
      const carried = await shownAttachment(sql, partnerId, attachment);
      list.push({ seq, at: at.toISOString(), by, text, blocked, attachment: carried });
    }
    return {
      ...{ partnerId, username, nickname, isErased, language, list },
      assigned: assignedOf(assignment),
      version: assignment.version,
      hasEarlier: messages.length === chatPageSize && (messages[0]?.seq ?? 1) > 1,
      readTo: (await readSeen(sql, partnerId, 'partner')).read,
    };
  });

export const assignChat: DeskUseCase<typeof assignChatRoute> = (call, { partnerId, version, to }) =>
  call.db.transaction(async (sql) => {
    const { staff } = call;
    const now = call.now();
    await getKnown(sql, partnerId);
    if (to !== null && (await findErasedAt(sql, partnerId))) throw new Refusal('desk_erased');
    await lockChat(sql, partnerId);
    const held = await findAssignment(sql, partnerId);
    if (held.version !== version) throw new Refusal('desk_changed_meanwhile');
    if (!mayAssign(held.staffId, staff)) {
      throw new Refusal('desk_chat_of_other', { name: held.staffName ?? '' });
    }
    const receiver = to === null ? null : await findStaff(sql, to);
    if (to !== null && !isHelper(receiver)) throw new Refusal('desk_not_found');
    await saveAssignment(sql, { partnerId, staffId: to, version }, now);
    const seq = await findLastSeq(sql, partnerId);
    const by = staff.name;
    // Taking a chat on marks its messages received; read is recorded separately.
    if (to && seq > 0) {
      await saveSeen(sql, { partnerId, side: 'staff', what: 'received', seq, by }, now);
    }
    const act = assignmentAct(to, staff.id);
    const reason = act === 'chat-handed-over' ? `to ${receiver?.name}` : act;
    await noteAct(sql, { partnerId, by, act, reason, reference: `message ${seq}` }, now);
    return {};
  });

interface Helper {
  readonly isActive: boolean;
  readonly roles: readonly string[];
}

const isHelper = (member: Helper | null): boolean =>
  member?.isActive === true && member.roles.some((role) => role === 'support' || role === 'admin');

export const listChatStaff: DeskUseCase<typeof listChatStaffRoute> = async ({ db }) => {
  const members = await listAllStaff(db.sql);
  return { list: members.filter(isHelper).map(({ id, name }) => ({ id, name })) };
};

export const answerChat: DeskUseCase<typeof answerRoute> = (call, { requestId, ...input }) =>
  idempotentCall(call, { act: 'answerChat', requestId, input }, async (sql) => {
    const { partnerId, text } = input;
    await getKnown(sql, partnerId);
    await lockChat(sql, partnerId);
    const { staffId, staffName } = await findAssignment(sql, partnerId);
    if (staffId === null) throw new Refusal('desk_chat_not_taken');
    if (staffId !== call.staff.id) {
      throw new Refusal('desk_chat_of_other', { name: staffName ?? '' });
    }
    const given = { partnerId, by: call.staff.name, text: cleanChatText(text) };
    return answerStoredChat(sql, given, call.now());
  });

export const showPartnerImage: DeskUseCase<typeof showPartnerImageRoute> = async (call, input) => {
  const isTheirs = (await countOwnImages(call.db.sql, input.partnerId, [input.id])) === 1;
  const body = isTheirs ? await call.imageFolder.find(input.id) : null;
  if (!body) throw new Refusal('desk_not_found');
  return { type: 'image/webp', base64: Buffer.from(body).toString('base64') };
};
