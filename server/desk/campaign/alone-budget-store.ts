import { type Micro, micro } from '#domain/money.ts';
import type { Sql } from '../../platform/database/database.ts';

/**
 * What a person has given away alone since a moment, in campaigns that nobody confirmed. Locked
 * until the transaction ends, so that two concurrent campaigns cannot overlook each other.
 */
export async function lockAloneBudget(sql: Sql, staffId: string, since: Date): Promise<Micro> {
  await sql`select pg_advisory_xact_lock(hashtext('campaigns alone'), hashtext(${staffId}))`;

  const { budget } = await sql.one<{ budget: bigint }>`
    select coalesce(sum(budget), 0)::bigint budget from campaign c
     where made_by_id = ${staffId} and made_at > ${since}
       and not exists (
         select from approval a
          where a.kind = 'campaign' and a.subject = c.id::text and a.outcome = 'approved')`;
  return micro(budget);
}
