import { formatMicro } from '#domain/money.ts';
import type { StaffPerson } from '#domain/staff/second-person.ts';
import type { PayoutState } from '#domain/wallet/payout.ts';
import { payoutRefusals } from '#domain/wallet/payout-refusals.ts';
import { leaveNotice } from '../../people/notice/notice.ts';
import type { Sql } from '../../platform/database/database.ts';
import { type Payout, savePayoutStep } from './payout-store.ts';
import { saveRefusal } from './save-payout-refusal.ts';

export interface PayoutMove {
  readonly newState: Exclude<PayoutState, 'requested' | 'cancelled'>;
  /** Of two people the one who decided. */
  readonly movedBy: StaffPerson;
  readonly reason: string;
  /** The bank's reference, or that of the letter that explains a refusal. */
  readonly reference: string;
}

/** Saves a step that staff take, and tells the partner. */
export async function savePayoutMove(
  sql: Sql,
  payout: Payout,
  move: PayoutMove,
  now: Date,
): Promise<void> {
  const { newState, movedBy, reason, reference } = move;
  const isRefused = newState === 'rejected' || newState === 'failed';
  await savePayoutStep(sql, payout.id, {
    state: newState,
    at: now,
    by: movedBy.name,
    byId: movedBy.id,
    reason: isRefused ? reason : null,
    reference,
  });

  const { partnerId } = payout;
  if (newState === 'rejected') await saveRejection(sql, payout, move, now);

  const amount = formatMicro(isRefused ? payout.amount : payout.net);
  const details = { payout: payout.id, amount, reference };
  await leaveNotice(sql, { partnerId, createdAt: now, kind: `payout-${newState}`, details });
}

/** A rejection is recorded like any refusal, so that the partner can dispute it. */
async function saveRejection(sql: Sql, payout: Payout, move: PayoutMove, now: Date) {
  const { id: payoutId, partnerId, amount } = payout;
  const reason = 'payout_rejected';
  const { remedy } = payoutRefusals[reason];

  const facts = { remedy, why: move.reason, amount: formatMicro(amount) };
  const rejection = { payoutId, rejectedBy: move.movedBy };
  await saveRefusal(sql, { partnerId, reason, remedy, facts, rejection }, now);
}
