import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { editUserInfo } from '#contract/account.ts';
import { makeObjection } from '#contract/objection.ts';
import { lookAtPasswordLink, setPasswordByLink } from '#contract/password.ts';
import { askResetMail, waysBack } from '#contract/recovery.ts';
import { loginV2 } from '#contract/session.ts';
import { attemptLimits } from '#domain/partner/attempts.ts';
import { mailLinkMinutes } from '#domain/partner/password-link.ts';
import {
  admitWithPayPassword,
  confirmFor,
  noticesOf,
} from '../../programme/wallet/test-pay-password.ts';
import { reasonOf, type TestServer, testPassword } from '../../test-server.ts';
import { lanes } from '../outbox/message.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { createTestMail, mailConfigFor, mailerAt, plainOf, type TestMail } from './test-mail.ts';

let mail: TestMail;
let server: TestServer;
beforeAll(async () => {
  mail = await createTestMail();
  server = mail.server;
});
afterAll(() => mail.close());
beforeEach(() => mail.refuse(null));

const run = (mailer?: Mailer) => mail.run(mailer);

const advanceClock = (minutes: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000);
};

const requestReset = (username: string, address = '192.0.2.9') =>
  server.ask(askResetMail, { username }, { address });

const findToken = (raw: string) => mail.tokenIn(raw, 'reset');

const listMails = () =>
  server.db.sql.many`
    select kind, outcome, address, username_key from outbox_message order by enqueued_at, kind`;

