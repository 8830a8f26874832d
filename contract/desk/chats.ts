import * as v from 'valibot';
import { blockedReasons, chatLengthMax } from '#domain/chat/message.ts';
import { chatShows } from '#domain/desk/chat-assignment.ts';
import { attachment } from '../chat.ts';
import { id, int32, listOf, moment, requestId, whole } from '../shape.ts';
import { staffText, storedText } from '../staff-text.ts';
import { command, list, query } from './desk-builders.ts';

const staff = ['support', 'admin'] as const;
const assigned = v.nullable(v.object({ staffId: id, name: v.string() }));

const chat = {
  partnerId: id,
  username: v.nullable(v.string()),
  nickname: v.string(),
  assigned,
  /** Whether nobody will read an answer. */
  isErased: v.boolean(),
  /** Incremented by each change of assignee; 0 if there never was one. */
  version: int32,
};

export const listChats = list('/chats', {
  roles: staff,
  summary: 'Chats, waiting ones first, without their messages',
  filters: { show: v.optional(v.picklist(chatShows)) },
  item: v.object({
    ...chat,
    /** Messages since the last answer, and since when the first of them has waited. */
    waiting: whole,
    since: v.nullable(moment),
    lastAt: moment,
  }),
});

export const openChat = command('/chats/open', {
  roles: staff,
  audit: { partner: 'chat-read' },
  effect: 'reads',
  summary: 'Read a chat. The first reading of a message is listed in the partner’s staff activity',
  input: { partnerId: id, before: v.optional(int32) },
  output: {
    ...chat,
    language: v.string(),
    list: listOf(
      v.object({
        seq: whole,
        at: moment,
        /** Null when the partner wrote it. */
        by: v.nullable(v.string()),
        text: v.string(),
        attachment: v.nullable(attachment),
        blocked: v.nullable(v.picklist(blockedReasons)),
      }),
      50,
    ),
    hasEarlier: v.boolean(),
    /** Up to which message the partner has read. */
    readTo: whole,
  },
});

export const assignChat = command('/chats/assign', {
  roles: staff,
  audit: { partner: ['chat-taken', 'chat-handed-over', 'chat-released'] },
  effect: 'none',
  summary: 'Take a chat, hand it over or release it; it is assigned to one person at a time',
  input: { partnerId: id, version: int32, to: v.nullable(id) },
});

export const answerChat = command('/chats/answer', {
  roles: staff,
  audit: { partner: ['chat-answered', 'chat-answer-blocked'] },
  effect: 'answers',
  summary: 'Answer an assigned chat; forbidden wording is blocked, and the partner is told',
  input: { requestId, partnerId: id, text: storedText(chatLengthMax) },
  output: { seq: whole, blocked: v.nullable(v.picklist(blockedReasons)) },
});

export const listChatStaff = query('/chats/staff', {
  roles: staff,
  summary: 'The members of staff a chat can be handed over to',
  output: { list: listOf(v.object({ id, name: v.string() }), 500) },
});

export const listCannedAnswers = query('/chats/canned', {
  roles: staff,
  summary: 'Canned replies',
  output: {
    list: listOf(
      v.object({
        id,
        title: v.string(),
        text: v.string(),
        version: int32,
        changedBy: v.string(),
        changedAt: moment,
      }),
      200,
    ),
  },
});

export const saveCannedAnswer = command('/chats/canned/save', {
  roles: staff,
  audit: { log: 'canned-answer-saved' },
  effect: 'none',
  summary: 'Add or change a canned reply; the rules on wording apply to it too',
  input: {
    /** Null for a new one. */
    id: v.nullable(id),
    version: int32,
    title: staffText(80),
    text: staffText(chatLengthMax),
  },
  output: { id },
});

export const removeCannedAnswer = command('/chats/canned/remove', {
  roles: staff,
  audit: { log: 'canned-answer-removed' },
  effect: 'none',
  summary: 'Delete a canned reply',
  input: { id, version: int32 },
});

export const showPartnerImage = command('/partners/image', {
  roles: staff,
  audit: { partner: 'image-viewed' },
  effect: 'reads',
  summary: 'View an image that a partner sent, who sees who did',
  input: { partnerId: id, id },
  output: { type: v.literal('image/webp'), base64: v.string() },
});
