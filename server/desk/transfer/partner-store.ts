import { usernameKey } from '#domain/partner/username.ts';
import type { Sql } from '../../platform/database/database.ts';
import { StartError } from '../../platform/process/process.ts';

export async function findPartnerId(sql: Sql, username: string): Promise<string | null> {
  const row = await sql.maybeOne<{ id: string }>`
    select id from partner where username_key = ${usernameKey(username)}`;
  return row?.id ?? null;
}

export async function getPartnerId(sql: Sql, username: string): Promise<string> {
  const id = await findPartnerId(sql, username);
  if (id === null) throw new StartError(`There is no partner called ${username}.`);
  return id;
}
