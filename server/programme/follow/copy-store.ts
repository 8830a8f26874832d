import type { followRecords } from '#contract/follow.ts';
import type { Reply } from '#contract/route.ts';
import { type HighWater, missedCopies } from '#domain/follow/follow.ts';
import type { Language } from '#domain/language.ts';
import { type Micro, zero } from '#domain/money.ts';
import {
  fragment,
  insert,
  type List,
  literal,
  type Page,
  readPage,
  type Sql,
  toCursorTime,
} from '../../platform/database/database.ts';
import { getHighWater } from './follow-store.ts';

/** An operator's put that has not been copied for a follower yet. */
export interface PendingCopy {
  readonly followId: string;
  readonly partnerId: string;
  /** The number of the operator's plan. */
  readonly planNo: string;
}

/** Puts made since a follow became active and while it lasts. Copies are not copied again. */
export async function listPendingCopies(sql: Sql, since: Date): Promise<PendingCopy[]> {
  return sql.many<PendingCopy>`
    select f.id follow_id, f.partner_id, p.no plan_no
      from plan_put put join plan p on p.id = put.plan_id and p.origin = 'push'
      join follow f on f.operator_id = p.partner_id and f.active_from <= put.at
       and f.ended_at is null
      join partner a on a.id = f.partner_id and a.status = 'active'
     where put.at > ${since}
       and not exists (select from follow_copy c where c.follow_id = f.id and c.copied_id = p.id)
     order by put.at, f.id limit 1000`;
}

/** How many days back missed puts are still recorded. */
const missedDays = 3;

/**
 * Records why puts made during a follow will never be copied: they came before it was active,
 * exceeded the time for copies (`since`), or the partner stopped first.
 */
export async function insertMissedCopies(sql: Sql, since: Date, now: Date): Promise<void> {
  const [notYetActive, tooLate, stopped] = missedCopies;
  await sql`
    insert into follow_copy (follow_id, copied_id, reason, at)
    select f.id, p.id,
           case when put.at < f.active_from then ${notYetActive}
                when f.ended_at is not null then ${stopped} else ${tooLate} end,
           ${now}
      from plan_put put join plan p on p.id = put.plan_id and p.origin = 'push'
      join follow f on f.operator_id = p.partner_id and f.at <= put.at
       and (f.ended_at is null or f.ended_at > put.at)
     where put.at > ${now}::timestamptz - interval '${literal(missedDays)} days'
       and (put.at < f.active_from or put.at <= ${since} or f.ended_at is not null)
       and not exists (select from follow_copy c where c.follow_id = f.id and c.copied_id = p.id)
    on conflict do nothing`;
}

export interface FollowCopy {
  readonly followId: string;
  readonly copiedId: bigint;
  readonly planId: bigint | null;
  readonly reason: string | null;
  readonly at: Date;
}

export async function hasCopy(sql: Sql, followId: string, copiedId: bigint): Promise<boolean> {
  const count = await sql.count`
    select 1 from follow_copy where follow_id = ${followId} and copied_id = ${copiedId}`;
  return count > 0;
}

export async function insertCopy(sql: Sql, copy: FollowCopy): Promise<void> {
  await insert(sql, 'follow_copy', {
    followId: copy.followId,
    copiedId: copy.copiedId,
    planId: copy.planId,
    reason: copy.reason,
    at: copy.at,
  });
}

type CopyRecord = Omit<Reply<typeof followRecords>['list'][number], 'ownResult'>;

/** Every put of the operators a partner followed, newest first: the copy, or why there is none. */
export async function listCopies(
  sql: Sql,
  partnerId: string,
  language: Language,
  cursor: string | undefined,
): Promise<Page<CopyRecord>> {
  const copies: List = {
    columns: fragment`
      c.copied_id::text id, c.at, o.proxy_id, coalesce(d.names ->> ${language}, d.name) product,
      p.no plan_no, p.status, put.amount, c.reason, s.result, s.share`,
    from: fragment`
      from follow f join follow_copy c on c.follow_id = f.id
      join operator o on o.partner_id = f.operator_id
      join plan copied on copied.id = c.copied_id
      join product d on d.id = copied.product_id
      left join plan p on p.id = c.plan_id
      left join plan_put put on put.plan_id = p.id
      left join follow_result s on s.plan_id = p.id
     where f.partner_id = ${partnerId}`,
    at: toCursorTime(fragment`c.at`),
    id: fragment`c.copied_id`,
    idType: 'bigint',
    rowsMax: 20,
  };
  return readPage<CopyRecord>(sql, copies, cursor);
}

/** The facts for sharing a copy's result. */
export interface LoadedShare {
  readonly followId: string;
  readonly operatorId: string;
  readonly shareBps: number;
  /** The high-water mark so far, and how many results this follow has had. */
  readonly highWater: HighWater & { readonly no: number };
}

/** The share of a plan that copies an operator's; null for any other plan. */
export async function loadShare(sql: Sql, planId: bigint): Promise<LoadedShare | null> {
  const row = await sql.maybeOne<Omit<LoadedShare, 'highWater'>>`
    select f.id follow_id, f.operator_id, f.share_bps
      from follow_copy c join follow f on f.id = c.follow_id where c.plan_id = ${planId}`;
  return row ? { ...row, highWater: await getHighWater(sql, row.followId) } : null;
}

/** The part of a plan's result that went to the operator. */
export async function findProfitShare(sql: Sql, planId: bigint): Promise<Micro> {
  const row = await sql.maybeOne<{ share: Micro }>`
    select share from follow_result where plan_id = ${planId}`;
  return row?.share ?? zero;
}

/** A copy's result, and the part of it that was shared. */
export interface FollowShare {
  readonly followId: string;
  readonly no: number;
  readonly planId: bigint;
  readonly result: Micro;
  readonly total: Micro;
  readonly high: Micro;
  readonly share: Micro;
  readonly entryId: string | null;
}

export async function insertShare(
  sql: Sql,
  { followId, no, planId, result, total, high, share, entryId }: FollowShare,
  now: Date,
): Promise<void> {
  await insert(sql, 'follow_share', {
    followId,
    no,
    planId,
    result,
    total,
    high,
    share,
    entryId,
    at: now,
  });
}
