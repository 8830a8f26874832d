import type * as staff from '#contract/desk/staff.ts';
import { listDeskLog } from '../../people/audit-event/audit-event.ts';
import type { DeskUseCases } from '../call/use-case.ts';
import { listStaffSessions } from './desk-session.ts';
import { staffChangeUseCases } from './staff-change-use-cases.ts';
import { staffSessionUseCases } from './staff-session-use-cases.ts';
import { listAllStaff } from './staff-store.ts';

export const staffUseCases = {
  async listStaff({ db, now }) {
    const members = await listAllStaff(db.sql);
    const list = await Promise.all(
      members.map(async (member) => ({
        ...member,
        sessions: (await listStaffSessions(db.sql, member.id, now())).length,
      })),
    );
    return { list };
  },

  listDeskLog({ db }, filter) {
    return listDeskLog(db.sql, filter);
  },

  ...staffChangeUseCases,
  ...staffSessionUseCases,
} satisfies DeskUseCases<typeof staff>;
