import { randomUUID } from 'node:crypto';
import { type Entry, entryOf, type Transfer } from '#domain/ledger/entry.ts';
import { formatMicro } from '#domain/money.ts';
import { RefusalError, refuse, toRefusalError } from '#domain/refusal.ts';
import { type StaffPerson, whyNotSecondPerson } from '#domain/staff/second-person.ts';
import { whyNotStaffText } from '#domain/staff-words/staff-words.ts';
import { type PayoutState, stepOfAnother, whyNotMove } from '#domain/wallet/payout.ts';
import { payoutRefusals } from '#domain/wallet/payout-refusals.ts';
import type { MoneyQueue } from '../../books/ledger/ledger.ts';
import { leaveNotice } from '../../people/notice/notice.ts';
import { findObjection } from '../../people/partner/partner.ts';
import type { Db, Sql } from '../../platform/database/database.ts';
import {
  findPayout,
  findStepMakerId,
  isInReleasedFile,
  lockPayout,
  type Payout,
  savePayoutStep,
} from './payout-store.ts';
import { saveRefusal } from './save-payout-refusal.ts';

export interface PayoutMove {
  readonly id: string;
  readonly newState: Exclude<PayoutState, 'requested' | 'cancelled'>;
  readonly movedBy: StaffPerson;
  readonly reason: string;
  /** The bank's reference once sent, or the reference of the letter that explains the refusal. */
  readonly reference: string;
  /** The state that the staff member saw; if the payout has moved since, nothing happens. */
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
  /** It would be given back while a file that the bank may have pays it. */
  readonly isBeingPaid: boolean;
}

/**
 * Staff move a payout to its next state. Approving and sending take two people, and so do sending
 * and saying that it arrived or came back: no one alone can take sent money or give it back.
 */
export async function movePayout(
  { db, money, now }: { db: Db; money: MoneyQueue; now: () => Date },
  move: PayoutMove,
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
      isBeingPaid: move.newState === 'rejected' && (await isInReleasedFile(sql, move.id)),
    }),
    decide(_wallets, { payout, earlierActorId, isObjected, isBeingPaid }) {
      if (!payout) return new RefusalError('payout_not_found');
      if (payout.state !== (move.seenState ?? payout.state)) {
        return new RefusalError('payout_not_in_state', { state: payout.state });
      }

      const refusal = whyNotMove(payout.state, move.newState);
      if (refusal) return toRefusalError(refusal);
      if (isBeingPaid) return new RefusalError('desk_payment_file_released');
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
        save: (sql) => saveMove(sql, payout, move, writeAudit, now()),
      };
    },
  });
}

/** Only a payout's end moves money: it is paid out, or all of it is returned. */
function createMoveEntry(
  payout: Payout,
  { newState, reason, reference }: PayoutMove,
): Entry | null {
  const owner = payout.partnerId;
  const from = { owner, pocket: 'payout' } as const;
  const draft = { id: randomUUID(), cause: { payout: payout.id, reference } };

  if (newState === 'rejected' || newState === 'failed') {
    const returned: Transfer = { from, to: { owner, pocket: 'available' }, amount: payout.amount };
    return entryOf({ ...draft, kind: 'payout_reject', remark: reason, transfers: [returned] });
  }
  if (newState !== 'completed') return null;

  const transfers: Transfer[] = [
    { from, to: { owner, pocket: 'bank_out' }, amount: payout.net },
    { from, to: { owner, pocket: 'payout_fee' }, amount: payout.fee },
  ];

  const nonZeroTransfers = transfers.filter(({ amount }) => amount > 0n);
  return entryOf({ ...draft, kind: 'payout_complete', transfers: nonZeroTransfers });
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

async function saveMove(
  sql: Sql,
  payout: Payout,
  move: PayoutMove,
  writeAudit: WriteAudit,
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
  await writeAudit(sql, { partnerId, reason, reference }, now);

  const amount = formatMicro(isRefused ? payout.amount : payout.net);
  const facts = { payout: payout.id, amount, reference };
  await leaveNotice(sql, { partnerId, at: now, what: `payout-${newState}`, facts });
}
