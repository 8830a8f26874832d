import { usernameKey } from '#domain/account/username.ts';
import type { Sql } from '../db/db.ts';
import { StartError } from '../start-error.ts';

export async function getPartnerId(sql: Sql, username: string): Promise<string> {
  const [row] = await sql<{ id: string }>('select id from partner where username_key = $1', [
    usernameKey(username),
  ]);
  if (!row) throw new StartError(`There is no partner called ${username}.`);
  return row.id;
}
