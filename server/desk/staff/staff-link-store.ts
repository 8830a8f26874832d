import { createToken, hashToken } from '../../people/partner/partner.ts';
import { insert, type Sql } from '../../platform/database/database.ts';

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
  await sql`
    update staff_link set used_at = ${now}
     where staff_id = ${link.staffId} and used_at is null`;

  return addStaffLink(sql, link, now);
}

/** A link in addition to earlier ones; only a demo hands out several. */
export async function addStaffLink(sql: Sql, link: NewLink, now: Date): Promise<string> {
  const token = createToken();
  await insert(sql, 'staff_link', {
    tokenHash: hashToken(token),
    staffId: link.staffId,
    purpose: link.purpose,
    madeBy: link.madeBy,
    madeAt: now,
    expiresAt: link.expiresAt,
    codeWordHash: link.codeWordHash ?? null,
  });
  return token;
}

export async function findStaffLink(sql: Sql, token: string, now: Date) {
  return sql.maybeOne<StaffLink>`
    select staff_id, purpose, secret_sealed, code_word_hash from staff_link
     where token_hash = ${hashToken(token)} and used_at is null and expires_at > ${now}`;
}

/** The secret is generated once per link, so that a reload shows the same QR code. */
export async function saveLinkSecret(sql: Sql, token: string, secretSealed: Buffer): Promise<void> {
  await sql`
    update staff_link set secret_sealed = ${secretSealed}
     where token_hash = ${hashToken(token)} and secret_sealed is null`;
}

/** False when it was used meanwhile. */
export async function redeemStaffLink(sql: Sql, token: string, now: Date): Promise<boolean> {
  const count = await sql.count`
    update staff_link set used_at = ${now}
     where token_hash = ${hashToken(token)} and used_at is null and expires_at > ${now}`;
  return count === 1;
}
