import type { overview } from '#contract/desk/overview.ts';
import type { Reply } from '#contract/route.ts';
import { countsCode, flagCodeBase } from '#domain/delivery/flag.ts';
import { fragment, literal, type Sql } from '../../platform/database/database.ts';

type DeliveryHealth = Omit<Reply<typeof overview>['delivery'], 'notCounted'>;

// Every other code is a reason why an event does not count. Those found later are no arrivals.
const isInvalid = fragment`r.reason <> ${literal(countsCode)}`;
const isOnArrival = fragment`reason < ${literal(flagCodeBase)}`;

export async function readDelivery(sql: Sql, now: Date): Promise<DeliveryHealth> {
  const hourAgo = fragment`${now}::timestamptz - interval '1 hour'`;
  const quarterAgo = fragment`${now}::timestamptz - interval '15 minutes'`;

  return sql.one<DeliveryHealth>`
    with active as materialized (
      select distinct partner_id, kind, reason from rollup_plan_day
       where day >= date_bin('1 day', ${hourAgo}, 'epoch') and ${isOnArrival}
    )

    select e.*,
           (select coalesce(sum(count), 0)::float8 from reject
             where minute > ${hourAgo} and minute <= ${now}) without_token_hour,
           (select ran_at from job where name = 'roll-up') counted_at
      from (
        select coalesce(sum(r.count) filter (where r.bucket > ${quarterAgo}), 0)::float8
                 this_quarter,
               coalesce(sum(r.count), 0)::float8 last_hour,
               coalesce(sum(r.count) filter (where ${isInvalid}), 0)::float8 invalid_hour
          from active join rollup_partner r using (partner_id, kind, reason)
         where r.bucket > ${hourAgo} and r.bucket <= ${now}
      ) e`;
}
