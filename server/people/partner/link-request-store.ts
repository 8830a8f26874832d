import { randomUUID } from 'node:crypto';
import type { Sql } from '../../platform/database/database.ts';

/** A member of staff's request for a link that sets a new login password. */
export interface LinkRequest {
  readonly id: string;
  readonly partnerId: string;
  readonly by: string;
  readonly at: Date;
  readonly reason: string;
  readonly reference: string;
}

interface LockedRequest extends LinkRequest {
  readonly codeWordHash: Buffer;
  readonly decidedAt: Date | null;
}

const columns = `id, partner_id "partnerId", made_by "by", made_at at, reason, reference`;

/** False when a request is already waiting. */
export async function insertLinkRequest(
  sql: Sql,
  given: Omit<LinkRequest, 'id' | 'at'> & { readonly codeWordHash: Buffer },
  now: Date,
): Promise<boolean> {
  const rows = await sql(
    `insert into password_link_request
       (id, partner_id, code_word_hash, reason, reference, made_by, made_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning id`,
    [
      ...[randomUUID(), given.partnerId, given.codeWordHash, given.reason, given.reference],
      ...[given.by, now],
    ],
  );
  return rows.length === 1;
}

export async function findLinkRequest(sql: Sql, partnerId: string): Promise<LinkRequest | null> {
  const [row] = await sql<LinkRequest>(
    `select ${columns} from password_link_request
      where partner_id = $1 and decided_at is null`,
    [partnerId],
  );
  return row ?? null;
}

export async function lockLinkRequest(sql: Sql, id: string): Promise<LockedRequest | null> {
  const [row] = await sql<LockedRequest>(
    `select ${columns}, code_word_hash "codeWordHash", decided_at "decidedAt"
       from password_link_request where id = $1 for update`,
    [id],
  );
  return row ?? null;
}

export async function saveLinkDecision(
  sql: Sql,
  { id, by, isConfirmed }: { id: string; by: string; isConfirmed: boolean },
  now: Date,
): Promise<void> {
  await sql(
    `update password_link_request set decided_by = $2, decided_at = $3, is_confirmed = $4
      where id = $1`,
    [id, by, now, isConfirmed],
  );
}

export interface WaitingHelp {
  readonly partnerId: string;
  readonly partner: string;
  readonly what: 'login-link' | 'pay-password' | 'objection';
  readonly by: string | null;
  readonly at: Date;
}

/** Requests that wait for a second member of staff, or for anyone to look into them. */
export async function listWaitingHelp(sql: Sql, now: Date): Promise<WaitingHelp[]> {
  return sql<WaitingHelp>(
    `select h."partnerId", coalesce(p.username, p.nickname) partner, h.what, h.by, h.at from (
       select partner_id "partnerId", 'login-link' what, made_by "by", made_at at
         from password_link_request where decided_at is null
       union all
       select partner_id, 'pay-password', begun_by, requested_at from pay_password_reset
        where cancelled_at is null and done_at is null and needs_approval
          and approved_at is null and usable_at + interval '7 days' > $1
       union all
       select partner_id, 'objection', asked_by, at from objection where cleared_at is null
     ) h join partner p on p.id = h."partnerId" order by h.at limit 100`,
    [now],
  );
}
