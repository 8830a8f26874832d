import { createHash } from 'node:crypto';
import { addressKey } from '#domain/account/attempts.ts';
import { type AuthorizationCode, codeKey, whyNotCode } from '#domain/account/authorization-code.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import type { Sql } from '../db/db.ts';
import type { Asker } from '../http/call.ts';
import type { Parts } from '../parts.ts';

export interface IssuedCode extends AuthorizationCode {
  readonly issuer: string;
  readonly terms: string;
}

const digest = (typed: string) => createHash('sha256').update(codeKey(typed)).digest();

async function findCode(sql: Sql, typed: string): Promise<IssuedCode | null> {
  const [code] = await sql<IssuedCode>(
    `select issuer, terms, expires_at "expiresAt", used_at "usedAt"
       from authorization_code where code_hash = $1`,
    [digest(typed)],
  );
  return code ?? null;
}

/** Answers for a code that can be used now. Wrong ones use up the tries of the address. */
export async function checkCode(call: Parts & Asker, typed: string): Promise<IssuedCode> {
  const now = call.now();
  const tries = [{ limit: 'codeFromAddress', whose: addressKey(call.address) } as const];
  await call.attempts.take(tries, now);
  const code = await findCode(call.db.sql, typed);
  refuse(whyNotCode(code, now));
  if (!code) throw new Error('A code without a problem vanished');
  await call.attempts.giveBack(tries);
  return code;
}

/** Uses the code up for this account. Of many at once, one statement finds it unused. */
export async function claimCode(
  sql: Sql,
  typed: string,
  partnerId: string,
  now: Date,
): Promise<void> {
  const claimed = await sql(
    `update authorization_code set used_at = $3, used_by = $2
      where code_hash = $1 and used_at is null and expires_at > $3 returning code_hash`,
    [digest(typed), partnerId, now],
  );
  if (claimed.length === 1) return;
  refuse(whyNotCode(await findCode(sql, typed), now));
  throw new Refusal('code_used', { field: 'licenseKey' });
}

export interface NewCode {
  readonly code: string;
  readonly issuer: string;
  readonly terms: string;
  readonly issuedBy: string;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

export async function saveCode(sql: Sql, code: NewCode): Promise<void> {
  await sql(
    `insert into authorization_code (code_hash, issuer, terms, issued_by, issued_at, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [digest(code.code), code.issuer, code.terms, code.issuedBy, code.issuedAt, code.expiresAt],
  );
}

interface ListedCode {
  readonly id: string;
  readonly issuedAt: Date;
  readonly issuedBy: string;
  readonly expiresAt: Date;
  readonly terms: string;
  readonly usedAt: Date | null;
  readonly usedBy: string | null;
}

const pageSize = 50;

/** Newest first. What is shown of a code is the beginning of its digest, which opens nothing. */
export async function listIssuedCodes(
  sql: Sql,
  { cursor, state }: { readonly cursor?: string | undefined; readonly state?: string | undefined },
  now: Date,
) {
  const [at, last] = cursor?.split('~') ?? [];
  const rows = await sql<ListedCode & { readonly hash: string }>(
    `select encode(code_hash, 'hex') hash, left(encode(code_hash, 'hex'), 12) id,
            issued_at "issuedAt", issued_by "issuedBy", expires_at "expiresAt", terms,
            used_at "usedAt", (select username from partner where partner.id = used_by) "usedBy"
       from authorization_code
      where ($1::timestamptz is null or (issued_at, encode(code_hash, 'hex')) < ($1, $2))
        and case $3 when 'used' then used_at is not null
                    when 'unused' then used_at is null and expires_at > $4
                    when 'expired' then used_at is null and expires_at <= $4
                    else true end
      order by issued_at desc, encode(code_hash, 'hex') desc limit ${pageSize + 1}`,
    [at ?? null, last ?? null, state ?? '', now],
  );
  const list = rows.slice(0, pageSize).map(({ hash: _, ...row }) => row);
  const end = rows[pageSize - 1];
  const next = rows.length > pageSize && end ? `${end.issuedAt.toISOString()}~${end.hash}` : null;
  return { list, next };
}
