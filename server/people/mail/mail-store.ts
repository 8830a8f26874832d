import { randomUUID } from 'node:crypto';
import type { Language } from '#domain/language.ts';
import type { NoticeKind } from '#domain/notification/notice.ts';
import { insert, literal, type Sql } from '../../platform/database/database.ts';

export type MailOutcome = 'sent' | 'refused' | 'gave-up';

/** The subjects of mail: a password reset, an address to confirm, or a notice. */
export type MailSubject = 'reset' | 'confirm-email' | NoticeKind;

/** Records that somebody asked for a link, without checking whether the account exists. */
export async function queueResetMail(sql: Sql, usernameKey: string, now: Date): Promise<void> {
  await insert(sql, 'mail', { id: randomUUID(), what: 'reset', at: now, usernameKey });
}

interface AddressedMail {
  readonly partnerId: string;
  readonly what: MailSubject;
  readonly address: string;
}

/** Queues a mail to an address other than the account's current one. */
export async function queueMailTo(
  sql: Sql,
  { partnerId, what, address }: AddressedMail,
  now: Date,
): Promise<void> {
  await insert(sql, 'mail', { id: randomUUID(), what, at: now, partnerId, address });
}

/** Queues one mail for each notice of these kinds since a moment, but none to these hosts. */
export async function queueNotices(
  sql: Sql,
  kinds: readonly NoticeKind[],
  startsAt: Date,
  exceptHosts: readonly string[],
): Promise<void> {
  await sql`
    insert into mail (id, what, at, partner_id, notice_id)
    select gen_random_uuid(), n.what, n.at, n.partner_id, n.id
      from notice n join partner p on p.id = n.partner_id
     where n.at > ${startsAt} and n.what = any (${kinds}) and p.email <> ''
       and split_part(p.email, '@', 2) <> all (${exceptHosts})
       and not exists (select from mail m where m.notice_id = n.id)
    on conflict (notice_id) do nothing`;
}

/** Queues a link for each address that a notice of these kinds is about, until it is confirmed. */
export async function queueEmailLinks(
  sql: Sql,
  kinds: readonly NoticeKind[],
  startsAt: Date,
  exceptHosts: readonly string[],
): Promise<void> {
  await sql`
    insert into mail (id, what, at, partner_id, notice_id, address)
    select gen_random_uuid(), 'confirm-email', n.at, n.partner_id, n.id, p.email
      from notice n join partner p on p.id = n.partner_id
     where n.at > ${startsAt} and n.what = any (${kinds}) and p.email <> ''
       and p.email_confirmed_at is null and p.password_hash is not null
       and split_part(p.email, '@', 2) <> all (${exceptHosts})
       and not exists (select from mail m where m.notice_id = n.id)
    on conflict (notice_id) do nothing`;
}

const waitingMax = 50;

/** What this job has not failed on comes first, so that many bad addresses hold up no good one. */
export async function listWaitingMail(sql: Sql, job: string): Promise<string[]> {
  const rows = await sql.many<{ id: string }>`
    select m.id from mail m left join job_problem j on j.job = ${job} and j.what = m.id::text
     where m.outcome is null
     order by j.due_at nulls first, m.at limit ${literal(waitingMax)}`;
  return rows.map(({ id }) => id);
}

export interface WaitingMail {
  readonly id: string;
  readonly what: MailSubject;
  readonly at: Date;
  /** Null when the typed name has no account, or one that mail may not reset. */
  readonly partnerId: string | null;
  readonly username: string | null;
  readonly language: Language | null;
  readonly address: string | null;
}

/**
 * A mail with its recipient. A login password is reset only at a confirmed address, because a
 * mistyped one is a stranger's, and not while the owner objects to a reset, because whoever did
 * that may hold the mailbox too.
 */
export async function findWaitingMail(sql: Sql, id: string): Promise<WaitingMail | null> {
  return sql.maybeOne<WaitingMail>`
    select m.id, m.what, m.at, p.id partner_id, coalesce(p.username, p.nickname) username,
           p.language, coalesce(m.address, nullif(p.email, '')) address
      from mail m left join partner p
        on (p.id = m.partner_id or p.username_key = m.username_key)
       and (m.what <> 'reset'
         or (p.password_hash is not null and p.email_confirmed_at is not null
           and not exists (select from objection o
                            where o.partner_id = p.id and o.cleared_at is null)))
     where m.id = ${id} and m.outcome is null`;
}

/** The name a stranger typed is kept only until it has been looked up. */
export async function saveMailPartner(sql: Sql, id: string, partnerId: string): Promise<void> {
  await sql`update mail set partner_id = ${partnerId}, username_key = null where id = ${id}`;
}

export async function saveMailOutcome(
  sql: Sql,
  id: string,
  outcome: MailOutcome,
  now: Date,
): Promise<void> {
  await sql`
    update mail set outcome = ${outcome}, done_at = ${now}, address = null where id = ${id}`;
}

export async function deleteMail(sql: Sql, id: string): Promise<void> {
  await sql`delete from mail where id = ${id}`;
}

export async function forgetMail(sql: Sql, doneBefore: Date): Promise<void> {
  await sql`delete from mail where done_at < ${doneBefore}`;
}
