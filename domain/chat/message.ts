import { type Why, why } from '../refusal.ts';

export const chatLengthMax = 2000;

/** What can hang on a message: an image, or something of one's own, by its id. */
export const attachmentTypes = ['image', 'plan', 'record'] as const;

export interface Attachment {
  readonly type: (typeof attachmentTypes)[number];
  readonly id: string;
}

/** Why a message of staff was not delivered. A word here is never renamed: rows carry it. */
export const blockedReasons = [
  ...(['account_number', 'wallet_address', 'pay_in', 'password'] as const),
  ...(['return_promise', 'outside_contact', 'remote_access', 'disguised'] as const),
] as const;

export type Blocked = (typeof blockedReasons)[number];

/** What was typed, without what cannot be seen: nobody hides anything in front of the other. */
export const cleanChatText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    // Control and format characters, such as those that turn the direction of writing.
    .replace(/[^\P{C}\n\t]/gu, ' ')
    .trim();

/** A message says something or carries something. */
export function whyNotMessage(text: string, attachment: Attachment | null): Why | null {
  const clean = cleanChatText(text);
  if (clean === '' && attachment === null) return why('field_empty', { field: 'content' });
  if (clean.length <= chatLengthMax) return null;
  return why('chat_too_long', { most: chatLengthMax });
}

/** How far a message of one's own has come. `waiting` is known to the browser alone. */
export type ChatTick = 'waiting' | 'sent' | 'received' | 'read';

export interface SeenTo {
  readonly received: number;
  readonly read: number;
}

/** What staff have read they have also received. */
export function tickOf(seq: number, seen: SeenTo): ChatTick {
  if (seq <= seen.read) return 'read';
  return seq <= seen.received ? 'received' : 'sent';
}

/** How many messages are read at a time. */
export const chatPageSize = 30;
