import { createRefusal, type Refusal } from '../refusal.ts';
import { isEasyToGuess } from './easy-digits.ts';

export const payPasswordLength = 6;

/** The typed text, reduced to possible characters. */
export const payPasswordDigits = (text: string): string =>
  text.replaceAll(/\D/g, '').slice(0, payPasswordLength);

/**
 * Asked by the browser, which alone sees the digits. The server sees their hash and compares it
 * with the hashes of everything that this rule refuses.
 */
export function whyNotPayPassword(digits: string, phone = ''): Refusal | null {
  const field = 'password';
  if (!/^\d{6}$/.test(digits)) return createRefusal('pay_password_invalid', { field });
  if (isEasyToGuess(digits)) return createRefusal('pay_password_too_common', { field });
  if (digits === phoneTail(phone)) return createRefusal('pay_password_like_phone', { field });
  return null;
}

export function whyNotPayPasswordAgain(digits: string, repeatedDigits: string): Refusal | null {
  return digits === repeatedDigits
    ? null
    : createRefusal('passwords_differ', { field: 'confirmPassword' });
}

/** The end of a phone number, or an empty text when the number is shorter than a password. */
export function phoneTail(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  return digits.length < payPasswordLength ? '' : digits.slice(-payPasswordLength);
}
