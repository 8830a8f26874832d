import type { StaffRole } from '#domain/desk/role.ts';
import { staffNameKey } from '#domain/staff/staff-name.ts';
import { fragment, insertIfAbsent, type Sql } from '../../platform/database/database.ts';

/** What one admin proposed and another decides. */
export interface StaffProposal {
  readonly id: string;
  readonly act: 'invite' | 'change' | 'link';
  readonly staffId: string | null;
  readonly name: string;
  readonly roles: StaffRole[];
  readonly isActive: boolean;
  /** The version that the proposer saw. */
  readonly version: number | null;
  readonly codeWordHash: Buffer | null;
  readonly by: string;
  readonly at: Date;
  readonly decidedAt: Date | null;
}

const columns = fragment`
  id, act, staff_id, name, roles, is_active, version,
  code_word_hash, made_by "by", made_at "at", decided_at`;

/** False when something about this person is already pending. */
export async function insertStaffProposal(
  sql: Sql,
  proposal: Omit<StaffProposal, 'decidedAt'>,
): Promise<boolean> {
  return insertIfAbsent(sql, 'staff_proposal', {
    id: proposal.id,
    act: proposal.act,
    staffId: proposal.staffId,
    name: proposal.name,
    nameKey: staffNameKey(proposal.name),
    roles: [...proposal.roles],
    isActive: proposal.isActive,
    version: proposal.version,
    codeWordHash: proposal.codeWordHash,
    madeBy: proposal.by,
    madeAt: proposal.at,
  });
}

export async function listStaffProposals(sql: Sql): Promise<StaffProposal[]> {
  return sql.many<StaffProposal>`
    select ${columns} from staff_proposal where decided_at is null order by made_at, id limit 50`;
}

export async function lockStaffProposal(sql: Sql, id: string): Promise<StaffProposal | null> {
  return sql.maybeOne<StaffProposal>`
    select ${columns} from staff_proposal where id = ${id} for update`;
}

export async function saveStaffDecision(
  sql: Sql,
  { id, by, isConfirmed }: { id: string; by: string; isConfirmed: boolean },
  now: Date,
): Promise<void> {
  await sql`
    update staff_proposal
       set decided_by = ${by}, decided_at = ${now}, is_confirmed = ${isConfirmed}
     where id = ${id}`;
}
