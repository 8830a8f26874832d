import type { Sql } from '../database/database.ts';

export interface RecoveryCodeState {
  readonly madeAt: Date;
  readonly savedAt: Date | null;
}

/** Replaces the code; the one before it ends. The caller locked the account or just made it. */
export async function insertRecoveryCode(
  sql: Sql,
  partnerId: string,
  codeHash: Buffer,
  now: Date,
): Promise<void> {
  await endRecoveryCode(sql, partnerId, now);
  await sql('insert into recovery_code (code_hash, partner_id, made_at) values ($1, $2, $3)', [
    codeHash,
    partnerId,
    now,
  ]);
}

export async function endRecoveryCode(sql: Sql, partnerId: string, now: Date): Promise<void> {
  await sql(
    `update recovery_code set ended_at = $2
      where partner_id = $1 and used_at is null and ended_at is null`,
    [partnerId, now],
  );
}

/** The code that works now, if there is one. */
export async function findRecoveryCode(
  sql: Sql,
  partnerId: string,
): Promise<RecoveryCodeState | null> {
  const [row] = await sql<RecoveryCodeState>(
    `select made_at "madeAt", saved_at "savedAt" from recovery_code
      where partner_id = $1 and used_at is null and ended_at is null`,
    [partnerId],
  );
  return row ?? null;
}

export async function saveRecoveryCodeSaved(sql: Sql, partnerId: string, now: Date): Promise<void> {
  await sql(
    `update recovery_code set saved_at = $2
      where partner_id = $1 and used_at is null and ended_at is null and saved_at is null`,
    [partnerId, now],
  );
}

/** Whether a code works now. */
export async function isRecoveryCode(sql: Sql, codeHash: Buffer): Promise<boolean> {
  const rows = await sql(
    'select from recovery_code where code_hash = $1 and used_at is null and ended_at is null',
    [codeHash],
  );
  return rows.length === 1;
}

/** False when the code was used or ended in the meantime. */
export async function redeemRecoveryCode(sql: Sql, codeHash: Buffer, now: Date): Promise<boolean> {
  const rows = await sql(
    `update recovery_code set used_at = $2
      where code_hash = $1 and used_at is null and ended_at is null returning partner_id`,
    [codeHash, now],
  );
  return rows.length === 1;
}
