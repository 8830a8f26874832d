import { randomUUID } from 'node:crypto';
import type { Sql } from '../../platform/database/database.ts';

export interface CannedAnswer {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly version: number;
  readonly changedBy: string;
  readonly changedAt: Date;
}

export const listCanned = (sql: Sql): Promise<CannedAnswer[]> =>
  sql<CannedAnswer>(
    `select id, title, content "text", version, changed_by "changedBy", changed_at "changedAt"
       from canned_answer where removed_at is null order by lower(title), id limit 200`,
  );

type Changed = Pick<CannedAnswer, 'title' | 'text' | 'changedBy'>;

export async function insertCanned(sql: Sql, given: Changed, now: Date): Promise<string> {
  const id = randomUUID();
  await sql(
    `insert into canned_answer (id, title, content, changed_by, changed_at)
     values ($1, $2, $3, $4, $5)`,
    [id, given.title, given.text, given.changedBy, now],
  );
  return id;
}

/** Returns false if another person changed or removed it meanwhile. */
export async function saveCanned(
  sql: Sql,
  given: Changed & Pick<CannedAnswer, 'id' | 'version'>,
  now: Date,
): Promise<boolean> {
  const rows = await sql(
    `update canned_answer
        set title = $3, content = $4, changed_by = $5, changed_at = $6, version = version + 1
      where id = $1 and version = $2 and removed_at is null returning id`,
    [given.id, given.version, given.title, given.text, given.changedBy, now],
  );
  return rows.length === 1;
}

/** Returns its title, or null if another person changed or removed it meanwhile. */
export async function removeCanned(
  sql: Sql,
  { id, version, changedBy }: Pick<CannedAnswer, 'id' | 'version' | 'changedBy'>,
  now: Date,
): Promise<string | null> {
  const [row] = await sql<{ title: string }>(
    `update canned_answer set removed_at = $4, changed_by = $3, changed_at = $4
      where id = $1 and version = $2 and removed_at is null returning title`,
    [id, version, changedBy, now],
  );
  return row?.title ?? null;
}
