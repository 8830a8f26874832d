import { afterAll, beforeAll, expect, test } from 'vitest';
import { editUserInfo, userInfo } from '#contract/account.ts';
import { attemptLimits } from '#domain/partner/attempts.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { admitWithPayPassword, confirmFor, noticesOf } from '../wallet/test-pay-password.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
});
afterAll(() => server.close());

test('nickname and language change at once, email and phone with the six digits only', async () => {
  const token = await admitWithPayPassword(server, 'editor');
  const edit = (input: object) => server.ask(editUserInfo, input, { token });
  expect(await edit({ nickname: 'Corner shop', language: 'ja' })).toMatchObject({ code: 200 });
  expect(reasonOf(await edit({ email: 'thief@elsewhere.example' }))).toBe('confirmation_invalid');
  const contact = { email: 'owner@harbour.example', phone: '+81312345678' };
  const confirmation = await confirmFor(server, token, { action: 'contact', ...contact });
  expect(reasonOf(await edit({ phone: '1', confirmation }))).toBe('phone_invalid');
  const other = { phone: '+81312345679', confirmation };
  expect(reasonOf(await edit(other))).toBe('confirmation_invalid');
  expect(await edit({ phone: '+81 3 1234 5678', confirmation })).toMatchObject({ code: 200 });
  expect(reasonOf(await edit({}))).toBe('nothing_changed');
  expect(reasonOf(await edit({ phone: '+81 3 1234 5678' }))).toBe('nothing_changed');
  expect(await server.ask(userInfo, {}, { token })).toMatchObject({
    data: { nickname: 'Corner shop', language: 'ja', ...contact },
  });
  expect(await noticesOf(server, 'editor')).toContain('contact-changed');
});

test('a contact changes a few times a day: each sends a mail to whatever was typed', async () => {
  const token = await admitWithPayPassword(server, 'mover');
  const { most } = attemptLimits.contactOfPartner;
  const moveTo = async (email: string) => {
    const contact = { email, phone: '+6621234567' };
    const confirmation = await confirmFor(server, token, { action: 'contact', ...contact });
    return reasonOf(await server.ask(editUserInfo, { ...contact, confirmation }, { token }));
  };
  for (let at = 0; at < most; at += 1) {
    // A refused change sends nothing and does not count.
    const wrong = { email: `no${at}@elsewhere.example`, confirmation: 'none' };
    const refused = await server.ask(editUserInfo, wrong, { token });
    expect(reasonOf(refused)).toBe('confirmation_invalid');
    expect(await moveTo(`${at}@elsewhere.example`)).toBeNull();
  }
  expect(await moveTo('more@elsewhere.example')).toBe('too_many_attempts');
  const nickname = await server.ask(editUserInfo, { nickname: 'Mover' }, { token });
  expect(nickname).toMatchObject({ code: 200 });
});
