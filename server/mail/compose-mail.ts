import { IntlMessageFormat } from 'intl-messageformat';
import { type Language, localeOf } from '#domain/language.ts';
import type { NoticeKind } from '#domain/notification/notice.ts';
import { emailLinkHours } from '#domain/partner/email-link.ts';
import { mailLinkMinutes } from '#domain/partner/password-link.ts';
import { payoutPauseHours } from '#domain/wallet/payout.ts';
import { textsByLanguage } from '#texts/by-language.ts';
import type { Settings } from '../settings/settings.ts';
import type { Message } from './mailer.ts';

const texts = await textsByLanguage('mail');
const appTexts = await textsByLanguage('app');

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
export function composeReset(letter: Letter, address: string): Message {
  const say = sayFor(letter);
  const { reset } = texts[letter.language];
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
export function composeConfirm(letter: Letter, address: string): Message {
  const say = sayFor(letter);
  const { confirm } = texts[letter.language];
  return messageOf(letter, {
    subject: say(confirm.subject),
    before: [say(confirm.text)],
    link: { label: say(confirm.button), address },
    after: [say(confirm.notYou)],
  });
}

/** A notice by its title alone: amounts and names stay in the app. */
export function composeNotice(letter: Letter, kind: NoticeKind, address: string): Message {
  const say = sayFor(letter);
  const { notice } = texts[letter.language];
  const { title } = appTexts[letter.language].notice[kind];
  return messageOf(letter, {
    subject: `${say(title)} – ${letter.installation.name}`,
    before: [say(title), say(notice.text)],
    link: { label: say(notice.button), address },
    after: [say(notice.notYou)],
  });
}

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
function messageOf(letter: Letter, { subject, before, link, after }: Content): Message {
  const { to, language, installation } = letter;
  const end = installation.mode === 'demo' ? [...after, appTexts[language].app.demo] : after;
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
