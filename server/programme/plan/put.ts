import type { Configuration } from '#contract/configuration.ts';
import { balanceIn, type Wallet } from '#domain/ledger/book.ts';
import type { Entry } from '#domain/ledger/entry.ts';
import type { Micro } from '#domain/money.ts';
import { type CouponShare, type Funding, judgePut, totalOf } from '#domain/plan/put.ts';
import { dailyCapOf } from '#domain/plan/terms.ts';
import { createRefusal, type Refusal } from '#domain/refusal.ts';
import { daysAfter } from '#domain/time.ts';
import { listCategoryRates } from '../../ads/catalogue/catalogue.ts';
import {
  type ConfirmationRow,
  lockConfirmationRow,
  saveSignature,
} from '../../people/confirmation/confirmation.ts';
import type { Sql } from '../../platform/database/database.ts';
import {
  type CouponUse,
  insertCouponUse,
  type LoadedCoupon,
  loadCoupon,
} from '../coupon/coupon-use-store.ts';
import { createGrantEntry, judgeCoupon } from '../coupon/judge-coupon.ts';
import { findCurrentMonth } from '../level/vip-store.ts';
import { amountBoundsOf, floorOf, type OfferFacts, offeredTerms } from './offered-terms.ts';
import { createHoldEntries } from './plan-entries.ts';
import { findPutOffer, insertPut, lockOffer, type PutOffer, type PutRow } from './put-store.ts';

// One way to put an amount, for the put, its preview, the copy for a follower and the demo:
// `loadPut` or `lockPut`, then `assessPut`, then `preparePut` and `savePut`.

/** A partner who wants to put money on a plan, perhaps with a coupon. */
export interface PutRequest {
  readonly partnerId: string;
  readonly planNo: string;
  readonly couponId: string | null;
  /** The partner's time zone, which decides when a coupon's day ends. */
  readonly timeZone: string;
  readonly now: Date;
}

/** Everything a put is judged by, except the wallet and the amount. */
export interface PutState extends OfferFacts {
  readonly offer: PutOffer | null;
  /** Null when no coupon is used. */
  readonly coupon: LoadedCoupon | null;
}

export interface LockedPutState extends PutState {
  readonly confirmation: ConfirmationRow | null;
}

/** The facts behind a put; nothing is locked. */
export async function loadPut(sql: Sql, request: PutRequest): Promise<PutState> {
  const { partnerId, planNo, couponId, timeZone, now } = request;
  const offer = await findPutOffer(sql, planNo);
  const rates = await listCategoryRates(sql, offer?.formats ?? [], now);
  const month = await findCurrentMonth(sql, partnerId, now);
  const coupon = couponId && (await loadCoupon(sql, partnerId, couponId, { timeZone, now }));
  return { offer, rates, month, coupon: coupon || null };
}

/** Like `loadPut`, but locks confirmation and plan so that no one else can use or move them. */
export async function lockPut(
  sql: Sql,
  request: PutRequest & { readonly confirmation: string },
): Promise<LockedPutState> {
  const confirmation = await lockConfirmationRow(sql, request.confirmation);
  await lockOffer(sql, request.planNo);
  return { ...(await loadPut(sql, request)), confirmation };
}

export interface RequestedPut {
  readonly amount: Micro;
  /** The hash of the terms the partner agreed to; null when nothing has been agreed yet. */
  readonly agreedTermsHash: string | null;
}

/** The available money: the partner's own, and the network's for coupons. */
export interface PutFunds {
  readonly wallet: Wallet;
  readonly promotions: Micro;
}

/** A put that is allowed, with everything needed to record it. */
export interface AssessedPut {
  readonly offer: PutOffer;
  readonly funding: Funding;
  readonly terms: ReturnType<typeof offeredTerms>;
  readonly coupon: { readonly loaded: LoadedCoupon; readonly share: CouponShare } | null;
}

/** Judges a put by the rule the form also uses. Another partner's plan counts as missing. */
export function assessPut(
  putState: PutState,
  { amount, agreedTermsHash }: RequestedPut,
  { wallet, promotions }: PutFunds,
  configuration: Configuration,
  now: Date,
): Refusal | AssessedPut {
  const { offer, coupon } = putState;
  if (offer?.partnerId !== wallet.owner) return createRefusal('plan_not_found');

  const share = coupon && judgeCoupon(coupon, amount, promotions, now);
  if (share && 'reason' in share) return share;

  const terms = offeredTerms(offer, putState, configuration);
  const { status, offeredUntil, escrow } = offer;

  const funding = judgePut({
    amount,
    ...amountBoundsOf(terms),
    coupon: share,
    available: balanceIn(wallet, 'available'),
    startup: balanceIn(wallet, 'startup'),
    offer: {
      status,
      offeredUntil,
      escrow,
      agreed: agreedTermsHash,
      now,
      isOffered: !offer.isWithdrawn && offer.formats.length > 0,
      escrowFloor: floorOf(terms, offer),
      terms: terms.hash,
    },
  });

  if ('reason' in funding) return funding;
  return { offer, funding, terms, coupon: coupon && share && { loaded: coupon, share } };
}

/** A put ready to be saved: its row, and the coupon it uses up. */
export interface PutRecord {
  readonly row: PutRow;
  readonly couponUse: { readonly loaded: LoadedCoupon; readonly row: CouponUse } | null;
}

/** The entries of a put, and the record to save with them in one transaction. */
export function preparePut(
  { offer, funding, terms: { hash, ...terms }, coupon }: AssessedPut,
  execution: Pick<PutRow, 'cause' | 'confirmationHash' | 'isSigned'>,
  now: Date,
): { readonly entries: readonly Entry[]; readonly record: PutRecord } {
  const holdEntries = createHoldEntries(offer, funding);
  const grant = coupon && createGrantEntry(coupon.loaded, coupon.share, offer.no);

  const row: PutRow = {
    planId: offer.id,
    ...funding,
    amount: totalOf(funding),
    couponId: coupon?.loaded.coupon?.id ?? null,
    terms,
    termsHash: hash,
    limits: offer.limits,
    startsAt: now,
    endsAt: daysAfter(now, offer.putRule.days),
    dailyCap: dailyCapOf(offer.putRule),
    entryId: holdEntries[0]?.id ?? '',
    putAt: now,
    ...execution,
  };

  const couponUse = coupon &&
    grant && {
      loaded: coupon.loaded,
      row: { ...coupon.share, planId: offer.id, entryId: grant.id, at: now },
    };

  return { entries: grant ? [grant, ...holdEntries] : holdEntries, record: { row, couponUse } };
}

/** Saves a put whose entries this transaction posts. Nothing else writes a put. */
export async function savePut(sql: Sql, { row, couponUse }: PutRecord): Promise<void> {
  await insertPut(sql, row);
  const { confirmationHash, entryId, isSigned } = row;
  if (isSigned && confirmationHash) await saveSignature(sql, { confirmationHash, entryId });
  if (couponUse) await insertCouponUse(sql, couponUse.loaded, couponUse.row);
}
