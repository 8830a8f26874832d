import { createRefusal, type Refusal } from '../refusal.ts';

const emailPattern = /^[^\s@<>(),;:\\"[\]]+@[^\s@.<>(),;:\\"[\]]+(\.[^\s@.<>(),;:\\"[\]]+)+$/;
const emailLengthMax = 254;
const phoneDigitsMin = 6;
const phoneDigitsMax = 15;

/** Checks the format only; no rule can tell whether an address exists. */
export function whyNotEmail(email: string): Refusal | null {
  if (email === '') return createRefusal('field_empty', { field: 'email' });
  if (email.length > emailLengthMax || !emailPattern.test(email)) {
    return createRefusal('email_invalid', { field: 'email' });
  }
  return null;
}

/** The first mail address in a text, such as the contact of a merchant. */
export const findEmail = (text: string): string | null =>
  text.split(/[\s<>(),;]+/).find((word) => whyNotEmail(word) === null) ?? null;

/** An international number, which may contain spaces, dashes and brackets. */
export function whyNotPhone(phone: string): Refusal | null {
  if (phone === '') return createRefusal('field_empty', { field: 'phone' });

  const digits = phoneKey(phone).replace('+', '');
  const isWritten = /^\+?[0-9][0-9 ().-]*$/.test(phone);
  if (!isWritten || digits.length < phoneDigitsMin || digits.length > phoneDigitsMax) {
    return createRefusal('phone_invalid', { field: 'phone' });
  }

  return null;
}

/** The canonical form of a number: digits, with a leading plus if one was typed. */
export const phoneKey = (phone: string): string => phone.replaceAll(/[ ().-]/g, '');
