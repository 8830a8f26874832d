import { randomUUID } from 'node:crypto';
import type { listStaff } from '#contract/desk/staff.ts';
import type { Reply } from '#contract/route.ts';
import type { StaffRole } from '#domain/desk/role.ts';
import { staffNameKey } from '#domain/staff/staff-name.ts';
import { fragment, type Sql } from '../../platform/database/database.ts';

export interface Staff {
  readonly id: string;
  readonly name: string;
  readonly roles: StaffRole[];
  readonly passwordHash: string | null;
  readonly secretSealed: Buffer | null;
  readonly lastStep: bigint;
  readonly isActive: boolean;
  readonly version: number;
  readonly madeBy: string;
  readonly madeAt: Date;
}

const columns = fragment`
  id, name, roles, password_hash, secret_sealed, last_step, is_active, version, made_by, made_at`;

export async function findStaffByName(sql: Sql, name: string): Promise<Staff | null> {
  return sql.maybeOne<Staff>`select ${columns} from staff where name_key = ${staffNameKey(name)}`;
}

export async function findStaff(sql: Sql, id: string): Promise<Staff | null> {
  return sql.maybeOne<Staff>`select ${columns} from staff where id = ${id}`;
}

export async function lockAllStaff(sql: Sql): Promise<Staff[]> {
  return sql.many<Staff>`select ${columns} from staff order by id for update`;
}

/** An invitation alone does not count, and a renewed link does not undo that somebody joined. */
const hasJoined = fragment`
  (password_hash is not null
    or exists (select from staff_session s where s.staff_id = staff.id))`;

type ListedStaff = Omit<Reply<typeof listStaff>['list'][number], 'sessions'>;

export async function listAllStaff(sql: Sql): Promise<ListedStaff[]> {
  return sql.many<ListedStaff>`
    select id, name, roles, is_active, version, made_by, made_at, ${hasJoined} has_joined,
           (select max(used_at) from staff_session s where s.staff_id = staff.id) last_used_at
      from staff order by name_key limit 500`;
}

/** Ids of all who ever joined. */
export async function listJoined(sql: Sql): Promise<ReadonlySet<string>> {
  const rows = await sql.many<{ id: string }>`select id from staff where ${hasJoined}`;
  return new Set(rows.map(({ id }) => id));
}

interface NewStaff {
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly madeBy: string;
}

/** Null when the name is taken. */
export async function insertStaff(
  sql: Sql,
  { name, roles, madeBy }: NewStaff,
  now: Date,
): Promise<string | null> {
  const row = await sql.maybeOne<{ id: string }>`
    insert into staff (id, name, name_key, roles, made_by, made_at)
    values (${randomUUID()}, ${name}, ${staffNameKey(name)}, ${[...roles]}, ${madeBy}, ${now})
    on conflict do nothing returning id`;
  return row?.id ?? null;
}

/** False when somebody changed it meanwhile. */
export async function saveStaffRoles(
  sql: Sql,
  {
    id,
    version,
    roles,
    isActive,
  }: Pick<Staff, 'id' | 'version' | 'isActive'> & Pick<NewStaff, 'roles'>,
): Promise<boolean> {
  const count = await sql.count`
    update staff set roles = ${[...roles]}, is_active = ${isActive}, version = version + 1
     where id = ${id} and version = ${version}`;
  return count === 1;
}

interface StaffSecrets {
  readonly passwordHash: string;
  /** The secret of the second factor, and the step of its last code. */
  readonly secretSealed: Buffer;
  readonly step: number;
}

export async function saveStaffSecrets(
  sql: Sql,
  id: string,
  { passwordHash, secretSealed, step }: StaffSecrets,
): Promise<void> {
  await sql`
    update staff
       set password_hash = ${passwordHash}, secret_sealed = ${secretSealed}, last_step = ${step}
     where id = ${id}`;
}

/** False when somebody changed the account meanwhile, for example by renewing its link. */
export async function savePasswordHash(
  sql: Sql,
  { id, version, passwordHash }: Pick<Staff, 'id' | 'version'> & Pick<StaffSecrets, 'passwordHash'>,
): Promise<boolean> {
  const count = await sql.count`
    update staff set password_hash = ${passwordHash}, version = version + 1
     where id = ${id} and version = ${version}`;
  return count === 1;
}

/** False when somebody changed the account meanwhile. */
export async function saveStaffSecret(
  sql: Sql,
  secret: Pick<Staff, 'id' | 'version'> & Pick<StaffSecrets, 'secretSealed' | 'step'>,
): Promise<boolean> {
  const count = await sql.count`
    update staff
       set secret_sealed = ${secret.secretSealed}, last_step = ${secret.step},
           version = version + 1
     where id = ${secret.id} and version = ${secret.version}`;
  return count === 1;
}

/** Revokes everything that this person signed in with; only a link opens the desk again. */
export async function clearStaffSecrets(sql: Sql, id: string): Promise<void> {
  await sql`
    update staff set password_hash = null, secret_sealed = null, version = version + 1
     where id = ${id}`;
}

/** False when a code of this step was already used: of two concurrent ones, one succeeds. */
export async function spendTotpStep(sql: Sql, id: string, step: number): Promise<boolean> {
  const count = await sql.count`
    update staff set last_step = ${step} where id = ${id} and last_step < ${step}`;
  return count === 1;
}
