import type { OtherWords } from '#domain/language.ts';
import type { Micro } from '#domain/money.ts';
import type { Format } from '#domain/plan/lifetime.ts';
import type { Funding } from '#domain/plan/put.ts';
import type { PlanStatus } from '#domain/plan/status.ts';
import type { ProductTerms, Terms } from '#domain/plan/terms.ts';
import { approvedFormats, type Picture, pictureOf } from '../catalogue/catalogue.ts';
import type { Sql } from '../database/database.ts';

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

/** Locks plans in one order until the transaction ends. A later statement reads them. */
export async function lockPlans(sql: Sql, planNos: readonly string[]): Promise<void> {
  const inOrder = [...new Set(planNos)].sort();
  await sql('select lock_plan(no) from unnest($1::text[]) as wanted (no)', [inOrder]);
}

export async function listPutOffers(
  sql: Sql,
  planNos: readonly string[],
): Promise<Map<string, PutOffer>> {
  const rows = await sql<PutOffer>(
    `select p.id, p.no, p.partner_id "partnerId", p.status, p.offered_at "offeredAt",
            p.offered_until "offeredUntil", p.origin, p.product_id "productId",
            p.creative_id "creativeId", d.name product, d.names "productNames", d.kind,
            d.is_official "isOfficial", ${pictureOf('p')} picture, m.name merchant,
            exists (select from product_withdrawal w where w.product_id = d.id) "isWithdrawn",
            shown.formats, coalesce(escrow.balance, 0) escrow,
            d.lowest, d.highest, d.commission, d.commission_bps "commissionBps",
            d.commission_max "commissionMax", d.click_window_hours "clickWindowHours",
            d.validate_days "validateDays", d.put_rule "putRule", d.targeting
       from plan p join product d on d.id = p.product_id join merchant m on m.id = d.merchant_id
       left join account escrow on escrow.owner = d.merchant_id and escrow.pocket = 'escrow'
       cross join lateral ${approvedFormats('p')} shown
      where p.no = any ($1::text[])`,
    [planNos],
  );
  return new Map(rows.map((row) => [row.no, row]));
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

/** Writes puts, moves their plans and uses up their confirmations: all or none. */
export async function insertPuts(sql: Sql, puts: readonly PutRow[]): Promise<void> {
  const spent = await sql(
    `with made as (
       select * from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[],
                            $6::uuid[], $7::jsonb[], $8::bytea[], $9::timestamptz[],
                            $10::timestamptz[], $11::uuid[], $12::timestamptz[], $13::text[],
                            $14::bytea[], $15::bigint[])
         as made (plan_id, amount, own, discount, startup, coupon_id, terms, terms_hash,
                  starts_at, ends_at, entry_id, at, cause, confirmation, daily_cap)
     ), puts as (
       insert into plan_put (plan_id, amount, own, discount, startup, coupon_id, terms,
         terms_hash, starts_at, ends_at, entry_id, at, daily_cap)
       select plan_id, amount, own, discount, startup, coupon_id, terms, terms_hash, starts_at,
              ends_at, entry_id, at, daily_cap from made
     ), steps as (
       insert into plan_step (plan_id, step, from_status, to_status, cause, actor, entry_id, at)
       select plan_id, 1, 'waitPut', 'matching', cause, 'partner', entry_id, at from made)
     update confirmation set used_at = made.at from made
      where confirmation.hash = made.confirmation and used_at is null returning hash`,
    [
      puts.map(({ planId }) => planId),
      puts.map(({ amount }) => amount),
      puts.map(({ own }) => own),
      puts.map(({ discount }) => discount),
      puts.map(({ startup }) => startup),
      puts.map(({ couponId }) => couponId),
      puts.map(({ terms }) => JSON.stringify(terms)),
      puts.map(({ termsHash }) => Buffer.from(termsHash, 'hex')),
      puts.map(({ startsAt }) => startsAt.toISOString()),
      puts.map(({ endsAt }) => endsAt.toISOString()),
      puts.map(({ entryId }) => entryId),
      puts.map(({ at }) => at.toISOString()),
      puts.map(({ cause }) => cause),
      puts.map(({ confirmationHash }) => confirmationHash),
      puts.map(({ dailyCap }) => dailyCap),
    ],
  );
  const confirmations = puts.filter(({ confirmationHash }) => confirmationHash !== null);
  if (spent.length !== confirmations.length)
    throw new Error('A confirmation was spent that was not locked');
}

/** The amount a partner typed, without the coupon's part: a follower cannot use that coupon. */
export async function findTypedAmount(sql: Sql, planId: bigint): Promise<Micro | null> {
  const [row] = await sql<{ typed: Micro }>(
    `select put.amount - coalesce(used.adds, 0) typed from plan_put put
       left join coupon_use used on used.plan_id = put.plan_id where put.plan_id = $1`,
    [planId],
  );
  return row?.typed ?? null;
}
