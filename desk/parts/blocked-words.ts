import type { Blocked } from '#domain/chat/message.ts';
import { findBlocked, type StaffTextOptions } from '#domain/staff-words/staff-words.ts';

const words: Readonly<Record<Blocked, string>> = {
  account_number: 'it names an account number',
  wallet_address: 'it names a wallet address',
  pay_in: 'it asks for money',
  password: 'it asks for a password or a code',
  return_promise: 'it promises returns',
  outside_contact: 'it names a contact or an address outside the app',
  remote_access: 'it asks for control of a device',
  disguised: 'it hides words by the way they are written',
};

/** What a field says beside itself while somebody types what no partner will be shown, or null. */
export function blockedWords(text: string, as: StaffTextOptions['as'] = 'said'): string | null {
  const blocked = findBlocked(text, { as });
  return blocked && `No partner will read this, since ${words[blocked.why]}: “${blocked.part}”.`;
}
