import { sessionAgeMsMax, sessionIdleMs } from '#domain/partner/session.ts';
import type { Sql } from '../database/database.ts';
import { isOfThisPassword } from './session-store.ts';

/**
 * Keeps the session that was used last, for reading alone, when a password is set by link. One that
 * was kept before stays the one: who sets a password twice does not become the owner by it.
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
    [
      ...[partnerId, now, new Date(now.getTime() - sessionIdleMs)],
      new Date(now.getTime() - sessionAgeMsMax),
    ],
  );
}
