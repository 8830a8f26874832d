import type { Handover } from '#domain/partner/handover.ts';
import {
  fragment,
  insertIfAbsent,
  literal,
  parseTime,
  type Sql,
  type TimeAsText,
} from '../../platform/database/database.ts';

/** The public keys that a host signs with: today's, and the previous one while both are valid. */
export async function listHostKeys(sql: Sql, host: string, now: Date): Promise<string[]> {
  const keys = await sql.many<{ publicKey: string }>`
    select public_key from host where name = ${host} and ended_at is null
    union all
    select old_public_key from host
     where name = ${host} and ended_at is null and old_until > ${now}`;
  return keys.map(({ publicKey }) => publicKey);
}

/** False when this hand-over was used before. */
export async function insertHandover(
  sql: Sql,
  { host, id }: Pick<Handover, 'host' | 'id'>,
  now: Date,
): Promise<boolean> {
  return insertIfAbsent(sql, 'handover', { host, id, usedAt: now });
}

export async function listHostOrigins(sql: Sql): Promise<string[]> {
  const rows = await sql.many<{ origin: string }>`
    select distinct origin from host where origin is not null and ended_at is null order by 1`;
  return rows.map(({ origin }) => origin);
}

export interface Host {
  readonly name: string;
  readonly publicKey: string;
  readonly origin: string | null;
  readonly addedBy: string;
  readonly addedAt: Date;
}

/** False when the name is taken: a host's key is never silently replaced. */
export async function insertHost(sql: Sql, host: Host): Promise<boolean> {
  return insertIfAbsent(sql, 'host', {
    name: host.name,
    publicKey: host.publicKey,
    origin: host.origin,
    addedBy: host.addedBy,
    addedAt: host.addedAt,
  });
}

export interface KnownHost extends Host {
  /** Incremented with every change of key, starting at one. */
  readonly version: number;
  readonly oldUntil: Date | null;
  readonly ended: HostEnd | null;
}

interface HostEnd {
  readonly at: Date;
  readonly by: string;
  readonly reason: string;
}

interface HostRow extends Omit<KnownHost, 'ended'> {
  readonly ended: TimeAsText<HostEnd> | null;
}

const hostColumns = fragment`
  name, public_key, origin, added_by, added_at, version, old_until,
  case when ended_at is not null then json_build_object(
    'at', ended_at, 'by', ended_by, 'reason', end_reason) end "ended"`;

const hostOf = ({ ended, ...host }: HostRow): KnownHost => ({
  ...host,
  ended: ended && parseTime(ended),
});

export async function findHost(sql: Sql, name: string): Promise<KnownHost | null> {
  const row = await sql.maybeOne<HostRow>`select ${hostColumns} from host where name = ${name}`;
  return row && hostOf(row);
}

interface NewKey {
  readonly name: string;
  readonly version: number;
  readonly publicKey: string;
  /** Until when the replaced key is still accepted. */
  readonly oldUntil: Date;
}

/** False when someone else has changed the key in the meantime, or ended the host. */
export async function saveHostKey(
  sql: Sql,
  { name, version, publicKey, oldUntil }: NewKey,
): Promise<boolean> {
  const count = await sql.count`
    update host
       set public_key = ${publicKey}, old_public_key = public_key, old_until = ${oldUntil},
           version = version + 1
     where name = ${name} and version = ${version} and ended_at is null`;
  return count === 1;
}

/**
 * Ends a host for good with all its partners' sessions; returns how many, null if already ended.
 */
export async function endHostIn(
  sql: Sql,
  { name, by, reason }: { readonly name: string; readonly by: string; readonly reason: string },
  now: Date,
): Promise<number | null> {
  const endedHosts = await sql.count`
    update host set ended_at = ${now}, ended_by = ${by}, end_reason = ${reason}
     where name = ${name} and ended_at is null`;
  if (endedHosts === 0) return null;

  return sql.count`
    update session s set ended_at = ${now} from partner p
     where p.id = s.partner_id and p.entry = ${name} and s.ended_at is null`;
}

const pageSize = 50;

/** Hosts by name, after the cursor; with `name`, only those whose name contains it. */
export async function listHostPage(
  sql: Sql,
  { name, cursor }: { readonly name?: string | undefined; readonly cursor?: string | undefined },
) {
  const lastName = cursor ?? null;
  const namePart = name?.trim().toLowerCase() || null;
  const rows = await sql.many<HostRow>`
    select ${hostColumns} from host
     where (${lastName}::text is null or name > ${lastName})
       and (${namePart}::text is null or position(${namePart} in name) > 0)
     order by name limit ${literal(pageSize + 1)}`;

  const list = rows.slice(0, pageSize).map(hostOf);
  return { list, next: rows.length > pageSize ? (list.at(-1)?.name ?? null) : null };
}
