import { daysAfter } from '#domain/time.ts';
import { addStaffLink, findStaffByName, insertStaff } from '../../desk/desk.ts';
import type { Db } from '../../platform/database/database.ts';

export interface DemoDeskLink {
  readonly name: string;
  readonly address: string;
}

const madeBy = 'npm start';

const roles = ['support', 'finance', 'approver', 'catalogue', 'admin'] as const;

/**
 * The staff in the demo's history. Each has all roles, so that either can confirm what the other
 * proposes; nobody confirms their own proposal.
 */
export const demoPeople = [
  { name: 'Demo Clerk', roles },
  { name: 'Demo Controller', roles },
] as const;

/** A fresh link for each at every start; earlier links still work. Only a demo has such links. */
export async function bearDemoStaff(db: Db, url: string, now: Date): Promise<DemoDeskLink[]> {
  const expiresAt = daysAfter(now, 1);
  return db.transaction(async (sql) => {
    const links: DemoDeskLink[] = [];
    for (const { name, roles } of demoPeople) {
      const known = await findStaffByName(sql, name);
      const staffId = known?.id ?? (await insertStaff(sql, { name, roles, madeBy }, now));
      if (!staffId) continue;
      const link = { staffId, purpose: 'enter', madeBy, expiresAt } as const;
      const token = await addStaffLink(sql, link, now);
      links.push({ name, address: `${url}/desk/#/enter?token=${token}` });
    }
    return links;
  });
}
