import type { Sql } from '../database/database.ts';

export interface Newcomer {
  readonly id: string;
  readonly username: string;
  readonly hasDeposit: boolean;
  readonly hasPlan: boolean;
}

/**
 * Partners who joined a demo with a code, outside its cast, and have no deposit or no plan yet.
 * Always empty in a live network.
 */
export async function listNewcomers(sql: Sql, cast: readonly string[]): Promise<Newcomer[]> {
  return sql<Newcomer>(
    `select * from (
       select p.id, p.username,
              exists (select from proposal d where d.partner_id = p.id and d.act = 'deposit')
                "hasDeposit",
              exists (select from plan l where l.partner_id = p.id) "hasPlan"
         from partner p join authorization_code c on c.used_by = p.id
        where p.status = 'active' and p.username_key <> all ($1)
          and exists (select from installation where mode = 'demo')) newcomer
      where not ("hasDeposit" and "hasPlan") limit 20`,
    [cast],
  );
}

/** The demo's products, the oldest first. */
export async function listProductIds(sql: Sql): Promise<string[]> {
  const rows = await sql<{ id: string }>('select id from product order by added_at, id');
  return rows.map(({ id }) => id);
}
