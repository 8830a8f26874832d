import { randomUUID } from 'node:crypto';
import type { NoticeKind } from '#domain/notification/notice.ts';
import type { Facts } from '#domain/refusal.ts';
import type { Sql } from '../../platform/database/database.ts';

export interface Notice {
  readonly partnerId: string;
  readonly at: Date;
  readonly what: NoticeKind;
  readonly facts?: Facts;
}

/** Leaves a notice for a partner, in the transaction of the change that it reports. */
export async function leaveNotice(sql: Sql, { partnerId, at, what, facts }: Notice): Promise<void> {
  await sql('insert into notice (id, partner_id, at, what, facts) values ($1, $2, $3, $4, $5)', [
    randomUUID(),
    partnerId,
    at,
    what,
    JSON.stringify(facts ?? {}),
  ]);
}
