import { randomUUID } from 'node:crypto';
import { networkPromotions } from '#domain/ledger/accounts.ts';
import { createEntry, type Entry, type EntryDraft, type Transfer } from '#domain/ledger/entry.ts';
import { type Micro, micro } from '#domain/money.ts';
import type { ClawbackPayment, Shares } from '#domain/plan/clawback.ts';
import { transferIfAny, transfersOf } from '#domain/plan/money.ts';
import { type Funding, fundingConsumed, minusFunding } from '#domain/plan/put.ts';
import type { PlanMoney } from './plan-money-store.ts';

type OwnedPlan = Pick<PlanMoney, 'no' | 'partnerId'>;
type MeteredPlan = OwnedPlan & Pick<PlanMoney, 'put' | 'spent' | 'billed' | 'creditedFunding'>;

/** One ledger entry for a plan, or none when there is nothing to move. */
function createEntries(
  { no }: OwnedPlan,
  kind: EntryDraft['kind'],
  transfers: readonly Transfer[],
  causeDetails: Readonly<Record<string, string>> = {},
): Entry[] {
  if (transfers.length === 0) return [];
  return [createEntry({ id: randomUUID(), kind, transfers, cause: { plan: no, ...causeDetails } })];
}

export const putOf = ({ put }: Pick<PlanMoney, 'put'>): Funding => {
  if (!put) throw new Error('Nothing was put on this plan');
  return put;
};

/** The amount billed and not credited, by source of funding. */
export const pendingOf = (plan: MeteredPlan): Funding =>
  minusFunding(fundingConsumed(putOf(plan), plan.billed), plan.creditedFunding);

export const createHoldEntries = (plan: OwnedPlan, funding: Funding): Entry[] =>
  createEntries(plan, 'put_hold', transfersOf('hold', plan.partnerId, funding));

/** Books delivery since the last billing, and moves these commissions on to settlement. */
export function createBillEntries(plan: MeteredPlan, commissions: Micro = micro(0n)): Entry[] {
  const put = putOf(plan);
  const funding = minusFunding(fundingConsumed(put, plan.spent), fundingConsumed(put, plan.billed));
  const owner = plan.partnerId;

  return createEntries(plan, 'ad_billing', [
    ...transfersOf('bill', owner, funding),
    ...transferIfAny({ owner, pocket: 'reserved' }, { owner, pocket: 'to_settle' }, commissions),
  ]);
}

/** Coupon money belongs to the network, so a returned discount goes straight to promotions. */
function createCouponReturnEntries(plan: OwnedPlan, discount: Micro): Entry[] {
  if (discount === 0n) return [];
  const source = { owner: plan.partnerId, pocket: 'discount' } as const;

  return createEntries(plan, 'coupon_return', transferIfAny(source, networkPromotions, discount));
}

/** Returns unspent money to the pockets it came from. */
export function createReturnEntries(plan: MeteredPlan): Entry[] {
  const put = putOf(plan);
  const unspent = minusFunding(put, fundingConsumed(put, plan.spent));

  return [
    ...createEntries(plan, 'put_return', transfersOf('return', plan.partnerId, unspent)),
    ...createCouponReturnEntries(plan, unspent.discount),
  ];
}

/** Credits the cost of billed events that were later found invalid. */
export const createCreditEntries = (
  plan: OwnedPlan & Pick<PlanMoney, 'credits'>,
  funding: Funding,
): Entry[] => [
  ...createEntries(plan, 'settle', transfersOf('credit', plan.partnerId, funding), {
    credit: String(plan.credits + 1n),
  }),
  ...createCouponReturnEntries(plan, funding.discount),
];

/** Pays for delivery: the publishers their part, the network its fee. */
export function createMediaEntries(plan: OwnedPlan, pay: Funding, fee: Funding): Entry[] {
  const owner = plan.partnerId;
  const transfers = [...transfersOf('pay', owner, pay), ...transfersOf('fee', owner, fee)];

  return createEntries(plan, 'settle', transfers, { media: 'delivered' });
}

/** Pays one final commission in an entry of its own, so that it can be charged back singly. */
export function createCommissionEntries(
  plan: OwnedPlan,
  conversionId: string,
  { net, fee }: Shares,
): Entry[] {
  const owner = plan.partnerId;
  const source = { owner, pocket: 'to_settle' } as const;

  const transfers = [
    ...transferIfAny(source, { owner, pocket: 'available' }, net),
    ...transferIfAny(source, { owner, pocket: 'revenue_fee' }, fee),
  ];
  return createEntries(plan, 'settle', transfers, { conversion: conversionId });
}

/** Pays the part of a commission owed to an older clawback to the merchant, not the partner. */
export function createClawbackEntries(
  plan: OwnedPlan & Pick<PlanMoney, 'merchantId'>,
  conversionId: string,
  { clawbackId, net, fee }: ClawbackPayment,
): Entry[] {
  const { partnerId: owner, merchantId } = plan;
  const amount = micro(net + fee);

  const reserved = { owner, pocket: 'reserved' } as const;
  const escrow = { owner: merchantId, pocket: 'escrow' } as const;
  const returned = transferIfAny({ owner, pocket: 'to_settle' }, reserved, amount);

  return [
    ...createEntries(plan, 'settle', returned, {
      conversion: conversionId,
      clawback: clawbackId,
    }),
    ...createEntries(plan, 'commission_release', transferIfAny(reserved, escrow, amount), {
      conversion: conversionId,
      clawback: clawbackId,
    }),
  ];
}

/** The owners of the wallets a plan's money moves between: the network's only with a coupon. */
export const ownersOfPlan = ({ partnerId, put }: Pick<PlanMoney, 'partnerId' | 'put'>): string[] =>
  put && put.discount > 0n ? [partnerId, networkPromotions.owner] : [partnerId];
