import { fragment, insertIfAbsent, type Sql } from '../../platform/database/database.ts';

/** An erasure that two people decided and that is not done yet. */
export interface Erasure {
  readonly id: string;
  readonly partnerId: string;
  readonly dueAt: Date;
}

const columns = fragment`id, partner_id, due_at`;

/** False when one waits for its day already. */
export async function insertErasure(sql: Sql, erasure: Erasure, now: Date): Promise<boolean> {
  return insertIfAbsent(sql, 'erasure', {
    id: erasure.id,
    partnerId: erasure.partnerId,
    decidedAt: now,
    dueAt: erasure.dueAt,
  });
}

export async function findErasure(sql: Sql, partnerId: string): Promise<Erasure | null> {
  return sql.maybeOne<Erasure>`
    select ${columns} from erasure
     where partner_id = ${partnerId} and objected_at is null and erased_at is null`;
}

/** The partner objects, and the erasure is over. */
export async function endErasure(sql: Sql, partnerId: string, now: Date): Promise<void> {
  await sql`
    update erasure set objected_at = ${now}
     where partner_id = ${partnerId} and objected_at is null and erased_at is null`;
}

export async function findErasedAt(sql: Sql, partnerId: string): Promise<Date | null> {
  const row = await sql.maybeOne<{ erasedAt: Date | null }>`
    select erased_at from partner where id = ${partnerId}`;
  return row?.erasedAt ?? null;
}
