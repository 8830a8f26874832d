import type { CampaignState } from '#domain/desk/programme-state.ts';
import type { OtherWords } from '#domain/language.ts';
import type { Micro } from '#domain/money.ts';
import {
  atOf,
  keyOf,
  pageEnd,
  pageRows,
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

const stateOf = `case when e.at is not null or k.ends_at <= $1 then 'over'
  when k.starts_at > $1 then 'planned' else 'running' end`;

export async function listCampaigns(
  sql: Sql,
  asked: { readonly state?: CampaignState | undefined; readonly cursor?: string | undefined },
  now: Date,
) {
  const end = pageEnd(asked.cursor);
  const rows = await sql<ListedCampaign>(
    `select k.id, k.name, k.names, k.is_claimable "isClaimable", k.is_new_user "isNewUser",
            k.new_user_days "newUserDays", k.kind, k.type, k.share_bps "shareBps", k.amount,
            k.most, k.amount_required "amountRequired", k.starts_at "startsAt",
            k.ends_at "endsAt", k.every_days "everyDays", k.coupon_days "couponDays",
            k.budget,
            k.made_by "by", k.reason, e.at "endedAt", e.ended_by "endedBy", ${stateOf} state,
            coalesce(c.given, 0) given, coalesce(c.used, 0) used, coalesce(c.cost, 0) "cost",
            ${atOf('k.made_at')} at
       from campaign k left join campaign_end e on e.campaign_id = k.id
       left join lateral (
         select count(*)::int given, count(u.coupon_id)::int used,
                coalesce(sum(u.given), 0)::bigint "cost"
           from coupon g left join coupon_used u on u.coupon_id = g.id
          where g.campaign_id = k.id) c on true
      where ($2::text is null or ${stateOf} = $2)
        and ($3::timestamptz is null or (${atOf('k.made_at')}, k.id) < ($3, $4::uuid))
      order by 26 desc, k.id desc limit ${pageRows + 1}`,
    [now, asked.state ?? null, end.at, end.id],
  );
  return timePage(rows, keyOf);
}
