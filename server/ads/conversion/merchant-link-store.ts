import { keyLinkDays } from '#domain/desk/link-life.ts';
import { daysAfter } from '#domain/time.ts';
import { insert, type Sql } from '../../platform/database/database.ts';
import { createToken, hashToken } from '../../platform/process/process.ts';

interface NewLink {
  readonly merchantId: string;
  readonly contact: string;
  readonly overlapDays: number;
  readonly codeWordHash: Buffer;
  readonly askedBy: string;
  readonly confirmedBy: string;
}

/** Creates a link to a new key and ends earlier ones, so that there is one at a time. */
export async function createMerchantLink(sql: Sql, link: NewLink, now: Date) {
  const token = createToken();
  const expiresAt = daysAfter(now, keyLinkDays);

  await endMerchantLinks(sql, link.merchantId, now);
  await insert(sql, 'merchant_link', {
    tokenHash: hashToken(token),
    merchantId: link.merchantId,
    codeWordHash: link.codeWordHash,
    contact: link.contact,
    overlapDays: link.overlapDays,
    askedBy: link.askedBy,
    confirmedBy: link.confirmedBy,
    madeAt: now,
    expiresAt,
  });

  return { token, expiresAt };
}

export async function endMerchantLinks(sql: Sql, merchantId: string, now: Date): Promise<void> {
  await sql`
    update merchant_link set ended_at = ${now}
     where merchant_id = ${merchantId} and opened_at is null and ended_at is null`;
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
export const lockMerchantLink = (
  sql: Sql,
  token: string,
  now: Date,
): Promise<MerchantLink | null> =>
  sql.maybeOne<MerchantLink>`
    select l.merchant_id, m.name merchant, l.code_word_hash, l.overlap_days, l.asked_by,
           l.confirmed_by
      from merchant_link l join merchant m on m.id = l.merchant_id
     where l.token_hash = ${hashToken(token)} and l.opened_at is null and l.ended_at is null
       and l.expires_at > ${now}
       for update of l`;

export async function saveOpening(sql: Sql, token: string, kid: string, now: Date) {
  await sql`
    update merchant_link set opened_at = ${now}, kid = ${kid}
     where token_hash = ${hashToken(token)}`;
}
