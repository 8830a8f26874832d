import { createRefusal, type Refusal } from '../refusal.ts';

export const chatLengthMax = 2000;

/** What can be attached to a message: an image, or one of the partner's own items, by its id. */
export const attachmentTypes = ['image', 'plan', 'record'] as const;

export interface Attachment {
  readonly type: (typeof attachmentTypes)[number];
  readonly id: string;
}

/** Why a message from staff was not delivered. Never rename one: rows contain it. */
export const blockedReasons = [
  ...(['account_number', 'wallet_address', 'pay_in', 'password'] as const),
  ...(['return_promise', 'outside_contact', 'remote_access', 'disguised'] as const),
] as const;

export type Blocked = (typeof blockedReasons)[number];

/** The typed text without invisible characters, so that neither side can hide anything. */
export const cleanChatText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    // Control and format characters, such as those that change the writing direction.
    .replace(/[^\P{C}\n\t]/gu, ' ')
    .trim();

/** A message needs text or an attachment. */
export function whyNotMessage(text: string, attachment: Attachment | null): Refusal | null {
  const clean = cleanChatText(text);
  if (clean === '' && attachment === null)
    return createRefusal('field_empty', { field: 'content' });
  if (clean.length <= chatLengthMax) return null;
  return createRefusal('chat_too_long', { most: chatLengthMax });
}

/** The delivery state of one's own message. Only the browser knows `waiting`. */
export type ChatTick = 'waiting' | 'sent' | 'received' | 'read';

export interface SeenTo {
  readonly received: number;
  readonly read: number;
}

/** Whatever staff have read they have also received. */
export function tickOf(seq: number, readPosition: SeenTo): ChatTick {
  if (seq <= readPosition.read) return 'read';
  return seq <= readPosition.received ? 'received' : 'sent';
}

/** The page size for messages. */
export const chatPageSize = 30;
