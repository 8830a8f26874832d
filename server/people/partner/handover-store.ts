import type { Handover } from '#domain/partner/handover.ts';
import type { Sql } from '../../platform/database/database.ts';

/** The public keys that a host signs with: today's, and the previous one while both are valid. */
export async function listHostKeys(sql: Sql, host: string, now: Date): Promise<string[]> {
  const keys = await sql<{ publicKey: string }>(
    `select public_key "publicKey" from host where name = $1 and ended_at is null
     union all select old_public_key from host
      where name = $1 and ended_at is null and old_until > $2`,
    [host, now],
  );
  return keys.map(({ publicKey }) => publicKey);
}

/** False when this hand-over was used before. */
export async function insertHandover(
  sql: Sql,
  { host, id }: Pick<Handover, 'host' | 'id'>,
  now: Date,
): Promise<boolean> {
  const used = await sql(
    `insert into handover (host, id, used_at) values ($1, $2, $3)
     on conflict do nothing returning id`,
    [host, id, now],
  );
  return used.length === 1;
}

export async function listHostOrigins(sql: Sql): Promise<string[]> {
  const rows = await sql<{ origin: string }>(
    'select distinct origin from host where origin is not null and ended_at is null order by 1',
  );
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
  const rows = await sql(
    `insert into host (name, public_key, origin, added_by, added_at) values ($1, $2, $3, $4, $5)
     on conflict do nothing returning name`,
    [host.name, host.publicKey, host.origin, host.addedBy, host.addedAt],
  );
  return rows.length === 1;
}

export interface KnownHost extends Host {
  /** Incremented with every change of key, starting at one. */
  readonly version: number;
  readonly oldUntil: Date | null;
  readonly ended: { readonly at: string; readonly by: string; readonly reason: string } | null;
}

const hostColumns = `name, public_key "publicKey", origin, added_by "addedBy", added_at "addedAt",
  version, old_until "oldUntil", case when ended_at is not null then json_build_object(
    'at', ended_at, 'by', ended_by, 'reason', end_reason) end "ended"`;

export async function findHost(sql: Sql, name: string): Promise<KnownHost | null> {
  const [row] = await sql<KnownHost>(`select ${hostColumns} from host where name = $1`, [name]);
  return row ?? null;
}

interface NewKey {
  readonly name: string;
  readonly version: number;
  readonly publicKey: string;
  /** Until when the replaced key is still accepted. */
  readonly oldUntil: Date;
}

/** False when someone else has changed the key in the meantime, or ended the host. */
export async function saveHostKey(sql: Sql, given: NewKey): Promise<boolean> {
  const rows = await sql(
    `update host set public_key = $3, old_public_key = public_key, old_until = $4,
            version = version + 1
      where name = $1 and version = $2 and ended_at is null returning name`,
    [given.name, given.version, given.publicKey, given.oldUntil],
  );
  return rows.length === 1;
}

/**
 * Ends a host for good with all its partners' sessions; returns how many, null if already ended.
 */
export async function endHostIn(
  sql: Sql,
  { name, by, reason }: { readonly name: string; readonly by: string; readonly reason: string },
  now: Date,
): Promise<number | null> {
  const ended = await sql(
    `update host set ended_at = $2, ended_by = $3, end_reason = $4
      where name = $1 and ended_at is null returning name`,
    [name, now, by, reason],
  );
  if (ended.length === 0) return null;
  const sessions = await sql(
    `update session s set ended_at = $2 from partner p
      where p.id = s.partner_id and p.entry = $1 and s.ended_at is null returning s.id`,
    [name, now],
  );
  return sessions.length;
}

const hostRows = 50;

/** Hosts by name, after the cursor; with `name`, only those whose name contains it. */
export async function listHostPage(
  sql: Sql,
  { name, cursor }: { readonly name?: string | undefined; readonly cursor?: string | undefined },
) {
  const rows = await sql<KnownHost>(
    `select ${hostColumns} from host
      where ($1::text is null or name > $1) and ($2::text is null or position($2 in name) > 0)
      order by name limit ${hostRows + 1}`,
    [cursor ?? null, name?.trim().toLowerCase() || null],
  );
  const list = rows.slice(0, hostRows);
  return { list, next: rows.length > hostRows ? (list.at(-1)?.name ?? null) : null };
}
