import { networkCapital } from '#domain/ledger/accounts.ts';
import { balanceIn, type Wallet } from '#domain/ledger/book.ts';
import { type Cause, createEntry, type Entry, type Transfer } from '#domain/ledger/entry.ts';
import { type Micro, micro } from '#domain/money.ts';
import { RefusalError } from '#domain/refusal.ts';
import { type AdvanceReturn, returnAdvance, startupInPlans } from '#domain/wallet/startup.ts';

/** Start-up funds advanced and neither returned nor written off by the network. */
export const startupDue = (wallet: Wallet): Micro => balanceIn(wallet, 'advance_due');

interface ReturnDetails {
  readonly id: string;
  readonly cause: Cause;
  readonly earnings: Micro;
}

/** The entry that returns an advance, and the parts it consists of. */
export function createStartupReturnEntry(
  wallet: Wallet,
  { id, cause, earnings }: ReturnDetails,
): { entry: Entry; parts: AdvanceReturn } {
  const due = startupDue(wallet);
  if (due <= 0n) throw new RefusalError('startup_nothing_due');

  const parts = returnAdvance({
    left: balanceIn(wallet, 'startup'),
    due,
    earned: earnings,
    available: balanceIn(wallet, 'available'),
    inPlans: startupInPlans(wallet),
  });
  if (parts.fromLeft + parts.fromEarnings + parts.loss === 0n) {
    throw new RefusalError('startup_in_plans');
  }

  const { owner } = wallet;
  const returnedAmount = micro(parts.fromLeft + parts.fromEarnings);
  const transfers: Transfer[] = [
    { from: { owner, pocket: 'startup' }, to: networkCapital, amount: parts.fromLeft },
    { from: { owner, pocket: 'available' }, to: networkCapital, amount: parts.fromEarnings },
    {
      from: { owner, pocket: 'advance_due' },
      to: { owner, pocket: 'advance_receivable' },
      amount: returnedAmount,
    },
    {
      from: { owner, pocket: 'advance_due' },
      to: { owner, pocket: 'forgiven' },
      amount: parts.loss,
    },
  ];
  const nonZeroTransfers = transfers.filter(({ amount }) => amount > 0n);

  return {
    entry: createEntry({ id, kind: 'startup_return', cause, transfers: nonZeroTransfers }),
    parts,
  };
}

interface RestoreDetails {
  readonly id: string;
  readonly cause: Cause;
  readonly remark: string;
  readonly amount: Micro;
  /** The network's capital, which must cover it. */
  readonly capital: Micro;
}

/** Restores what a return took from earnings that were later reversed: the network's loss. */
export function createStartupRestoreEntry(
  owner: string,
  { amount, capital, ...entryDetails }: RestoreDetails,
): Entry {
  if (capital < amount) throw new RefusalError('insufficient_balance', { pocket: 'capital' });
  const claim = { owner, pocket: 'advance_receivable' } as const;
  const transfers: Transfer[] = [
    { from: networkCapital, to: { owner, pocket: 'available' }, amount },
    { from: claim, to: { owner, pocket: 'forgiven' }, amount },
  ];
  return createEntry({ ...entryDetails, kind: 'startup_restore', transfers });
}
