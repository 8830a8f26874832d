import { randomUUID } from 'node:crypto';
import { balanceIn, type Wallet } from '#domain/ledger/book.ts';
import {
  type Cause,
  createEntry,
  createReversal,
  type Entry,
  type StoredEntry,
} from '#domain/ledger/entry.ts';
import { recoveryOpenEntry, recoveryShortfallOf } from '#domain/ledger/recovery.ts';
import { type Micro, micro } from '#domain/money.ts';
import { clawbackLapsesAt, type Shares } from '#domain/plan/clawback.ts';
import type { NewClawback } from '../../ads/conversion/conversion.ts';
import { createStartupRestoreEntry } from '../../programme/wallet/wallet.ts';
import type { StoredTransfer } from './stored-transfer.ts';

interface ChargebackDetails {
  readonly cause: Cause;
  readonly remark: string;
  /** The merchant who paid the commission, if a commission is charged back. */
  readonly merchantId: string | null;
}

/** Reverses an entry; a commission goes back to the merchant who paid it. */
function createChargebackEntries(
  reversedEntry: StoredEntry,
  { cause, remark, merchantId }: ChargebackDetails,
): Entry[] {
  const { plan, conversion } = reversedEntry.cause;
  const commission = reversedEntry.postings.find(({ pocket }) => pocket === 'to_settle');
  if (!plan || !conversion || !merchantId || !commission) {
    return [createReversal(reversedEntry, { id: randomUUID(), cause, remark })];
  }

  const { owner } = commission;
  const amount = micro(-commission.amount);
  const toSettle = { owner, pocket: 'to_settle' } as const;
  const reserved = { owner, pocket: 'reserved' } as const;
  const escrow = { owner: merchantId, pocket: 'escrow' } as const;

  const common = { cause: { ...cause, plan, conversion }, remark };
  return [
    createReversal(reversedEntry, { id: randomUUID(), ...common }),
    createEntry({
      ...common,
      id: randomUUID(),
      kind: 'settle',
      transfers: [{ from: toSettle, to: reserved, amount }],
    }),
    createEntry({
      ...common,
      id: randomUUID(),
      kind: 'commission_release',
      transfers: [{ from: reserved, to: escrow, amount }],
    }),
  ];
}

interface ChargedBack {
  readonly entries: readonly Entry[];
  /** What remains to be recovered from later commissions of the same merchant. */
  readonly clawback: NewClawback | null;
}

interface ChargeBackFacts {
  readonly transfer: Pick<StoredTransfer, 'id' | 'reason' | 'reference'>;
  readonly merchantId: string | null;
  readonly netted: Shares;
  readonly wallet: Wallet | undefined;
  /** What was taken for start-up funds from earnings that this reverses. */
  readonly restored: Micro;
  /** The network's capital, from which it comes back. */
  readonly capital: Micro;
  readonly now: Date;
}

/**
 * Charges an entry back. A recalled deposit is reversed in full, as the bank has taken it in full;
 * the network carries what the balance lacks until the partner's money pays it. A commission that
 * the balance does not cover is not taken from it, not even in part: all of it is clawed back from
 * what the same merchant pays later. What start-up funds had taken of it comes back first, as if it
 * had been charged back before.
 */
export function chargeBack(reversedEntry: StoredEntry, facts: ChargeBackFacts): ChargedBack {
  const { transfer, merchantId, netted, wallet, now } = facts;
  const { id, reason: remark, reference } = transfer;
  const { plan, conversion } = reversedEntry.cause;
  const createEntries = () =>
    createChargebackEntries(reversedEntry, {
      cause: { proposal: id, reference },
      remark,
      merchantId,
    });
  const amountIn = (pocket: 'available' | 'revenue_fee') =>
    reversedEntry.postings.find((posting) => posting.pocket === pocket)?.amount ?? 0n;

  if (reversedEntry.kind === 'deposit' && wallet) {
    const lacking = recoveryShortfallOf(micro(amountIn('available')), wallet);
    const opened = { id: randomUUID(), owner: wallet.owner, cause: { proposal: id, reference } };
    const recoveryEntries =
      lacking > 0n ? [recoveryOpenEntry({ ...opened, amount: lacking, remark })] : [];
    return { entries: [...recoveryEntries, ...createEntries()], clawback: null };
  }
  if (!conversion || !merchantId || !wallet) return { entries: createEntries(), clawback: null };

  const [net, fee] = [amountIn('available'), amountIn('revenue_fee')];
  const cause = { proposal: id, reference, ...(plan && { plan }), conversion };
  const restore = {
    id: randomUUID(),
    cause,
    remark,
    amount: facts.restored,
    capital: facts.capital,
  };
  const restoreEntries =
    facts.restored > 0n ? [createStartupRestoreEntry(wallet.owner, restore)] : [];

  const isCovered = balanceIn(wallet, 'available') + facts.restored >= net;
  const due = isCovered ? netted : { net: micro(net + netted.net), fee: micro(fee + netted.fee) };
  const clawback = {
    id: randomUUID(),
    partnerId: wallet.owner,
    merchantId,
    conversionId: conversion,
    entryId: reversedEntry.id,
    approvalId: id,
    ...due,
    isRest: isCovered,
    at: now,
    lapsesAt: clawbackLapsesAt(now),
  };

  return {
    entries: [...restoreEntries, ...(isCovered ? createEntries() : [])],
    clawback: due.net > 0n ? clawback : null,
  };
}
