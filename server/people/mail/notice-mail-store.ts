import type { NoticeKind } from '#domain/notification/notice.ts';
import type { TransactionSql } from '../../platform/database/database.ts';
import { laneOf } from '../outbox/message.ts';

/** Which notices are mailed: of these kinds, since a moment, but none to these hosts. */
export interface MailedNotices {
  readonly kinds: readonly NoticeKind[];
  readonly startsAt: Date;
  readonly exceptHosts: readonly string[];
}

/** Enqueues one message for each of these notices. */
export async function enqueueNotices(
  sql: TransactionSql,
  { kinds, startsAt, exceptHosts }: MailedNotices,
  now: Date,
): Promise<void> {
  await sql`
    insert into outbox_message (id, lane, kind, enqueued_at, due_at, partner_id, notice_id)
    select gen_random_uuid(), k.lane, n.what, n.at, ${now}, n.partner_id, n.id
      from unnest(${kinds}::text[], ${kinds.map(laneOf)}::smallint[]) k (kind, lane)
      join notice n on n.what = k.kind join partner p on p.id = n.partner_id
     where n.at > ${startsAt} and p.email <> ''
       and split_part(p.email, '@', 2) <> all (${exceptHosts})
       and not exists (select from outbox_message m where m.notice_id = n.id)
    on conflict (notice_id) do nothing`;
}

/** Enqueues a link for each address that one of these notices is about, until it is confirmed. */
export async function enqueueEmailLinks(
  sql: TransactionSql,
  { kinds, startsAt, exceptHosts }: MailedNotices,
  now: Date,
): Promise<void> {
  await sql`
    insert into outbox_message
      (id, lane, kind, enqueued_at, due_at, partner_id, notice_id, address)
    select gen_random_uuid(), ${laneOf('confirm-email')}, 'confirm-email', n.at, ${now},
           n.partner_id, n.id, p.email
      from notice n join partner p on p.id = n.partner_id
     where n.at > ${startsAt} and n.what = any (${kinds}) and p.email <> ''
       and p.email_confirmed_at is null and p.password_hash is not null
       and split_part(p.email, '@', 2) <> all (${exceptHosts})
       and not exists (select from outbox_message m where m.notice_id = n.id)
    on conflict (notice_id) do nothing`;
}
