import { sessionAgeMsMax, sessionIdleMs } from '#domain/partner/session.ts';
import type { Sql } from '../../platform/database/database.ts';
import { isOfCurrentPassword } from './session-store.ts';

/** Since when a live session was used, and since when it began. */
const getLiveStarts = (now: Date) => ({
  usedAfter: new Date(now.getTime() - sessionIdleMs),
  createdAfter: new Date(now.getTime() - sessionAgeMsMax),
});

/**
 * When a password is set by link, keeps the most recently used session as read-only. A session kept
 * earlier stays the kept one, so setting the password twice does not make an intruder the owner.
 */
export async function keepOneSession(sql: Sql, partnerId: string, now: Date): Promise<void> {
  const { usedAfter, createdAfter } = getLiveStarts(now);
  await sql`
    with live as (
      select s.id, s.kept_at, s.used_at from session s join partner p on p.id = s.partner_id
       where s.partner_id = ${partnerId} and s.ended_at is null
         and s.used_at > ${usedAfter} and s.created_at > ${createdAfter}
         and (s.kept_at is not null or ${isOfCurrentPassword}))
    update session set kept_at = ${now}
     where id = (select id from live order by used_at desc limit 1)
       and not exists (select from live where kept_at is not null)`;
}

/** When staff last ended a session of a partner who has none left; null in any other case. */
export async function findCutOffAt(sql: Sql, partnerId: string, now: Date): Promise<Date | null> {
  const { usedAfter, createdAfter } = getLiveStarts(now);
  const { cutOffAt } = await sql.one<{ cutOffAt: Date | null }>`
    select max(at) cut_off_at from audit_event
     where partner_id = ${partnerId} and act = 'session-ended'
       and not exists (select from session
                        where partner_id = ${partnerId} and ended_at is null
                          and used_at > ${usedAfter} and created_at > ${createdAfter})`;

  return cutOffAt;
}
