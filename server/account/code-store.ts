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
