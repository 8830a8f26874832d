import { createTransport } from 'nodemailer';
import type { MailConfig } from '../../platform/settings/settings.ts';

export interface Message {
  /** The same at every attempt, so that the receiver can tell a repetition. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Hands messages to the network's mail server. */
export interface Mailer {
  /** False when the server permanently refused this message; throws when it may be retried. */
  send(message: Message): Promise<boolean>;
  /** Throws when the server cannot be reached or refuses the login. */
  check(): Promise<void>;
  close(): void;
}

/** Additional certificate authorities, for tests. */
export interface MailTls {
  readonly ca: string;
  readonly servername: string;
}

const waitMs = 10_000;

export function createMailer(config: MailConfig, tls?: MailTls): Mailer {
  const { host, port, isSecure, needsTls, login, from } = config;
  const [, domain = ''] = /@([^@>]+)>?$/.exec(from) ?? [];
  const transport = createTransport({
    host,
    port,
    secure: isSecure,
    requireTLS: needsTls,
    ...(login ? { auth: { user: login.user, pass: login.password } } : {}),
    ...(tls ? { tls } : {}),
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    socketTimeout: 2 * waitMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    async send({ id, ...message }) {
      try {
        await transport.sendMail({
          ...message,
          from,
          messageId: `<${id}@${domain}>`,
          xMailer: false,
          headers: { 'auto-submitted': 'auto-generated' },
        });
        return true;
      } catch (error) {
        const { code, responseCode } = error as { code?: string; responseCode?: number };
        // A refused login or a server without TLS is ours to fix; a refused message is not.
        const isOfMessage = code === 'EENVELOPE' || code === 'EMESSAGE';
        if (isOfMessage && responseCode !== undefined && responseCode >= 500) return false;
        throw new Error(describeProblem(code, responseCode));
      }
    },
    async check() {
      await transport.verify().catch(({ code, responseCode }) => {
        throw new Error(describeProblem(code, responseCode));
      });
    },
    close: () => transport.close(),
  };
}

/** Without the server's own message: it repeats the address, which belongs in no log. */
const describeProblem = (code = 'unknown', responseCode: number | undefined): string =>
  `The mail server could not be used: ${code}${responseCode ? ` ${responseCode}` : ''}`;
