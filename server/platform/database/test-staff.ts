import { randomUUID } from 'node:crypto';
import { workingRoles } from '#domain/desk/role.ts';
import type { StaffPerson } from '#domain/staff/second-person.ts';
import { staffNameKey } from '#domain/staff/staff-name.ts';
import type { Sql } from './sql.ts';

/** The member of staff of this name, who is admitted with every role if there is none yet. */
export async function admitPerson(
  sql: Sql,
  name: string,
  id: string = randomUUID(),
): Promise<StaffPerson> {
  await sql`
    insert into staff (id, name, name_key, roles, made_by, made_at)
    values (${id}, ${name}, ${staffNameKey(name)}, ${[...workingRoles]}, 'a test', now())
    on conflict do nothing`;
  return sql.one<StaffPerson>`select id, name from staff where name_key = ${staffNameKey(name)}`;
}
