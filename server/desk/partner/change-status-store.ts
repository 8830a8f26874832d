import type { Sql } from '../../platform/database/database.ts';

/** Carries out an approved request; without one the database changes no status. */
export async function changeStatus(sql: Sql, approvalId: string): Promise<void> {
  await sql`select change_status(${approvalId})`;
}
