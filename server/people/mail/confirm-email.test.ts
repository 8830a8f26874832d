import { afterAll, beforeAll, expect, test } from 'vitest';
import { editUserInfo } from '#contract/account.ts';
import { confirmEmail, emailState, sendEmailLink } from '#contract/email.ts';
import { lookAtPasswordLink, setPasswordByLink } from '#contract/password.ts';
import { askResetMail } from '#contract/recovery.ts';
import { loginV2 } from '#contract/session.ts';
import { attemptLimits } from '#domain/partner/attempts.ts';
import { emailLinkHours } from '#domain/partner/email-link.ts';
import { admitWithPayPassword, confirmFor } from '../../programme/wallet/test-pay-password.ts';
import { createTestServer, reasonOf, type TestServer, testPassword } from '../../test-server.ts';
import { quickPasswords } from '../partner/test-quick-passwords.ts';
import { createTestMail, plainOf, type TestMail } from './test-mail.ts';

let mail: TestMail;
let server: TestServer;
beforeAll(async () => {
  mail = await createTestMail();
  server = mail.server;
});
afterAll(() => mail.close());

const isConfirmed = async (token: string) => {
  const { data } = await server.ask(emailState, {}, { token });
  return 'isConfirmed' in data ? data.isConfirmed : null;
};

const requestReset = (username: string) => server.ask(askResetMail, { username });

async function changeEmail(email: string, token: string) {
  const contact = { email, phone: '+6621234567' };
  const confirmation = await confirmFor(server, token, { action: 'contact', ...contact });
  const edit = await server.ask(editUserInfo, { ...contact, confirmation }, { token });
  expect(edit).toMatchObject({ code: 200 });
}

test('a reset is never sent to an unconfirmed address, and the answer is that for an unknown name', async () => {
  const token = await server.admit('wharf');
  const [link, ...otherMail] = await mail.run();
  expect(otherMail).toEqual([]);
  expect(link).toMatchObject({ to: 'owner@harbour.example', isSecure: true });
  // At a mistyped address a stranger reads it, who must not learn the name to ask with.
  expect(plainOf(link?.raw ?? '')).not.toContain('wharf');
  await server.ask(loginV2, { username: 'wharf', password: testPassword });
  const [notice] = await mail.run();
  expect(notice?.to).toBe('owner@harbour.example');
  expect(plainOf(notice?.raw ?? '')).toContain('Notifications');
  expect(plainOf(notice?.raw ?? '')).not.toContain('wharf');
  expect(await requestReset('wharf')).toEqual(await requestReset('nobody-at-all'));
  expect(await mail.run()).toEqual([]);
  expect(await isConfirmed(token)).toBe(false);

  if (link) await mail.confirm([link]);
  expect(await isConfirmed(token)).toBe(true);
  await requestReset('wharf');
  const [reset] = await mail.run();
  expect(mail.tokenIn(reset?.raw ?? '', 'reset')).not.toBe('');
});

test('a link confirms once, and not after its time', async () => {
  const token = await server.admit('basin');
  const [first] = await mail.run();
  const lateToken = mail.tokenIn(first?.raw ?? '', 'confirm-email');
  server.clock.now = new Date(server.clock.now.getTime() + emailLinkHours * 3_600_000);
  const notConfirmed = { code: 200, data: { isConfirmed: false } };
  expect(await server.ask(confirmEmail, { token: lateToken })).toMatchObject(notConfirmed);
  await server.ask(sendEmailLink, {}, { token });

  const [secondMail] = await mail.run();
  const link = { token: mail.tokenIn(secondMail?.raw ?? '', 'confirm-email') };
  const partnerRow = await server.db.sql.maybeOne`
    select row_to_json(p)::text row from partner p where username = 'basin'`;
  expect(JSON.stringify(partnerRow)).not.toContain(link.token);
  expect(await server.ask(confirmEmail, link)).toMatchObject({ data: { isConfirmed: true } });
  expect(await server.ask(confirmEmail, link)).toMatchObject(notConfirmed);
  expect(await isConfirmed(token)).toBe(true);
});

