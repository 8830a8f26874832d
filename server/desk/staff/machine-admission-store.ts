import { insert, type Sql } from '../../platform/database/database.ts';

interface MachineAdmission {
  readonly staffId: string;
  readonly decidesFrom: Date;
}

export async function insertMachineAdmission(
  sql: Sql,
  { staffId, decidesFrom }: MachineAdmission,
  now: Date,
): Promise<void> {
  await insert(sql, 'machine_admission', { staffId, at: now, decidesFrom });
}

/** When somebody whom the machine admitted may decide; null for everyone else. */
export async function findDecidesFrom(sql: Sql, staffId: string): Promise<Date | null> {
  const { decidesFrom } = await sql.one<{ decidesFrom: Date | null }>`
    select max(decides_from) decides_from from machine_admission where staff_id = ${staffId}`;
  return decidesFrom;
}
