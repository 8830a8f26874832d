import { expect, test } from 'vitest';
import { whyNotEmail, whyNotPhone } from './contact.ts';
import { whyNotLogin } from './login.ts';
import { whyNotPassword, whyNotPasswordChange } from './password.ts';
import { type RegisterForm, whyNotRegister } from './register.ts';
import { usernameKey, whyNotUsername } from './username.ts';

const form: RegisterForm = {
  username: 'harbour.coffee',
  nickname: '',
  password: 'correct horse battery',
  confirmPassword: 'correct horse battery',
  email: 'owner@harbour.example',
  phone: '+66 2 123 4567',
  licenseKey: 'K7QF-2M9T-X4HB-0W6R',
};

test('a complete form is accepted, and a nickname is optional', () => {
  expect(whyNotRegister(form)).toBeNull();
});

test.each([
  [{ username: '' }, 'username', 'field_empty'],
  [{ password: '' }, 'password', 'field_empty'],
  [{ confirmPassword: '' }, 'confirmPassword', 'field_empty'],
  [{ email: '' }, 'email', 'field_empty'],
  [{ phone: '' }, 'phone', 'field_empty'],
  [{ licenseKey: ' ' }, 'licenseKey', 'field_empty'],
  [{ confirmPassword: 'correct horse' }, 'confirmPassword', 'passwords_differ'],
  [{ email: 'owner' }, 'email', 'email_invalid'],
  [{ phone: 'call me' }, 'phone', 'phone_invalid'],
  [{ nickname: 'n'.repeat(41) }, 'nickname', 'nickname_too_long'],
])('a form with %j is refused at %s: %s', (change, field, reason) => {
  expect(whyNotRegister({ ...form, ...change })).toMatchObject({ reason, facts: { field } });
});

test.each(['ab', 'a'.repeat(33), '.dot', 'two words', 'ü-boot', 'a@b'])(
  'the username %s is refused',
  (username) => {
    expect(whyNotUsername(username)?.reason).toBe('username_invalid');
  },
);

test('usernames that differ only in case are the same', () => {
  expect(usernameKey(' Harbour.Coffee')).toBe(usernameKey('harbour.coffee'));
});

test.each([
  ['a@b.co', null],
  ['o.w+n-er@sub.harbour.example', null],
  ['Владелец@почта.рф', null],
  ['@b.co', 'email_invalid'],
  ['a@b', 'email_invalid'],
  ['a@b..co', 'email_invalid'],
  ['a b@c.de', 'email_invalid'],
  ['a@b.co, c@d.ef', 'email_invalid'],
  [`${'a'.repeat(250)}@b.co`, 'email_invalid'],
])('the email %s: %s', (email, reason) => {
  expect(whyNotEmail(email)?.reason ?? null).toBe(reason);
});

test.each([
  ['+49 (0)30 901820', null],
  ['0812345678', null],
  ['12345', 'phone_invalid'],
  ['+1234567890123456', 'phone_invalid'],
  ['++49301234567', 'phone_invalid'],
  ['١٢٣٤٥٦٧', 'phone_invalid'],
])('the phone number %s: %s', (phone, reason) => {
  expect(whyNotPhone(phone)?.reason ?? null).toBe(reason);
});

test.each([
  ['short', 'password_too_short'],
  ['x'.repeat(129), 'password_too_long'],
  ['Password123', 'password_too_common'],
  ['23456789', 'password_too_common'],
  ['zzzzzzzzzz', 'password_too_common'],
  ['hgfedcba', 'password_too_common'],
  ['my-Harbour-key', 'password_like_username'],
  ['a quiet morning', null],
])('the password %s: %s', (password, reason) => {
  expect(whyNotPassword(password, 'harbour')?.reason ?? null).toBe(reason);
});

test.each([
  [{ oldPassword: '' }, 'oldPassword', 'field_empty'],
  [{ newPassword: 'short' }, 'newPassword', 'password_too_short'],
  [{ newPassword: 'old and tired' }, 'newPassword', 'password_same_as_old'],
  [{ confirmPassword: 'something else' }, 'confirmPassword', 'passwords_differ'],
])('a password change with %j is refused at %s: %s', (changed, field, reason) => {
  const change = {
    oldPassword: 'old and tired',
    newPassword: 'a quiet morning',
    confirmPassword: 'a quiet morning',
  };

  expect(whyNotPasswordChange(change, 'harbour')).toBeNull();
  expect(whyNotPasswordChange({ ...change, ...changed }, 'harbour')).toMatchObject({
    reason,
    facts: { field },
  });
});

test('a login needs a username and a password', () => {
  expect(whyNotLogin({ username: ' ', password: 'x' })?.facts).toEqual({ field: 'username' });
  expect(whyNotLogin({ username: 'x', password: '' })?.facts).toEqual({ field: 'password' });
  expect(whyNotLogin({ username: 'x', password: 'y' })).toBeNull();
});
