import type * as hostRoutes from '#contract/desk/hosts.ts';
import type { Reply } from '#contract/route.ts';
import {
  fragment,
  insertIfAbsent,
  type List,
  parseTime,
  readPage,
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

export async function listHostOrigins(sql: Sql): Promise<string[]> {
  const rows = await sql.many<{ origin: string }>`
    select distinct origin from host where origin is not null and ended_at is null
     order by origin`;
  return rows.map(({ origin }) => origin);
}

type HostReply = Reply<typeof hostRoutes.listHosts>['list'][number];

export type Host = Pick<HostReply, 'name' | 'publicKey' | 'origin' | 'addedBy' | 'addedAt'>;

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

type HostRow = Omit<HostReply, 'ended'> & {
  readonly ended: TimeAsText<NonNullable<HostReply['ended']>> | null;
};

const hostColumns = fragment`
  name, public_key, origin, added_by, added_at, version, old_until,
  case when ended_at is not null then json_build_object(
    'at', ended_at, 'by', ended_by, 'reason', end_reason) end "ended"`;

const toHost = ({ ended, ...host }: HostRow): HostReply => ({
  ...host,
  ended: ended && parseTime(ended),
});

export async function findHost(sql: Sql, name: string): Promise<HostReply | null> {
  const row = await sql.maybeOne<HostRow>`select ${hostColumns} from host where name = ${name}`;
  return row && toHost(row);
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
 * Ends a host for good with all its partners' sessions, and returns whose, one for each session;
 * null if it has ended already.
 */
export async function endHost(
  sql: Sql,
  end: { readonly name: string; readonly endedBy: string; readonly reason: string },
  now: Date,
): Promise<string[] | null> {
  const endedHosts = await sql.count`
    update host set ended_at = ${now}, ended_by = ${end.endedBy}, end_reason = ${end.reason}
     where name = ${end.name} and ended_at is null`;
  if (endedHosts === 0) return null;

  const sessions = await sql.many<{ partnerId: string }>`
    update session s set ended_at = ${now} from partner p
     where p.id = s.partner_id and p.entry = ${end.name} and s.ended_at is null
    returning s.partner_id`;
  return sessions.map(({ partnerId }) => partnerId);
}

interface HostFilter {
  /** A part of the name. */
  readonly name?: string | undefined;
  readonly cursor?: string | undefined;
}

/** By name. */
export async function listHosts(sql: Sql, { name, cursor }: HostFilter) {
  const namePart = name?.trim().toLowerCase() || null;

  const hosts: List = {
    columns: hostColumns,
    from: fragment`
      from host where (${namePart}::text is null or position(${namePart} in name) > 0)`,
    id: fragment`name`,
    idType: 'text',
    isOldestFirst: true,
  };
  const { list, next } = await readPage<HostRow>(sql, hosts, cursor);
  return { list: list.map(toHost), next };
}
