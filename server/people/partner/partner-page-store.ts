import type * as partnerRoutes from '#contract/desk/partners.ts';
import type { Reply } from '#contract/route.ts';
import type { PartnerStatus } from '#domain/partner/status.ts';
import {
  type Fragment,
  fragment,
  type List,
  readPage,
  type Sql,
  toCursorTime,
} from '../../platform/database/database.ts';

/**
 * Matches a partner by the start of the username or nickname, or by the whole id. Partners from a
 * host app have no username.
 */
export const isCalled = (partner: Fragment, name: string | null): Fragment =>
  fragment`
    (${name}::text is null or starts_with(${partner}.username_key, ${name})
      or starts_with(lower(${partner}.nickname), ${name}) or ${partner}.id::text = ${name})`;

type ListedPartner = Reply<typeof partnerRoutes.listPartners>['list'][number];

interface PartnerSearch {
  readonly search?: string | undefined;
  readonly status?: PartnerStatus | undefined;
  readonly cursor?: string | undefined;
}

/**
 * Newest first. The search matches any part of a name, email or phone number; phone numbers are
 * compared by their digits only, however they were typed.
 */
export async function listPartners(sql: Sql, filter: PartnerSearch) {
  const search = filter.search?.trim().toLowerCase() || null;
  const digits = search?.replaceAll(/[\s()+./-]/g, '') ?? '';
  const phoneDigits = /^\d{3,}$/.test(digits) ? digits : null;
  const status = filter.status ?? null;

  const partners: List = {
    columns: fragment`id, username, nickname, email, phone, entry, status, created_at`,
    from: fragment`
      from partner
     where (${search}::text is null
            or position(${search} in
              lower(coalesce(username, '') || ' ' || nickname || ' ' || email)) > 0
            or position(${search} in lower(host_user)) > 0
            or starts_with(id::text, ${search})
            or (${phoneDigits}::text is not null
                and position(${phoneDigits} in regexp_replace(phone, '[^0-9]', '', 'g')) > 0))
       and (${status}::text is null or status = ${status})`,
    at: toCursorTime(fragment`created_at`),
    id: fragment`id`,
    idType: 'uuid',
  };
  return readPage<ListedPartner>(sql, partners, filter.cursor);
}

export async function isPartner(sql: Sql, id: string): Promise<boolean> {
  const count = await sql.count`select from partner where id = ${id}`;
  return count === 1;
}

/** Locks a partner until the transaction ends; null when there is none. */
export async function lockPartnerStatus(sql: Sql, id: string): Promise<PartnerStatus | null> {
  const row = await sql.maybeOne<{ status: PartnerStatus }>`
    select status from partner where id = ${id} for no key update`;
  return row?.status ?? null;
}

/** The existing ones among these partners, with their account status. */
export const listPartnerStatuses = (sql: Sql, ids: readonly string[]) =>
  sql.many<{ readonly id: string; readonly status: PartnerStatus }>`
    select id, status from partner where id = any (${ids}::uuid[])`;
