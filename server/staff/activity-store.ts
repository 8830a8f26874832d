import type { Sql } from '../db/db.ts';

/** One act of staff on an account. */
export interface Act {
  readonly partnerId: string;
  readonly by: string;
  readonly act: string;
  readonly reason: string;
  readonly reference: string;
}

/** Writes down what staff did, in the transaction that does it, for the partner to read. */
export async function noteAct(sql: Sql, act: Act, now: Date): Promise<void> {
  await sql(
    `insert into activity (partner_id, at, made_by, act, reason, reference)
     values ($1, $2, $3, $4, $5, $6)`,
    [act.partnerId, now, act.by, act.act, act.reason, act.reference],
  );
}

export async function listActs(sql: Sql, partnerId: string) {
  return sql<{ at: Date; by: string; act: string; reason: string; reference: string }>(
    `select at, made_by "by", act, reason, reference from activity
      where partner_id = $1 order by id desc limit 200`,
    [partnerId],
  );
}
