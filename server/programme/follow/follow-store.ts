import type { Json } from '#domain/canonical-json.ts';
import type { HighWater } from '#domain/follow/follow.ts';
import type { Micro } from '#domain/money.ts';
import {
  fragment,
  insert,
  type List,
  type Page,
  readPage,
  type Sql,
} from '../../platform/database/database.ts';

/** The terms of a follow as a partner was shown them before agreeing. */
export interface Notice {
  readonly id: string;
  readonly partnerId: string;
  readonly operatorId: string;
  readonly shareBps: number;
  readonly at: Date;
}

export async function insertNotice(sql: Sql, notice: Notice, content: Json): Promise<void> {
  await insert(sql, 'follow_notice', {
    id: notice.id,
    partnerId: notice.partnerId,
    operatorId: notice.operatorId,
    shareBps: notice.shareBps,
    shown: JSON.stringify(content),
    at: notice.at,
  });
}

export async function findNotice(
  sql: Sql,
  id: string,
): Promise<(Notice & { readonly isUsed: boolean }) | null> {
  return sql.maybeOne<Notice & { readonly isUsed: boolean }>`
    select id, partner_id, operator_id, share_bps, at,
           exists (select from follow f where f.notice_id = n.id) is_used
      from follow_notice n where id = ${id}`;
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

const columns = fragment`
  f.id, f.partner_id, f.operator_id, o.proxy_id, a.status <> 'active' is_operator_gone,
  f.cap_per_plan, f.cap_in_all, f.share_bps, f.at, f.active_from, f.ended_at,
  copied.used, copied.copies, copied.missed, shared.result, shared.shared`;

const tables = fragment`
  follow f join operator o on o.partner_id = f.operator_id
  join partner a on a.id = f.operator_id
  cross join lateral (
    select coalesce(sum(case when p.status = 'putFailed' then 0
             when p.status in ('waitSettlement', 'settled') then m.spent
               - (select coalesce(sum(c.amount), 0) from plan_credit c where c.plan_id = p.id)
             else put.amount end), 0)::bigint used,
           count(x.plan_id)::int copies, count(x.reason)::int missed
      from follow_copy x left join plan p on p.id = x.plan_id
      left join plan_put put on put.plan_id = p.id
      left join plan_meter m on m.plan_id = p.id
     where x.follow_id = f.id) copied
  cross join lateral (
    select coalesce(sum(s.result), 0)::bigint result, coalesce(sum(s.share), 0)::bigint shared
      from follow_result s where s.follow_id = f.id) shared`;

export async function findCurrentFollow(sql: Sql, partnerId: string): Promise<Follow | null> {
  return sql.maybeOne<Follow>`
    select ${columns} from ${tables} where f.partner_id = ${partnerId} and f.ended_at is null`;
}

/** Locks a follow, so that nobody else ends it before the transaction does. */
export async function lockFollow(sql: Sql, id: string): Promise<Follow | null> {
  await sql`select 1 from follow where id = ${id} for no key update`;
  return sql.maybeOne<Follow>`select ${columns} from ${tables} where f.id = ${id}`;
}

/** Newest first. */
export async function listFollows(
  sql: Sql,
  partnerId: string,
  cursor: string | undefined,
): Promise<Page<Follow>> {
  const follows: List = {
    columns,
    from: fragment`from ${tables} where f.partner_id = ${partnerId}`,
    at: fragment`f.at`,
    id: fragment`f.id`,
    idType: 'uuid',
    rowsMax: 20,
  };
  return readPage<Follow>(sql, follows, cursor);
}

/** When a partner first followed anyone. */
export async function findFirstFollowedAt(sql: Sql, partnerId: string): Promise<Date | null> {
  const row = await sql.one<{ firstFollowedAt: Date | null }>`
    select min(at) first_followed_at from follow where partner_id = ${partnerId}`;
  return row.firstFollowedAt;
}

export type NewFollow = Omit<
  Follow,
  'proxyId' | 'isOperatorGone' | 'endedAt' | 'used' | 'copies' | 'missed' | 'result' | 'shared'
> & { readonly noticeId: string };

export async function insertFollow(sql: Sql, follow: NewFollow): Promise<void> {
  await insert(sql, 'follow', {
    id: follow.id,
    partnerId: follow.partnerId,
    operatorId: follow.operatorId,
    noticeId: follow.noticeId,
    capPerPlan: follow.capPerPlan,
    capInAll: follow.capInAll,
    shareBps: follow.shareBps,
    at: follow.at,
    activeFrom: follow.activeFrom,
  });
}

/** Ends a partner's current follow, if any. */
export async function endFollow(
  sql: Sql,
  partnerId: string,
  endedBy: 'partner' | 'replaced',
  now: Date,
): Promise<void> {
  await sql`
    update follow set ended_at = ${now}, ended_by = ${endedBy}
     where partner_id = ${partnerId} and ended_at is null`;
}

/**
 * The high-water mark between a follower and an operator, across all their follows: stopping and
 * following again does not erase an old loss. A commission that is settled late raises the total
 * past the recorded mark, and the mark rises with it.
 */
export async function getHighWater(sql: Sql, followId: string) {
  return sql.one<HighWater & { readonly no: number }>`
    select coalesce(sum(s.result), 0)::bigint total,
           greatest(max(s.high), sum(s.result), 0)::bigint high,
           coalesce(max(s.no) filter (where s.follow_id = ${followId}), 0)::int no
      from follow one join follow f
        on f.partner_id = one.partner_id and f.operator_id = one.operator_id
      join follow_result s on s.follow_id = f.id
     where one.id = ${followId}`;
}
