import type { listDeskCampaigns } from '#contract/desk/campaigns.ts';
import type { Input, Reply } from '#contract/route.ts';
import {
  fragment,
  type List,
  readPage,
  type Sql,
  toCursorTime,
} from '../../platform/database/database.ts';

type ListedCampaign = Reply<typeof listDeskCampaigns>['list'][number];

type CampaignRow = Omit<ListedCampaign, 'audience'> & {
  readonly isClaimable: boolean;
  readonly isNewUser: boolean;
};

const stateAt = (now: Date) => fragment`
  case when e.at is not null or k.ends_at <= ${now} then 'over'
       when k.starts_at > ${now} then 'planned'
       else 'running' end`;

/** Newest first. The cost is the amount that coupons have been used for, net of returns. */
export async function listCampaignPage(
  sql: Sql,
  filter: Input<typeof listDeskCampaigns>,
  now: Date,
) {
  const { state = null } = filter;

  const campaigns: List = {
    columns: fragment`
      k.id, k.name, k.names, k.is_claimable, k.is_new_user, k.new_user_days, k.kind, k.type,
      k.share_bps, k.amount, k.most, k.amount_required, k.starts_at, k.ends_at,
      k.every_days, k.coupon_days, k.budget, k.made_by "by", k.reason,
      e.at ended_at, e.ended_by, ${stateAt(now)} state,
      coalesce(c.given, 0) given, coalesce(c.used, 0) used, coalesce(c.cost, 0) "cost"`,
    from: fragment`
      from campaign k left join campaign_end e on e.campaign_id = k.id
      left join lateral (
        select count(*)::int given, count(u.coupon_id)::int used,
               coalesce(sum(u.given), 0)::bigint "cost"
          from coupon g left join coupon_used u on u.coupon_id = g.id
         where g.campaign_id = k.id
      ) c on true
     where (${state}::text is null or ${stateAt(now)} = ${state})`,
    at: toCursorTime(fragment`k.made_at`),
    id: fragment`k.id`,
    idType: 'uuid',
  };
  return readPage<CampaignRow>(sql, campaigns, filter.cursor);
}
