import type { Sql } from '../../platform/database/database.ts';

/** Locks the account, and says whether this is its address and still to be confirmed. */
export async function lockUnconfirmedEmail(
  sql: Sql,
  partnerId: string,
  address: string,
): Promise<boolean> {
  const count = await sql.count`
    select from partner
     where id = ${partnerId} and email = ${address} and email_confirmed_at is null
       and erased_at is null
       for update`;
  return count === 1;
}

export async function saveEmailConfirmed(sql: Sql, partnerId: string, now: Date): Promise<void> {
  await sql`update partner set email_confirmed_at = ${now} where id = ${partnerId}`;
}

export interface PartnerEmail {
  readonly address: string;
  readonly isConfirmed: boolean;
}

/** Null when there is no address, or no login password that mail could reset. */
export async function findPartnerEmail(sql: Sql, partnerId: string): Promise<PartnerEmail | null> {
  return sql.maybeOne<PartnerEmail>`
    select email address, email_confirmed_at is not null is_confirmed
      from partner where id = ${partnerId} and email <> '' and password_hash is not null`;
}
