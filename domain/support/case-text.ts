import { createRefusal, type Refusal } from '../refusal.ts';

/** What somebody typed, as it is stored. */
export const cleanCaseText = (text: string): string => text.normalize('NFC').trim();

/** Why whoever answers could not read what somebody typed. */
export function whyNotCaseText(typed: string, lengthMax: number): Refusal | null {
  const field = 'reason';
  const text = cleanCaseText(typed);
  if (text === '') return createRefusal('field_empty', { field });

  const isUnseen = /[\p{Cs}\p{Co}]|(?!\n)\p{Cc}/u.test(text);
  return isUnseen || text.length > lengthMax ? createRefusal('field_invalid', { field }) : null;
}
