import type { Sql } from '../db/db.ts';

export interface CreativeResult {
  readonly creativeId: number;
  readonly impressions: number;
  readonly clicks: number;
}

/**
 * What counted of these creatives since the day of UTC on which a moment lies, over all plans of
 * their products. It reads the events themselves, of these days and plans alone.
 */
export const listCreativeResults = (
  sql: Sql,
  creatives: readonly number[],
  since: Date,
): Promise<CreativeResult[]> =>
  sql<CreativeResult>(
    `select e.creative_id "creativeId", (count(*) filter (where e.kind = 1))::int impressions,
            (count(*) filter (where e.kind = 7))::int clicks
       from plan p join rollup_plan_day r on r.plan_id = p.id
       join event e on e.plan_id = r.plan_id and e.kind = r.kind
        and e.no between r.no_from and r.no_to
      where p.product_id in (select product_id from creative where id = any($1::int[]))
        and r.day >= date_trunc('day', $2::timestamptz, 'UTC') and r.kind in (1, 7)
        and r.reason = -1 and e.invalid is null and e.creative_id = any($1::int[])
        and e.at >= r.day and e.at < r.day + interval '24 hours'
        and not exists (select from event_mark m where m.plan_id = e.plan_id and m.no = e.no)
      group by 1`,
    [creatives, since],
  );
