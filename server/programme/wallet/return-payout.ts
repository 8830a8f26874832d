import { randomUUID } from 'node:crypto';
import { createEntry, type Entry } from '#domain/ledger/entry.ts';
import { RefusalError, refuse } from '#domain/refusal.ts';
import { whyNotSecondPerson } from '#domain/staff/second-person.ts';
import { whyNotMovePayout } from '#domain/wallet/payout.ts';
import type { Sql } from '../../platform/database/database.ts';
import {
  findPayout,
  findStepMakerId,
  isInReleasedFile,
  lockPayout,
  type Payout,
} from './payout-store.ts';
import { type PayoutMove, savePayoutMove } from './save-payout-move.ts';

/** A payout that is to be given back, and what may speak against it. */
export interface PayoutReturn {
  readonly payout: Payout | null;
  /** Who sent it, by id. */
  readonly senderId: string | null;
  /** The bank may have the file that pays it. */
  readonly isInReleasedFile: boolean;
}

/** Loads it, locked where it is about to change. */
export const loadPayoutReturn = async (
  sql: Sql,
  id: string,
  isLocked: boolean,
): Promise<PayoutReturn> => ({
  payout: await (isLocked ? lockPayout : findPayout)(sql, id),
  senderId: await findStepMakerId(sql, id, 'sent'),
  isInReleasedFile: await isInReleasedFile(sql, id),
});

/**
 * Gives a payout back that the bank may have paid, which two people decide. Whoever sent it may
 * request that, and does not approve it.
 */
export function returnPayout(
  { payout, senderId, ...file }: PayoutReturn,
  move: PayoutMove,
  now: Date,
): { readonly entry: Entry; readonly save: (sql: Sql) => Promise<void> } {
  if (!payout) throw new RefusalError('payout_not_found');
  refuse(whyNotMovePayout(payout.state, move.newState));
  if (move.newState === 'rejected' && file.isInReleasedFile) {
    throw new RefusalError('desk_payment_file_released');
  }
  refuse(whyNotSecondPerson(senderId, move.movedBy.id));

  return {
    entry: createReturnEntry(payout, move),
    save: (sql) => savePayoutMove(sql, payout, move, now),
  };
}

/** The whole amount is available again, the fee included. */
export function createReturnEntry(
  { id, partnerId: owner, amount }: Payout,
  { reason, reference }: Pick<PayoutMove, 'reason' | 'reference'>,
): Entry {
  const payoutPocket = { owner, pocket: 'payout' } as const;
  const availablePocket = { owner, pocket: 'available' } as const;
  return createEntry({
    id: randomUUID(),
    kind: 'payout_reject',
    cause: { payout: id, reference },
    remark: reason,
    transfers: [{ from: payoutPocket, to: availablePocket, amount }],
  });
}
