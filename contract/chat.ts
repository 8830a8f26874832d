import * as v from 'valibot';
import { attachmentTypes, blockedReasons } from '#domain/chat/message.ts';
import { recordTypes } from '#domain/ledger/kinds.ts';
import { planStatuses } from '#domain/plan/status.ts';
import { command, file, query } from './route.ts';
import {
  composedReply,
  id,
  int32,
  listOf,
  moment,
  money,
  requestId,
  text,
  whole,
} from './shape.ts';

/** A message's attachment in its current state. Only one's own items can be attached. */
export const attachment = v.variant('type', [
  v.object({ type: v.literal('image'), id }),
  v.object({
    type: v.literal('plan'),
    id: v.string(),
    product: v.string(),
    status: v.picklist(planStatuses),
  }),
  v.object({
    type: v.literal('record'),
    id,
    of: v.picklist(recordTypes),
    amount: money,
    at: moment,
  }),
]);

const message = v.object({
  seq: whole,
  /** The id under which the browser sent it; null for staff. */
  requestId: v.nullable(id),
  at: moment,
  from: v.picklist(['partner', 'staff']),
  /** The name of the member of staff, shown as verified. */
  by: v.nullable(v.string()),
  /** Null when it was blocked. */
  text: v.nullable(v.string()),
  attachment: v.nullable(attachment),
  blocked: v.nullable(v.picklist(blockedReasons)),
});

const seq = v.pipe(v.string(), v.regex(/^\d{1,9}$/));

export const chatMessages = query('/chat/messages', {
  access: 'owner',
  summary: 'Your chat: the newest messages, or those before or after one, oldest first',
  input: { before: v.optional(seq), after: v.optional(seq) },
  output: {
    list: listOf(message, 50),
    hasEarlier: v.boolean(),
    /** Up to which message staff have received and read. */
    seen: v.object({ received: whole, read: whole }),
    service: v.object({
      isOpen: v.boolean(),
      /** The median of recent answer times; null with too few to measure. */
      answerMinutes: v.nullable(whole),
      opensAt: v.nullable(moment),
    }),
  },
});

export const sendChat = command('/chat/send', {
  access: 'owner',
  summary: 'Write to customer service; the same `requestId` counts once, however often it is sent',
  input: {
    requestId,
    text: text(4000),
    attachment: v.optional(v.strictObject({ type: v.picklist(attachmentTypes), id: text(40) })),
  },
  output: { seq: whole, at: moment },
});

export const readChat = command('/chat/read', {
  access: 'owner',
  summary: 'Mark the answers of staff as read, up to a message',
  input: { seq: int32 },
});

export const chatState = query('/chat/state', {
  access: 'owner',
  summary: 'Whether there are unread answers from staff, and whether one is awaited',
  output: { unread: whole, isAwaited: v.boolean() },
});

export const chatFile = file('/chat/file', {
  access: 'owner',
  isComposed: true,
  summary: 'The whole chat as signed lines with their hashes, to be verified',
  output: composedReply,
});
