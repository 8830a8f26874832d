import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { confirmEmail } from '#contract/email.ts';
import { toMailConfig } from '../../platform/settings/mail-config.ts';
import type { MailConfig } from '../../platform/settings/settings.ts';
import { getSettings } from '../../platform/settings/settings-store.ts';
import { testCertificate } from '../../programme/push/test-certificate.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { quickPasswords } from '../partner/test-quick-passwords.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { sendMail } from './send-mail.ts';

export interface ArrivedMail {
  readonly to: string;
  readonly raw: string;
  readonly isSecure: boolean;
}

interface MailRefusal {
  readonly code: number;
  readonly text: string;
}

/** A server of ours that sends mail, with the mail server that it sends by. */
export interface TestMail {
  readonly server: TestServer;
  readonly mailer: Mailer;
  readonly port: number;
  /** What the mail server answers to the next recipients; null is to take the mail. */
  refuse(answer: MailRefusal | null): void;
  /** Runs the job at the time of the test's clock, and says what arrived. */
  run(mailer?: Mailer): Promise<ArrivedMail[]>;
  tokenIn(raw: string, screen: 'reset' | 'confirm-email'): string;
  /** Registers somebody who then opens the link that confirms the address. */
  admitConfirmed(username: string): Promise<string>;
  confirm(mails: readonly ArrivedMail[]): Promise<void>;
  close(): Promise<void>;
}

/** Decodes the quoted-printable text of a mail, so that its words can be read. */
export function plainOf(raw: string): string {
  const bytes = raw
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

export function mailConfigFor(url: string): MailConfig {
  const config = toMailConfig({
    SMTP_URL: url,
    MAIL_FROM: 'Test Network <no-reply@network.example>',
    APP_ORIGIN: 'https://ads.example',
  });
  if (!config) throw new Error('There is no configuration');
  return config;
}

export function mailerAt(port: number, changes: Partial<MailConfig> = {}): Mailer {
  const config = mailConfigFor(`smtp://mailer:let%20me%20in@127.0.0.1:${port}`);
  const tls = { ca: testCertificate.cert, servername: 'partner.example.com' };
  return createMailer({ ...config, ...changes }, tls);
}

const tokenIn: TestMail['tokenIn'] = (raw, screen) =>
  new RegExp(`#/${screen}\\?token=([\\w-]{43})`).exec(plainOf(raw))?.[1] ?? '';

function listen(arrived: ArrivedMail[], getRefusal: () => MailRefusal | null): SMTPServer {
  return new SMTPServer({
    ...testCertificate,
    onAuth({ username, password }, _session, done) {
      const isRight = username === 'mailer' && password === 'let me in';
      done(isRight ? null : new Error('No'), isRight ? { user: 'mailer' } : undefined);
    },
    onRcptTo(_address, _session, done) {
      const refusal = getRefusal();
      if (!refusal) return done();
      done(Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
    },
    onData(stream, { envelope, secure }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = envelope.rcptTo[0]?.address ?? '';
        arrived.push({ to, raw: Buffer.concat(chunks).toString(), isSecure: secure });
        done();
      });
    },
  });
}

export async function createTestMail(): Promise<TestMail> {
  const arrived: ArrivedMail[] = [];
  let refusal: MailRefusal | null = null;
  const mailServer = listen(arrived, () => refusal);
  await new Promise<void>((resolve) => void mailServer.listen(0, '127.0.0.1', resolve));
  const { port } = mailServer.server.address() as AddressInfo;
  const mailer = mailerAt(port);
  const config = mailConfigFor('smtp://127.0.0.1');
  const server = await createTestServer(quickPasswords, {}, undefined, { mail: config });
  const run = async (by = mailer) => {
    const { db, clock } = server;
    arrived.length = 0;
    const settings = await getSettings(db.sql);
    await sendMail({ db, settings, mailer: by, appOrigin: 'https://ads.example' }, clock.now);
    return [...arrived];
  };
  const confirm = async (mails: readonly ArrivedMail[]) => {
    const token = mails.map(({ raw }) => tokenIn(raw, 'confirm-email')).find(Boolean) ?? '';
    const { data } = await server.ask(confirmEmail, { token });
    if (!('isConfirmed' in data && data.isConfirmed))
      throw new Error('The address was not confirmed');
  };
  return {
    ...{ server, mailer, port, run, tokenIn, confirm },
    refuse: (answer) => {
      refusal = answer;
    },
    async admitConfirmed(username) {
      const token = await server.admit(username);
      await confirm(await run());
      return token;
    },
    async close() {
      mailer.close();
      await new Promise<void>((resolve) => mailServer.close(resolve));
      await server.close();
    },
  };
}
