import type { Blocked } from '#domain/chat/message.ts';
import { findBlocked, type StaffTextOptions } from '#domain/staff-words/staff-words.ts';

const words: Readonly<Record<Blocked, string>> = {
  account_number: 'it contains an account number',
  wallet_address: 'it contains a wallet address',
  pay_in: 'it asks for money',
  password: 'it asks for a password or a code',
  return_promise: 'it promises returns',
  outside_contact: 'it contains a contact or address outside the app',
  remote_access: 'it asks for control of a device',
  disguised: 'its wording is disguised',
};

/** The warning beside a field while someone types what partners may not be told, or null. */
export function blockedWords(text: string, as: StaffTextOptions['as'] = 'said'): string | null {
  const blocked = findBlocked(text, { as });
  return blocked && `The partner won’t get this because ${words[blocked.why]}: “${blocked.part}”.`;
}
