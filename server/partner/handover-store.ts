import { createPublicKey, verify } from 'node:crypto';
import * as v from 'valibot';
import { type Handover, whyNotHandover } from '#domain/partner/handover.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import type { Sql } from '../database/database.ts';

const bounded = (lengthMax: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(lengthMax));

const payloadShape = v.strictObject({
  host: bounded(32),
  user: bounded(128),
  id: bounded(64),
  issuedAt: v.pipe(v.number(), v.integer()),
});

/**
 * Reads `payload.signature`, both base64url: the payload is JSON, signed with the host's Ed25519
 * key. We store only the public key, so nobody here can sign in a host's name.
 */
export async function getHandover(sql: Sql, text: string, now: Date): Promise<Handover> {
  const [payload = '', signature = ''] = text.split('.');
  const handover = readPayload(payload);
  if (!handover) throw new Refusal('handover_invalid');
  const keys = await sql<{ publicKey: string }>(
    `select public_key "publicKey" from host where name = $1 and ended_at is null
     union all select old_public_key from host
      where name = $1 and ended_at is null and old_until > $2`,
    [handover.host, now],
  );
  const [said, signed] = [Buffer.from(payload), Buffer.from(signature, 'base64url')];
  const isSigned = keys.some(({ publicKey }) =>
    verify(null, said, createPublicKey(publicKey), signed),
  );
  if (!isSigned) throw new Refusal('handover_invalid');
  refuse(whyNotHandover(handover, now));
  return handover;
}

function readPayload(payload: string): Handover | null {
  try {
    const json: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    const { issuedAt, ...rest } = v.parse(payloadShape, json);
    return { ...rest, issuedAt: new Date(issuedAt * 1000) };
  } catch {
    return null;
  }
}

/** A hand-over opens exactly one session. */
export async function useHandover(sql: Sql, { host, id }: Handover, now: Date): Promise<void> {
  const used = await sql(
    `insert into handover (host, id, used_at) values ($1, $2, $3)
     on conflict do nothing returning id`,
    [host, id, now],
  );
  if (used.length === 0) throw new Refusal('handover_used');
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
