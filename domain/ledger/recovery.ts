import { largerOf, type Micro, micro, negate, smallerOf } from '../money.ts';
import { balanceIn, type Wallet } from './book.ts';
import { type Cause, type Entry, entryOf } from './entry.ts';

/** One posting to a partner's debt: a negative amount opens a recovery, a positive one pays it. */
export interface RecoveryStep {
  readonly recovery: string;
  readonly amount: Micro;
}

export interface OpenRecovery {
  readonly recovery: string;
  readonly left: Micro;
}

/** What a partner still owes for recalled deposits. */
export const owedBack = (wallet: Wallet): Micro => negate(balanceIn(wallet, 'recovery_receivable'));

/**
 * The shortfall if a deposit is recalled in full, which the network carries as a recovery. The
 * request shows this amount to the approver.
 */
export function recoveryNeeded(deposit: Micro, wallet: Wallet): Micro {
  const available = balanceIn(wallet, 'available');
  return micro(largerOf(deposit - available, 0n));
}

/** The open recoveries, oldest first. */
export function openRecoveries(steps: readonly RecoveryStep[]): OpenRecovery[] {
  const left = new Map<string, bigint>();
  for (const { recovery, amount } of steps) {
    left.set(recovery, (left.get(recovery) ?? 0n) - amount);
  }
  return [...left].flatMap(([recovery, amount]) =>
    amount > 0n ? [{ recovery, left: micro(amount) }] : [],
  );
}

/** How the available funds pay the recoveries, oldest first, without exceeding either. */
export function payRecoveries(available: Micro, open: readonly OpenRecovery[]): OpenRecovery[] {
  let rest: bigint = available;
  return open.flatMap(({ recovery, left }) => {
    const paid = smallerOf<bigint>(rest, left);
    rest -= paid;
    return paid > 0n ? [{ recovery, left: micro(paid) }] : [];
  });
}

interface Opened {
  /** The id of the entry, which also names the recovery. */
  readonly id: string;
  readonly owner: string;
  readonly amount: Micro;
  readonly cause: Cause;
  readonly remark: string;
}

/**
 * Lends the partner what a reversal lacks, so that it can be booked in full, and records the debt.
 */
export const recoveryOpenEntry = ({ id, owner, amount, cause, remark }: Opened): Entry =>
  entryOf({
    ...{ id, kind: 'recovery_open', cause: { ...cause, recovery: id }, remark },
    transfers: [
      {
        from: { owner, pocket: 'recovery_receivable' },
        to: { owner, pocket: 'available' },
        amount,
      },
    ],
  });

export const recoveryPaidEntry = (id: string, owner: string, paid: OpenRecovery): Entry =>
  entryOf({
    ...{ id, kind: 'recovery_paid', cause: { recovery: paid.recovery } },
    transfers: [
      {
        from: { owner, pocket: 'available' },
        to: { owner, pocket: 'recovery_receivable' },
        amount: paid.left,
      },
    ],
  });
