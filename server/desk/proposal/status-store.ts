import { randomUUID } from 'node:crypto';
import type { PartnerStatus } from '#domain/partner/status.ts';
import { statusAct } from '#domain/staff/proposal.ts';
import type { Sql } from '../../platform/database/database.ts';

export interface StatusProposal {
  readonly id: string;
  readonly partnerId: string;
  readonly from: PartnerStatus;
  readonly to: PartnerStatus;
  readonly madeBy: string;
  readonly reason: string;
  readonly reference: string;
  readonly madeAt: Date;
  readonly decidedAt: Date | null;
}

/** Its id, or null when a change of this account's status is already pending. */
export async function insertStatusProposal(
  sql: Sql,
  { partnerId, from, to, ...asked }: Omit<StatusProposal, 'id' | 'decidedAt'>,
): Promise<string | null> {
  const [row] = await sql<{ id: string }>(
    `insert into proposal (id, act, partner_id, body, made_by, reason, reference, made_at)
     values ($1, '${statusAct}', $2, $3, $4, $5, $6, $7) on conflict do nothing returning id`,
    [
      ...[randomUUID(), partnerId, JSON.stringify({ from, to })],
      ...[asked.madeBy, asked.reason, asked.reference, asked.madeAt],
    ],
  );
  return row?.id ?? null;
}

const select = `select id, partner_id "partnerId", body ->> 'from' "from", body ->> 'to' "to",
    made_by "madeBy", reason, reference, made_at "madeAt", decided_at "decidedAt"
  from proposal where act = '${statusAct}'`;

export async function lockStatusProposal(sql: Sql, id: string): Promise<StatusProposal | null> {
  const [row] = await sql<StatusProposal>(`${select} and id = $1 for update`, [id]);
  return row ?? null;
}

export async function isStatusProposal(sql: Sql, id: string): Promise<boolean> {
  const rows = await sql(`select from proposal where act = '${statusAct}' and id = $1`, [id]);
  return rows.length === 1;
}

export async function findWaitingStatus(
  sql: Sql,
  partnerId: string,
): Promise<StatusProposal | null> {
  const [row] = await sql<StatusProposal>(`${select} and partner_id = $1 and decided_at is null`, [
    partnerId,
  ]);
  return row ?? null;
}

/** Carries out a confirmed proposal; without one the database changes no status. */
export async function saveStatus(sql: Sql, proposalId: string): Promise<void> {
  await sql('select change_status($1)', [proposalId]);
}
