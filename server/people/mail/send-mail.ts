import type { MerchantMailKind } from '#domain/desk/desk-notice.ts';
import { type NoticeKind, noticeKinds, noticeTraits } from '#domain/notification/notice.ts';
import { dayMs, hourMs } from '#domain/time.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { isMerchantMail, type MessageOutcome, type PartnerMailKind } from '../outbox/message.ts';
import { type ClaimedMessage, forgetMessages, saveRecipient } from '../outbox/outbox-store.ts';
import { sendMessages } from '../outbox/send-messages.ts';
import { lockPartner } from '../partner/partner-store.ts';
import { insertMailLink } from '../partner/password-link-store.ts';
import {
  composeConfirmMail,
  composeMerchantMail,
  composeNoticeMail,
  composeResetMail,
} from './compose-mail.ts';
import { createEmailLink } from './email-link.ts';
import { listHostsWithoutMail } from './invented-hosts.ts';
import type { Mailer, Message } from './mailer.ts';
import { enqueueEmailLinks, enqueueNotices } from './notice-mail-store.ts';
import { findMerchantRecipient, findRecipient } from './recipient-store.ts';

export interface MailServices {
  readonly db: Db;
  readonly settings: Settings;
  readonly mailer: Mailer;
  readonly appOrigin: string;
}

/** By then, whoever asked for a link has found another way. */
const resetMsMax = hourMs;
const noticeMsMax = dayMs;
const retentionMs = 30 * dayMs;

/**
 * What an owner should learn even when somebody else holds the phone. A change of address is
 * enqueued when it happens, for the previous address.
 */
const mailedKinds: readonly NoticeKind[] = noticeKinds.filter((kind) => {
  const { topic, severity } = noticeTraits[kind];
  return topic === 'security' && severity !== 'info' && kind !== 'contact-changed';
});

/** After these notices there may be an unconfirmed address. */
const kindsWithAddress: readonly NoticeKind[] = ['welcome', 'contact-changed'];

/** Sends what waits in the outbox. Failures back off on their own and are listed at the desk. */
export async function sendMail(services: MailServices, now: Date): Promise<void> {
  const { db, settings } = services;
  const getTimeAgo = (ms: number) => new Date(now.getTime() - ms);
  const recent = { startsAt: getTimeAgo(noticeMsMax), exceptHosts: listHostsWithoutMail(settings) };

  await db.transaction(async (sql) => {
    await enqueueNotices(sql, { ...recent, kinds: mailedKinds }, now);
    await enqueueEmailLinks(sql, { ...recent, kinds: kindsWithAddress }, now);
  });
  await forgetMessages(db.sql, getTimeAgo(retentionMs));
  await sendMessages({ db, now }, (message) => sendMessage(services, message, now));
}

/** Null when it goes to nobody. */
async function sendMessage(
  services: MailServices,
  message: ClaimedMessage,
  now: Date,
): Promise<MessageOutcome | null> {
  const { db, settings, mailer } = services;
  const { kind } = message;
  if (isMerchantMail(kind)) return sendToMerchant(services, message.id, kind);

  const recipient = await findRecipient(db.sql, message.id);
  if (!recipient) return null;

  const { partnerId, username, language, address } = recipient;
  if (!partnerId || !username || !language || !address) return null;

  const [, host = ''] = address.split('@');
  if (listHostsWithoutMail(settings).includes(host)) return null;

  await saveRecipient(db.sql, message, partnerId);
  const ageMs = now.getTime() - message.enqueuedAt.getTime();
  if (ageMs > (kind === 'reset' ? resetMsMax : noticeMsMax)) return 'gave-up';

  const { installation } = settings;
  const letter = { id: message.id, to: address, language, username, installation };
  const mail = await composeMail(services, { kind, partnerId }, letter, now);
  if (!mail) return 'not-needed';

  return (await mailer.send(mail)) ? 'sent' : 'refused';
}

/** It is late news at worst, so it is tried until the server takes or refuses it. */
async function sendToMerchant(
  { db, settings: { installation }, mailer }: MailServices,
  id: string,
  kind: MerchantMailKind,
): Promise<MessageOutcome | null> {
  const recipient = await findMerchantRecipient(db.sql, id);
  if (!recipient) return null;

  const { name, address } = recipient;
  const mail = await composeMerchantMail({ id, to: address, name, installation }, kind);
  return (await mailer.send(mail)) ? 'sent' : 'refused';
}

/**
 * A link is created when it is sent, so its secret is in no table and its full lifetime is left.
 * Null when it is no longer needed.
 */
async function composeMail(
  { db, appOrigin }: MailServices,
  { kind, partnerId }: { readonly kind: PartnerMailKind; readonly partnerId: string },
  letter: Parameters<typeof composeResetMail>[0],
  now: Date,
): Promise<Message | null> {
  if (kind === 'confirm-email') {
    const token = await createEmailLink(db, { partnerId, address: letter.to }, now);
    if (token === null) return null;
    return composeConfirmMail(letter, `${appOrigin}/#/confirm-email?token=${token}`);
  }

  if (kind !== 'reset') return composeNoticeMail(letter, kind, `${appOrigin}/#/notification`);

  const token = await db.transaction(async (sql) => {
    await lockPartner(sql, partnerId);
    // The owner may have changed the address, or objected, since the message was claimed.
    const recipient = await findRecipient(sql, letter.id);
    return recipient?.address === letter.to ? insertMailLink(sql, partnerId, now) : null;
  });
  return token === null ? null : composeResetMail(letter, `${appOrigin}/#/reset?token=${token}`);
}
