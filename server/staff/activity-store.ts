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

const pageSize = 50;

/** Newest first. `cursor` is the id of the last act of the page before. */
export async function listActs(sql: Sql, partnerId: string, cursor: string | null) {
  const below = cursor !== null && /^\d{1,15}$/.test(cursor) ? cursor : null;
  const rows = await sql<Omit<Act, 'partnerId'> & { readonly id: bigint; readonly at: Date }>(
    `select id, at, made_by "by", act, reason, reference from activity
      where partner_id = $1 and ($2::bigint is null or id < $2)
      order by id desc limit ${pageSize + 1}`,
    [partnerId, below],
  );
  const list = rows.slice(0, pageSize);
  return { list, next: rows.length > pageSize ? String(list.at(-1)?.id) : null };
}
