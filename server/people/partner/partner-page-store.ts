import type { PartnerStatus } from '#domain/partner/status.ts';
import type { Sql, SqlText } from '../../platform/database/database.ts';
import type { Partner } from './partner-store.ts';

/**
 * Matches a partner by the start of the username or nickname, or by the whole id. Partners from a
 * host app have no username.
 */
export const isCalled = (partner: string, wanted: `$${number}`): SqlText =>
  `(${wanted}::text is null or starts_with(${partner}.username_key, ${wanted})
    or starts_with(lower(${partner}.nickname), ${wanted}) or ${partner}.id::text = ${wanted})`;

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
export async function listPartnerPage(sql: Sql, asked: PartnerSearch) {
  const [, time, id = null] = cursorShape.exec(asked.cursor ?? '') ?? [];
  const before = time === undefined ? null : new Date(Number(time));
  const search = asked.search?.trim().toLowerCase() || null;
  const digits = search?.replaceAll(/[\s()+./-]/g, '') ?? '';
  const rows = await sql<ListedPartner>(
    `select id, username, nickname, email, phone, entry, status, created_at "createdAt"
       from partner
      where ($1::text is null
             or position($1 in lower(coalesce(username, '') || ' ' || nickname || ' ' || email)) > 0
             or position($1 in coalesce(host_user, '')) > 0
             or starts_with(id::text, $1)
             or ($2::text is not null
                 and position($2 in regexp_replace(phone, '[^0-9]', '', 'g')) > 0))
        and ($3::text is null or status = $3)
        and ($4::timestamptz is null
             or (date_trunc('milliseconds', created_at), id) < ($4, $5::uuid))
      order by date_trunc('milliseconds', created_at) desc, id desc limit ${pageSize + 1}`,
    [search, /^\d{3,}$/.test(digits) ? digits : null, asked.status ?? null, before, id],
  );
  const list = rows.slice(0, pageSize);
  const last = list.at(-1);
  const isMore = rows.length > pageSize && last;
  return { list, next: isMore ? `${last.createdAt.getTime()}_${last.id}` : null };
}

export async function isPartner(sql: Sql, id: string): Promise<boolean> {
  const rows = await sql('select from partner where id = $1', [id]);
  return rows.length === 1;
}

/** The partner's name as the desk shows it. */
export async function findPartnerName(sql: Sql, id: string): Promise<string | null> {
  const [row] = await sql<{ name: string }>(
    'select coalesce(username, nickname) "name" from partner where id = $1',
    [id],
  );
  return row?.name ?? null;
}

/** Locks a partner until the transaction ends; null when there is none. */
export async function lockStatus(sql: Sql, id: string): Promise<PartnerStatus | null> {
  const [row] = await sql<{ status: PartnerStatus }>(
    'select status from partner where id = $1 for no key update',
    [id],
  );
  return row?.status ?? null;
}

/** The existing ones among these partners, with their account status. */
export const findStatuses = (sql: Sql, ids: readonly string[]) =>
  sql<{ readonly id: string; readonly status: PartnerStatus }>(
    'select id, status from partner where id = any ($1::uuid[])',
    [ids],
  );
