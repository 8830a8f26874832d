import { couponShareOf } from '#domain/coupon/coupon.ts';
import { type PromotionPart, promotionOrder, takePromotion } from '#domain/coupon/promotion.ts';
import { promotionOwnerOf, promotionOwners } from '#domain/ledger/accounts.ts';
import { balanceIn, type Wallet } from '#domain/ledger/book.ts';
import { type Micro, micro, zero } from '#domain/money.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Sql } from '../db/db.ts';
import { findCoupon } from './coupon-store.ts';

/** What the promotions hold, unlocked, in the order in which this partner's coupons take them. */
export async function listPromotions(sql: Sql, partnerId: string): Promise<PromotionPart[]> {
  const order = promotionOrder(partnerId);
  const rows = await sql<{ owner: string; balance: bigint }>(
    "select owner, balance from account where pocket = 'promotions' and owner = any ($1::uuid[])",
    [order],
  );
  const held = new Map(rows.map(({ owner, balance }) => [owner, micro(balance)]));
  return order.map((owner) => ({ owner, amount: held.get(owner) ?? zero }));
}

/** The same of those that were locked. */
export const lockedPromotions = (
  wallets: ReadonlyMap<string, Wallet>,
  partnerId: string,
): PromotionPart[] =>
  promotionOrder(partnerId).flatMap((owner) => {
    const wallet = wallets.get(owner);
    return wallet ? [{ owner, amount: balanceIn(wallet, 'promotions') }] : [];
  });

export const sumPromotions = (parts: readonly PromotionPart[]): Micro =>
  micro(parts.reduce((sum, { amount }) => sum + amount, 0n));

/**
 * Whose promotions the use of a coupon has to lock: mostly one. It is found before the lock and
 * judged again under it. Without enough anywhere it is the partner's own, to be refused there.
 */
export async function choosePromotions(
  sql: Sql,
  partnerId: string,
  couponId: string,
  put: Micro,
): Promise<string[]> {
  const coupon = await findCoupon(sql, partnerId, couponId);
  const { pays, adds } = coupon ? couponShareOf(coupon, put) : { pays: zero, adds: zero };
  const taken = takePromotion(await listPromotions(sql, partnerId), micro(pays + adds));
  return taken?.map(({ owner }) => owner) ?? [promotionOwnerOf(partnerId)];
}

/** Uses a coupon where the money for it is, and elsewhere when others were there first. */
export async function spendPromotions<Result>(
  choose: () => Promise<string[]>,
  use: (owners: readonly string[]) => Promise<Result>,
): Promise<Result> {
  let owners = await choose();
  for (let tries = 0; ; tries += 1) {
    try {
      return await use(owners);
    } catch (error) {
      const isShort = error instanceof Refusal && error.reason === 'coupon_unavailable';
      if (!isShort || tries > promotionOwners.length) throw error;
      const next = await choose();
      if (next.join() === owners.join()) throw error;
      owners = next;
    }
  }
}
