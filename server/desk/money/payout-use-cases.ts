import type * as payouts from '#contract/desk/payouts.ts';
import { RefusalError } from '#domain/refusal.ts';
import type { Sql } from '../../platform/database/database.ts';
import {
  findCardOfPayout,
  findQueuedPayout,
  listCautions,
  listPayoutPage,
  listPayoutSteps,
  type MovedPayout,
  movePayout,
  openCard,
  type PayoutStep,
} from '../../programme/wallet/wallet.ts';
import type { DeskCall } from '../call/desk-call.ts';
import { tellMeanwhile } from '../call/told-meanwhile.ts';
import type { DeskUseCases } from '../call/use-case.ts';

export const payoutUseCases = {
  listPayoutQueue: ({ db }, filter) => listPayoutPage(db.sql, filter),

  async showPayout({ db }, { id }) {
    const payout = await findQueuedPayout(db.sql, id);
    if (!payout) throw new RefusalError('desk_not_found');
    return {
      ...payout,
      cautions: await listCautions(db.sql, payout.partnerId),
      steps: await listPayoutSteps(db.sql, id),
    };
  },

  /** The card leaves the server together with the row that tells the partner, or not at all. */
  async readPayoutCard({ sql, secrets }, { id }) {
    const card = await findCardOfPayout(sql, id);
    if (!card) throw new RefusalError('desk_not_found');
    const { partnerId, label } = card;
    return {
      reply: { label, fields: openCard(secrets.cardKey, card) },
      concerns: { partnerId, reference: id },
    };
  },

  approvePayout: {
    inOwnTransactions: (call, { id, seen: seenState, reason }) =>
      move(call, { id, seenState, newState: 'approved', reason, reference: id }),
  },

  sendPayout: {
    inOwnTransactions: (call, { id, seen: seenState, reference }) =>
      move(call, { id, seenState, newState: 'sent', reason: 'handed-over', reference }),
  },

  completePayout: {
    inOwnTransactions: (call, { id, seen: seenState, reference }) =>
      move(call, { id, seenState, newState: 'completed', reason: 'arrived', reference }),
  },

  rejectPayout: {
    inOwnTransactions: (call, { id, seen: seenState, why: reason }) =>
      move(call, { id, seenState, newState: 'rejected', reason, reference: id }),
  },
} satisfies DeskUseCases<typeof payouts>;

interface MoveCall extends DeskCall {
  readonly writeAudit: (
    sql: Sql,
    audit: { readonly concerns: MovedPayout },
    now: Date,
  ) => Promise<void>;
}

/** Moves a payout in the queue of money, which opens the transaction. */
async function move(call: MoveCall, payoutMove: Omit<PayoutStep, 'movedBy'>) {
  const movement = movePayout(call, { ...payoutMove, movedBy: call.staff }, (sql, concerns, now) =>
    call.writeAudit(sql, { concerns }, now),
  );

  await tellMeanwhile(movement);
  return {};
}
