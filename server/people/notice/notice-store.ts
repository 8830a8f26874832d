import { randomUUID } from 'node:crypto';
import type { NoticeKind } from '#domain/notification/notice.ts';
import type { Facts } from '#domain/refusal.ts';
import { insert, type Sql } from '../../platform/database/database.ts';

export interface Notice {
  readonly partnerId: string;
  readonly createdAt: Date;
  readonly kind: NoticeKind;
  readonly details?: Facts;
}

/** Leaves a notice for a partner, in the transaction of the change that it reports. */
export async function leaveNotice(
  sql: Sql,
  { partnerId, createdAt, kind, details }: Notice,
): Promise<void> {
  await insert(sql, 'notice', {
    id: randomUUID(),
    partnerId,
    at: createdAt,
    what: kind,
    facts: JSON.stringify(details ?? {}),
  });
}

/** Leaves a notice for every partner with an active account. */
export async function leaveNoticeToAll(
  sql: Sql,
  { createdAt, kind, details }: Omit<Notice, 'partnerId'>,
): Promise<void> {
  await sql`
    insert into notice (id, partner_id, at, what, facts)
    select gen_random_uuid(), id, ${createdAt}, ${kind}, ${JSON.stringify(details ?? {})}
      from partner where status = 'active'`;
}
