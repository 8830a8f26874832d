import { randomUUID } from 'node:crypto';
import { createEntry, type Entry, type Transfer } from '#domain/ledger/entry.ts';
import { RefusalError, refuse, toRefusalError } from '#domain/refusal.ts';
import { whyNotSecondPerson } from '#domain/staff/second-person.ts';
import { whyNotStaffText } from '#domain/staff-words/staff-words.ts';
import {
  type PayoutState,
  stepOfAnother,
  takesApproval,
  whyNotMovePayout,
} from '#domain/wallet/payout.ts';
import { payoutRefusals } from '#domain/wallet/payout-refusals.ts';
import type { MoneyQueue } from '../../books/ledger/ledger.ts';
import { findObjection } from '../../people/partner/partner.ts';
import type { Db, Sql } from '../../platform/database/database.ts';
import { findPayout, findStepMakerId, lockPayout, type Payout } from './payout-store.ts';
import { createReturnEntry } from './return-payout.ts';
import { type PayoutMove, savePayoutMove } from './save-payout-move.ts';

/** A step that one member of staff takes. */
export interface PayoutStep extends PayoutMove {
  readonly id: string;
  readonly newState: Exclude<PayoutMove['newState'], 'failed'>;
  /** The state that they saw; if the payout has moved since, nothing happens. */
  readonly seenState?: PayoutState;
}

/** What is written down about a move, for the partner to read. */
export interface MovedPayout {
  readonly partnerId: string;
  readonly reason: string;
  readonly reference: string;
}

type WriteAudit = (sql: Sql, movedPayout: MovedPayout, now: Date) => Promise<void>;

interface LoadedMove {
  readonly payout: Payout | null;
  /** Who took the earlier step that this one requires a different person for, by id. */
  readonly earlierActorId: string | null;
  /** The owner reported an intruder, and two people have not cleared the objection yet. */
  readonly isObjected: boolean;
}

/**
 * Staff move a payout to its next state. Approving and sending take two people, and so do sending
 * and saying that it arrived. What may have been paid is given back on approval only.
 */
export async function movePayout(
  { db, money, now }: { db: Db; money: MoneyQueue; now: () => Date },
  move: PayoutStep,
  writeAudit: WriteAudit,
): Promise<void> {
  refuse(whyNotStaffText(move.reason, { as: 'reason' }));

  const { partnerId } = (await findPayout(db.sql, move.id)) ?? {};
  if (partnerId === undefined) throw new RefusalError('payout_not_found');

  const step = stepOfAnother(move.newState);
  await money.submit<null, LoadedMove>({
    owners: [partnerId],
    load: async (sql) => ({
      payout: await lockPayout(sql, move.id),
      earlierActorId: step ? await findStepMakerId(sql, move.id, step) : null,
      isObjected: (await findObjection(sql, partnerId)) !== null,
    }),
    decide(_wallets, { payout, earlierActorId, isObjected }) {
      if (!payout) return new RefusalError('payout_not_found');
      if (payout.state !== (move.seenState ?? payout.state)) {
        return new RefusalError('payout_not_in_state', { state: payout.state });
      }

      const refusal = whyNotMovePayout(payout.state, move.newState);
      if (refusal) return toRefusalError(refusal);
      if (takesApproval(payout.state, move.newState))
        return new RefusalError('second_person_needed');
      if (isObjected && (move.newState === 'approved' || move.newState === 'sent')) {
        return new RefusalError('payout_objected', {
          remedy: payoutRefusals.payout_objected.remedy,
        });
      }

      const samePerson = whyNotSecondPerson(earlierActorId, move.movedBy.id);
      if (samePerson) return toRefusalError(samePerson);

      const entry = createMoveEntry(payout, move);
      return {
        entries: entry ? [entry] : [],
        result: null,
        async save(sql) {
          const { reason, reference } = move;
          await writeAudit(sql, { partnerId, reason, reference }, now());
          await savePayoutMove(sql, payout, move, now());
        },
      };
    },
  });
}

/** Only a payout's end moves money: it is paid out, or all of it is returned. */
function createMoveEntry(payout: Payout, move: PayoutMove): Entry | null {
  const { newState, reference } = move;
  if (newState === 'rejected') return createReturnEntry(payout, move);
  if (newState !== 'completed') return null;

  const owner = payout.partnerId;
  const payoutPocket = { owner, pocket: 'payout' } as const;
  const draft = { id: randomUUID(), cause: { payout: payout.id, reference } };

  const transfers: Transfer[] = [
    { from: payoutPocket, to: { owner, pocket: 'bank_out' }, amount: payout.net },
    { from: payoutPocket, to: { owner, pocket: 'payout_fee' }, amount: payout.fee },
  ];

  const nonZeroTransfers = transfers.filter(({ amount }) => amount > 0n);
  return createEntry({ ...draft, kind: 'payout_complete', transfers: nonZeroTransfers });
}