test('strangers behind the same address cannot block either kind of link for its owner', async () => {
  const address = '198.51.100.20';
  await server.admit('mooring');
  const [first] = await mail.run();
  for (let index = 0; index <= attemptLimits.linkFromAddress.most; index += 1) {
    await server.ask(lookAtPasswordLink, { token: `guess-${index}` }, { address });
  }
  const guess = { token: 'guess' };
  expect(reasonOf(await server.ask(confirmEmail, guess, { address }))).toBe('too_many_attempts');
  const link = { token: mail.tokenIn(first?.raw ?? '', 'confirm-email') };
  expect(await server.ask(confirmEmail, link, { address })).toMatchObject({
    data: { isConfirmed: true },
  });
  await requestReset('mooring');
  const [reset] = await mail.run();
  const token = mail.tokenIn(reset?.raw ?? '', 'reset');
  const form = { token, newPassword: 'an early evening', confirmPassword: 'an early evening' };
  expect(await server.ask(setPasswordByLink, form, { address })).toMatchObject({ code: 200 });
});

test('a new address is not confirmed, neither by the old confirmation nor by a link to the old one', async () => {
  const token = await admitWithPayPassword(server, 'groyne');
  const [first] = await mail.run();
  const oldToken = mail.tokenIn(first?.raw ?? '', 'confirm-email');
  await changeEmail('second@elsewhere.example', token);
  expect(await server.ask(confirmEmail, { token: oldToken })).toMatchObject({
    data: { isConfirmed: false },
  });
  const secondMails = (await mail.run()).filter(({ to }) => to === 'second@elsewhere.example');
  await mail.confirm(secondMails);
  expect(await isConfirmed(token)).toBe(true);
  await changeEmail('third@elsewhere.example', token);
  expect(await isConfirmed(token)).toBe(false);
  await mail.run();
  await requestReset('groyne');
  expect(await mail.run()).toEqual([]);
});

test('a queued link is not sent to an address that is no longer the account’s', async () => {
  const token = await admitWithPayPassword(server, 'slip');
  await mail.run();
  await server.ask(sendEmailLink, {}, { token });
  await changeEmail('moved@elsewhere.example', token);
  const sentMails = await mail.run();
  const links = sentMails.filter(({ raw }) => mail.tokenIn(raw, 'confirm-email') !== '');
  expect(links.map(({ to }) => to)).toEqual(['moved@elsewhere.example']);
});

test('the link is sent again a few times an hour, and never once the address is confirmed', async () => {
  const token = await server.admit('lock');
  const [link] = await mail.run();
  const { most } = attemptLimits.emailLinkOfPartner;
  for (let index = 0; index < most; index += 1) {
    expect(await server.ask(sendEmailLink, {}, { token })).toMatchObject({ code: 200 });
  }
  expect(reasonOf(await server.ask(sendEmailLink, {}, { token }))).toBe('too_many_attempts');
  const sentMails = await mail.run();
  expect(sentMails).toHaveLength(most);
  // The last one counts: each ends the one before.
  await expect(mail.confirm(link ? [link] : [])).rejects.toThrow();
  await mail.confirm(sentMails.slice(-1));
  expect(await server.ask(sendEmailLink, {}, { token })).toMatchObject({ code: 200 });
  expect(await mail.run()).toEqual([]);
});

test('a network that sends no mail says so and sends no link', async () => {
  const silent = await createTestServer(quickPasswords);
  const token = await silent.admit('mute');
  const state = await silent.ask(emailState, {}, { token });
  expect(state).toMatchObject({ data: { isConfirmed: null } });
  expect(reasonOf(await silent.ask(sendEmailLink, {}, { token }))).toBe('call_not_found');
  await silent.close();
});
