import type { Sql } from '../../platform/database/database.ts';

export interface DeliveryHealth {
  /** The current quarter of an hour. */
  readonly thisQuarter: bigint;
  /** That quarter and the three before it. */
  readonly lastHour: bigint;
  readonly invalidHour: bigint;
  readonly withoutTokenHour: bigint;
  readonly countedAt: Date | null;
}

export async function readDelivery(sql: Sql, now: Date): Promise<DeliveryHealth> {
  return sql.one<DeliveryHealth>`
    with active as materialized (
      select distinct partner_id, kind, reason from rollup_plan_day
       where day >= date_bin('1 day', ${now}::timestamptz - interval '1 hour', 'epoch')
         and reason < 100
    )
    select e.*, (select coalesce(sum(count), 0)::bigint from reject
             where minute > ${now}::timestamptz - interval '1 hour' and minute <= ${now})
             without_token_hour,
           (select ran_at from job where name = 'roll-up') counted_at
      from (select coalesce(sum(r.count) filter (
                     where r.bucket > ${now}::timestamptz - interval '15 minutes'), 0)::bigint
                     this_quarter, coalesce(sum(r.count), 0)::bigint last_hour,
                   coalesce(sum(r.count) filter (where r.reason >= 0), 0)::bigint invalid_hour
              from active join rollup_partner r using (partner_id, kind, reason)
             where r.bucket > ${now}::timestamptz - interval '1 hour' and r.bucket <= ${now}) e`;
}
