import { formatMicro, type Micro, micro, smallerOf, subtract, zero } from '../money.ts';
import { createRefusal, type Refusal } from '../refusal.ts';
import { type PlanStatus, whyNotMovePlan } from './status.ts';

/** A coupon's effect on one put: what it pays of the amount, and what it adds on top. */
export interface CouponShare {
  readonly pays: Micro;
  readonly adds: Micro;
}

/** An amount by its source. */
export interface Funding {
  readonly own: Micro;
  readonly discount: Micro;
  readonly startup: Micro;
}

export const totalOf = ({ own, discount, startup }: Funding): Micro =>
  micro(own + discount + startup);

/** Coupon and start-up funds are used first, then the partner's own money. */
export function dividePut(
  amount: Micro,
  { startup, coupon }: { readonly startup: Micro; readonly coupon: CouponShare | null },
): Funding {
  const couponPart = smallerOf(coupon?.pays ?? zero, amount);
  const uncovered = subtract(amount, couponPart);
  const fromStartup = smallerOf(startup, uncovered);

  return {
    discount: micro(couponPart + (coupon?.adds ?? zero)),
    startup: fromStartup,
    own: subtract(uncovered, fromStartup),
  };
}

/**
 * The sources of the first `consumed` micro-units of a put: coupon money first, then start-up
 * funds, the partner's own money last. Consumption between two moments is the difference of two
 * results.
 */
export function fundingConsumed(put: Funding, consumed: Micro): Funding {
  if (consumed < 0n || consumed > totalOf(put)) throw new RangeError('More than was put');
  const discount = smallerOf(put.discount, consumed);
  const startup = smallerOf(put.startup, subtract(consumed, discount));
  return { discount, startup, own: micro(consumed - discount - startup) };
}

/**
 * Who paid for what a plan consumed up to a moment: the network first, the partner last. `cost` is
 * that of the events which were not found invalid later, and `credited` what was returned for the
 * others. Between two moments it is the difference of two results, and once everything is booked it
 * is what the ledger says. A credit's own part thus comes off the own cost of its flagged events,
 * and what a coupon had paid for them off the oldest that is left.
 */
export function divideCost(cost: Micro, put: Funding, credited: Funding): Funding {
  // Credits return own money first. What they returned of the rest has paid for nothing.
  const payers = { ...minusFunding(put, credited), own: put.own };
  // A credit may be booked moments before the events it is for are subtracted from the cost.
  return fundingConsumed(payers, smallerOf(cost, totalOf(payers)));
}

export const minusFunding = (a: Funding, b: Funding): Funding => ({
  own: micro(a.own - b.own),
  discount: micro(a.discount - b.discount),
  startup: micro(a.startup - b.startup),
});

/** The facts of an offer that a put depends on. Only the server knows all of them. */
export interface OfferInput {
  readonly status: PlanStatus;
  readonly offeredUntil: Date;
  /** The product is not withdrawn and its creative is approved. */
  readonly isOffered: boolean;
  readonly escrow: Micro;
  readonly escrowFloor: Micro;
  /** The hash of the current terms, and of the agreed ones; null in a preview. */
  readonly terms: string;
  readonly agreed: string | null;
  readonly now: Date;
}

export interface PutInput {
  /** Null if the input is not an amount. */
  readonly amount: Micro | null;
  readonly lowest: Micro;
  readonly highest: Micro;
  readonly coupon: CouponShare | null;
  readonly available: Micro;
  readonly startup: Micro;
  /** Null in the form, which only asks about the amount. */
  readonly offer: OfferInput | null;
}

/** How a put would be funded, or why it is refused. The form and the server share this rule. */
export function judgePut(input: PutInput): Refusal | Funding {
  const { amount, offer } = input;
  const refusal =
    (offer && whyNotOffered(offer)) ??
    whyNotInRange(input) ??
    whyNotWithCoupon(input) ??
    (offer && whyNotAgreed(offer));

  if (refusal) return refusal;

  const funding = dividePut(amount ?? zero, input);
  return funding.own > input.available
    ? createRefusal('insufficient_balance', { pocket: 'available' })
    : funding;
}

function whyNotOffered({ status, offeredUntil, isOffered, now }: OfferInput): Refusal | null {
  const moveRefusal = whyNotMovePlan(status, 'matching', 'put');
  if (moveRefusal) return moveRefusal;
  return offeredUntil <= now || !isOffered ? createRefusal('put_offer_over') : null;
}

function whyNotAgreed({ terms, agreed, escrow, escrowFloor }: OfferInput): Refusal | null {
  if (agreed !== null && agreed !== terms) return createRefusal('put_terms_changed');
  return escrow < escrowFloor ? createRefusal('put_escrow_short') : null;
}

function whyNotInRange({ amount, lowest, highest }: PutInput): Refusal | null {
  if (amount === null || amount < 0n) return createRefusal('put_amount_invalid');
  if (amount === zero) return createRefusal('put_zero');
  if (amount >= lowest && amount <= highest) return null;

  return createRefusal('put_out_of_range', {
    side: amount < lowest ? 'below' : 'above',
    lowest: formatMicro(lowest),
    highest: formatMicro(highest),
  });
}

/** A coupon's bonus counts towards the plan's highest amount. */
function whyNotWithCoupon({ amount, coupon, highest }: PutInput): Refusal | null {
  const adds = coupon?.adds ?? zero;
  if ((amount ?? zero) + adds <= highest) return null;
  return createRefusal('put_coupon_above_highest', {
    adds: formatMicro(adds),
    highest: formatMicro(highest),
  });
}

/** Takes an amount from a funding, the partner's own money first and coupon money last. */
export function takeOwnFirst(funding: Funding, amount: Micro): Funding {
  if (amount < 0n || amount > totalOf(funding)) throw new RangeError('More than there is');
  const ownPart = smallerOf(funding.own, amount);
  const startup = smallerOf(funding.startup, subtract(amount, ownPart));
  return { own: ownPart, startup, discount: micro(amount - ownPart - startup) };
}
