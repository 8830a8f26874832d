import type { ProposalAct, ProposalDecision } from '#domain/staff/proposal.ts';
import type { Sql } from '../../platform/database/database.ts';

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
  const rows = await sql(
    `insert into proposal (id, act, partner_id, body, made_by, reason, reference, made_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning id`,
    [
      proposal.id,
      proposal.act,
      proposal.partnerId,
      JSON.stringify(proposal.body),
      proposal.madeBy,
      proposal.reason,
      proposal.reference,
      proposal.madeAt,
    ],
  );
  return rows.length === 1;
}

export async function lockProposal(sql: Sql, id: string): Promise<StoredProposal | null> {
  const [row] = await sql<StoredProposal>(
    `select id, act, partner_id "partnerId", body, made_by "madeBy", reason, reference,
            made_at "madeAt", decided_at "decidedAt" from proposal where id = $1 for update`,
    [id],
  );
  return row ?? null;
}

/** A proposal without a lock: to find what it touches, never to decide by. */
export async function findProposal(
  sql: Sql,
  id: string,
): Promise<Pick<StoredProposal, 'act' | 'partnerId' | 'body' | 'madeBy'> | null> {
  const [row] = await sql<Pick<StoredProposal, 'act' | 'partnerId' | 'body' | 'madeBy'>>(
    'select act, partner_id "partnerId", body, made_by "madeBy" from proposal where id = $1',
    [id],
  );
  return row ?? null;
}

/** The conversion whose dispute a proposal is about, if any. */
export async function findDisputedConversion(sql: Sql, id: string): Promise<string | null> {
  const [row] = await sql<{ conversionId: string | null }>(
    `select body ->> 'conversionId' "conversionId" from proposal where id = $1`,
    [id],
  );
  return row?.conversionId ?? null;
}

export async function saveDecision(
  sql: Sql,
  id: string,
  { by, isConfirmed, answer }: ProposalDecision,
  now: Date,
): Promise<void> {
  await sql(
    `update proposal set decided_by = $2, decided_at = $3, is_confirmed = $4, answer = $5
      where id = $1`,
    [id, by, now, isConfirmed, answer ?? null],
  );
}
