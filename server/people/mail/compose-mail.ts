import { IntlMessageFormat } from 'intl-messageformat';
import { type Language, localeOf } from '#domain/language.ts';
import type { NoticeKind } from '#domain/notification/notice.ts';
import { emailLinkHours } from '#domain/partner/email-link.ts';
import { mailLinkMinutes } from '#domain/partner/password-link.ts';
import { payoutPauseHours } from '#domain/wallet/payout.ts';
import { textsIn } from '#texts/by-language.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { Message } from './mailer.ts';

interface Letter {
  readonly to: string;
  readonly language: Language;
  readonly username: string;
  readonly installation: Settings['installation'];
}

interface Content {
  readonly subject: string;
  readonly before: readonly string[];
  readonly link: { readonly label: string; readonly address: string };
  readonly after: readonly string[];
}

/** A link to set a new login password. */
export async function composeReset(letter: Letter, address: string): Promise<Message> {
  const say = sayFor(letter);
  const { reset } = await textsIn(letter.language, 'mail');
  return messageOf(letter, {
    subject: say(reset.subject),
    before: [say(reset.text)],
    link: { label: say(reset.button), address },
    after: [say(reset.pause), say(reset.notYou)],
  });
}

/**
 * A link that confirms the address. It does not name the account: at a mistyped address a stranger
 * reads it.
 */
export async function composeConfirm(letter: Letter, address: string): Promise<Message> {
  const say = sayFor(letter);
  const { confirm } = await textsIn(letter.language, 'mail');
  return messageOf(letter, {
    subject: say(confirm.subject),
    before: [say(confirm.text)],
    link: { label: say(confirm.button), address },
    after: [say(confirm.notYou)],
  });
}

/**
 * A notice by its title alone: amounts and names stay in the app. It does not name the account
 * either, because a stranger at a mistyped address could confirm it and then ask for a reset.
 */
export async function composeNotice(
  letter: Letter,
  kind: NoticeKind,
  address: string,
): Promise<Message> {
  const say = sayFor(letter);
  const { notice } = await textsIn(letter.language, 'mail');
  const { title } = (await textsInApp(letter.language)).notice[kind];
  return messageOf(letter, {
    subject: `${say(title)} – ${letter.installation.name}`,
    before: [say(title), say(notice.text)],
    link: { label: say(notice.button), address },
    after: [say(notice.notYou)],
  });
}

/** Loaded with the first mail: those of all languages took a tenth of the start. */
const textsInApp = (language: Language) => textsIn(language, 'app');

function sayFor({ language, username, installation }: Letter): (text: string) => string {
  const locale = localeOf(language);
  const values = {
    username,
    network: installation.name,
    minutes: mailLinkMinutes,
    hours: payoutPauseHours,
    lifeHours: emailLinkHours,
  };
  return (text) => String(new IntlMessageFormat(text, locale).format(values));
}

/** Plain text, and the same as simple HTML without remote content or tracking. */
async function messageOf(
  letter: Letter,
  { subject, before, link, after }: Content,
): Promise<Message> {
  const { to, language, installation } = letter;
  const isDemo = installation.mode === 'demo';
  const end = isDemo ? [...after, (await textsInApp(language)).app.demo] : after;
  const paragraphs = (lines: readonly string[]) =>
    lines.map((line) => `<p>${escaped(line)}</p>`).join('\n');
  const address = escaped(link.address);
  const html = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<title>${escaped(subject)}</title>
<body style="font: 16px/1.5 sans-serif; max-width: 36em; margin: 1em auto; padding: 0 1em">
${paragraphs(before)}
<p><a href="${address}">${escaped(link.label)}</a></p>
<p style="font-size: 13px; word-break: break-all">${address}</p>
${paragraphs(end)}
</body>
</html>
`;
  const text = `${[...before, `${link.label}\n${link.address}`, ...end].join('\n\n')}\n`;
  return { to, subject, text, html };
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? '');
