import type { OtherWords } from '#domain/language.ts';
import type { Micro } from '#domain/money.ts';
import type { PlanLimits } from '#domain/plan/limits.ts';
import type { PlacementCriteria } from '#domain/plan/placement.ts';
import type { Funding } from '#domain/plan/put.ts';
import type { PlanStatus } from '#domain/plan/status.ts';
import type { ProductTerms, Terms } from '#domain/plan/terms.ts';
import { approvedFormats, type Picture, pictureOf } from '../../ads/catalogue/catalogue.ts';
import { fragment, type Sql } from '../../platform/database/database.ts';
import type { PromisedOffer } from './step-store.ts';

/** A product as a new offer of it would be made. */
export type OfferedProduct = ProductTerms & PlacementCriteria;

/** The facts a put needs: the offer, its product, and the escrow behind it. */
export interface PutOffer extends PromisedOffer, OfferedProduct {
  readonly id: bigint;
  readonly status: PlanStatus;
  readonly origin: 'push' | 'follow';
  readonly product: string;
  /** The product's name in other languages. */
  readonly productNames: OtherWords;
  readonly kind: 'video' | 'landing';
  readonly isOfficial: boolean;
  readonly picture: Picture;
  readonly merchant: string;
  readonly isWithdrawn: boolean;
  /** The merchant's escrow, read without a lock. */
  readonly escrow: Micro;
}

/** Locks the plan until the transaction ends. A later statement reads it. */
export async function lockOffer(sql: Sql, planNo: string): Promise<void> {
  await sql`select lock_plan(${planNo})`;
}

/** The product `d` as it is offered today: its newest version that was not withdrawn. */
const newestVersion = fragment`(
  with recursive version as (
    select d.id, 0 step
    union all
    select next.id, version.step + 1
      from product next join version on next.replaces = version.id)
  select newest.* from version join product newest on newest.id = version.id
   where version.step = 0
      or not exists (select from product_withdrawal w where w.product_id = newest.id)
   order by version.step desc limit 1)`;

/** A product that is about to be offered. */
export const getOfferedProduct = (sql: Sql, productId: string): Promise<OfferedProduct> =>
  sql.one<OfferedProduct>`
    select d.lowest, d.highest, d.commission, d.commission_bps, d.commission_max,
           d.click_window_hours, d.validate_days, d.put_rule, d.targeting, shown.formats
      from product d
      cross join lateral (select d.id product_id) p
      cross join lateral ${approvedFormats(fragment`p`)} shown
     where d.id = ${productId}`;

export async function findPutOffer(sql: Sql, planNo: string): Promise<PutOffer | null> {
  return sql.maybeOne<PutOffer>`
    select p.id, p.no, p.partner_id, p.status, p.offered_at, p.offered_until, p.origin,
           p.product_id, p.creative_id, d.name product, d.names product_names, d.kind,
           d.is_official, ${pictureOf(fragment`p`)} picture, m.name merchant,
           exists (select from product_withdrawal w where w.product_id = d.id) is_withdrawn,
           shown.formats, coalesce(escrow.balance, 0) escrow,
           offered.terms, offered.limits, d.put_rule, d.targeting,
           v.lowest, v.highest, v.commission, v.commission_bps, v.commission_max,
           v.click_window_hours, v.validate_days
      from plan p join plan_offer offered on offered.plan_id = p.id
      join product d on d.id = p.product_id join merchant m on m.id = d.merchant_id
      cross join lateral ${newestVersion} v
      left join account escrow on escrow.owner = d.merchant_id and escrow.pocket = 'escrow'
      cross join lateral ${approvedFormats(fragment`p`)} shown
     where p.no = ${planNo}`;
}

/** A put's row, with what the same statement writes beside it. */
export interface PutRow extends Funding {
  readonly planId: bigint;
  readonly amount: Micro;
  readonly couponId: string | null;
  readonly terms: Terms;
  readonly termsHash: string;
  readonly limits: PlanLimits;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly dailyCap: Micro | null;
  readonly entryId: string;
  readonly putAt: Date;
  readonly cause: 'put' | 'copied';
  /** The hash of the confirmation behind this put; a copy needs none. */
  readonly confirmationHash: Buffer | null;
  /** Whether a passkey confirmed it. */
  readonly isSigned: boolean;
}

/** Writes a put, moves its plan and uses up its confirmation. */
export async function insertPut(sql: Sql, put: PutRow): Promise<void> {
  const usedConfirmations = await sql.count`
    with put as (
      insert into plan_put (plan_id, amount, own, discount, startup, coupon_id, terms,
        terms_hash, limits, starts_at, ends_at, entry_id, at, daily_cap)
      values (${put.planId}, ${put.amount}, ${put.own}, ${put.discount}, ${put.startup},
        ${put.couponId}, ${JSON.stringify(put.terms)}, ${Buffer.from(put.termsHash, 'hex')},
        ${JSON.stringify(put.limits)}, ${put.startsAt}, ${put.endsAt},
        ${put.entryId}, ${put.putAt}, ${put.dailyCap})
    ), step as (
      insert into plan_step (plan_id, step, from_status, to_status, cause, actor, entry_id, at)
      values (${put.planId}, 1, 'waitPut', 'matching', ${put.cause}, 'partner', ${put.entryId},
        ${put.putAt}))
    update confirmation set used_at = ${put.putAt}
     where hash = ${put.confirmationHash} and used_at is null`;

  if (put.confirmationHash && usedConfirmations !== 1) {
    throw new Error('A confirmation was spent that was not locked');
  }
}

/** The amount a partner typed, without the coupon's part: a follower cannot use that coupon. */
export async function findTypedAmount(sql: Sql, planId: bigint): Promise<Micro | null> {
  const row = await sql.maybeOne<{ typed: Micro }>`
    select put.amount - coalesce(used.adds, 0) typed
      from plan_put put left join coupon_use used on used.plan_id = put.plan_id
     where put.plan_id = ${planId}`;
  return row?.typed ?? null;
}
