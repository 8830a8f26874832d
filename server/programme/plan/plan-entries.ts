import { randomUUID } from 'node:crypto';
import { networkPromotions } from '#domain/ledger/accounts.ts';
import { type Entry, type EntryDraft, entryOf, type Transfer } from '#domain/ledger/entry.ts';
import { type Micro, micro } from '#domain/money.ts';
import type { ClawbackPayment, Shares } from '#domain/plan/clawback.ts';
import { moving, transfersOf } from '#domain/plan/money.ts';
import { type Funding, fundingConsumed, minusFunding } from '#domain/plan/put.ts';
import type { PlanMoney } from './plan-money-store.ts';

type Owned = Pick<PlanMoney, 'no' | 'partnerId'>;
type Metered = Owned & Pick<PlanMoney, 'put' | 'spent' | 'billed' | 'creditedFunding'>;

/** One ledger entry for a plan, or none when there is nothing to move. */
function entriesOf(
  { no }: Owned,
  kind: EntryDraft['kind'],
  transfers: readonly Transfer[],
  more: Readonly<Record<string, string>> = {},
): Entry[] {
  if (transfers.length === 0) return [];
  return [entryOf({ id: randomUUID(), kind, transfers, cause: { plan: no, ...more } })];
}

export const putOf = ({ put }: Pick<PlanMoney, 'put'>): Funding => {
  if (!put) throw new Error('Nothing was put on this plan');
  return put;
};

/** The amount billed and not credited, by source of funding. */
export const pendingOf = (plan: Metered): Funding =>
  minusFunding(fundingConsumed(putOf(plan), plan.billed), plan.creditedFunding);

export const holdEntries = (plan: Owned, funding: Funding): Entry[] =>
  entriesOf(plan, 'put_hold', transfersOf('hold', plan.partnerId, funding));

/** Books delivery since the last billing, and moves these commissions on to settlement. */
export function billEntries(plan: Metered, commissions: Micro = micro(0n)): Entry[] {
  const put = putOf(plan);
  const funding = minusFunding(fundingConsumed(put, plan.spent), fundingConsumed(put, plan.billed));
  const owner = plan.partnerId;
  return entriesOf(plan, 'ad_billing', [
    ...transfersOf('bill', owner, funding),
    ...moving({ owner, pocket: 'reserved' }, { owner, pocket: 'to_settle' }, commissions),
  ]);
}

/** Coupon money belongs to the network, so a returned discount goes straight to promotions. */
function couponEntries(plan: Owned, discount: Micro): Entry[] {
  if (discount === 0n) return [];
  const from = { owner: plan.partnerId, pocket: 'discount' } as const;
  return entriesOf(plan, 'coupon_return', moving(from, networkPromotions, discount));
}

/** Returns unspent money to the pockets it came from. */
export function returnEntries(plan: Metered): Entry[] {
  const put = putOf(plan);
  const unspent = minusFunding(put, fundingConsumed(put, plan.spent));
  return [
    ...entriesOf(plan, 'put_return', transfersOf('return', plan.partnerId, unspent)),
    ...couponEntries(plan, unspent.discount),
  ];
}

/** Credits the cost of billed events that were later found invalid. */
export const creditEntries = (
  plan: Owned & Pick<PlanMoney, 'credits'>,
  funding: Funding,
): Entry[] => [
  ...entriesOf(plan, 'settle', transfersOf('credit', plan.partnerId, funding), {
    credit: String(plan.credits + 1n),
  }),
  ...couponEntries(plan, funding.discount),
];

/** Pays for delivery: the publishers their part, the network its fee. */
export function mediaEntries(plan: Owned, pay: Funding, fee: Funding): Entry[] {
  const owner = plan.partnerId;
  const transfers = [...transfersOf('pay', owner, pay), ...transfersOf('fee', owner, fee)];
  return entriesOf(plan, 'settle', transfers, { media: 'delivered' });
}

/** Pays one final commission in an entry of its own, so that it can be charged back singly. */
export function commissionEntries(plan: Owned, id: string, { net, fee }: Shares): Entry[] {
  const owner = plan.partnerId;
  const from = { owner, pocket: 'to_settle' } as const;
  const transfers = [
    ...moving(from, { owner, pocket: 'available' }, net),
    ...moving(from, { owner, pocket: 'revenue_fee' }, fee),
  ];
  return entriesOf(plan, 'settle', transfers, { conversion: id });
}

/** Pays the part of a commission owed to an older clawback to the merchant, not the partner. */
export function clawbackEntries(
  plan: Owned & Pick<PlanMoney, 'merchantId'>,
  conversion: string,
  { clawbackId: clawback, net, fee }: ClawbackPayment,
): Entry[] {
  const { partnerId: owner, merchantId } = plan;
  const amount = micro(net + fee);
  const reserved = { owner, pocket: 'reserved' } as const;
  const escrow = { owner: merchantId, pocket: 'escrow' } as const;
  const back = moving({ owner, pocket: 'to_settle' }, reserved, amount);
  return [
    ...entriesOf(plan, 'settle', back, { conversion, clawback }),
    ...entriesOf(plan, 'commission_release', moving(reserved, escrow, amount), {
      conversion,
      clawback,
    }),
  ];
}

/** The owners of the wallets a plan's money moves between: the network's only with a coupon. */
export const ownersOfPlan = ({ partnerId, put }: Pick<PlanMoney, 'partnerId' | 'put'>): string[] =>
  put && put.discount > 0n ? [partnerId, networkPromotions.owner] : [partnerId];
