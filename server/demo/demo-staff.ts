import type { Db } from '../db/db.ts';
import { makeStaffLink } from '../desk/staff/staff-link-store.ts';
import { findStaffByName, insertStaff } from '../desk/staff/staff-store.ts';

export interface DemoDeskLink {
  readonly name: string;
  readonly address: string;
}

const dayMs = 24 * 60 * 60 * 1000;
const madeBy = 'npm start';

/** The people whose names stand in the demo's past: one asks, the other confirms. */
const people = [
  { name: 'Demo Clerk', roles: ['support', 'finance', 'catalogue', 'admin'] },
  { name: 'Demo Controller', roles: ['support', 'approver', 'catalogue', 'admin'] },
] as const;

/** A fresh link for each at every start; only a demo has such links. */
export async function bearDemoStaff(db: Db, url: string, now: Date): Promise<DemoDeskLink[]> {
  const expiresAt = new Date(now.getTime() + dayMs);
  return db.transaction(async (sql) => {
    const links: DemoDeskLink[] = [];
    for (const { name, roles } of people) {
      const known = await findStaffByName(sql, name);
      const staffId = known?.id ?? (await insertStaff(sql, { name, roles, madeBy }, now));
      if (!staffId) continue;
      const link = { staffId, purpose: 'enter', madeBy, expiresAt } as const;
      const token = await makeStaffLink(sql, link, now);
      links.push({ name, address: `${url}/desk/#/enter?token=${token}` });
    }
    return links;
  });
}
