import { randomUUID } from 'node:crypto';
import type { listPartnerHelp } from '#contract/desk/partner-help.ts';
import type { Reply } from '#contract/route.ts';
import { fragment, insertIfAbsent, type Sql } from '../../platform/database/database.ts';

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

const columns = fragment`id, partner_id, made_by "by", made_at at, reason, reference`;

/** False when a request is already waiting. */
export async function insertLinkRequest(
  sql: Sql,
  request: Omit<LinkRequest, 'id' | 'at'> & { readonly codeWordHash: Buffer },
  now: Date,
): Promise<boolean> {
  return insertIfAbsent(sql, 'password_link_request', {
    id: randomUUID(),
    partnerId: request.partnerId,
    codeWordHash: request.codeWordHash,
    reason: request.reason,
    reference: request.reference,
    madeBy: request.by,
    madeAt: now,
  });
}

export async function findLinkRequest(sql: Sql, partnerId: string): Promise<LinkRequest | null> {
  return sql.maybeOne<LinkRequest>`
    select ${columns} from password_link_request
     where partner_id = ${partnerId} and decided_at is null`;
}

export async function lockLinkRequest(sql: Sql, id: string): Promise<LockedRequest | null> {
  return sql.maybeOne<LockedRequest>`
    select ${columns}, code_word_hash, decided_at from password_link_request
     where id = ${id} for update`;
}

export async function saveLinkDecision(
  sql: Sql,
  { id, by, isConfirmed }: { id: string; by: string; isConfirmed: boolean },
  now: Date,
): Promise<void> {
  await sql`
    update password_link_request
       set decided_by = ${by}, decided_at = ${now}, is_confirmed = ${isConfirmed}
     where id = ${id}`;
}

type WaitingHelp = Reply<typeof listPartnerHelp>['list'][number];

/** Requests that wait for a second member of staff, or for anyone to look into them. */
export async function listWaitingHelp(sql: Sql, now: Date): Promise<WaitingHelp[]> {
  return sql.many<WaitingHelp>`
    select h.partner_id, coalesce(p.username, p.nickname) partner, h.what, h.by, h.at
      from (
      select partner_id, 'login-link' what, made_by "by", made_at at
        from password_link_request where decided_at is null
      union all
      select partner_id, 'pay-password', begun_by, requested_at from pay_password_reset
       where cancelled_at is null and done_at is null and needs_approval
         and approved_at is null and usable_at + interval '7 days' > ${now}
      union all
      select partner_id, 'objection', asked_by, at from objection where cleared_at is null
    ) h join partner p on p.id = h.partner_id
     order by h.at limit 100`;
}
