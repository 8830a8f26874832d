import { isIP } from 'node:net';
import * as v from 'valibot';
import { StartError } from '../process/start-error.ts';

/** How mail leaves: by which server, from which address, and where its links lead. */
export interface MailConfig {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte on, instead of STARTTLS. */
  readonly isSecure: boolean;
  /** Refuses to send in the clear; only a server on this machine may do without TLS. */
  readonly needsTls: boolean;
  readonly login: { readonly user: string; readonly password: string } | null;
  readonly from: string;
  /** The app's origin. Never that of a request, which anybody can choose. */
  readonly appOrigin: string;
}

const smtpUrl = v.pipe(
  v.string(),
  v.regex(/^smtps?:\/\/[^/]+\/?$/),
  v.check((text) => URL.canParse(text) && new URL(text).hostname !== ''),
);

const address = /^(?:[^<>"\r\n]{1,80} <[^\s@<>,]+@[^\s@<>,]+>|[^\s@<>,]+@[^\s@<>,]+)$/;

export const mailSchemas = {
  SMTP_URL: v.optional(smtpUrl),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.regex(address))),
};

export const mailMeanings = {
  SMTP_URL: 'the address of a mail server, such as smtp://user:secret@mail.example:587',
  MAIL_FROM: 'the address that mail comes from, such as Acme <no-reply@acme.example>',
  APP_ORIGIN: 'the origin of the app, such as https://ads.example',
};

interface MailSettings {
  readonly SMTP_URL?: string | undefined;
  readonly MAIL_FROM?: string | undefined;
  readonly APP_ORIGIN?: string | undefined;
}

/** Null where no mail is sent. Half of the settings would be a way back that leads nowhere. */
export function toMailConfig(settings: MailSettings): MailConfig | null {
  const { SMTP_URL: url, MAIL_FROM: from, APP_ORIGIN: appOrigin } = settings;
  if (url === undefined) {
    if (from === undefined) return null;
    throw new StartError(`With MAIL_FROM the setting SMTP_URL must be ${mailMeanings.SMTP_URL}.`);
  }
  if (from === undefined) {
    throw new StartError(`With SMTP_URL the setting MAIL_FROM must be ${mailMeanings.MAIL_FROM}.`);
  }
  if (appOrigin === undefined) {
    throw new StartError(
      `With SMTP_URL the setting APP_ORIGIN must be ${mailMeanings.APP_ORIGIN}: links lead there.`,
    );
  }

  const app = new URL(appOrigin);
  if (app.protocol !== 'https:' && !isLoopback(hostOf(app))) {
    throw new StartError(
      'With SMTP_URL the setting APP_ORIGIN must be one of https: a link opens an account.',
    );
  }

  const { protocol, hostname, port, username, password } = new URL(url);
  const host = hostOf({ hostname });
  const isSecure = protocol === 'smtps:';

  return {
    host,
    port: Number(port || (isSecure ? 465 : 587)),
    isSecure,
    needsTls: !isSecure && !isLoopback(host),
    login:
      username === ''
        ? null
        : { user: decodeURIComponent(username), password: decodeURIComponent(password) },
    from,
    appOrigin,
  };
}

const hostOf = ({ hostname }: Pick<URL, 'hostname'>): string => hostname.replace(/^\[|\]$/g, '');

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
