import { type Why, why } from '../refusal.ts';

export interface LoginForm {
  readonly username: string;
  readonly password: string;
}

/** Checks nothing about the format of a name or password: a login must not reveal what is valid. */
export function whyNotLogin(form: LoginForm): Why | null {
  if (form.username.trim() === '') return why('field_empty', { field: 'username' });
  if (form.password === '') return why('field_empty', { field: 'password' });
  return null;
}
