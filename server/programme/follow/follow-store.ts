import type { Json } from '#domain/canonical-json.ts';
import type { HighWater } from '#domain/follow/follow.ts';
import type { Micro } from '#domain/money.ts';
import type { Sql } from '../../platform/database/database.ts';

export interface Notice {
  readonly id: string;
  readonly partnerId: string;
  readonly operatorId: string;
  readonly shareBps: number;
  readonly at: Date;
}

export async function insertNotice(sql: Sql, notice: Notice, shown: Json): Promise<void> {
  await sql(
    `insert into follow_notice (id, partner_id, operator_id, share_bps, shown, at)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      notice.id,
      notice.partnerId,
      notice.operatorId,
      notice.shareBps,
      JSON.stringify(shown),
      notice.at,
    ],
  );
}

export async function findNotice(
  sql: Sql,
  id: string,
): Promise<(Notice & { readonly isUsed: boolean }) | null> {
  const [row] = await sql<Notice & { readonly isUsed: boolean }>(
    `select id, partner_id "partnerId", operator_id "operatorId", share_bps "shareBps", at,
            exists (select from follow f where f.notice_id = n.id) "isUsed"
       from follow_notice n where id = $1`,
    [id],
  );
  return row ?? null;
}

export interface Follow {
  readonly id: string;
  readonly partnerId: string;
  readonly operatorId: string;
  readonly proxyId: string;
  /** The operator's account is not active, so there is nothing to copy. */
  readonly isOperatorGone: boolean;
  readonly capPerPlan: Micro;
  readonly capInAll: Micro;
  readonly shareBps: number;
  readonly at: Date;
  readonly activeFrom: Date;
  readonly endedAt: Date | null;
  /** How much of the total cap the copies hold or have consumed. */
  readonly used: Micro;
  readonly copies: number;
  readonly missed: number;
  /** The results of settled copies, and the shares paid from them. */
  readonly result: Micro;
  readonly shared: Micro;
}

const select = `select f.id, f.partner_id "partnerId", f.operator_id "operatorId",
    o.proxy_id "proxyId", a.status <> 'active' "isOperatorGone",
    f.cap_per_plan "capPerPlan", f.cap_in_all "capInAll",
    f.share_bps "shareBps", f.at, f.active_from "activeFrom", f.ended_at "endedAt",
    copied.used, copied.copies, copied.missed, shared.result, shared.shared
  from follow f join operator o on o.partner_id = f.operator_id
  join partner a on a.id = f.operator_id
  cross join lateral (
    select coalesce(sum(case when p.status = 'putFailed' then 0
             when p.status in ('waitSettlement', 'settled') then m.spent
               - (select coalesce(sum(c.amount), 0) from plan_credit c where c.plan_id = p.id)
             else put.amount end), 0)::bigint used,
           count(x.plan_id)::int copies, count(x.reason)::int missed
      from follow_copy x left join plan p on p.id = x.plan_id
      left join plan_put put on put.plan_id = p.id left join plan_meter m on m.plan_id = p.id
     where x.follow_id = f.id) copied
  cross join lateral (
    select coalesce(sum(s.result), 0)::bigint result, coalesce(sum(s.share), 0)::bigint shared
      from follow_result s where s.follow_id = f.id) shared`;

export async function findCurrent(sql: Sql, partnerId: string): Promise<Follow | null> {
  const [row] = await sql<Follow>(`${select} where f.partner_id = $1 and f.ended_at is null`, [
    partnerId,
  ]);
  return row ?? null;
}

/** Locks a follow, so that nobody else ends it before the transaction does. */
export async function lockFollow(sql: Sql, id: string): Promise<Follow | null> {
  await sql('select 1 from follow where id = $1 for no key update', [id]);
  const [row] = await sql<Follow>(`${select} where f.id = $1`, [id]);
  return row ?? null;
}

const pageSize = 20;
const cursorShape = /^(\d{1,15})$/;

export async function listFollows(sql: Sql, partnerId: string, cursor: string | null) {
  const before = cursorShape.exec(cursor ?? '')?.[1];
  const rows = await sql<Follow>(
    `${select} where f.partner_id = $1
        and ($2::timestamptz is null or date_trunc('milliseconds', f.at) < $2)
      order by f.at desc limit ${pageSize + 1}`,
    [partnerId, before ? new Date(Number(before)) : null],
  );
  const list = rows.slice(0, pageSize);
  const last = list.at(-1);
  return { list, next: rows.length > pageSize && last ? String(last.at.getTime()) : null };
}

/** When a partner first followed anyone. */
export async function findFirstAt(sql: Sql, partnerId: string): Promise<Date | null> {
  const [row] = await sql<{ at: Date | null }>(
    'select min(at) at from follow where partner_id = $1',
    [partnerId],
  );
  return row?.at ?? null;
}

export type NewFollow = Omit<
  Follow,
  'proxyId' | 'isOperatorGone' | 'endedAt' | 'used' | 'copies' | 'missed' | 'result' | 'shared'
> & { readonly noticeId: string };

export async function insertFollow(sql: Sql, follow: NewFollow): Promise<void> {
  await sql(
    `insert into follow (id, partner_id, operator_id, notice_id, cap_per_plan, cap_in_all,
       share_bps, at, active_from) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      follow.id,
      follow.partnerId,
      follow.operatorId,
      follow.noticeId,
      follow.capPerPlan,
      follow.capInAll,
      follow.shareBps,
      follow.at,
      follow.activeFrom,
    ],
  );
}

/** Ends a partner's current follow, if any. */
export async function endFollow(
  sql: Sql,
  partnerId: string,
  by: 'partner' | 'replaced',
  now: Date,
): Promise<void> {
  await sql(
    'update follow set ended_at = $2, ended_by = $3 where partner_id = $1 and ended_at is null',
    [partnerId, now, by],
  );
}

/**
 * The high-water mark between a follower and an operator, across all their follows: stopping and
 * following again does not erase an old loss. A commission that is settled late raises the total
 * past the recorded mark, and the mark rises with it.
 */
export async function getHighWater(sql: Sql, followId: string) {
  const [row] = await sql<HighWater & { readonly no: number }>(
    `select coalesce(sum(s.result), 0)::bigint total,
            greatest(max(s.high), sum(s.result), 0)::bigint high,
            coalesce(max(s.no) filter (where s.follow_id = $1), 0)::int no
       from follow one join follow f
         on f.partner_id = one.partner_id and f.operator_id = one.operator_id
       join follow_result s on s.follow_id = f.id
      where one.id = $1`,
    [followId],
  );
  if (!row) throw new Error('A sum without rows');
  return row;
}
