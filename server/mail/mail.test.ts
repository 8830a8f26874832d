import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { editUserInfo, loginV2 } from '#contract/account.ts';
import { makeObjection } from '#contract/objection.ts';
import { lookAtPasswordLink, setPasswordByLink } from '#contract/password-link.ts';
import { askResetMail, waysBack } from '#contract/recovery.ts';
import { attemptLimits } from '#domain/partner/attempts.ts';
import { mailLinkMinutes } from '#domain/partner/password-link.ts';
import { testCertificate } from '../conversion/test-certificate.ts';
import { quickPasswords } from '../partner/quick-passwords.ts';
import { mailConfigOf } from '../settings/mail-config.ts';
import { getSettings } from '../settings/settings-store.ts';
import { createTestServer, reasonOf, type TestServer, testPassword } from '../test-server.ts';
import { admitWithPayPassword, confirmFor, noticesOf } from '../wallet/test-pay-password.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { sendMail } from './send-mail.ts';

interface Arrived {
  readonly to: string;
  readonly raw: string;
  readonly isSecure: boolean;
}

const arrived: Arrived[] = [];
/** What the mail server answers to the next recipients; null is to take the mail. */
let refusal: { readonly code: number; readonly text: string } | null = null;
let mailServer: SMTPServer;
let server: TestServer;
let mailer: Mailer;

const toOf = ({ envelope }: SMTPServerSession) => envelope.rcptTo[0]?.address ?? '';

/** Decodes the quoted-printable text of a mail, so that its words can be read. */
const plainOf = (raw: string) => {
  const bytes = raw
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, 'latin1').toString('utf8');
};

const configFor = (url: string) =>
  mailConfigOf({
    SMTP_URL: url,
    MAIL_FROM: 'Test Network <no-reply@network.example>',
    APP_ORIGIN: 'https://ads.example',
  });

function mailerAt(port: number, more: Partial<NonNullable<ReturnType<typeof configFor>>> = {}) {
  const config = configFor(`smtp://mailer:let%20me%20in@127.0.0.1:${port}`);
  if (!config) throw new Error('There is no configuration');
  const tls = { ca: testCertificate.cert, servername: 'partner.example.com' };
  return createMailer({ ...config, ...more }, tls);
}

beforeAll(async () => {
  mailServer = new SMTPServer({
    ...testCertificate,
    onAuth({ username, password }, _session, done) {
      const isRight = username === 'mailer' && password === 'let me in';
      done(isRight ? null : new Error('No'), isRight ? { user: 'mailer' } : undefined);
    },
    onRcptTo(_address, _session, done) {
      if (!refusal) return done();
      done(Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString();
        arrived.push({ to: toOf(session), raw, isSecure: session.secure });
        done();
      });
    },
  });
  await new Promise<void>((done) => void mailServer.listen(0, '127.0.0.1', done));
  const { port } = mailServer.server.address() as AddressInfo;
  mailer = mailerAt(port);
  const mail = configFor('smtp://127.0.0.1');
  server = await createTestServer(quickPasswords, {}, undefined, { mail });
});
afterAll(async () => {
  mailer.close();
  await new Promise<void>((done) => mailServer.close(done));
  await server.close();
});
beforeEach(() => {
  refusal = null;
  arrived.length = 0;
});

/** The job, at the time of the test's clock. */
async function run(by: Mailer = mailer): Promise<Arrived[]> {
  const { db, clock } = server;
  arrived.length = 0;
  const settings = await getSettings(db.sql);
  await sendMail({ db, settings, mailer: by, appOrigin: 'https://ads.example' }, clock.now);
  return [...arrived];
}

const later = (minutes: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000);
};

const asked = (username: string, address = '192.0.2.9') =>
  server.ask(askResetMail, { username }, { address });

const tokenIn = (raw: string) => /#\/reset\?token=([\w-]{43})/.exec(plainOf(raw))?.[1] ?? '';

const mails = () =>
  server.db.sql('select what, outcome, address, username_key from mail order by at');

