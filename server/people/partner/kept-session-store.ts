import { sessionAgeMsMax, sessionIdleMs } from '#domain/partner/session.ts';
import type { Sql } from '../../platform/database/database.ts';
import { isOfThisPassword } from './session-store.ts';

/** Since when a live session was used, and since when it began. */
const liveSince = (now: Date) =>
  [sessionIdleMs, sessionAgeMsMax].map((ms) => new Date(now.getTime() - ms));

/**
 * When a password is set by link, keeps the most recently used session as read-only. A session kept
 * earlier stays the kept one, so setting the password twice does not make an intruder the owner.
 */
export async function keepOneSession(sql: Sql, partnerId: string, now: Date): Promise<void> {
  await sql(
    `with live as (
       select s.id, s.kept_at, s.used_at from session s join partner p on p.id = s.partner_id
        where s.partner_id = $1 and s.ended_at is null and s.used_at > $3 and s.created_at > $4
          and (s.kept_at is not null or ${isOfThisPassword}))
     update session set kept_at = $2
      where id = (select id from live order by used_at desc limit 1)
        and not exists (select from live where kept_at is not null)`,
    [partnerId, now, ...liveSince(now)],
  );
}

/** When staff last ended a session of a partner who has none left; null in any other case. */
export async function findCutOffAt(sql: Sql, partnerId: string, now: Date): Promise<Date | null> {
  const [row] = await sql<{ at: Date | null }>(
    `select max(at) "at" from staff_activity where partner_id = $1 and act = 'session-ended'
        and not exists (select from session where partner_id = $1 and ended_at is null
          and used_at > $2 and created_at > $3)`,
    [partnerId, ...liveSince(now)],
  );
  return row?.at ?? null;
}
