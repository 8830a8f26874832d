import type { PartnerStatus } from '#domain/partner/status.ts';
import { type Fragment, fragment, literal, type Sql } from '../../platform/database/database.ts';
import type { Partner } from './partner-store.ts';

/**
 * Matches a partner by the start of the username or nickname, or by the whole id. Partners from a
 * host app have no username.
 */
export const isCalled = (partner: Fragment, name: string | null): Fragment =>
  fragment`
    (${name}::text is null or starts_with(${partner}.username_key, ${name})
      or starts_with(lower(${partner}.nickname), ${name}) or ${partner}.id::text = ${name})`;

/** A partner as staff lists show one. */
export type ListedPartner = Pick<
  Partner,
  'id' | 'username' | 'nickname' | 'email' | 'phone' | 'entry' | 'status' | 'createdAt'
>;

interface PartnerSearch {
  readonly search?: string | undefined;
  readonly status?: PartnerStatus | undefined;
  readonly cursor?: string | undefined;
}

const pageSize = 50;
const cursorShape = /^(\d{1,15})_([0-9a-f-]{36})$/;

/**
 * Newest first. The search matches any part of a name, email or phone number; phone numbers are
 * compared by their digits only, however they were typed.
 */
export async function listPartnerPage(sql: Sql, filter: PartnerSearch) {
  const search = filter.search?.trim().toLowerCase() || null;
  const digits = search?.replaceAll(/[\s()+./-]/g, '') ?? '';
  const phoneDigits = /^\d{3,}$/.test(digits) ? digits : null;
  const status = filter.status ?? null;
  const [, endTime, endId = null] = cursorShape.exec(filter.cursor ?? '') ?? [];
  const endAt = endTime === undefined ? null : new Date(Number(endTime));

  const rows = await sql.many<ListedPartner>`
    select id, username, nickname, email, phone, entry, status, created_at
      from partner
     where (${search}::text is null
            or position(${search} in
              lower(coalesce(username, '') || ' ' || nickname || ' ' || email)) > 0
            or position(${search} in coalesce(host_user, '')) > 0
            or starts_with(id::text, ${search})
            or (${phoneDigits}::text is not null
                and position(${phoneDigits} in regexp_replace(phone, '[^0-9]', '', 'g')) > 0))
       and (${status}::text is null or status = ${status})
       and (${endAt}::timestamptz is null
            or (date_trunc('milliseconds', created_at), id) < (${endAt}, ${endId}::uuid))
     order by date_trunc('milliseconds', created_at) desc, id desc limit ${literal(pageSize + 1)}`;

  const list = rows.slice(0, pageSize);
  const last = list.at(-1);
  const next = rows.length > pageSize && last ? `${last.createdAt.getTime()}_${last.id}` : null;
  return { list, next };
}

export async function isPartner(sql: Sql, id: string): Promise<boolean> {
  const count = await sql.count`select from partner where id = ${id}`;
  return count === 1;
}

/** The partner's name as the desk shows it. */
export async function findPartnerName(sql: Sql, id: string): Promise<string | null> {
  const row = await sql.maybeOne<{ name: string }>`
    select coalesce(username, nickname) "name" from partner where id = ${id}`;
  return row?.name ?? null;
}

/** Locks a partner until the transaction ends; null when there is none. */
export async function lockStatus(sql: Sql, id: string): Promise<PartnerStatus | null> {
  const row = await sql.maybeOne<{ status: PartnerStatus }>`
    select status from partner where id = ${id} for no key update`;
  return row?.status ?? null;
}

/** The existing ones among these partners, with their account status. */
export const findStatuses = (sql: Sql, ids: readonly string[]) =>
  sql.many<{ readonly id: string; readonly status: PartnerStatus }>`
    select id, status from partner where id = any (${ids}::uuid[])`;
