import { whyNotPassword } from '../partner/password.ts';
import { createRefusal, type Refusal } from '../refusal.ts';

/** A staff account is worth more to an attacker than any partner's. */
export const staffPasswordLengthMin = 12;

export function whyNotStaffPassword(password: string, name: string): Refusal | null {
  if (password !== '' && password.length < staffPasswordLengthMin) {
    return createRefusal('password_too_short', {
      field: 'password',
      least: staffPasswordLengthMin,
    });
  }
  return whyNotPassword(password, name);
}
