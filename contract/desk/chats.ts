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
  /** Nobody reads an answer any more. */
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
  summary: 'Chats, those that wait first, without a word of what was written',
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
  summary: 'Read a chat. What is read for the first time stands in the partner’s activity list',
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
  summary: 'Take a chat, hand it over or give it back; one person looks after it at a time',
  input: v.strictObject({ partnerId: id, version: int32, to: v.nullable(id) }),
  output: nothing,
} as const satisfies DeskRoute;

export const answerChat = {
  method: 'POST',
  path: '/chats/answer',
  roles: staff,
  trace: 'staff-activity',
  rule: alone,
  summary: 'Answer a chat that one has taken; words that staff may not say are blocked, and told',
  input: v.strictObject({ requestId, partnerId: id, text: keptText(chatLengthMax) }),
  output: v.object({ seq: whole, blocked: v.nullable(v.picklist(blockedReasons)) }),
} as const satisfies DeskRoute;

export const listChatStaff = {
  method: 'GET',
  path: '/chats/staff',
  roles: staff,
  trace: 'none',
  rule: looks,
  summary: 'To whom a chat can be handed over',
  input: nothing,
  output: v.object({ list: listOf(v.object({ id, name: v.string() }), 500) }),
} as const satisfies DeskRoute;

export const listCannedAnswers = {
  method: 'GET',
  path: '/chats/canned',
  roles: staff,
  trace: 'none',
  rule: looks,
  summary: 'Answers that are kept ready',
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
  summary: 'Keep an answer ready, or change one; it too may not say what staff may not say',
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
  summary: 'Keep an answer ready no longer',
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
