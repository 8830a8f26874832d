import { daysAfter } from '#domain/time.ts';
import { findStaffByName, insertStaff, type Staff, type TwoPeople } from '../../desk/desk.ts';
import type { Db, Sql } from '../../platform/database/database.ts';
import { addLink } from '../../platform/one-time-token/one-time-token.ts';

export interface DemoDeskLink {
  readonly name: string;
  readonly address: string;
}

/** The clerk requests and the controller approves, wherever something takes two. */
export const demoClerk = 'Demo Clerk';
export const demoController = 'Demo Controller';

const madeBy = 'npm start';

const roles = ['support', 'finance', 'approver', 'catalogue', 'admin'] as const;

/**
 * The staff in the demo's history. Each has all roles, so that either can confirm what the other
 * requests; nobody approves their own request.
 */
export const demoStaff = [
  { name: demoClerk, roles },
  { name: demoController, roles },
] as const;

/** The two of them, who are admitted first if they have not been yet. */
export async function admitDemoStaff(
  sql: Sql,
  now: Date,
): Promise<{ clerk: Staff; controller: Staff }> {
  const [clerk, controller] = demoStaff;
  return {
    clerk: await admitDemoPerson(sql, clerk, now),
    controller: await admitDemoPerson(sql, controller, now),
  };
}

async function admitDemoPerson(
  sql: Sql,
  { name, roles }: (typeof demoStaff)[number],
  now: Date,
): Promise<Staff> {
  await insertStaff(sql, { name, roles, madeBy }, now);

  const person = await findStaffByName(sql, name);
  if (!person) throw new Error(`${name} was not admitted`);
  return person;
}

/** Who requests and who approves the money of the demo. */
export const getDemoPeople = (db: Db, now: Date): Promise<TwoPeople> =>
  db.transaction(async (sql) => {
    const { clerk, controller } = await admitDemoStaff(sql, now);
    return { requester: clerk, decider: controller };
  });

/** A fresh link for each at every start; earlier links still work. Only a demo has such links. */
export async function createDemoDeskLinks(db: Db, url: string, now: Date): Promise<DemoDeskLink[]> {
  const expiresAt = daysAfter(now, 1);
  return db.transaction(async (sql) => {
    const links: DemoDeskLink[] = [];
    const { clerk, controller } = await admitDemoStaff(sql, now);
    for (const { id, name } of [clerk, controller]) {
      const link = { ownerId: id, expiresAt, codeWordHash: null, details: {} };
      const token = await addLink(sql, { ...link, purpose: 'enter-desk' }, now);
      links.push({ name, address: `${url}/desk/#/enter?token=${token}` });
    }

    return links;
  });
}
