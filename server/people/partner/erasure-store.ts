import type { Sql } from '../../platform/database/database.ts';

/** An erasure that two people decided and that is not done yet. */
export interface Erasure {
  readonly id: string;
  readonly partnerId: string;
  readonly dueAt: Date;
}

const columns = `id, partner_id "partnerId", due_at "dueAt"`;

/** False when one waits for its day already. */
export async function insertErasure(sql: Sql, erasure: Erasure, now: Date): Promise<boolean> {
  const rows = await sql(
    `insert into erasure (id, partner_id, decided_at, due_at) values ($1, $2, $3, $4)
     on conflict do nothing returning id`,
    [erasure.id, erasure.partnerId, now, erasure.dueAt],
  );
  return rows.length === 1;
}

export async function findErasure(sql: Sql, partnerId: string): Promise<Erasure | null> {
  const [row] = await sql<Erasure>(
    `select ${columns} from erasure
      where partner_id = $1 and objected_at is null and erased_at is null`,
    [partnerId],
  );
  return row ?? null;
}

/** The partner objects, and the erasure is over. */
export async function endErasure(sql: Sql, partnerId: string, now: Date): Promise<void> {
  await sql(
    `update erasure set objected_at = $2
      where partner_id = $1 and objected_at is null and erased_at is null`,
    [partnerId, now],
  );
}

export async function findErasedAt(sql: Sql, partnerId: string): Promise<Date | null> {
  const [row] = await sql<{ at: Date | null }>('select erased_at "at" from partner where id = $1', [
    partnerId,
  ]);
  return row?.at ?? null;
}