test('a link goes to the address of the account, over TLS, and sets a password once', async () => {
  await server.admit('quay');
  expect(await server.ask(waysBack, {})).toMatchObject({ data: { isMailOffered: true } });
  expect(await asked(' QUAY ')).toMatchObject({ code: 200 });
  const [mail, ...more] = await run();
  if (!mail) throw new Error('nothing arrived');
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: 'owner@harbour.example', isSecure: true });
  expect(mail.raw).toMatch(/^From: Test Network <no-reply@network\.example>\r$/m);
  expect(mail.raw).toMatch(/^Auto-Submitted: auto-generated\r$/im);
  expect(plainOf(mail.raw)).toContain(`for ${mailLinkMinutes} minutes`);
  expect(plainOf(mail.raw)).toContain('SIM is play money');
  // Nothing is loaded from anywhere, and the one link is that of the app.
  expect(plainOf(mail.raw)).not.toMatch(/<img|<link|url\(/);
  const [link] = plainOf(mail.raw).match(/https?:\/\/[^\s"<]+/g) ?? [];
  expect(link).toBe(`https://ads.example/#/reset?token=${tokenIn(mail.raw)}`);
  const token = tokenIn(mail.raw);
  expect(await server.ask(lookAtPasswordLink, { token })).toMatchObject({
    data: { username: 'quay', needsWord: false },
  });
  const form = { token, newPassword: 'an early evening', confirmPassword: 'an early evening' };
  expect(await server.ask(setPasswordByLink, form)).toMatchObject({ code: 200 });
  expect(reasonOf(await server.ask(setPasswordByLink, form))).toBe('password_link_invalid');
  expect(await noticesOf(server, 'quay')).toContain('password-by-mail');
  expect(await run()).toMatchObject([{ to: 'owner@harbour.example' }]);
  expect(await mails()).toMatchObject([
    { what: 'reset', outcome: 'sent', address: null, username_key: null },
    { what: 'password-by-mail', outcome: 'sent' },
  ]);
});

test('a name without an account gets the same answer and no mail, and leaves no trace', async () => {
  expect(await asked('nobody-at-all')).toEqual(await asked('quay'));
  expect(await run()).toHaveLength(1);
  expect(JSON.stringify(await mails())).not.toContain('nobody');
});

test('links are bounded by name and by address, whether the name exists or not', async () => {
  const { most } = attemptLimits.resetMailOfPartner;
  for (const name of ['nobody-else', 'quay-side']) {
    for (let nth = 0; nth < most; nth += 1) {
      expect(reasonOf(await asked(name, `198.51.100.${nth}`))).toBeNull();
    }
    expect(reasonOf(await asked(name, '198.51.100.99'))).toBe('too_many_attempts');
  }
  const fromOne = attemptLimits.resetMailFromAddress.most;
  for (let nth = 0; nth < fromOne; nth += 1) await asked(`guess-${nth}`, '203.0.113.5');
  expect(reasonOf(await asked('guess-x', '203.0.113.5'))).toBe('too_many_attempts');
  await run();
});

test('a mail server that is busy is asked again later, with a link that is new', async () => {
  await server.admit('mole');
  later(61);
  await asked('mole');
  refusal = { code: 451, text: '<owner@harbour.example> come back later' };
  const failed = await run().catch((error: AggregateError) => String(error.errors));
  expect(failed).toContain('451');
  // What the server said repeats the address, which is in no log.
  expect(failed).not.toContain('harbour');
  refusal = null;
  // It backs off first.
  expect(await run()).toEqual([]);
  later(10);
  const [mail] = await run();
  expect(tokenIn(mail?.raw ?? '')).not.toBe('');
  const links = await server.db.sql(
    `select from password_link l join partner p on p.id = l.partner_id
      where p.username = 'mole' and l.used_at is null and l.ended_at is null`,
  );
  expect(links).toHaveLength(1);
  later(mailLinkMinutes);
  const look = await server.ask(lookAtPasswordLink, { token: tokenIn(mail?.raw ?? '') });
  expect(reasonOf(look)).toBe('password_link_invalid');
});

test('a mail that is refused for good is not tried again', async () => {
  await asked('mole', '192.0.2.77');
  refusal = { code: 550, text: 'no such mailbox' };
  await run();
  refusal = null;
  later(20);
  expect(await run()).toEqual([]);
  expect((await mails()).at(-1)).toMatchObject({ what: 'reset', outcome: 'refused' });
});

test('nothing is sent in the clear where TLS is needed, nor to a server that is not known', async () => {
  const plain = new SMTPServer({ disabledCommands: ['STARTTLS'], authOptional: true });
  await new Promise<void>((done) => void plain.listen(0, '127.0.0.1', done));
  const { port } = plain.server.address() as AddressInfo;
  const strict = mailerAt(port, { needsTls: true, login: null });
  const message = { to: 'a@b.example', subject: 'x', text: 'x', html: 'x' };
  await expect(strict.send(message)).rejects.toThrow('The mail server could not be used');
  await expect(strict.check()).rejects.toThrow('The mail server could not be used');
  const config = configFor(`smtp://127.0.0.1:${(mailServer.server.address() as AddressInfo).port}`);
  if (!config) throw new Error('There is no configuration');
  const unknown = createMailer({ ...config, needsTls: true });
  await expect(unknown.send(message)).rejects.toThrow('The mail server could not be used');
  await expect(mailer.check()).resolves.toBeUndefined();
  strict.close();
  unknown.close();
  await new Promise<void>((done) => plain.close(done));
});

test('an owner learns by mail of a new device, and at the old address of a new one', async () => {
  const token = await admitWithPayPassword(server, 'pier');
  await run();
  await server.ask(editUserInfo, { language: 'de' }, { token });
  await server.ask(loginV2, { username: 'pier', password: testPassword });
  const [mail, ...more] = await run();
  expect(more).toEqual([]);
  expect(plainOf(mail?.raw ?? '')).toContain('Mitteilungen');
  const phone = '+6621234567';
  const contact = { email: 'other@elsewhere.example', phone };
  const confirmation = await confirmFor(server, token, { action: 'contact', ...contact });
  const edit = await server.ask(editUserInfo, { ...contact, confirmation }, { token });
  expect(edit).toMatchObject({ code: 200 });
  expect(await run()).toMatchObject([{ to: 'owner@harbour.example' }]);
});

test('while an owner objects to a password, no mail sets another one', async () => {
  const token = await server.admit('jetty');
  await asked('jetty', '192.0.2.80');
  const [mail] = await run();
  const form = { newPassword: 'a stolen evening', confirmPassword: 'a stolen evening' };
  await server.ask(setPasswordByLink, { token: tokenIn(mail?.raw ?? ''), ...form });
  expect(await server.ask(makeObjection, {}, { token })).toMatchObject({ code: 200 });
  await run();
  await asked('jetty', '192.0.2.81');
  expect(await run()).toEqual([]);
});
