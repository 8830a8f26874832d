import type { OtherWords } from '#domain/language.ts';
import type { Micro } from '#domain/money.ts';
import type { Format } from '#domain/plan/lifetime.ts';
import type { Funding } from '#domain/plan/put.ts';
import type { PlanStatus } from '#domain/plan/status.ts';
import type { ProductTerms, Terms } from '#domain/plan/terms.ts';
import { approvedFormats, type Picture, pictureOf } from '../../ads/catalogue/catalogue.ts';
import { fragment, type Sql } from '../../platform/database/database.ts';

/** The facts a put needs: the offer, its product, and the escrow behind it. */
export interface PutOffer extends ProductTerms {
  readonly id: bigint;
  readonly no: string;
  readonly partnerId: string;
  readonly status: PlanStatus;
  readonly offeredAt: Date;
  readonly offeredUntil: Date;
  readonly origin: 'push' | 'follow';
  readonly productId: string;
  readonly creativeId: number;
  readonly product: string;
  /** The product's name in other languages. */
  readonly productNames: OtherWords;
  readonly kind: 'video' | 'landing';
  readonly isOfficial: boolean;
  readonly picture: Picture;
  readonly merchant: string;
  readonly isWithdrawn: boolean;
  /** The formats of the product's approved creatives. */
  readonly formats: readonly Format[];
  /** The merchant's escrow, read without a lock. */
  readonly escrow: Micro;
}

/** Locks the plan until the transaction ends. A later statement reads it. */
export async function lockOffer(sql: Sql, planNo: string): Promise<void> {
  await sql`select lock_plan(${planNo})`;
}

export async function findPutOffer(sql: Sql, planNo: string): Promise<PutOffer | null> {
  return sql.maybeOne<PutOffer>`
    select p.id, p.no, p.partner_id, p.status, p.offered_at, p.offered_until, p.origin,
           p.product_id, p.creative_id, d.name product, d.names product_names, d.kind,
           d.is_official, ${pictureOf(fragment`p`)} picture, m.name merchant,
           exists (select from product_withdrawal w where w.product_id = d.id) is_withdrawn,
           shown.formats, coalesce(escrow.balance, 0) escrow,
           d.lowest, d.highest, d.commission, d.commission_bps, d.commission_max,
           d.click_window_hours, d.validate_days, d.put_rule, d.targeting
      from plan p join product d on d.id = p.product_id join merchant m on m.id = d.merchant_id
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
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly dailyCap: Micro | null;
  readonly entryId: string;
  readonly at: Date;
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
        terms_hash, starts_at, ends_at, entry_id, at, daily_cap)
      values (${put.planId}, ${put.amount}, ${put.own}, ${put.discount}, ${put.startup},
        ${put.couponId}, ${JSON.stringify(put.terms)}, ${Buffer.from(put.termsHash, 'hex')},
        ${put.startsAt}, ${put.endsAt}, ${put.entryId}, ${put.at}, ${put.dailyCap})
    ), step as (
      insert into plan_step (plan_id, step, from_status, to_status, cause, actor, entry_id, at)
      values (${put.planId}, 1, 'waitPut', 'matching', ${put.cause}, 'partner', ${put.entryId},
        ${put.at}))
    update confirmation set used_at = ${put.at}
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
