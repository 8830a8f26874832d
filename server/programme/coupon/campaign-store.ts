import type { CampaignTimes } from '#domain/coupon/campaign.ts';
import { type CouponTerms, nameKeyOf } from '#domain/coupon/coupon.ts';
import type { OtherWords } from '#domain/language.ts';
import type { Micro } from '#domain/money.ts';
import type { Sql } from '../../platform/database/database.ts';

/** A campaign with the terms of its coupons. */
export interface Campaign extends CouponTerms, CampaignTimes {
  readonly id: string;
  readonly name: string;
  /** The name in other languages. The English name decides which coupons share one. */
  readonly names?: OtherWords;
  readonly isClaimable: boolean;
  readonly isNewUser: boolean;
  readonly newUserDays: number | null;
  /** The most that all its coupons together may cost. */
  readonly budget: Micro;
}

export interface Made {
  readonly by: string;
  readonly reason: string;
  /** The person who proposed it, if another one confirmed it. */
  readonly askedBy?: string;
}

export async function insertCampaign(
  sql: Sql,
  campaign: Campaign,
  { by, reason, askedBy = by }: Made,
  now: Date,
): Promise<void> {
  await sql(
    `insert into campaign (id, name, name_key, is_claimable, is_new_user, new_user_days, kind,
       type, share_bps, amount, most, amount_required, starts_at, ends_at, every_days,
       coupon_days, made_by, reason, made_at, names, budget)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18,
       $19, $20, $21)`,
    [
      campaign.id,
      campaign.name,
      nameKeyOf(campaign.name),
      campaign.isClaimable,
      campaign.isNewUser,
      campaign.newUserDays,
      campaign.kind,
      campaign.type,
      campaign.shareBps,
      campaign.amount,
      campaign.most,
      campaign.amountRequired,
      campaign.startsAt,
      campaign.endsAt,
      campaign.everyDays,
      campaign.couponDays,
      askedBy,
      reason,
      now,
      JSON.stringify(campaign.names ?? {}),
      campaign.budget,
    ],
  );
}

const columns = `k.id, k.name, k.names, k.is_claimable "isClaimable", k.is_new_user "isNewUser",
  k.new_user_days "newUserDays", k.kind, k.type, k.share_bps "shareBps", k.amount, k.most,
  k.amount_required "amountRequired", k.starts_at "startsAt", k.ends_at "endsAt",
  k.every_days "everyDays", k.coupon_days "couponDays", k.budget, e.at "endedAt"`;
const tables = 'campaign k left join campaign_end e on e.campaign_id = k.id';

export type StoredCampaign = Campaign & {
  readonly names: OtherWords;
  readonly endedAt: Date | null;
};

export async function findCampaign(sql: Sql, id: string): Promise<StoredCampaign | null> {
  const [row] = await sql<StoredCampaign>(`select ${columns} from ${tables} where k.id = $1`, [id]);
  return row ?? null;
}

/** False when the campaign had already been ended early. */
export async function endCampaign(sql: Sql, id: string, made: Made, now: Date): Promise<boolean> {
  const rows = await sql(
    `insert into campaign_end (campaign_id, ended_by, reason, at) values ($1, $2, $3, $4)
     on conflict do nothing returning campaign_id`,
    [id, made.by, made.reason, now],
  );
  return rows.length === 1;
}

/**
 * The rest of the budget. Every coupon given counts with its highest possible cost unless it
 * expired unused, so using one can never exceed the budget.
 */
const budgetLeft = `(k.budget - k.most * (select count(*) from coupon b
   left join coupon_used u on u.coupon_id = b.id
  where b.campaign_id = k.id and (u.coupon_id is not null or b.expires_at > $2)))::bigint`;

/** Locks the campaign's budget, so that no one else gives a coupon in the meantime. */
export async function lockBudget(sql: Sql, id: string, now: Date): Promise<Micro> {
  await sql("select pg_advisory_xact_lock(hashtext('campaign'), hashtext($1::text))", [id]);
  const [row] = await sql<{ left: Micro }>(
    `select ${budgetLeft} "left" from campaign k where k.id = $1`,
    [id, now],
  );
  if (!row) throw new Error('A campaign vanished');
  return row.left;
}

export interface OpenCampaign extends StoredCampaign {
  readonly budgetLeft: Micro;
  /** The coupon this partner claimed, and how many the partner has been given. */
  readonly couponId: string | null;
  readonly claimedAt: Date | null;
  readonly couponsGiven: number;
  readonly openedAt: Date;
  readonly hasNewUserCoupon: boolean;
}

/** Campaigns that a partner can claim from, or has claimed from, the newest first. */
export async function listCampaigns(
  sql: Sql,
  partnerId: string,
  now: Date,
  only: string | null = null,
): Promise<OpenCampaign[]> {
  return sql<OpenCampaign>(
    `select ${columns}, c.id "couponId", c.given_at "claimedAt", a.created_at "openedAt",
            (select count(*)::int from coupon g where g.campaign_id = k.id
                and g.partner_id = $1) "couponsGiven",
            ${budgetLeft} "budgetLeft",
            exists (select from coupon n where n.partner_id = $1 and n.is_new_user
                and n.period = 0) "hasNewUserCoupon"
       from ${tables} join partner a on a.id = $1
       left join coupon c on c.campaign_id = k.id and c.partner_id = $1 and c.period = 0
      where k.is_claimable and ($3::uuid is null or k.id = $3)
        and k.starts_at <= $2 and ($3 is not null or c.id is not null
          or (k.ends_at > $2 and (e.at is null or e.at > $2)))
      order by k.is_new_user desc, k.starts_at desc, k.id limit 50`,
    [partnerId, now, only],
  );
}
