import { insert, insertIfAbsent, type Sql } from '../database/database.ts';
import { createToken, hashToken } from '../process/process.ts';
import type { LinkDetails, LinkPurpose, OneTimeLink, SignedPurpose } from './token-purpose.ts';

interface NewLink<Purpose extends LinkPurpose> {
  readonly purpose: Purpose;
  readonly ownerId: string;
  readonly details: LinkDetails[Purpose];
  /** At once, if it is left out. */
  readonly usableAt?: Date;
  readonly expiresAt: Date;
  readonly codeWordHash: Buffer | null;
  readonly approvalId?: string;
}

/** Creates a link and ends its owner's earlier one for this purpose. */
export async function createLink<Purpose extends LinkPurpose>(
  sql: Sql,
  link: NewLink<Purpose>,
  now: Date,
): Promise<string> {
  await endLinks(sql, [link.purpose], link.ownerId, now);
  return addLink(sql, link, now);
}

/** A link in addition to earlier ones, where its purpose allows several. */
export async function addLink<Purpose extends LinkPurpose>(
  sql: Sql,
  link: NewLink<Purpose>,
  now: Date,
): Promise<string> {
  const token = createToken();
  await insert(sql, 'one_time_token', {
    digest: hashToken(token),
    purpose: link.purpose,
    ownerId: link.ownerId,
    createdAt: now,
    usableAt: link.usableAt ?? now,
    expiresAt: link.expiresAt,
    codeWordHash: link.codeWordHash,
    details: link.details,
    approvalId: link.approvalId ?? null,
  });

  return token;
}

/** Finds what is for one of these purposes and still open, even if it is not usable yet. */
export async function findLink<Purpose extends LinkPurpose>(
  sql: Sql,
  purposes: readonly Purpose[],
  token: string,
  now: Date,
): Promise<OneTimeLink<Purpose> | null> {
  return sql.maybeOne<OneTimeLink<Purpose>>`
    select digest, purpose, owner_id, usable_at, expires_at, code_word_hash, details
      from one_time_token
     where digest = ${hashToken(token)} and purpose = any (${purposes})
       and used_at is null and ended_at is null and expires_at > ${now}`;
}

/** False when it is not usable yet, or was used, ended or expired in the meantime. */
export async function spendLink(
  sql: Sql,
  { digest }: Pick<OneTimeLink, 'digest'>,
  now: Date,
): Promise<boolean> {
  const count = await sql.count`
    update one_time_token set used_at = ${now}
     where digest = ${digest} and used_at is null and ended_at is null
       and usable_at <= ${now} and expires_at > ${now}`;
  return count === 1;
}

/** Adds what is not there yet, and answers with all that is; null when it is over. */
export async function addLinkDetails<Purpose extends LinkPurpose>(
  sql: Sql,
  { digest }: OneTimeLink<Purpose>,
  details: LinkDetails[Purpose],
): Promise<LinkDetails[Purpose] | null> {
  const row = await sql.maybeOne<{ details: LinkDetails[Purpose] }>`
    update one_time_token set details = ${details}::jsonb || details
     where digest = ${digest} and used_at is null and ended_at is null
    returning details`;
  return row?.details ?? null;
}

/** Ends what an owner has open for these purposes. */
export async function endLinks(
  sql: Sql,
  purposes: readonly LinkPurpose[],
  ownerId: string,
  now: Date,
): Promise<void> {
  await sql`
    update one_time_token set ended_at = ${now}
     where owner_id = ${ownerId} and purpose = any (${purposes})
       and used_at is null and ended_at is null`;
}

interface SignedText {
  readonly purpose: SignedPurpose;
  readonly text: string;
  /** It must be refused from then on for what it says itself. */
  readonly expiresAt: Date;
}

/** False when it was used before: each signed text is accepted once. */
export async function saveSignedUse(
  sql: Sql,
  { purpose, text, expiresAt }: SignedText,
  now: Date,
): Promise<boolean> {
  return insertIfAbsent(sql, 'one_time_token', {
    digest: hashToken(`${purpose} ${text}`),
    purpose,
    createdAt: now,
    usableAt: now,
    expiresAt,
    usedAt: now,
    details: {},
  });
}

/** Deletes what expired before a moment, except what pages tell the history of. */
export async function forgetTokens(sql: Sql, expiredBefore: Date): Promise<void> {
  await sql`delete from one_time_token where expires_at < ${expiredBefore} and not is_history`;
}
