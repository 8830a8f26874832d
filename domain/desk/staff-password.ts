import { whyNotPassword } from '../partner/password.ts';
import { type Why, why } from '../refusal.ts';

/** A staff account is worth more to an attacker than any partner's. */
export const staffPasswordLengthMin = 12;

export function whyNotStaffPassword(password: string, name: string): Why | null {
  if (password !== '' && password.length < staffPasswordLengthMin) {
    return why('password_too_short', { field: 'password', least: staffPasswordLengthMin });
  }
  return whyNotPassword(password, name);
}
