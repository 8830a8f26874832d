import { createRefusal, type Refusal } from '../refusal.ts';

export interface LoginForm {
  readonly username: string;
  readonly password: string;
}

/** Checks nothing about the format of a name or password: a login must not reveal what is valid. */
export function whyNotLogin(form: LoginForm): Refusal | null {
  if (form.username.trim() === '') return createRefusal('field_empty', { field: 'username' });
  if (form.password === '') return createRefusal('field_empty', { field: 'password' });
  return null;
}
