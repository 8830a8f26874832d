import type { RecentDelivery } from '#domain/plan/delivery-limit.ts';
import type { Sql } from '../../platform/database/database.ts';

type DeliveryRow = Omit<RecentDelivery, 'indexPercent'> & {
  readonly target: bigint;
  readonly spent: bigint;
};

/** What the processes that deliver said of a plan since a moment; null when they said nothing. */
export async function findRecentDelivery(
  sql: Sql,
  planId: bigint,
  since: Date,
): Promise<RecentDelivery | null> {
  const row = await sql.maybeOne<DeliveryRow>`
    select round(newest.pass_ppm / 10000.0)::int pass_percent, newest.target, newest.spent,
           counted.requests, counted.targeted, counted.chosen, counted.capped
      from (select pass_ppm, target, spent from plan_pace
             where plan_id = ${planId} and at > ${since}
             order by at desc limit 1) newest
      cross join (select sum(requests)::float8 requests, sum(targeted)::float8 targeted,
                         sum(chosen)::float8 chosen, sum(capped)::float8 capped
                    from plan_pace where plan_id = ${planId} and at > ${since}) counted`;
  if (!row) return null;

  const { target, spent, ...delivery } = row;
  return { ...delivery, indexPercent: target > 0n ? Number((spent * 100n) / target) : null };
}
