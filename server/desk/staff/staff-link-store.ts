import { makeToken, tokenHash } from '../../people/partner/partner.ts';
import type { Sql } from '../../platform/database/database.ts';

export interface StaffLink {
  readonly staffId: string;
  readonly purpose: 'join' | 'enter';
  readonly secretSealed: Buffer | null;
  /** The digest of its word; null when the link alone is enough. */
  readonly codeWordHash: Buffer | null;
}

interface NewLink {
  readonly staffId: string;
  readonly purpose: StaffLink['purpose'];
  readonly madeBy: string;
  readonly expiresAt: Date;
  readonly codeWordHash?: Buffer | null;
}

/** Creates a link and ends earlier ones, so that there is one at a time. */
export async function makeStaffLink(sql: Sql, link: NewLink, now: Date): Promise<string> {
  await sql('update staff_link set used_at = $2 where staff_id = $1 and used_at is null', [
    link.staffId,
    now,
  ]);
  return addStaffLink(sql, link, now);
}

/** A link in addition to earlier ones; only a demo hands out several. */
export async function addStaffLink(sql: Sql, link: NewLink, now: Date): Promise<string> {
  const token = makeToken();
  await sql(
    `insert into staff_link (token_hash, staff_id, purpose, made_by, made_at, expires_at,
                             code_word_hash)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      ...[tokenHash(token), link.staffId, link.purpose, link.madeBy, now, link.expiresAt],
      link.codeWordHash ?? null,
    ],
  );
  return token;
}

export async function findStaffLink(sql: Sql, token: string, now: Date) {
  const [row] = await sql<StaffLink>(
    `select staff_id "staffId", purpose, secret_sealed "secretSealed",
            code_word_hash "codeWordHash" from staff_link
      where token_hash = $1 and used_at is null and expires_at > $2`,
    [tokenHash(token), now],
  );
  return row ?? null;
}

/** The secret is generated once per link, so that a reload shows the same QR code. */
export async function saveLinkSecret(sql: Sql, token: string, sealed: Buffer): Promise<void> {
  await sql(
    `update staff_link set secret_sealed = $2 where token_hash = $1 and secret_sealed is null`,
    [tokenHash(token), sealed],
  );
}

/** False when it was used meanwhile. */
export async function redeemStaffLink(sql: Sql, token: string, now: Date): Promise<boolean> {
  const rows = await sql(
    `update staff_link set used_at = $2
      where token_hash = $1 and used_at is null and expires_at > $2 returning staff_id`,
    [tokenHash(token), now],
  );
  return rows.length === 1;
}
