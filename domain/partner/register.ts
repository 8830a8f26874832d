import { createRefusal, type Refusal } from '../refusal.ts';
import { whyNotEmail, whyNotPhone } from './contact.ts';
import { whyNotConfirmed, whyNotPassword } from './password.ts';
import { whyNotUsername } from './username.ts';

export const nicknameLengthMax = 40;

export interface RegisterForm {
  readonly username: string;
  readonly nickname: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly email: string;
  readonly phone: string;
  readonly licenseKey: string;
}

/** One question per field, so that a form can check the field just left. */
export const registerRules = {
  licenseKey: (form: RegisterForm) =>
    form.licenseKey.trim() === '' ? createRefusal('field_empty', { field: 'licenseKey' }) : null,
  username: (form: RegisterForm) => whyNotUsername(form.username.trim()),
  nickname: (form: RegisterForm) => whyNotNickname(form.nickname),
  password: (form: RegisterForm) => whyNotPassword(form.password, form.username),
  confirmPassword: (form: RegisterForm) => whyNotConfirmed(form.password, form.confirmPassword),
  email: (form: RegisterForm) => whyNotEmail(form.email.trim()),
  phone: (form: RegisterForm) => whyNotPhone(form.phone.trim()),
} satisfies Record<keyof RegisterForm, (form: RegisterForm) => Refusal | null>;

export function whyNotRegister(form: RegisterForm): Refusal | null {
  for (const rule of Object.values(registerRules)) {
    const problem = rule(form);
    if (problem) return problem;
  }
  return null;
}

export function whyNotNickname(nickname: string): Refusal | null {
  if (nickname.trim().length <= nicknameLengthMax) return null;
  return createRefusal('nickname_too_long', { field: 'nickname', most: nicknameLengthMax });
}
