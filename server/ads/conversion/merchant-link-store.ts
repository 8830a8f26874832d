import { keyLinkDays } from '#domain/desk/link-life.ts';
import { dayMs } from '#domain/plan/limits.ts';
import { makeToken, tokenHash } from '../../people/partner/partner.ts';
import type { Sql } from '../../platform/database/database.ts';

interface NewLink {
  readonly merchantId: string;
  readonly contact: string;
  readonly overlapDays: number;
  readonly codeWordHash: Buffer;
  readonly askedBy: string;
  readonly confirmedBy: string;
}

/** Creates a link to a new key and ends earlier ones, so that there is one at a time. */
export async function makeMerchantLink(sql: Sql, link: NewLink, now: Date) {
  const token = makeToken();
  const expiresAt = new Date(now.getTime() + keyLinkDays * dayMs);
  await endMerchantLinks(sql, link.merchantId, now);
  await sql(
    `insert into merchant_link (token_hash, merchant_id, code_word_hash, contact, overlap_days,
       asked_by, confirmed_by, made_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      ...[tokenHash(token), link.merchantId, link.codeWordHash, link.contact, link.overlapDays],
      ...[link.askedBy, link.confirmedBy, now, expiresAt],
    ],
  );
  return { token, expiresAt };
}

export async function endMerchantLinks(sql: Sql, merchantId: string, now: Date): Promise<void> {
  await sql(
    `update merchant_link set ended_at = $2
      where merchant_id = $1 and opened_at is null and ended_at is null`,
    [merchantId, now],
  );
}

export interface MerchantLink {
  readonly merchantId: string;
  readonly merchant: string;
  readonly codeWordHash: Buffer;
  readonly overlapDays: number;
  readonly askedBy: string;
  readonly confirmedBy: string;
}

/** Finds a link that can still be opened, and locks it until the transaction ends. */
export async function lockMerchantLink(
  sql: Sql,
  token: string,
  now: Date,
): Promise<MerchantLink | null> {
  const [row] = await sql<MerchantLink>(
    `select l.merchant_id "merchantId", m.name merchant, l.code_word_hash "codeWordHash",
            l.overlap_days "overlapDays", l.asked_by "askedBy", l.confirmed_by "confirmedBy"
       from merchant_link l join merchant m on m.id = l.merchant_id
      where l.token_hash = $1 and l.opened_at is null and l.ended_at is null
        and l.expires_at > $2 for update of l`,
    [tokenHash(token), now],
  );
  return row ?? null;
}

export async function saveOpening(sql: Sql, token: string, kid: string, now: Date) {
  await sql('update merchant_link set opened_at = $2, kid = $3 where token_hash = $1', [
    tokenHash(token),
    now,
    kid,
  ]);
}
