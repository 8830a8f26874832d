import { formatMicro, type Micro, micro, zero } from '../money.ts';
import { type Why, why } from '../refusal.ts';
import { type PlanStatus, whyNotMovePlan } from './status.ts';

/** What a coupon does to one put: what it pays of the amount, and what it adds on top. */
export interface CouponShare {
  readonly pays: Micro;
  readonly adds: Micro;
}

/** An amount by where it comes from. */
export interface Funding {
  readonly own: Micro;
  readonly discount: Micro;
  readonly startup: Micro;
}

export const totalOf = ({ own, discount, startup }: Funding): Micro =>
  micro(own + discount + startup);

const least = (one: bigint, other: bigint): Micro => micro(one < other ? one : other);

/** Coupon and start-up funds first, then the partner's own money. */
export function dividePut(
  amount: Micro,
  { startup, coupon }: { readonly startup: Micro; readonly coupon: CouponShare | null },
): Funding {
  const paid = least(coupon?.pays ?? 0n, amount);
  const rest = amount - paid;
  const fromStartup = least(startup, rest);
  return {
    discount: micro(paid + (coupon?.adds ?? zero)),
    startup: fromStartup,
    own: micro(rest - fromStartup),
  };
}

/**
 * What the first `consumed` of a put was made of: coupon money goes first, then start-up funds,
 * the partner's own money last. Two moments differ by what was consumed between them.
 */
export function fundingConsumed(put: Funding, consumed: Micro): Funding {
  if (consumed < 0n || consumed > totalOf(put)) throw new RangeError('More than was put');
  const discount = least(put.discount, consumed);
  const startup = least(put.startup, consumed - discount);
  return { discount, startup, own: micro(consumed - discount - startup) };
}

export const minusFunding = (one: Funding, other: Funding): Funding => ({
  own: micro(one.own - other.own),
  discount: micro(one.discount - other.discount),
  startup: micro(one.startup - other.startup),
});

/** What of an offer a put depends on. Only the server knows all of it. */
export interface OfferFacts {
  readonly status: PlanStatus;
  readonly offeredUntil: Date;
  /** The product is not withdrawn and what it shows is approved. */
  readonly isOffered: boolean;
  readonly escrow: Micro;
  readonly escrowFloor: Micro;
  /** The hash of the terms now, and of those that were agreed to; null in a preview. */
  readonly terms: string;
  readonly agreed: string | null;
  readonly now: Date;
}

export interface PutFacts {
  /** Null when what was typed is no amount. */
  readonly amount: Micro | null;
  readonly lowest: Micro;
  readonly highest: Micro;
  readonly coupon: CouponShare | null;
  readonly available: Micro;
  readonly startup: Micro;
  /** Null in the form, which asks about the amount alone. */
  readonly offer: OfferFacts | null;
}

/** How a put would be funded, or why it cannot be made. The form and the server ask the same. */
export function judgePut(facts: PutFacts): Why | Funding {
  const { amount, offer } = facts;
  const no =
    (offer && whyNotOffered(offer)) ??
    whyNotInRange(facts) ??
    whyNotWithCoupon(facts) ??
    (offer && whyNotAgreed(offer));
  if (no) return no;
  const funding = dividePut(amount ?? zero, facts);
  return funding.own > facts.available
    ? why('insufficient_balance', { pocket: 'available' })
    : funding;
}

function whyNotOffered({ status, offeredUntil, isOffered, now }: OfferFacts): Why | null {
  const noMove = whyNotMovePlan(status, 'matching', 'put');
  if (noMove) return noMove;
  return offeredUntil <= now || !isOffered ? why('put_offer_over') : null;
}

function whyNotAgreed({ terms, agreed, escrow, escrowFloor }: OfferFacts): Why | null {
  if (agreed !== null && agreed !== terms) return why('put_terms_changed');
  return escrow < escrowFloor ? why('put_escrow_short') : null;
}

function whyNotInRange({ amount, lowest, highest }: PutFacts): Why | null {
  if (amount === null || amount < 0n) return why('put_amount_invalid');
  if (amount === zero) return why('put_zero');
  if (amount >= lowest && amount <= highest) return null;
  return why('put_out_of_range', {
    side: amount < lowest ? 'below' : 'above',
    lowest: formatMicro(lowest),
    highest: formatMicro(highest),
  });
}

/** What a coupon adds counts towards the highest amount of the plan. */
function whyNotWithCoupon({ amount, coupon, highest }: PutFacts): Why | null {
  const adds = coupon?.adds ?? zero;
  if ((amount ?? zero) + adds <= highest) return null;
  return why('put_coupon_above_highest', {
    adds: formatMicro(adds),
    highest: formatMicro(highest),
  });
}

/** Takes an amount from what there is, the partner's own money first and coupon money last. */
export function takeOwnFirst(from: Funding, amount: Micro): Funding {
  if (amount < 0n || amount > totalOf(from)) throw new RangeError('More than there is');
  const own = least(from.own, amount);
  const startup = least(from.startup, amount - own);
  return { own, startup, discount: micro(amount - own - startup) };
}
