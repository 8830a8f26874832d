import type { PartnerStatus } from '#domain/partner/status.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import {
  decidedAct,
  type ProposalDecision,
  statusAct,
  whyNotDecision,
} from '#domain/staff/proposal.ts';
import { leaveNotice } from '../../people/notice/notice.ts';
import { lockPartner } from '../../people/partner/partner.ts';
import type { Db, Sql } from '../../platform/database/database.ts';
import type { WriteMoneyAct } from './money-act.ts';
import { saveDecision } from './proposal-store.ts';
import {
  insertStatusProposal,
  lockStatusProposal,
  type StatusProposal,
  saveStatus,
} from './status-store.ts';

interface StatusForm {
  readonly partnerId: string;
  /** The status shown on the screen. */
  readonly seen: PartnerStatus;
  readonly to: PartnerStatus;
  readonly by: string;
  readonly reason: string;
  readonly reference: string;
}

/** Proposes another status. Nothing changes until another person confirms it. */
export async function proposeStatus(
  sql: Sql,
  { partnerId, seen, to, by, reason, reference }: StatusForm,
  now: Date,
): Promise<{ readonly id: string; readonly reason: string }> {
  const { status: from } = await lockPartner(sql, partnerId);
  if (from !== seen) throw new Refusal('desk_changed_meanwhile');
  if (from === to) throw new Refusal('nothing_changed');
  const proposal = { partnerId, from, to, madeBy: by, reason, reference, madeAt: now };
  const id = await insertStatusProposal(sql, proposal);
  if (!id) throw new Refusal('desk_status_waiting');
  return { id, reason: statusReasonOf(proposal) };
}

/** What the partner reads: the old and new status, and why. */
const statusReasonOf = ({
  from,
  to,
  reason,
}: Pick<StatusProposal, 'from' | 'to' | 'reason'>): string =>
  `${from} → ${to}: ${reason}`.slice(0, 500);

/**
 * A second person confirms another status. A closed account only stops new use: statement, payout
 * and chat stay open to its owner in every status.
 */
export function decideStatus(
  db: Db,
  { id, ...decision }: ProposalDecision & { readonly id: string },
  writeAct: WriteMoneyAct,
  now: Date,
): Promise<void> {
  const { isConfirmed, answer } = decision;
  return db.transaction(async (sql) => {
    const proposal = await lockStatusProposal(sql, id);
    refuse(whyNotDecision(proposal, decision));
    if (!proposal) return;
    const { partnerId, to, reference } = proposal;
    const { status } = await lockPartner(sql, partnerId);
    if (isConfirmed && status !== proposal.from) throw new Refusal('desk_changed_meanwhile');
    await saveDecision(sql, id, decision, now);
    const decided = {
      proposalId: id,
      act: decidedAct(decision, statusAct),
      concerns: [{ partnerId, evidence: null }],
      reason: statusReasonOf({ ...proposal, reason: answer ?? proposal.reason }),
      reference,
      body: {},
    };
    await writeAct(sql, decided, now);

    if (!isConfirmed) return;
    await saveStatus(sql, id);
    await leaveNotice(sql, { partnerId, at: now, what: 'status-changed', facts: { to } });
  });
}
