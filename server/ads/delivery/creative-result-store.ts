import { clickCode, impressionCode } from '#domain/delivery/event-line.ts';
import { countsCode } from '#domain/delivery/flag.ts';
import { fragment, literal, plainArray, type Sql } from '../../platform/database/database.ts';

export interface CreativeResult {
  readonly creativeId: number;
  readonly impressions: number;
  readonly clicks: number;
  /** Orders that were neither refused nor reversed. */
  readonly conversions: number;
}

// What counted less what was flagged, because flagged events stay among the counted ones too.
const netCount = fragment`
  sum(case when r.reason = ${literal(countsCode)} then r.count else -r.count end)`;

/**
 * The results of these creatives in all plans of their products, from the UTC day of the given
 * moment on: what counted, minus what was later found invalid, and the orders that came from those
 * clicks.
 */
export async function listCreativeResults(
  sql: Sql,
  creativeIds: readonly number[],
  since: Date,
): Promise<CreativeResult[]> {
  if (creativeIds.length === 0) return [];

  return sql.many<CreativeResult>`
    with requested as (
      select c.id, c.product_id from creative c
       where c.id = any(${plainArray(creativeIds)}::int[])
    )
    select requested.id creative_id, coalesce(counted.impressions, 0) impressions,
           coalesce(counted.clicks, 0) clicks, coalesce(won.conversions, 0) conversions
      from requested
      left join (
        select r.creative_id id,
               ${netCount} filter (where r.kind = ${literal(impressionCode)})::float8 impressions,
               ${netCount} filter (where r.kind = ${literal(clickCode)})::float8 clicks
          from rollup_creative r
         where r.creative_id = any(${plainArray(creativeIds)}::int[])
           and r.day >= date_bin('1 day', ${since}::timestamptz, 'epoch')
         group by r.creative_id) counted using (id)
      left join (
        select e.creative_id id, count(*)::float8 conversions
          from plan p join conversion_worth v on v.plan_id = p.id
          join click e on e.serve_id = v.serve_id
         where p.product_id in (select product_id from requested)
           and v.counts_as in ('pending', 'approved')
           and v.at >= date_bin('1 day', ${since}::timestamptz, 'epoch')
           and e.at >= date_bin('1 day', ${since}::timestamptz, 'epoch')
         group by e.creative_id) won using (id)`;
}
