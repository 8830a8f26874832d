import type { CampaignState } from '#domain/desk/programme-state.ts';
import type { OtherWords } from '#domain/language.ts';
import type { Micro } from '#domain/money.ts';
import {
  atOf,
  fragment,
  keyOf,
  pageEnd,
  pageLimit,
  type Sql,
  timePage,
} from '../../platform/database/database.ts';
import type { Campaign } from '../../programme/coupon/coupon.ts';

export interface ListedCampaign extends Campaign {
  readonly names: OtherWords;
  readonly state: CampaignState;
  readonly by: string;
  readonly reason: string;
  readonly endedAt: Date | null;
  readonly endedBy: string | null;
  readonly given: number;
  readonly used: number;
  /** The amount its coupons have been used for, net of returns. */
  readonly cost: Micro;
  readonly at: Date;
}

const stateAt = (now: Date) => fragment`
  case when e.at is not null or k.ends_at <= ${now} then 'over'
       when k.starts_at > ${now} then 'planned'
       else 'running' end`;

interface CampaignFilter {
  readonly state?: CampaignState | undefined;
  readonly cursor?: string | undefined;
}

export async function listCampaigns(sql: Sql, filter: CampaignFilter, now: Date) {
  const { state = null } = filter;
  const end = pageEnd(filter.cursor);

  const rows = await sql.many<ListedCampaign>`
    select k.id, k.name, k.names, k.is_claimable, k.is_new_user, k.new_user_days, k.kind, k.type,
           k.share_bps, k.amount, k.most, k.amount_required, k.starts_at, k.ends_at,
           k.every_days, k.coupon_days, k.budget, k.made_by "by", k.reason,
           e.at ended_at, e.ended_by, ${stateAt(now)} state,
           coalesce(c.given, 0) given, coalesce(c.used, 0) used, coalesce(c.cost, 0) "cost",
           ${atOf(fragment`k.made_at`)} at
      from campaign k left join campaign_end e on e.campaign_id = k.id
      left join lateral (
        select count(*)::int given, count(u.coupon_id)::int used,
               coalesce(sum(u.given), 0)::bigint "cost"
          from coupon g left join coupon_used u on u.coupon_id = g.id
         where g.campaign_id = k.id
      ) c on true
     where (${state}::text is null or ${stateAt(now)} = ${state})
       and (${end.at}::timestamptz is null
         or (${atOf(fragment`k.made_at`)}, k.id) < (${end.at}, ${end.id}::uuid))
     order by 26 desc, k.id desc ${pageLimit}`;
  return timePage(rows, keyOf);
}
