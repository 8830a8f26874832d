import { randomUUID } from 'node:crypto';
import type { NoticeKind } from '#domain/notification/notice.ts';
import type { Facts } from '#domain/refusal.ts';
import { insert, type Sql } from '../../platform/database/database.ts';

export interface Notice {
  readonly partnerId: string;
  readonly at: Date;
  readonly what: NoticeKind;
  readonly facts?: Facts;
}

/** Leaves a notice for a partner, in the transaction of the change that it reports. */
export async function leaveNotice(sql: Sql, { partnerId, at, what, facts }: Notice): Promise<void> {
  await insert(sql, 'notice', {
    id: randomUUID(),
    partnerId,
    at,
    what,
    facts: JSON.stringify(facts ?? {}),
  });
}

/** Leaves a notice for every partner with an active account. */
export async function leaveNoticeToAll(
  sql: Sql,
  { at, what, facts }: Omit<Notice, 'partnerId'>,
): Promise<void> {
  await sql`
    insert into notice (id, partner_id, at, what, facts)
    select gen_random_uuid(), id, ${at}, ${what}, ${JSON.stringify(facts ?? {})}
      from partner where status = 'active'`;
}
