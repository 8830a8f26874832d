import type { listDeskNotices } from '#contract/desk/notices.ts';
import type { Reply } from '#contract/route.ts';
import type { DeskNoticeKind } from '#domain/desk/desk-notice.ts';
import type { StaffRole } from '#domain/desk/role.ts';
import type { Sql } from '../../platform/database/database.ts';

export interface DeskNotice {
  readonly action: DeskNoticeKind;
  readonly author: string;
  readonly details: Readonly<Record<string, string>>;
}

interface Audience {
  /** Whom it concerns; told whatever their roles are. */
  readonly staffId?: string;
  readonly roles: readonly StaffRole[] | 'everyone';
  /** Who did it, and need not be told. */
  readonly exceptId?: string;
}

/** One row per person, written in the transaction of the act that it reports. */
export async function notifyStaff(
  sql: Sql,
  { action, author, details }: DeskNotice,
  { staffId, roles, exceptId }: Audience,
  now: Date,
): Promise<void> {
  const isForEveryone = roles === 'everyone';
  await sql`
    insert into desk_notice (staff_id, at, made_by, act, about, is_own)
    select id, ${now}, ${author}, ${action}, ${JSON.stringify(details)},
           coalesce(id = ${staffId ?? null}, false) from staff
     where id = ${staffId ?? null}
        or is_active and id is distinct from ${exceptId ?? null}
           and (${isForEveryone} or roles && ${isForEveryone ? [] : roles})`;
}

type UnreadNotice = Reply<typeof listDeskNotices>['list'][number];

export async function listUnreadDeskNotices(sql: Sql, staffId: string): Promise<UnreadNotice[]> {
  return sql.many<UnreadNotice>`
    select id::text id, at, made_by "by", act, about, is_own from desk_notice
     where staff_id = ${staffId} and read_at is null
     order by desk_notice.id desc limit 20`;
}

/** With the older ones of its kind. False when this person has no unread notice with this id. */
export async function saveDeskNoticeRead(sql: Sql, staffId: string, id: string, now: Date) {
  const count = await sql.count`
    update desk_notice older set read_at = ${now} from desk_notice n
     where n.id = ${id} and n.staff_id = ${staffId} and n.read_at is null
       and older.staff_id = n.staff_id and older.read_at is null and older.id <= n.id
       and older.act = n.act and older.is_own = n.is_own`;
  return count > 0;
}
