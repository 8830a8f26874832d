import { randomUUID } from 'node:crypto';
import type { Wallet } from '#domain/ledger/book.ts';
import { type Entry, type EntryDraft, entryOf, type Transfer } from '#domain/ledger/entry.ts';
import { type Micro, micro } from '#domain/money.ts';
import type { ClawbackPayment, Shares } from '#domain/plan/clawback.ts';
import { moving, transfersOf } from '#domain/plan/money.ts';
import { type Funding, fundingConsumed, minusFunding } from '#domain/plan/put.ts';
import type { Sql } from '../database/database.ts';
import { chooseReturn, lockedReturn } from '../ledger/ledger.ts';
import type { Plan } from './plan-store.ts';

type Locked = ReadonlyMap<string, Wallet>;

type Owned = Pick<Plan, 'no' | 'partnerId'>;
type Metered = Owned & Pick<Plan, 'put' | 'spent' | 'billed' | 'creditedFunding'>;

/** An entry of a plan, or none when there is nothing to move. */
function entriesOf(
  { no }: Owned,
  kind: EntryDraft['kind'],
  transfers: readonly Transfer[],
  more: Readonly<Record<string, string>> = {},
): Entry[] {
  if (transfers.length === 0) return [];
  return [entryOf({ id: randomUUID(), kind, transfers, cause: { plan: no, ...more } })];
}

export const putOf = ({ put }: Pick<Plan, 'put'>): Funding => {
  if (!put) throw new Error('Nothing was put on this plan');
  return put;
};

/** What has been billed and not been credited, by where it came from. */
export const pendingOf = (plan: Metered): Funding =>
  minusFunding(fundingConsumed(putOf(plan), plan.billed), plan.creditedFunding);

export const holdEntries = (plan: Owned, funding: Funding): Entry[] =>
  entriesOf(plan, 'put_hold', transfersOf('hold', plan.partnerId, funding));

/** Books what was delivered since the last time, and with it commissions that wait now. */
export function billEntries(plan: Metered, commissions: Micro = micro(0n)): Entry[] {
  const put = putOf(plan);
  const funding = minusFunding(fundingConsumed(put, plan.spent), fundingConsumed(put, plan.billed));
  const owner = plan.partnerId;
  return entriesOf(plan, 'ad_billing', [
    ...transfersOf('bill', owner, funding),
    ...moving({ owner, pocket: 'reserved' }, { owner, pocket: 'to_settle' }, commissions),
  ]);
}

/** Coupon money is the network's: what comes back of it goes on to promotions at once. */
function couponEntries(plan: Owned, discount: Micro, wallets: Locked): Entry[] {
  if (discount === 0n) return [];
  const from = { owner: plan.partnerId, pocket: 'discount' } as const;
  const to = { owner: lockedReturn(wallets, plan.partnerId), pocket: 'promotions' } as const;
  return entriesOf(plan, 'coupon_return', moving(from, to, discount));
}

/** Returns what was not consumed to where it came from. */
export function returnEntries(plan: Metered, wallets: Locked): Entry[] {
  const put = putOf(plan);
  const unspent = minusFunding(put, fundingConsumed(put, plan.spent));
  return [
    ...entriesOf(plan, 'put_return', transfersOf('return', plan.partnerId, unspent)),
    ...couponEntries(plan, unspent.discount, wallets),
  ];
}

/** Gives back what was billed for events that were found invalid later. */
export const creditEntries = (
  plan: Owned & Pick<Plan, 'credits'>,
  funding: Funding,
  wallets: Locked,
): Entry[] => [
  ...entriesOf(plan, 'settle', transfersOf('credit', plan.partnerId, funding), {
    credit: String(plan.credits + 1n),
  }),
  ...couponEntries(plan, funding.discount, wallets),
];

/** Pays what was delivered: to the publishers, and the fee in it to the network. */
export function mediaEntries(plan: Owned, pay: Funding, fee: Funding): Entry[] {
  const owner = plan.partnerId;
  const transfers = [...transfersOf('pay', owner, pay), ...transfersOf('fee', owner, fee)];
  return entriesOf(plan, 'settle', transfers, { media: 'delivered' });
}

/** Pays one commission that is final: each by itself, so that each can be charged back. */
export function commissionEntries(plan: Owned, id: string, { net, fee }: Shares): Entry[] {
  const owner = plan.partnerId;
  const from = { owner, pocket: 'to_settle' } as const;
  const transfers = [
    ...moving(from, { owner, pocket: 'available' }, net),
    ...moving(from, { owner, pocket: 'revenue_fee' }, fee),
  ];
  return entriesOf(plan, 'settle', transfers, { conversion: id });
}

/** Gives what an older clawback takes of a commission to the merchant, before it was anybody's. */
export function clawbackEntries(
  plan: Owned & Pick<Plan, 'merchantId'>,
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

/** Whose wallets the money of a plan moves between: the network's only for coupons. */
export const ownersOfPlan = async (
  sql: Sql,
  { partnerId, put }: Pick<Plan, 'partnerId' | 'put'>,
): Promise<string[]> =>
  put && put.discount > 0n ? [partnerId, await chooseReturn(sql, partnerId)] : [partnerId];
