import type { CampaignTimes } from '#domain/coupon/campaign.ts';
import { type CouponTerms, nameKeyOf } from '#domain/coupon/coupon.ts';
import type { OtherWords } from '#domain/language.ts';
import type { Micro } from '#domain/money.ts';
import { fragment, insert, insertIfAbsent, type Sql } from '../../platform/database/database.ts';

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

/** Who on staff decided something about a campaign, and why. */
export interface CampaignDecision {
  readonly decidedBy: string;
  readonly reason: string;
}

export async function insertCampaign(
  sql: Sql,
  campaign: Campaign,
  { decidedBy, reason }: CampaignDecision,
  now: Date,
): Promise<void> {
  await insert(sql, 'campaign', {
    id: campaign.id,
    name: campaign.name,
    nameKey: nameKeyOf(campaign.name),
    isClaimable: campaign.isClaimable,
    isNewUser: campaign.isNewUser,
    newUserDays: campaign.newUserDays,
    kind: campaign.kind,
    type: campaign.type,
    shareBps: campaign.shareBps,
    amount: campaign.amount,
    most: campaign.most,
    amountRequired: campaign.amountRequired,
    startsAt: campaign.startsAt,
    endsAt: campaign.endsAt,
    everyDays: campaign.everyDays,
    couponDays: campaign.couponDays,
    madeBy: decidedBy,
    reason,
    madeAt: now,
    names: JSON.stringify(campaign.names ?? {}),
    budget: campaign.budget,
  });
}

const columns = fragment`
  k.id, k.name, k.names, k.is_claimable, k.is_new_user, k.new_user_days, k.kind, k.type,
  k.share_bps, k.amount, k.most, k.amount_required, k.starts_at, k.ends_at, k.every_days,
  k.coupon_days, k.budget, e.at ended_at`;

const tables = fragment`campaign k left join campaign_end e on e.campaign_id = k.id`;

export type StoredCampaign = Campaign & {
  readonly names: OtherWords;
  readonly endedAt: Date | null;
};

export async function findCampaign(sql: Sql, id: string): Promise<StoredCampaign | null> {
  return sql.maybeOne<StoredCampaign>`select ${columns} from ${tables} where k.id = ${id}`;
}

/** False when the campaign had already been ended early. */
export async function endCampaign(
  sql: Sql,
  id: string,
  { decidedBy, reason }: CampaignDecision,
  now: Date,
): Promise<boolean> {
  return insertIfAbsent(sql, 'campaign_end', {
    campaignId: id,
    endedBy: decidedBy,
    reason,
    at: now,
  });
}

/**
 * The rest of the budget. Every coupon given counts with its highest possible cost unless it
 * expired unused, so using one can never exceed the budget.
 */
const remainingBudgetAt = (now: Date) => fragment`
  (k.budget - k.most * (
    select count(*) from coupon b left join coupon_used u on u.coupon_id = b.id
     where b.campaign_id = k.id and (u.coupon_id is not null or b.expires_at > ${now})))::bigint`;

/** Locks the campaign's budget, so that no one else gives a coupon in the meantime. */
export async function lockBudget(sql: Sql, id: string, now: Date): Promise<Micro> {
  await sql`select pg_advisory_xact_lock(hashtext('campaign'), hashtext(${id}::text))`;
  const row = await sql.one<{ remaining: Micro }>`
    select ${remainingBudgetAt(now)} remaining from campaign k where k.id = ${id}`;
  return row.remaining;
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

/** Campaigns that a partner can claim from, or has claimed from, newest first; or only one. */
export async function listCampaigns(
  sql: Sql,
  partnerId: string,
  now: Date,
  campaignId: string | null = null,
): Promise<OpenCampaign[]> {
  return sql.many<OpenCampaign>`
    select ${columns}, c.id coupon_id, c.given_at claimed_at, a.created_at opened_at,
           (select count(*)::int from coupon g
             where g.campaign_id = k.id and g.partner_id = ${partnerId}) coupons_given,
           ${remainingBudgetAt(now)} budget_left,
           exists (select from coupon n
                    where n.partner_id = ${partnerId} and n.is_new_user and n.period = 0)
             has_new_user_coupon
      from ${tables} join partner a on a.id = ${partnerId}
      left join coupon c on c.campaign_id = k.id and c.partner_id = ${partnerId} and c.period = 0
     where k.is_claimable and (${campaignId}::uuid is null or k.id = ${campaignId})
       and k.starts_at <= ${now}
       and (${campaignId}::uuid is not null or c.id is not null
         or (k.ends_at > ${now} and (e.at is null or e.at > ${now})))
     order by k.is_new_user desc, k.starts_at desc, k.id limit 50`;
}
