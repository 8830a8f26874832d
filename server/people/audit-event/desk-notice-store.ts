import type { listDeskNotices } from '#contract/desk/notices.ts';
import type { Reply } from '#contract/route.ts';
import type { Sql } from '../../platform/database/database.ts';

export interface DeskNotice {
  readonly act: string;
  readonly by: string;
  readonly about: Readonly<Record<string, string>>;
}

interface Audience {
  /** Whom it concerns; told whatever their roles are. */
  readonly staffId?: string;
  readonly isAdminsOnly: boolean;
}

/** One row per person, written in the transaction of the act that it reports. */
export async function notifyStaff(
  sql: Sql,
  { act, by, about }: DeskNotice,
  { staffId, isAdminsOnly }: Audience,
  now: Date,
): Promise<void> {
  await sql`
    insert into desk_notice (staff_id, at, made_by, act, about, is_own)
    select id, ${now}, ${by}, ${act}, ${JSON.stringify(about)},
           coalesce(id = ${staffId ?? null}, false) from staff
     where is_active and (not ${isAdminsOnly} or 'admin' = any(roles) or id = ${staffId ?? null})`;
}

type UnreadNotice = Reply<typeof listDeskNotices>['list'][number];

export async function listUnreadDeskNotices(sql: Sql, staffId: string): Promise<UnreadNotice[]> {
  return sql.many<UnreadNotice>`
    select id::text id, at, made_by "by", act, about, is_own from desk_notice
     where staff_id = ${staffId} and read_at is null
     order by desk_notice.id desc limit 20`;
}

/** False when this person has no unread notice with this id. */
export async function saveDeskNoticeRead(sql: Sql, staffId: string, id: string, now: Date) {
  const count = await sql.count`
    update desk_notice set read_at = ${now}
     where id = ${id} and staff_id = ${staffId} and read_at is null`;
  return count === 1;
}
