import type { ProposalAct, ProposalDecision } from '#domain/staff/proposal.ts';
import { insertIfAbsent, type Sql } from '../../platform/database/database.ts';

export interface StoredProposal {
  readonly id: string;
  readonly act: ProposalAct;
  readonly partnerId: string | null;
  readonly body: Readonly<Record<string, string>>;
  readonly madeBy: string;
  readonly reason: string;
  readonly reference: string;
  readonly madeAt: Date;
  readonly decidedAt: Date | null;
}

/** False when the reference of this act is already booked or pending. */
export async function insertProposal(
  sql: Sql,
  proposal: Omit<StoredProposal, 'decidedAt'>,
): Promise<boolean> {
  return insertIfAbsent(sql, 'proposal', {
    id: proposal.id,
    act: proposal.act,
    partnerId: proposal.partnerId,
    body: JSON.stringify(proposal.body),
    madeBy: proposal.madeBy,
    reason: proposal.reason,
    reference: proposal.reference,
    madeAt: proposal.madeAt,
  });
}

export async function lockProposal(sql: Sql, id: string): Promise<StoredProposal | null> {
  return sql.maybeOne<StoredProposal>`
    select id, act, partner_id, body, made_by, reason, reference, made_at, decided_at
      from proposal where id = ${id} for update`;
}

type ProposalSubject = Pick<StoredProposal, 'act' | 'partnerId' | 'body' | 'madeBy'>;

/** A proposal without a lock: to find what it touches, never to decide by. */
export async function findProposal(sql: Sql, id: string): Promise<ProposalSubject | null> {
  return sql.maybeOne<ProposalSubject>`
    select act, partner_id, body, made_by from proposal where id = ${id}`;
}

/** The conversion whose dispute a proposal is about, if any. */
export async function findDisputedConversion(sql: Sql, id: string): Promise<string | null> {
  const row = await sql.maybeOne<{ conversionId: string | null }>`
    select body ->> 'conversionId' conversion_id from proposal where id = ${id}`;
  return row?.conversionId ?? null;
}

export async function saveDecision(
  sql: Sql,
  id: string,
  { by, isConfirmed, answer }: ProposalDecision,
  now: Date,
): Promise<void> {
  await sql`
    update proposal
       set decided_by = ${by}, decided_at = ${now}, is_confirmed = ${isConfirmed},
           answer = ${answer ?? null}
     where id = ${id}`;
}
