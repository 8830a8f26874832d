import { networkOwner, promotionOwnerOf, promotionOwners } from '../ledger/accounts.ts';
import { type Micro, micro } from '../money.ts';

/** A part of the network's promotions, by whose name it stands in. */
export interface PromotionPart {
  readonly owner: string;
  readonly amount: Micro;
}

/** Spreads an amount evenly over all promotions, to the last micro-unit. */
export function spreadPromotion(amount: Micro): PromotionPart[] {
  const count = BigInt(promotionOwners.length);
  const rest = amount % count;
  return promotionOwners
    .map((owner, at) => ({ owner, amount: micro(amount / count + (BigInt(at) < rest ? 1n : 0n)) }))
    .filter((part) => part.amount > 0n);
}

/** In which order a partner's coupons look for money: the own first, then all others around. */
export function promotionOrder(partnerId: string): string[] {
  const at = promotionOwners.indexOf(promotionOwnerOf(partnerId));
  return [...promotionOwners.slice(at), ...promotionOwners.slice(0, at), networkOwner];
}

/**
 * Takes an amount from what is there, in this order: from one that has all of it, the first of
 * them, and only when none has from several. Null when all together have less.
 */
export function takePromotion(
  parts: readonly PromotionPart[],
  needed: Micro,
): PromotionPart[] | null {
  const whole = parts.find(({ amount }) => amount >= needed);
  if (whole) return [{ owner: whole.owner, amount: needed }];
  const taken: PromotionPart[] = [];
  let left: bigint = needed;
  for (const { owner, amount } of parts) {
    const share = amount < left ? amount : left;
    if (share > 0n) taken.push({ owner, amount: micro(share) });
    left -= share;
  }
  return left > 0n ? null : taken;
}