test('a link goes to the address of the account, over TLS, and sets a password once', async () => {
  await mail.admitConfirmed('quay');
  expect(await server.ask(waysBack, {})).toMatchObject({ data: { isMailOffered: true } });
  expect(await requestReset(' QUAY ')).toMatchObject({ code: 200 });
  const [letter, ...otherMail] = await run();
  if (!letter) throw new Error('nothing arrived');
  expect(otherMail).toEqual([]);
  expect(letter).toMatchObject({ to: 'owner@harbour.example', isSecure: true });
  expect(letter.raw).toMatch(/^From: Test Network <no-reply@network\.example>\r$/m);
  expect(letter.raw).toMatch(/^Auto-Submitted: auto-generated\r$/im);
  expect(plainOf(letter.raw)).toContain(`for ${mailLinkMinutes} minutes`);
  expect(plainOf(letter.raw)).toContain('SIM is play money');
  // Nothing is loaded from anywhere, and the one link is that of the app.
  expect(plainOf(letter.raw)).not.toMatch(/<img|<link|url\(/);
  const [link] = plainOf(letter.raw).match(/https?:\/\/[^\s"<]+/g) ?? [];
  expect(link).toBe(`https://ads.example/#/reset?token=${findToken(letter.raw)}`);
  const token = findToken(letter.raw);
  expect(await server.ask(lookAtPasswordLink, { token })).toMatchObject({
    data: { username: 'quay', needsWord: false },
  });
  const form = { token, newPassword: 'an early evening', confirmPassword: 'an early evening' };
  expect(await server.ask(setPasswordByLink, form)).toMatchObject({ code: 200 });
  expect(reasonOf(await server.ask(setPasswordByLink, form))).toBe('password_link_invalid');
  expect(await noticesOf(server, 'quay')).toContain('password-by-mail');
  expect(await run()).toMatchObject([{ to: 'owner@harbour.example' }]);
  expect(await listMails()).toMatchObject([
    { kind: 'confirm-email', outcome: 'sent', address: null },
    { kind: 'password-by-mail', outcome: 'sent' },
    { kind: 'reset', outcome: 'sent', address: null, usernameKey: null },
  ]);
});

test('a name without an account gets the same answer and no mail, and leaves no trace', async () => {
  expect(await requestReset('nobody-at-all')).toEqual(await requestReset('quay'));
  expect(await run()).toHaveLength(1);
  expect(JSON.stringify(await listMails())).not.toContain('nobody');
});

test('links are bounded by name and by address, whether the name exists or not', async () => {
  const { most } = attemptLimits.resetMailOfPartner;
  for (const name of ['nobody-else', 'quay-side']) {
    for (let index = 0; index < most; index += 1) {
      expect(reasonOf(await requestReset(name, `198.51.100.${index}`))).toBeNull();
    }
    expect(reasonOf(await requestReset(name, '198.51.100.99'))).toBe('too_many_attempts');
  }
  const addressMax = attemptLimits.resetMailFromAddress.most;
  for (let index = 0; index < addressMax; index += 1) {
    await requestReset(`guess-${index}`, '203.0.113.5');
  }
  expect(reasonOf(await requestReset('guess-x', '203.0.113.5'))).toBe('too_many_attempts');
  await run();
});

test('mail to a busy server is retried later, with a new link', async () => {
  await mail.admitConfirmed('mole');
  advanceClock(61);
  await requestReset('mole');
  mail.refuse({ code: 451, text: '<owner@harbour.example> come back later' });
  const failed = await run().catch((error: AggregateError) => String(error.errors));
  expect(failed).toContain('451');
  // What the server said repeats the address, which is in no log.
  expect(failed).not.toContain('harbour');
  mail.refuse(null);
  // It backs off first.
  expect(await run()).toEqual([]);
  advanceClock(10);
  const [letter] = await run();
  expect(findToken(letter?.raw ?? '')).not.toBe('');
  const links = await server.db.sql.many`
    select from one_time_token l join partner p on p.id = l.owner_id
     where p.username = 'mole' and l.purpose = 'password-by-mail'
       and l.used_at is null and l.ended_at is null`;
  expect(links).toHaveLength(1);
  advanceClock(mailLinkMinutes);
  const look = await server.ask(lookAtPasswordLink, { token: findToken(letter?.raw ?? '') });
  expect(reasonOf(look)).toBe('password_link_invalid');
});

test('a mail that may have arrived is sent again under the same Message-ID', async () => {
  await requestReset('mole', '192.0.2.66');
  const sentIds: string[] = [];
  const dyingMailer: Mailer = {
    ...mail.mailer,
    async send(message) {
      sentIds.push(message.id);
      await mail.mailer.send(message);
      throw new Error('the process died');
    },
  };
  await expect(run(dyingMailer)).rejects.toThrow('1 of 1 failed');
  advanceClock(1);
  const [letter, ...otherMail] = await run();
  expect(otherMail).toEqual([]);
  expect(letter?.raw).toMatch(
    new RegExp(`^Message-ID: <${sentIds[0]}@network\\.example>\\r$`, 'm'),
  );
});

test('however many addresses are out of order, a mail to another is sent', async () => {
  await mail.admitConfirmed('weir');
  await server.db.sql`
    insert into outbox_message (id, lane, kind, enqueued_at, due_at, partner_id, address)
    select gen_random_uuid(), ${lanes.security}, 'password-by-mail', ${server.clock.now},
           ${server.clock.now}, id, 'full@elsewhere.example'
      from partner, generate_series(1, 60) where username = 'weir'`;
  // Nobody listens there: a mail server for tests greets only after a tenth of a second.
  const deadMailer = mailerAt(1);
  await expect(run(deadMailer)).rejects.toThrow('50 of 50 failed');
  await expect(run(deadMailer)).rejects.toThrow('10 of 10 failed');
  deadMailer.close();
  await requestReset('weir', '192.0.2.88');
  expect(await run()).toMatchObject([{ to: 'owner@harbour.example' }]);
  await server.db.sql`delete from outbox_message where address = 'full@elsewhere.example'`;
});

test('a mail that is refused for good is not tried again', async () => {
  // Later than all others, so that it is the last of the list.
  advanceClock(1);
  await requestReset('mole', '192.0.2.77');
  mail.refuse({ code: 550, text: 'no such mailbox' });
  await run();
  mail.refuse(null);
  advanceClock(20);
  expect(await run()).toEqual([]);
  expect((await listMails()).at(-1)).toMatchObject({ kind: 'reset', outcome: 'refused' });
});

test('nothing is sent unencrypted where TLS is required, nor to a server with an untrusted certificate', async () => {
  const plainServer = new SMTPServer({ disabledCommands: ['STARTTLS'], authOptional: true });
  await new Promise<void>((resolve) => void plainServer.listen(0, '127.0.0.1', resolve));
  const { port } = plainServer.server.address() as AddressInfo;
  const strictMailer = mailerAt(port, { needsTls: true, login: null });
  const message = { id: 'one', to: 'a@b.example', subject: 'x', text: 'x', html: 'x' };
  await expect(strictMailer.send(message)).rejects.toThrow('The mail server could not be used');
  await expect(strictMailer.check()).rejects.toThrow('The mail server could not be used');
  const config = mailConfigFor(`smtp://127.0.0.1:${mail.port}`);
  const distrustfulMailer = createMailer({ ...config, needsTls: true });
  await expect(distrustfulMailer.send(message)).rejects.toThrow(
    'The mail server could not be used',
  );
  await expect(mail.mailer.check()).resolves.toBeUndefined();
  strictMailer.close();
  distrustfulMailer.close();
  await new Promise<void>((resolve) => plainServer.close(resolve));
});

test('an owner is mailed about a new device, and about a new address at the old one', async () => {
  const token = await admitWithPayPassword(server, 'pier');
  await run();
  await server.ask(editUserInfo, { language: 'de' }, { token });
  await server.ask(loginV2, { username: 'pier', password: testPassword });
  const [letter, ...otherMail] = await run();
  expect(otherMail).toEqual([]);
  expect(plainOf(letter?.raw ?? '')).toContain('Mitteilungen');
  const phone = '+6621234567';
  const contact = { email: 'other@elsewhere.example', phone };
  const confirmation = await confirmFor(server, token, { action: 'contact', ...contact });
  const edit = await server.ask(editUserInfo, { ...contact, confirmation }, { token });
  expect(edit).toMatchObject({ code: 200 });
  const mails = await run();
  expect(mails.map(({ to }) => to).sort()).toEqual([
    'other@elsewhere.example',
    'owner@harbour.example',
  ]);
});

test('a link that was sent to an address ends when the owner moves to another one', async () => {
  const token = await admitWithPayPassword(server, 'breakwater');
  await mail.confirm(await run());
  await requestReset('breakwater', '192.0.2.70');
  const [letter] = await run();
  const contact = { email: 'owner@elsewhere.example', phone: '+6621234567' };
  const confirmation = await confirmFor(server, token, { action: 'contact', ...contact });
  const edit = await server.ask(editUserInfo, { ...contact, confirmation }, { token });
  expect(edit).toMatchObject({ code: 200 });
  const form = { newPassword: 'a stolen evening', confirmPassword: 'a stolen evening' };
  const answer = await server.ask(setPasswordByLink, {
    token: findToken(letter?.raw ?? ''),
    ...form,
  });
  expect(reasonOf(answer)).toBe('password_link_invalid');
  await run();
});

test('a link is not sent to an address that its owner leaves at that moment', async () => {
  await mail.admitConfirmed('pontoon');
  await requestReset('pontoon', '192.0.2.71');
  let sending: ReturnType<typeof run> | null = null;
  await server.db.transaction(async (sql) => {
    await sql`update partner set email = 'owner@new.example' where username = 'pontoon'`;
    sending = run();
    const countLockWaits = async () =>
      await server.db.sql.count`
        select from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`;
    while (!(await countLockWaits())) await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(await sending).toEqual([]);
});

test('while an owner objects to a password, no mail sets another one', async () => {
  const token = await mail.admitConfirmed('jetty');
  await requestReset('jetty', '192.0.2.80');
  const [letter] = await run();
  const form = { newPassword: 'a stolen evening', confirmPassword: 'a stolen evening' };
  await server.ask(setPasswordByLink, { token: findToken(letter?.raw ?? ''), ...form });
  expect(await server.ask(makeObjection, {}, { token })).toMatchObject({ code: 200 });
  await run();
  await requestReset('jetty', '192.0.2.81');
  expect(await run()).toEqual([]);
});
