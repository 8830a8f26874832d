import type { Language } from '#domain/language.ts';
import type { PartnerStatus } from '#domain/partner/status.ts';
import { usernameKey } from '#domain/partner/username.ts';
import { fragment, insertIfAbsent, type Sql } from '../../platform/database/database.ts';

/** An account as its tables hold it. */
export interface Partner {
  readonly id: string;
  readonly username: string | null;
  readonly nickname: string;
  readonly email: string;
  readonly phone: string;
  readonly passwordHash: string | null;
  readonly entry: string;
  readonly hostUser: string | null;
  readonly status: PartnerStatus;
  readonly language: Language;
  readonly timeZone: string;
  readonly createdAt: Date;
}

/** The part of an account that a login needs. */
export interface LoginPartner extends Pick<Partner, 'id' | 'passwordHash' | 'status' | 'language'> {
  readonly passwordChangedAt: Date | null;
}

const columns = fragment`
  id, username, nickname, email, phone, password_hash, entry, host_user, status, language,
  time_zone, created_at`;

/** By the result of `usernameKey`. */
export async function findPartnerByUsernameKey(
  sql: Sql,
  key: string,
): Promise<LoginPartner | null> {
  return sql.maybeOne<LoginPartner>`
    select id, password_hash, status, language, password_changed_at
      from partner where username_key = ${key}`;
}

export async function getPartner(sql: Sql, id: string): Promise<Partner> {
  return sql.one<Partner>`select ${columns} from partner where id = ${id}`;
}

/** Locks the account until the transaction ends, which serialises changes to it. */
export async function lockPartner(sql: Sql, id: string): Promise<Partner> {
  return sql.one<Partner>`select ${columns} from partner where id = ${id} for update`;
}

/** No session that began under the old password stays valid. */
export async function savePassword(
  sql: Sql,
  partnerId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await sql`
    update partner set password_hash = ${passwordHash}, password_changed_at = ${now}
     where id = ${partnerId}`;
}

export async function findHostPartner(
  sql: Sql,
  host: string,
  hostUser: string,
): Promise<Partner | null> {
  return sql.maybeOne<Partner>`
    select ${columns} from partner where entry = ${host} and host_user = ${hostUser}`;
}

/** False when the username or the host's user already has an account. */
export async function insertPartner(sql: Sql, partner: Partner): Promise<boolean> {
  return insertIfAbsent(sql, 'partner', {
    id: partner.id,
    username: partner.username,
    usernameKey: partner.username === null ? null : usernameKey(partner.username),
    nickname: partner.nickname,
    email: partner.email,
    phone: partner.phone,
    passwordHash: partner.passwordHash,
    entry: partner.entry,
    hostUser: partner.hostUser,
    status: partner.status,
    language: partner.language,
    timeZone: partner.timeZone,
    createdAt: partner.createdAt,
  });
}
