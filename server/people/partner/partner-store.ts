import type { Language } from '#domain/language.ts';
import type { PartnerStatus } from '#domain/partner/status.ts';
import { usernameKey } from '#domain/partner/username.ts';
import type { Sql } from '../../platform/database/database.ts';

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

const columns = `id, username, nickname, email, phone, password_hash "passwordHash", entry,
  host_user "hostUser", status, language, time_zone "timeZone", created_at "createdAt"`;

/** By the result of `usernameKey`. */
export async function findPartnerByKey(sql: Sql, key: string): Promise<LoginPartner | null> {
  const [partner] = await sql<LoginPartner>(
    `select id, password_hash "passwordHash", status, language,
            password_changed_at "passwordChangedAt"
       from partner where username_key = $1`,
    [key],
  );
  return partner ?? null;
}

export async function getPartner(sql: Sql, id: string): Promise<Partner> {
  const [partner] = await sql<Partner>(`select ${columns} from partner where id = $1`, [id]);
  if (!partner) throw new Error('An account vanished');
  return partner;
}

/** Locks the account until the transaction ends, which serialises changes to it. */
export async function lockPartner(sql: Sql, id: string): Promise<Partner> {
  const [partner] = await sql<Partner>(`select ${columns} from partner where id = $1 for update`, [
    id,
  ]);
  if (!partner) throw new Error('An account vanished');
  return partner;
}

/** No session that began under the old password stays valid. */
export async function savePassword(
  sql: Sql,
  partnerId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await sql('update partner set password_hash = $2, password_changed_at = $3 where id = $1', [
    partnerId,
    passwordHash,
    now,
  ]);
}

export async function findHostPartner(
  sql: Sql,
  host: string,
  hostUser: string,
): Promise<Partner | null> {
  const [partner] = await sql<Partner>(
    `select ${columns} from partner where entry = $1 and host_user = $2`,
    [host, hostUser],
  );
  return partner ?? null;
}

/** False when the username or the host's user already has an account. */
export async function insertPartner(sql: Sql, partner: Partner): Promise<boolean> {
  const rows = await sql(
    `insert into partner (id, username, username_key, nickname, email, phone, password_hash,
       entry, host_user, status, language, time_zone, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     on conflict do nothing returning id`,
    [
      partner.id,
      partner.username,
      partner.username === null ? null : usernameKey(partner.username),
      partner.nickname,
      partner.email,
      partner.phone,
      partner.passwordHash,
      partner.entry,
      partner.hostUser,
      partner.status,
      partner.language,
      partner.timeZone,
      partner.createdAt,
    ],
  );
  return rows.length === 1;
}
