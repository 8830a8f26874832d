import { randomUUID } from 'node:crypto';
import type { PartnerStatus } from '#domain/partner/status.ts';
import { statusAct } from '#domain/staff/proposal.ts';
import { fragment, literal, type Sql } from '../../platform/database/database.ts';

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
  proposal: Omit<StatusProposal, 'id' | 'decidedAt'>,
): Promise<string | null> {
  const { partnerId, from, to } = proposal;
  const row = await sql.maybeOne<{ id: string }>`
    insert into proposal (id, act, partner_id, body, made_by, reason, reference, made_at)
    values (${randomUUID()}, ${literal(statusAct)}, ${partnerId}, ${JSON.stringify({ from, to })},
      ${proposal.madeBy}, ${proposal.reason}, ${proposal.reference}, ${proposal.madeAt})
    on conflict do nothing returning id`;
  return row?.id ?? null;
}

const isAboutStatus = fragment`act = ${literal(statusAct)}`;
const selectProposal = fragment`
  select id, partner_id, body ->> 'from' "from", body ->> 'to' "to",
         made_by, reason, reference, made_at, decided_at
    from proposal where ${isAboutStatus}`;

export async function lockStatusProposal(sql: Sql, id: string): Promise<StatusProposal | null> {
  return sql.maybeOne<StatusProposal>`${selectProposal} and id = ${id} for update`;
}

export async function isStatusProposal(sql: Sql, id: string): Promise<boolean> {
  const count = await sql.count`select from proposal where ${isAboutStatus} and id = ${id}`;
  return count === 1;
}

export async function findWaitingStatus(
  sql: Sql,
  partnerId: string,
): Promise<StatusProposal | null> {
  return sql.maybeOne<StatusProposal>`
    ${selectProposal} and partner_id = ${partnerId} and decided_at is null`;
}

/** Carries out a confirmed proposal; without one the database changes no status. */
export async function saveStatus(sql: Sql, proposalId: string): Promise<void> {
  await sql`select change_status(${proposalId})`;
}
