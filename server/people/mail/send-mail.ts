import { type NoticeKind, noticeKinds, noticeTraits } from '#domain/notification/notice.ts';
import { dayMs, hourMs } from '#domain/time.ts';
import type { Db } from '../../platform/database/database.ts';
import { eachOne } from '../../platform/job/job.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { lockPartner } from '../partner/partner-store.ts';
import { insertMailLink } from '../partner/password-link-store.ts';
import { composeConfirmMail, composeNoticeMail, composeResetMail } from './compose-mail.ts';
import { createEmailLink } from './email-link.ts';
import { listHostsWithoutMail } from './invented-hosts.ts';
import {
  deleteMail,
  findWaitingMail,
  forgetMail,
  listWaitingMail,
  queueEmailLinks,
  queueNotices,
  saveMailOutcome,
  saveMailPartner,
  type WaitingMail,
} from './mail-store.ts';
import type { Mailer, Message } from './mailer.ts';

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
 * What an owner should learn even when somebody else holds the phone. A change of address is queued
 * when it happens, for the previous address.
 */
const mailedKinds: readonly NoticeKind[] = noticeKinds.filter((kind) => {
  const { topic, severity } = noticeTraits[kind];
  return topic === 'security' && severity !== 'info' && kind !== 'contact-changed';
});

/** After these notices there may be an unconfirmed address. */
const kindsWithAddress: readonly NoticeKind[] = ['welcome', 'contact-changed'];

/** Sends what is queued. Temporary failures back off on their own and are listed at the desk. */
export async function sendMail(services: MailServices, now: Date): Promise<void> {
  const { sql } = services.db;
  const getTimeAgo = (ms: number) => new Date(now.getTime() - ms);
  const hosts = listHostsWithoutMail(services.settings);
  await queueNotices(sql, mailedKinds, getTimeAgo(noticeMsMax), hosts);
  await queueEmailLinks(sql, kindsWithAddress, getTimeAgo(noticeMsMax), hosts);
  await forgetMail(sql, getTimeAgo(retentionMs));

  const round = { db: services.db, job: 'send-mail', now };
  const mailIds = await listWaitingMail(sql, round.job);
  await eachOne(round, mailIds, (id) => sendWaitingMail(services, id, now));
}

async function sendWaitingMail(services: MailServices, id: string, now: Date): Promise<void> {
  const { sql } = services.db;
  const mail = await findWaitingMail(sql, id);
  if (!mail) return;

  const { partnerId, username, language, address } = mail;
  const { installation } = services.settings;
  if (!partnerId || !username || !language || !address) return deleteMail(sql, id);

  const [, host = ''] = address.split('@');
  if (listHostsWithoutMail(services.settings).includes(host)) return deleteMail(sql, id);

  const isReset = mail.what === 'reset';
  const isLate = now.getTime() - mail.at.getTime() > (isReset ? resetMsMax : noticeMsMax);
  await saveMailPartner(sql, id, partnerId);
  if (isLate) return saveMailOutcome(sql, id, 'gave-up', now);

  const letter = { to: address, language, username, installation };
  const message = await composeMessage(services, { ...mail, partnerId }, letter, now);
  if (!message) return saveMailOutcome(sql, id, 'gave-up', now);

  const isSent = await services.mailer.send(message);
  await saveMailOutcome(sql, id, isSent ? 'sent' : 'refused', now);
}

/**
 * A link is created when it is sent, so its secret is in no table and its full lifetime is left.
 * Null when it is no longer needed.
 */
async function composeMessage(
  { db, appOrigin }: MailServices,
  { id, what, partnerId }: WaitingMail & { readonly partnerId: string },
  letter: Parameters<typeof composeResetMail>[0],
  now: Date,
): Promise<Message | null> {
  if (what === 'confirm-email') {
    const token = await createEmailLink(db, { partnerId, address: letter.to }, now);
    if (token === null) return null;
    return composeConfirmMail(letter, `${appOrigin}/#/confirm-email?token=${token}`);
  }

  if (what !== 'reset') return composeNoticeMail(letter, what, `${appOrigin}/#/notification`);

  const token = await db.transaction(async (sql) => {
    await lockPartner(sql, partnerId);
    // The owner may have changed the address, or objected, since the mail was read.
    const currentMail = await findWaitingMail(sql, id);
    return currentMail?.address === letter.to ? insertMailLink(sql, partnerId, now) : null;
  });
  return token === null ? null : composeResetMail(letter, `${appOrigin}/#/reset?token=${token}`);
}
