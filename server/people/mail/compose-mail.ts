import { IntlMessageFormat } from 'intl-messageformat';
import type { MerchantMailKind } from '#domain/desk/desk-notice.ts';
import { type Language, languageDefault, localeOf } from '#domain/language.ts';
import { escapeMarkup } from '#domain/markup.ts';
import type { NoticeKind } from '#domain/notification/notice.ts';
import { emailLinkHours } from '#domain/partner/email-link.ts';
import { mailLinkMinutes } from '#domain/partner/password-link.ts';
import { payoutPauseHours } from '#domain/wallet/payout.ts';
import { textsIn } from '#texts/by-language.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { Message } from './mailer.ts';

interface Letter {
  /** The id of the message in the outbox. */
  readonly id: string;
  readonly to: string;
  readonly language: Language;
  readonly username: string;
  readonly installation: Settings['installation'];
}

interface Content {
  readonly subject: string;
  readonly introduction: readonly string[];
  readonly link: { readonly label: string; readonly address: string } | null;
  readonly closing: readonly string[];
}

/** A link to set a new login password. */
export async function composeResetMail(letter: Letter, address: string): Promise<Message> {
  const format = createFormatter(letter);
  const { reset } = await textsIn(letter.language, 'mail');

  return createMessage(letter, {
    subject: format(reset.subject),
    introduction: [format(reset.text)],
    link: { label: format(reset.button), address },
    closing: [format(reset.pause), format(reset.notYou)],
  });
}

/**
 * A link that confirms the address. It does not name the account: at a mistyped address a stranger
 * reads it.
 */
export async function composeConfirmMail(letter: Letter, address: string): Promise<Message> {
  const format = createFormatter(letter);
  const { confirm } = await textsIn(letter.language, 'mail');

  return createMessage(letter, {
    subject: format(confirm.subject),
    introduction: [format(confirm.text)],
    link: { label: format(confirm.button), address },
    closing: [format(confirm.notYou)],
  });
}

/**
 * A notice by its title alone: amounts and names stay in the app. It does not name the account
 * either, because a stranger at a mistyped address could confirm it and then ask for a reset.
 */
export async function composeNoticeMail(
  letter: Letter,
  kind: NoticeKind,
  address: string,
): Promise<Message> {
  const format = createFormatter(letter);
  const { notice } = await textsIn(letter.language, 'mail');
  const { title } = (await loadAppTexts(letter.language)).notice[kind];

  return createMessage(letter, {
    subject: `${format(title)} – ${letter.installation.name}`,
    introduction: [format(title), format(notice.text)],
    link: { label: format(notice.button), address },
    closing: [format(notice.notYou)],
  });
}

/** Subject and text, in English: a merchant's language is not known. */
const merchantTexts: Readonly<Record<MerchantMailKind, readonly [string, string]>> = {
  'postback-keys-ended': [
    'Your postback keys have ended',
    'has ended all postback keys of {merchant}. Orders that you report with them are refused ' +
      'from now on. Two members of staff can give you a new key.',
  ],
  'product-withdrawn': [
    'One of your products was withdrawn',
    'has withdrawn a product of {merchant}. It is no longer offered, and its plans ' +
      'end. Two members of staff can offer it again as a new product.',
  ],
};

/** It names no reason of staff, who wrote it for each other. */
export function composeMerchantMail(
  { name, ...letter }: Pick<Letter, 'id' | 'to' | 'installation'> & { readonly name: string },
  kind: MerchantMailKind,
): Promise<Message> {
  const network = letter.installation.name;
  const [subject, text] = merchantTexts[kind];
  const sentence = text.replace('{merchant}', () => name);

  return createMessage(
    { ...letter, language: languageDefault },
    {
      subject: `${subject} – ${network}`,
      introduction: [`${network} ${sentence}`],
      link: null,
      closing: ['If you don’t know why, ask the person at the network whom you know.'],
    },
  );
}

/** Loaded with the first mail: those of all languages took a tenth of the start. */
const loadAppTexts = (language: Language) => textsIn(language, 'app');

function createFormatter({ language, username, installation }: Letter): (text: string) => string {
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
async function createMessage(
  letter: Omit<Letter, 'username'>,
  { subject, introduction, link, closing }: Content,
): Promise<Message> {
  const { id, to, language, installation } = letter;
  const isDemo = installation.mode === 'demo';
  const ending = isDemo ? [...closing, (await loadAppTexts(language)).app.demo] : closing;
  const toParagraphs = (lines: readonly string[]) =>
    lines.map((line) => `<p>${escapeMarkup(line)}</p>`).join('\n');
  const address = link && escapeMarkup(link.address);
  const linkMarkup = link
    ? `<p><a href="${address}">${escapeMarkup(link.label)}</a></p>
<p style="font-size: 13px; word-break: break-all">${address}</p>
`
    : '';
  const linkText = link ? [`${link.label}\n${link.address}`] : [];

  const html = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<title>${escapeMarkup(subject)}</title>
<body style="font: 16px/1.5 sans-serif; max-width: 36em; margin: 1em auto; padding: 0 1em">
${toParagraphs(introduction)}
${linkMarkup}${toParagraphs(ending)}
</body>
</html>
`;

  const text = `${[...introduction, ...linkText, ...ending].join('\n\n')}\n`;
  return { id, to, subject, text, html };
}
