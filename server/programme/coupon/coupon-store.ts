import type { CampaignTimes } from '#domain/coupon/campaign.ts';
import type { CouponState, CouponTerms } from '#domain/coupon/coupon.ts';
import type { OtherWords } from '#domain/language.ts';
import type { Micro } from '#domain/money.ts';
import {
  type Fragment,
  fragment,
  type List,
  type Page,
  readPage,
  type Sql,
  toCursorTime,
} from '../../platform/database/database.ts';

/** A partner's coupon, with its terms and its use. */
export interface Coupon extends CouponTerms {
  readonly id: string;
  readonly campaignId: string;
  readonly partnerId: string;
  readonly name: string;
  readonly names: OtherWords;
  readonly nameKey: string;
  readonly period: number;
  readonly givenAt: Date;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  readonly planNo: string | null;
  /** What the coupon paid towards the put and added to it, minus what was returned. */
  readonly given: Micro | null;
  /** Until when coupons of this name cannot be used, because one already was. */
  readonly usedUntil: Date | null;
}

const couponColumns = fragment`
  c.id, c.campaign_id, c.partner_id, k.name, k.names, k.name_key, k.kind, k.type, k.share_bps,
  k.amount, k.most, k.amount_required, c.period, c.given_at, c.expires_at, u.at used_at, u.plan_no,
  u.given,
  (select max(same.day_ends) from coupon_used same
    where same.partner_id = c.partner_id and same.name_key = k.name_key) used_until`;

const couponTables = fragment`
  coupon c join campaign k on k.id = c.campaign_id
  left join coupon_used u on u.coupon_id = c.id`;

export async function findCoupon(sql: Sql, partnerId: string, id: string): Promise<Coupon | null> {
  return sql.maybeOne<Coupon>`
    select ${couponColumns} from ${couponTables}
     where c.id = ${id} and c.partner_id = ${partnerId}`;
}

const stateAt = (now: Date) => fragment`
  case when u.at is not null then 'used' when c.expires_at <= ${now} then 'expired'
    else 'unused' end`;

/** What the coupons in a state are sorted by. */
const sortedBy = {
  unused: fragment`c.expires_at`,
  used: fragment`u.at`,
  expired: fragment`c.expires_at`,
} as const satisfies Record<CouponState, Fragment>;

interface CouponFilter {
  readonly state: CouponState | null;
  readonly cursor: string | undefined;
  readonly now: Date;
}

/** A partner's coupons in one state, or all. Unused ones come soonest to expire first. */
export async function listCoupons(
  sql: Sql,
  partnerId: string,
  { state, cursor, now }: CouponFilter,
): Promise<Page<Coupon>> {
  const coupons: List = {
    columns: couponColumns,
    from: fragment`
      from ${couponTables}
     where c.partner_id = ${partnerId} and (${state}::text is null or ${stateAt(now)} = ${state})`,
    at: toCursorTime(state === null ? fragment`c.given_at` : sortedBy[state]),
    id: fragment`c.id`,
    idType: 'uuid',
    isOldestFirst: state === 'unused',
    rowsMax: 20,
  };
  return readPage<Coupon>(sql, coupons, cursor);
}

export async function countCoupons(
  sql: Sql,
  partnerId: string,
  now: Date,
): Promise<Record<CouponState, number>> {
  const rows = await sql.many<{ state: CouponState; count: bigint }>`
    select ${stateAt(now)} state, count(*) from ${couponTables}
     where c.partner_id = ${partnerId} group by state`;

  const counts = { unused: 0, used: 0, expired: 0 };
  for (const { state, count } of rows) counts[state] = Number(count);
  return counts;
}

export interface NewCoupon {
  readonly id: string;
  readonly campaignId: string;
  readonly isNewUser: boolean;
  readonly partnerId: string;
  readonly period: number;
  readonly givenBy: string;
  readonly givenAt: Date;
  readonly expiresAt: Date;
}

/** Returns the partners whose coupons are new; one given before or concurrently is left out. */
export async function insertCoupons(sql: Sql, coupons: readonly NewCoupon[]): Promise<string[]> {
  if (coupons.length === 0) return [];

  const rows = await sql.many<{ partnerId: string }>`
    insert into coupon (id, campaign_id, is_new_user, partner_id, period, given_by, given_at,
      expires_at)
    select * from unnest(
      ${coupons.map(({ id }) => id)}::uuid[],
      ${coupons.map(({ campaignId }) => campaignId)}::uuid[],
      ${coupons.map(({ isNewUser }) => isNewUser)}::boolean[],
      ${coupons.map(({ partnerId }) => partnerId)}::uuid[],
      ${coupons.map(({ period }) => period)}::int[],
      ${coupons.map(({ givenBy }) => givenBy)}::text[],
      ${coupons.map(({ givenAt }) => givenAt)}::timestamptz[],
      ${coupons.map(({ expiresAt }) => expiresAt)}::timestamptz[])
    on conflict do nothing returning partner_id`;
  return rows.map(({ partnerId }) => partnerId);
}

/** A partner's claim in a campaign that gives coupons periodically. */
export interface CouponClaim extends CampaignTimes {
  /** The coupon that was claimed. */
  readonly couponId: string;
  readonly campaignId: string;
  /** The most that one coupon can cost. */
  readonly most: Micro;
  readonly isNewUser: boolean;
  readonly partnerId: string;
  readonly claimedAt: Date;
  readonly endedAt: Date | null;
  /** The periods that the partner has been given a coupon for. */
  readonly issuedPeriods: readonly number[];
}

/** Claims that may be due another coupon, after the last coupon of the previous page. */
export async function listCouponClaims(
  sql: Sql,
  lastCouponId: string | null,
  now: Date,
  pageSize: number,
): Promise<CouponClaim[]> {
  return sql.many<CouponClaim>`
    select c.id coupon_id, c.campaign_id, c.is_new_user, c.partner_id, c.given_at claimed_at,
           k.most, k.starts_at, k.ends_at, k.every_days, k.coupon_days, e.at ended_at,
           array(select period from coupon g
                  where g.campaign_id = c.campaign_id and g.partner_id = c.partner_id)
             issued_periods
      from coupon c join campaign k on k.id = c.campaign_id
      left join campaign_end e on e.campaign_id = k.id
      join partner p on p.id = c.partner_id and p.status = 'active'
     where c.period = 0 and k.every_days is not null
       and k.ends_at + k.coupon_days * interval '1 day' > ${now}
       and (${lastCouponId}::uuid is null or c.id > ${lastCouponId})
     order by c.id limit ${pageSize}`;
}

/** How many coupons of a campaign a partner has been given. */
export async function countPartnerCoupons(sql: Sql, campaignId: string, partnerId: string) {
  const row = await sql.one<{ count: number }>`
    select count(*)::int from coupon
     where campaign_id = ${campaignId} and partner_id = ${partnerId}`;
  return row.count;
}

/**
 * The period of a coupon given by hand: the first one starts the periods, and later ones count down
 * from zero, so that they take no period's place.
 */
export async function getManualPeriod(sql: Sql, campaignId: string, partnerId: string) {
  const row = await sql.maybeOne<{ period: number }>`
    select case when count(*) = 0 then 0 else least(min(period), 0) - 1 end period
      from coupon where campaign_id = ${campaignId} and partner_id = ${partnerId}`;
  return row?.period ?? 0;
}
