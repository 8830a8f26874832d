import { randomUUID } from 'node:crypto';
import type { StaffRole } from '#domain/desk/role.ts';
import { staffNameKey } from '#domain/staff/staff-name.ts';
import type { Sql } from '../../platform/database/database.ts';

export interface Staff {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly passwordHash: string | null;
  readonly secretSealed: Buffer | null;
  readonly lastStep: bigint;
  readonly isActive: boolean;
  readonly version: number;
  readonly madeBy: string;
  readonly madeAt: Date;
}

const columns = `id, name, roles, password_hash "passwordHash", secret_sealed "secretSealed",
  last_step "lastStep", is_active "isActive", version, made_by "madeBy", made_at "madeAt"`;

export async function findStaffByName(sql: Sql, name: string): Promise<Staff | null> {
  const [row] = await sql<Staff>(`select ${columns} from staff where name_key = $1`, [
    staffNameKey(name),
  ]);
  return row ?? null;
}

export async function findStaff(sql: Sql, id: string): Promise<Staff | null> {
  const [row] = await sql<Staff>(`select ${columns} from staff where id = $1`, [id]);
  return row ?? null;
}

export async function lockAllStaff(sql: Sql): Promise<Staff[]> {
  return sql<Staff>(`select ${columns} from staff order by id for update`, []);
}

export async function listAllStaff(sql: Sql): Promise<(Staff & { lastUsedAt: Date | null })[]> {
  return sql<Staff & { lastUsedAt: Date | null }>(
    `select ${columns}, (select max(used_at) from staff_session s where s.staff_id = staff.id)
            "lastUsedAt" from staff order by name_key limit 500`,
    [],
  );
}

/**
 * Members who have joined: an invitation alone does not count. A member with a renewed link does.
 */
const hasJoined = `(password_hash is not null
  or exists (select from staff_session s where s.staff_id = staff.id))`;

/** Ids of all who ever joined. */
export async function listJoined(sql: Sql): Promise<ReadonlySet<string>> {
  const rows = await sql<{ id: string }>(`select id from staff where ${hasJoined}`, []);
  return new Set(rows.map(({ id }) => id));
}

interface NewStaff {
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly madeBy: string;
}

/** Null when the name is taken. */
export async function insertStaff(sql: Sql, given: NewStaff, now: Date): Promise<string | null> {
  const [row] = await sql<{ id: string }>(
    `insert into staff (id, name, name_key, roles, made_by, made_at)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning id`,
    [randomUUID(), given.name, staffNameKey(given.name), [...given.roles], given.madeBy, now],
  );
  return row?.id ?? null;
}

/** False when somebody changed it meanwhile. */
export async function saveStaffRoles(
  sql: Sql,
  { id, version, roles, isActive }: Pick<Staff, 'id' | 'version' | 'roles' | 'isActive'>,
): Promise<boolean> {
  const rows = await sql(
    `update staff set roles = $3, is_active = $4, version = version + 1
      where id = $1 and version = $2 returning id`,
    [id, version, [...roles], isActive],
  );
  return rows.length === 1;
}

export async function saveStaffSecrets(
  sql: Sql,
  id: string,
  given: { readonly passwordHash: string; readonly secretSealed: Buffer; readonly step: number },
): Promise<void> {
  await sql(
    `update staff set password_hash = $2, secret_sealed = $3, last_step = $4 where id = $1`,
    [id, given.passwordHash, given.secretSealed, given.step],
  );
}

/** False when somebody changed the account meanwhile, for example by renewing its link. */
export async function savePasswordHash(
  sql: Sql,
  given: { readonly id: string; readonly version: number; readonly passwordHash: string },
): Promise<boolean> {
  const rows = await sql(
    `update staff set password_hash = $3, version = version + 1
      where id = $1 and version = $2 returning id`,
    [given.id, given.version, given.passwordHash],
  );
  return rows.length === 1;
}

/** False when somebody changed the account meanwhile. */
export async function saveStaffSecret(
  sql: Sql,
  given: Pick<Staff, 'id' | 'version'> & { readonly secretSealed: Buffer; readonly step: number },
): Promise<boolean> {
  const rows = await sql(
    `update staff set secret_sealed = $3, last_step = $4, version = version + 1
      where id = $1 and version = $2 returning id`,
    [given.id, given.version, given.secretSealed, given.step],
  );
  return rows.length === 1;
}

/** Revokes everything that this person signed in with; only a link opens the desk again. */
export async function clearStaffSecrets(sql: Sql, id: string): Promise<void> {
  await sql(
    `update staff set password_hash = null, secret_sealed = null, version = version + 1
      where id = $1`,
    [id],
  );
}

/** False when a code of this step was already used: of two concurrent ones, one succeeds. */
export async function spendTotpStep(sql: Sql, id: string, step: number): Promise<boolean> {
  const rows = await sql(
    'update staff set last_step = $2 where id = $1 and last_step < $2 returning id',
    [id, step],
  );
  return rows.length === 1;
}
