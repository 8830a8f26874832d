import * as v from 'valibot';
import { blockedReasons, chatLengthMax } from '#domain/chat/message.ts';
import { chatShows } from '#domain/desk/chat-assignment.ts';
import { attachment } from '../chat.ts';
import { id, int32, listOf, moment, nothing, page, pageOf, requestId, whole } from '../shape.ts';
import { keptText, staffText } from '../staff-text.ts';
import type { DeskRoute } from './desk-route.ts';
import { alone, looks } from './desk-rule.ts';

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

export const listChats = {
  method: 'GET',
  path: '/chats',
  roles: staff,
  trace: 'none',
  rule: looks,
  summary: 'Chats, waiting ones first, without their messages',
  input: v.strictObject({ ...page, show: v.optional(v.picklist(chatShows)) }),
  output: pageOf(
    v.object({
      ...chat,
      /** Messages since the last answer, and since when the first of them has waited. */
      waiting: whole,
      since: v.nullable(moment),
      lastAt: moment,
    }),
  ),
} as const satisfies DeskRoute;

export const openChat = {
  method: 'POST',
  path: '/chats/open',
  roles: staff,
  trace: 'staff-activity',
  rule: alone,
  summary: 'Read a chat. The first reading of a message is listed in the partner’s staff activity',
  input: v.strictObject({ partnerId: id, before: v.optional(int32) }),
  output: v.object({
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
  }),
} as const satisfies DeskRoute;

export const assignChat = {
  method: 'POST',
  path: '/chats/assign',
  roles: staff,
  trace: 'staff-activity',
  rule: alone,
  summary: 'Take a chat, hand it over or release it; it is assigned to one person at a time',
  input: v.strictObject({ partnerId: id, version: int32, to: v.nullable(id) }),
  output: nothing,
} as const satisfies DeskRoute;

export const answerChat = {
  method: 'POST',
  path: '/chats/answer',
  roles: staff,
  trace: 'staff-activity',
  rule: alone,
  summary: 'Answer an assigned chat; forbidden wording is blocked, and the partner is told',
  input: v.strictObject({ requestId, partnerId: id, text: keptText(chatLengthMax) }),
  output: v.object({ seq: whole, blocked: v.nullable(v.picklist(blockedReasons)) }),
} as const satisfies DeskRoute;

export const listChatStaff = {
  method: 'GET',
  path: '/chats/staff',
  roles: staff,
  trace: 'none',
  rule: looks,
  summary: 'The members of staff a chat can be handed over to',
  input: nothing,
  output: v.object({ list: listOf(v.object({ id, name: v.string() }), 500) }),
} as const satisfies DeskRoute;

export const listCannedAnswers = {
  method: 'GET',
  path: '/chats/canned',
  roles: staff,
  trace: 'none',
  rule: looks,
  summary: 'Canned replies',
  input: nothing,
  output: v.object({
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
  }),
} as const satisfies DeskRoute;

export const saveCannedAnswer = {
  method: 'POST',
  path: '/chats/canned/save',
  roles: staff,
  trace: 'log',
  rule: alone,
  summary: 'Add or change a canned reply; the rules on wording apply to it too',
  input: v.strictObject({
    /** Null for a new one. */
    id: v.nullable(id),
    version: int32,
    title: staffText(80),
    text: staffText(chatLengthMax),
  }),
  output: v.object({ id }),
} as const satisfies DeskRoute;

export const removeCannedAnswer = {
  method: 'POST',
  path: '/chats/canned/remove',
  roles: staff,
  trace: 'log',
  rule: alone,
  summary: 'Delete a canned reply',
  input: v.strictObject({ id, version: int32 }),
  output: nothing,
} as const satisfies DeskRoute;

export const showPartnerImage = {
  method: 'GET',
  path: '/partners/image',
  roles: staff,
  trace: 'none',
  rule: looks,
  summary: 'An image that a partner sent with a message or with feedback',
  input: v.strictObject({ partnerId: id, id }),
  output: v.object({ type: v.literal('image/webp'), base64: v.string() }),
} as const satisfies DeskRoute;
