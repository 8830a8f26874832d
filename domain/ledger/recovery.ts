import { largerOf, type Micro, micro, negate, smallerOf } from '../money.ts';
import { balanceIn, type Wallet } from './book.ts';
import { type Cause, createEntry, type Entry } from './entry.ts';

/** One posting to a partner's debt: a negative amount opens a recovery, a positive one pays it. */
export interface RecoveryStep {
  readonly recovery: string;
  readonly amount: Micro;
}

export interface OpenRecovery {
  readonly recovery: string;
  readonly amount: Micro;
}

/** What a partner still owes for recalled deposits. */
export const recoveryDebtOf = (wallet: Wallet): Micro =>
  negate(balanceIn(wallet, 'recovery_receivable'));

/**
 * The shortfall if a deposit is recalled in full, which the network carries as a recovery. The
 * request shows this amount to the approver.
 */
export function recoveryShortfallOf(deposit: Micro, wallet: Wallet): Micro {
  const available = balanceIn(wallet, 'available');
  return micro(largerOf(deposit - available, 0n));
}

/** The open recoveries, oldest first. */
export function openRecoveries(steps: readonly RecoveryStep[]): OpenRecovery[] {
  const amounts = new Map<string, bigint>();
  for (const { recovery, amount } of steps) {
    amounts.set(recovery, (amounts.get(recovery) ?? 0n) - amount);
  }

  return [...amounts].flatMap(([recovery, amount]) =>
    amount > 0n ? [{ recovery, amount: micro(amount) }] : [],
  );
}

/** How the available funds pay the recoveries, oldest first, without exceeding either. */
export function payRecoveries(available: Micro, open: readonly OpenRecovery[]): OpenRecovery[] {
  let remaining: bigint = available;
  return open.flatMap(({ recovery, amount }) => {
    const payment = smallerOf<bigint>(remaining, amount);
    remaining -= payment;
    return payment > 0n ? [{ recovery, amount: micro(payment) }] : [];
  });
}

interface RecoveryDraft {
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
export const recoveryOpenEntry = ({ id, owner, amount, cause, remark }: RecoveryDraft): Entry =>
  createEntry({
    ...{ id, kind: 'recovery_open', cause: { ...cause, recovery: id }, remark },
    transfers: [
      {
        from: { owner, pocket: 'recovery_receivable' },
        to: { owner, pocket: 'available' },
        amount,
      },
    ],
  });

export const recoveryPaidEntry = (id: string, owner: string, payment: OpenRecovery): Entry =>
  createEntry({
    ...{ id, kind: 'recovery_paid', cause: { recovery: payment.recovery } },
    transfers: [
      {
        from: { owner, pocket: 'available' },
        to: { owner, pocket: 'recovery_receivable' },
        amount: payment.amount,
      },
    ],
  });
