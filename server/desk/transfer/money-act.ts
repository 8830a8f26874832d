import { decidedAct, type ProposalAct, type ProposalDecision } from '#domain/staff/proposal.ts';
import type { ActStep } from '#domain/staff/staff-act.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { StoredProposal } from './transfer-store.ts';

/** What staff did about money or an account, to be written down. */
export interface MoneyAct {
  readonly proposalId: string;
  readonly act: `${ActStep}-${ProposalAct}`;
  /** Everybody whom it touches; nobody where the money is no partner’s. */
  readonly concerns: readonly Concerned[];
  readonly reason: string;
  readonly reference: string;
  readonly body: StoredProposal['body'];
}

export interface Concerned {
  readonly partnerId: string;
  /** The SHA-256 of the evidence, if there was a file. */
  readonly evidence: string | null;
}

/** Writes an act down in the transaction that does it. */
export type WriteMoneyAct = (sql: Sql, act: MoneyAct, now: Date) => Promise<void>;

/** The partner whom a proposal names, and those whose money it moves besides. */
export const concernedBy = (
  { partnerId, body }: Pick<StoredProposal, 'partnerId' | 'body'>,
  touchedIds: readonly string[] = [],
): Concerned[] =>
  [...new Set(partnerId ? [partnerId, ...touchedIds] : [])].map((id) => ({
    partnerId: id,
    evidence: body.evidence ?? null,
  }));

export const decidedMoneyAct = (
  proposal: StoredProposal,
  decision: ProposalDecision,
  touchedIds: readonly string[] = [],
): MoneyAct => ({
  proposalId: proposal.id,
  act: decidedAct(decision, proposal.act),
  concerns: concernedBy(proposal, touchedIds),
  reason: decision.answer ?? proposal.reason,
  reference: proposal.reference,
  body: proposal.body,
});

/** What the log says of an act that concerns no partner. */
export const detailsOf = ({ proposalId, body, reason, reference }: MoneyAct) => ({
  ...body,
  reason,
  reference,
  proposal: proposalId,
});
