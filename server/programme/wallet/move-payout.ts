import { randomUUID } from 'node:crypto';
import { type Entry, entryOf, type Transfer } from '#domain/ledger/entry.ts';
import { formatMicro } from '#domain/money.ts';
import { Refusal, refusalOf, refuse } from '#domain/refusal.ts';
import { isSamePerson } from '#domain/staff/proposal.ts';
import { whyNotStaffText } from '#domain/staff-words/staff-words.ts';
import { type PayoutState, stepOfAnother, whyNotMove } from '#domain/wallet/payout.ts';
import { payoutRefusals } from '#domain/wallet/payout-refusals.ts';
import type { MoneyQueue } from '../../books/ledger/ledger.ts';
import { leaveNotice } from '../../people/notice/notice.ts';
import { findObjection } from '../../people/partner/partner.ts';
import type { Db, Sql } from '../../platform/database/database.ts';
import { keepRefusalIn } from './keep-payout-refusal.ts';
import { findPayout, findStepBy, lockPayout, type Payout, savePayoutStep } from './payout-store.ts';

export interface PayoutMove {
  readonly id: string;
  readonly to: Exclude<PayoutState, 'requested' | 'cancelled'>;
  readonly by: string;
  readonly reason: string;
  /** The bank's reference once sent, or the reference of the letter that explains the refusal. */
  readonly reference: string;
  /** The state that the staff member saw; if the payout has moved since, nothing happens. */
  readonly seen?: PayoutState;
}

/** What is written down about a move, for the partner to read. */
export interface MovedPayout {
  readonly partnerId: string;
  readonly reason: string;
  readonly reference: string;
}

type WriteAudit = (sql: Sql, moved: MovedPayout, now: Date) => Promise<void>;

interface Loaded {
  readonly payout: Payout | null;
  /** Who took the earlier step that this one requires a different person for. */
  readonly before: string | null;
  /** The owner reported an intruder, and two people have not cleared the objection yet. */
  readonly isObjected: boolean;
}

/**
 * Staff move a payout to its next state. Approving and sending take two people, and so do sending
 * and marking as failed: no one alone can make sent money available again.
 */
export async function movePayout(
  { db, money, now }: { db: Db; money: MoneyQueue; now: () => Date },
  move: PayoutMove,
  writeAudit: WriteAudit,
): Promise<void> {
  refuse(whyNotStaffText(move.reason, { as: 'reason' }));
  const { partnerId } = (await findPayout(db.sql, move.id)) ?? {};
  if (partnerId === undefined) throw new Refusal('payout_not_found');

  const step = stepOfAnother(move.to);
  await money.submit<null, Loaded>({
    owners: [partnerId],
    load: async (sql) => ({
      payout: await lockPayout(sql, move.id),
      before: step ? await findStepBy(sql, move.id, step) : null,
      isObjected: (await findObjection(sql, partnerId)) !== null,
    }),
    decide(_wallets, { payout, before, isObjected }) {
      if (!payout) return new Refusal('payout_not_found');
      if (payout.state !== (move.seen ?? payout.state)) {
        return new Refusal('payout_not_in_state', { state: payout.state });
      }
      const why = whyNotMove(payout.state, move.to);
      if (why) return refusalOf(why);
      if (isObjected && (move.to === 'approved' || move.to === 'sent')) {
        return new Refusal('payout_objected', { remedy: payoutRefusals.payout_objected.remedy });
      }
      if (before && isSamePerson(before, move.by)) return new Refusal('second_person_needed');

      const entry = entryFor(payout, move);
      return {
        entries: entry ? [entry] : [],
        result: null,
        save: (sql) => save(sql, payout, move, writeAudit, now()),
      };
    },
  });
}

/** Only a payout's end moves money: it is paid out, or all of it is returned. */
function entryFor(payout: Payout, { to, reason, reference }: PayoutMove): Entry | null {
  const owner = payout.partnerId;
  const from = { owner, pocket: 'payout' } as const;
  const draft = { id: randomUUID(), cause: { payout: payout.id, reference } };
  if (to === 'rejected' || to === 'failed') {
    const back: Transfer = { from, to: { owner, pocket: 'available' }, amount: payout.amount };
    return entryOf({ ...draft, kind: 'payout_reject', remark: reason, transfers: [back] });
  }
  if (to !== 'completed') return null;
  const transfers: Transfer[] = [
    { from, to: { owner, pocket: 'bank_out' }, amount: payout.net },
    { from, to: { owner, pocket: 'payout_fee' }, amount: payout.fee },
  ];
  const moving = transfers.filter(({ amount }) => amount > 0n);
  return entryOf({ ...draft, kind: 'payout_complete', transfers: moving });
}

/** A rejection is recorded like any refusal, so that the partner can dispute it. */
async function keepRejection(sql: Sql, payout: Payout, move: PayoutMove, now: Date) {
  const { id: payoutId, partnerId, amount } = payout;
  const reason = 'payout_rejected';
  const { remedy } = payoutRefusals[reason];
  const facts = { remedy, why: move.reason, amount: formatMicro(amount) };
  const rejected = { payoutId, by: move.by };
  await keepRefusalIn(sql, { partnerId, reason, remedy, facts, rejected }, now);
}

async function save(
  sql: Sql,
  payout: Payout,
  move: PayoutMove,
  writeAudit: WriteAudit,
  now: Date,
): Promise<void> {
  const { to, by, reason, reference } = move;
  const isRefused = to === 'rejected' || to === 'failed';
  await savePayoutStep(sql, payout.id, {
    state: to,
    at: now,
    by,
    reason: isRefused ? reason : null,
    reference,
  });
  const { partnerId } = payout;
  if (to === 'rejected') await keepRejection(sql, payout, move, now);
  await writeAudit(sql, { partnerId, reason, reference }, now);
  const amount = formatMicro(isRefused ? payout.amount : payout.net);
  const facts = { payout: payout.id, amount, reference };
  await leaveNotice(sql, { partnerId, at: now, what: `payout-${to}`, facts });
}
