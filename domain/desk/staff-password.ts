import { whyNotPassword } from '../partner/password.ts';
import { type Why, why } from '../refusal.ts';

/** One account at the desk is worth more to a thief than any partner's. */
export const staffPasswordLengthMin = 12;

export function whyNotStaffPassword(password: string, name: string): Why | null {
  if (password !== '' && password.length < staffPasswordLengthMin) {
    return why('password_too_short', { field: 'password', least: staffPasswordLengthMin });
  }
  return whyNotPassword(password, name);
}
