import type { OtherWords } from '#domain/language.ts';
import type { AuthorizationCode } from '#domain/partner/authorization-code.ts';
import { pageEnd, pageRows, type Sql, timePage } from '../../platform/database/database.ts';
import { codeDigest } from './code-digest.ts';

export interface IssuedCode extends AuthorizationCode {
  readonly issuer: string;
  readonly terms: string;
  readonly otherTerms: OtherWords;
}

export async function findCode(sql: Sql, typed: string): Promise<IssuedCode | null> {
  const [code] = await sql<IssuedCode>(
    `select issuer, terms, other_terms "otherTerms", expires_at "expiresAt", used_at "usedAt",
            revoked_at "revokedAt"
       from authorization_code where code_hash = $1`,
    [codeDigest(typed)],
  );
  return code ?? null;
}

/** Uses a valid code up; false if it is not. Of several concurrent calls, only one succeeds. */
export async function saveRedeemed(
  sql: Sql,
  typed: string,
  partnerId: string,
  now: Date,
): Promise<boolean> {
  const redeemed = await sql(
    `update authorization_code set used_at = $3, used_by = $2
      where code_hash = $1 and used_at is null and revoked_at is null and expires_at > $3
      returning code_hash`,
    [codeDigest(typed), partnerId, now],
  );
  return redeemed.length === 1;
}

export interface NewCode {
  readonly code: string;
  readonly issuer: string;
  readonly terms: string;
  /** Translations of the terms, if there are any. */
  readonly otherTerms?: OtherWords;
  /** The batch that staff issued the code in. */
  readonly batch?: string;
  readonly issuedBy: string;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

/** A code that is known already stays as it is. */
export async function saveCode(sql: Sql, code: NewCode): Promise<void> {
  await sql(
    `insert into authorization_code
       (code_hash, issuer, terms, other_terms, issued_by, issued_at, expires_at, batch)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
    [
      codeDigest(code.code),
      code.issuer,
      code.terms,
      JSON.stringify(code.otherTerms ?? {}),
      code.issuedBy,
      code.issuedAt,
      code.expiresAt,
      code.batch ?? null,
    ],
  );
}

interface ListedCode {
  readonly id: string;
  readonly batch: string | null;
  readonly issuedAt: Date;
  readonly issuedBy: string;
  readonly expiresAt: Date;
  readonly terms: string;
  readonly usedAt: Date | null;
  readonly usedBy: string | null;
  readonly revokedAt: Date | null;
}

interface CodeFilter {
  readonly cursor?: string | undefined;
  readonly state?: string | undefined;
  readonly batch?: string | undefined;
}

/** Newest first. */
export async function listIssuedCodes(sql: Sql, asked: CodeFilter, now: Date) {
  const end = pageEnd(asked.cursor, /^[0-9a-f]{12}$/);
  const id = "left(encode(code_hash, 'hex'), 12)";
  const at = "date_trunc('milliseconds', issued_at)";
  const rows = await sql<ListedCode>(
    `select ${id} id, batch, ${at} "issuedAt", issued_by "issuedBy", expires_at "expiresAt", terms,
            used_at "usedAt", revoked_at "revokedAt",
            (select coalesce(username, nickname) from partner where partner.id = used_by) "usedBy"
       from authorization_code
      where ($1::timestamptz is null or (${at}, ${id}) < ($1, $2::text))
        and case $3 when 'used' then used_at is not null
                    when 'revoked' then revoked_at is not null
                    when 'unused' then used_at is null and revoked_at is null and expires_at > $4
                    when 'expired' then used_at is null and revoked_at is null
                                        and expires_at <= $4
                    else true end
        and ($5::text is null or starts_with(batch, $5))
      order by ${at} desc, ${id} desc limit ${pageRows + 1}`,
    [end.at, end.id, asked.state ?? '', now, asked.batch ?? null],
  );
  return timePage(rows, (row) => ({ at: row.issuedAt, id: row.id }));
}

/** Revokes an unused code, or all unused codes of a batch, and returns how many there were. */
export async function revokeUnused(
  sql: Sql,
  { id, batch }: { readonly id: string | null; readonly batch: string | null },
  now: Date,
): Promise<number> {
  const rows = await sql(
    `update authorization_code set revoked_at = $3
      where (left(encode(code_hash, 'hex'), 12) = $1 or batch = $2)
        and used_at is null and revoked_at is null returning code_hash`,
    [id, batch, now],
  );
  return rows.length;
}
