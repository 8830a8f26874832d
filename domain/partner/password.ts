import { createRefusal, type Refusal } from '../refusal.ts';
import { commonPasswords } from './common-passwords.ts';
import { usernameKey } from './username.ts';

export const passwordLengthMin = 8;
export const passwordLengthMax = 128;

/**
 * Length counts most. Beyond that only common passwords are refused; there are no character rules.
 */
export function whyNotPassword(password: string, username: string): Refusal | null {
  const field = 'password';
  if (password === '') return createRefusal('field_empty', { field });
  if (password.length < passwordLengthMin) {
    return createRefusal('password_too_short', { field, least: passwordLengthMin });
  }
  if (password.length > passwordLengthMax) {
    return createRefusal('password_too_long', { field, most: passwordLengthMax });
  }
  if (isCommon(password)) return createRefusal('password_too_common', { field });

  const name = usernameKey(username);
  if (name !== '' && password.toLowerCase().includes(name)) {
    return createRefusal('password_like_username', { field });
  }

  return null;
}

export function whyNotConfirmed(password: string, confirmPassword: string): Refusal | null {
  const field = 'confirmPassword';
  if (confirmPassword === '') return createRefusal('field_empty', { field });
  return password === confirmPassword ? null : createRefusal('passwords_differ', { field });
}

export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

/** One question per field. Only the server can tell whether the old password is right. */
export const passwordChangeRules = {
  oldPassword: ({ oldPassword }) =>
    oldPassword === '' ? createRefusal('field_empty', { field: 'oldPassword' }) : null,
  newPassword: ({ oldPassword, newPassword }, username) => {
    const field = 'newPassword';
    const problem = whyNotPassword(newPassword, username);
    if (problem) return { ...problem, facts: { ...problem.facts, field } };
    return newPassword === oldPassword ? createRefusal('password_same_as_old', { field }) : null;
  },
  confirmPassword: ({ newPassword, confirmPassword }) =>
    whyNotConfirmed(newPassword, confirmPassword),
} as const satisfies Record<
  keyof PasswordChange,
  (change: PasswordChange, username: string) => Refusal | null
>;

export const whyNotPasswordChange = (change: PasswordChange, username: string): Refusal | null =>
  passwordChangeRules.oldPassword(change) ??
  passwordChangeRules.newPassword(change, username) ??
  passwordChangeRules.confirmPassword(change);

function isCommon(password: string): boolean {
  const lower = password.toLowerCase();
  if (commonPasswords.has(lower)) return true;

  // One repeated character, or a run along the alphabet or the digits, is weak at any length.
  const steps = new Set<number>();
  for (let index = 1; index < lower.length; index += 1) {
    steps.add(lower.charCodeAt(index) - lower.charCodeAt(index - 1));
  }

  const [step = 0] = steps;
  return steps.size === 1 && Math.abs(step) <= 1;
}
