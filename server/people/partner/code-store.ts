import type { listCodes } from '#contract/desk/codes.ts';
import type { Input, Reply } from '#contract/route.ts';
import type { OtherWords } from '#domain/language.ts';
import type { AuthorizationCode } from '#domain/partner/authorization-code.ts';
import {
  fragment,
  insertIfAbsent,
  type List,
  readPage,
  type Sql,
  toCursorTime,
} from '../../platform/database/database.ts';
import { hashCode } from './hash-code.ts';

export interface IssuedCode extends AuthorizationCode {
  readonly issuer: string;
  readonly terms: string;
  readonly otherTerms: OtherWords;
}

const isUnused = fragment`used_at is null and revoked_at is null`;

/** What staff see of a code: the start of its hash, because nobody keeps the code itself. */
const codeId = fragment`left(encode(code_hash, 'hex'), 12)`;

export async function findCode(sql: Sql, typedCode: string): Promise<IssuedCode | null> {
  return sql.maybeOne<IssuedCode>`
    select issuer, terms, other_terms, expires_at, used_at, revoked_at
      from authorization_code where code_hash = ${hashCode(typedCode)}`;
}

/** Uses a valid code up; false if it is not. Of several concurrent calls, only one succeeds. */
export async function saveCodeUse(
  sql: Sql,
  typedCode: string,
  partnerId: string,
  now: Date,
): Promise<boolean> {
  const count = await sql.count`
    update authorization_code set used_at = ${now}, used_by = ${partnerId}
     where code_hash = ${hashCode(typedCode)} and ${isUnused} and expires_at > ${now}`;
  return count === 1;
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
  await insertIfAbsent(sql, 'authorization_code', {
    codeHash: hashCode(code.code),
    issuer: code.issuer,
    terms: code.terms,
    otherTerms: JSON.stringify(code.otherTerms ?? {}),
    issuedBy: code.issuedBy,
    issuedAt: code.issuedAt,
    expiresAt: code.expiresAt,
    batch: code.batch ?? null,
  });
}

type CodeRow = Omit<Reply<typeof listCodes>['list'][number], 'state'> & {
  readonly revokedAt: Date | null;
};

/** Newest first. */
export async function listIssuedCodes(sql: Sql, filter: Input<typeof listCodes>, now: Date) {
  const { state = '', batch: batchPrefix = null } = filter;

  const codes: List = {
    columns: fragment`
      ${codeId} id, batch, ${toCursorTime(fragment`issued_at`)} issued_at, issued_by, expires_at,
      terms, used_at, revoked_at,
      (select coalesce(username, nickname) from partner where partner.id = used_by) used_by`,
    from: fragment`
      from authorization_code
     where case ${state} when 'used' then used_at is not null
             when 'revoked' then revoked_at is not null
             when 'unused' then ${isUnused} and expires_at > ${now}
             when 'expired' then ${isUnused} and expires_at <= ${now}
             else true end
       and (${batchPrefix}::text is null or starts_with(batch, ${batchPrefix}))`,
    at: toCursorTime(fragment`issued_at`),
    id: codeId,
    idType: 'text',
  };
  return readPage<CodeRow>(sql, codes, filter.cursor);
}

/** Revokes an unused code, or all unused codes of a batch, and returns how many there were. */
export async function revokeUnusedCodes(
  sql: Sql,
  { id, batch }: { readonly id: string | null; readonly batch: string | null },
  now: Date,
): Promise<number> {
  return sql.count`
    update authorization_code set revoked_at = ${now}
     where (${codeId} = ${id} or batch = ${batch}) and ${isUnused}`;
}
