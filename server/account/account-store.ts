import type { AccountStatus } from '#domain/account/status.ts';
import { usernameKey } from '#domain/account/username.ts';
import type { Language } from '#domain/language.ts';
import { createBatch, type Db, type Sql } from '../database/database.ts';

/** An account as its tables hold it. */
export interface Account {
  readonly id: string;
  readonly username: string | null;
  readonly nickname: string;
  readonly email: string;
  readonly phone: string;
  readonly passwordHash: string | null;
  readonly entry: string;
  readonly hostUser: string | null;
  readonly status: AccountStatus;
  readonly language: Language;
  readonly timeZone: string;
  readonly createdAt: Date;
}

/** As much of an account as a login asks for. */
export interface LoginAccount extends Pick<Account, 'id' | 'passwordHash' | 'status' | 'language'> {
  readonly passwordChangedAt: Date | null;
}

export interface AccountStore {
  /** By what `usernameKey` makes of a name. */
  findByKey(key: string): Promise<LoginAccount | null>;
}

const columns = `id, username, nickname, email, phone, password_hash "passwordHash", entry,
  host_user "hostUser", status, language, time_zone "timeZone", created_at "createdAt"`;

export function createAccountStore(db: Db): AccountStore {
  const find = createBatch(async (keys: readonly string[]) => {
    const rows = await db.sql<LoginAccount & { readonly key: string }>(
      `select asked.key, id, password_hash "passwordHash", status, language,
              password_changed_at "passwordChangedAt"
         from unnest($1::text[]) as asked (key) join partner on username_key = asked.key`,
      [[...new Set(keys)]],
    );
    const found = new Map(rows.map(({ key, ...account }) => [key, account]));
    return keys.map((key) => found.get(key) ?? null);
  });
  return { findByKey: find };
}

export async function getAccount(sql: Sql, id: string): Promise<Account> {
  const [account] = await sql<Account>(`select ${columns} from partner where id = $1`, [id]);
  if (!account) throw new Error('An account vanished');
  return account;
}

/** Locks the account until the transaction ends, so that two changes come one after the other. */
export async function lockAccount(sql: Sql, id: string): Promise<Account> {
  const [account] = await sql<Account>(`select ${columns} from partner where id = $1 for update`, [
    id,
  ]);
  if (!account) throw new Error('An account vanished');
  return account;
}

export async function findHostAccount(
  sql: Sql,
  host: string,
  hostUser: string,
): Promise<Account | null> {
  const [account] = await sql<Account>(
    `select ${columns} from partner where entry = $1 and host_user = $2`,
    [host, hostUser],
  );
  return account ?? null;
}

/** False when the username, or the host's user, has an account already. */
export async function insertAccount(sql: Sql, account: Account): Promise<boolean> {
  const rows = await sql(
    `insert into partner (id, username, username_key, nickname, email, phone, password_hash,
       entry, host_user, status, language, time_zone, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     on conflict do nothing returning id`,
    [
      account.id,
      account.username,
      account.username === null ? null : usernameKey(account.username),
      account.nickname,
      account.email,
      account.phone,
      account.passwordHash,
      account.entry,
      account.hostUser,
      account.status,
      account.language,
      account.timeZone,
      account.createdAt,
    ],
  );
  return rows.length === 1;
}
