import { daysAfter } from '#domain/time.ts';
import { findStaffByName, insertStaff } from '../../desk/desk.ts';
import type { Db } from '../../platform/database/database.ts';
import { addLink } from '../../platform/one-time-token/one-time-token.ts';

export interface DemoDeskLink {
  readonly name: string;
  readonly address: string;
}

/** The clerk proposes and the controller confirms, wherever something takes two. */
export const demoClerk = 'Demo Clerk';
export const demoController = 'Demo Controller';

const madeBy = 'npm start';

const roles = ['support', 'finance', 'approver', 'catalogue', 'admin'] as const;

/**
 * The staff in the demo's history. Each has all roles, so that either can confirm what the other
 * proposes; nobody confirms their own proposal.
 */
export const demoStaff = [
  { name: demoClerk, roles },
  { name: demoController, roles },
] as const;

/** A fresh link for each at every start; earlier links still work. Only a demo has such links. */
export async function createDemoDeskLinks(db: Db, url: string, now: Date): Promise<DemoDeskLink[]> {
  const expiresAt = daysAfter(now, 1);
  return db.transaction(async (sql) => {
    const links: DemoDeskLink[] = [];
    for (const { name, roles } of demoStaff) {
      const member = await findStaffByName(sql, name);
      const staffId = member?.id ?? (await insertStaff(sql, { name, roles, madeBy }, now));
      if (!staffId) continue;

      const link = { ownerId: staffId, expiresAt, codeWordHash: null, details: {} };
      const token = await addLink(sql, { ...link, purpose: 'enter-desk' }, now);
      links.push({ name, address: `${url}/desk/#/enter?token=${token}` });
    }
    return links;
  });
}
