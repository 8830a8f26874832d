import type { StaffRole } from '#domain/desk/role.ts';
import { staffNameKey } from '#domain/staff/staff-name.ts';
import type { Sql } from '../../platform/database/database.ts';

/** What one admin proposed and another decides. */
export interface StaffProposal {
  readonly id: string;
  readonly act: 'invite' | 'change' | 'link';
  readonly staffId: string | null;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly isActive: boolean;
  /** The version that the proposer saw. */
  readonly version: number | null;
  readonly codeWordHash: Buffer | null;
  readonly by: string;
  readonly at: Date;
  readonly decidedAt: Date | null;
}

const columns = `id, act, staff_id "staffId", name, roles, is_active "isActive", version,
  code_word_hash "codeWordHash", made_by "by", made_at "at", decided_at "decidedAt"`;

/** False when something about this person is already pending. */
export async function insertStaffProposal(
  sql: Sql,
  given: Omit<StaffProposal, 'decidedAt'>,
): Promise<boolean> {
  const rows = await sql(
    `insert into staff_proposal (id, act, staff_id, name, name_key, roles, is_active, version,
                                 code_word_hash, made_by, made_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing returning id`,
    [
      ...[given.id, given.act, given.staffId, given.name, staffNameKey(given.name)],
      ...[[...given.roles], given.isActive, given.version, given.codeWordHash, given.by, given.at],
    ],
  );
  return rows.length === 1;
}

export async function listStaffProposals(sql: Sql): Promise<StaffProposal[]> {
  return sql<StaffProposal>(
    `select ${columns} from staff_proposal where decided_at is null order by made_at, id limit 50`,
    [],
  );
}

export async function lockStaffProposal(sql: Sql, id: string): Promise<StaffProposal | null> {
  const [row] = await sql<StaffProposal>(
    `select ${columns} from staff_proposal where id = $1 for update`,
    [id],
  );
  return row ?? null;
}

export async function saveStaffDecision(
  sql: Sql,
  { id, by, isConfirmed }: { id: string; by: string; isConfirmed: boolean },
  now: Date,
): Promise<void> {
  await sql(
    `update staff_proposal set decided_by = $2, decided_at = $3, is_confirmed = $4 where id = $1`,
    [id, by, now, isConfirmed],
  );
}
