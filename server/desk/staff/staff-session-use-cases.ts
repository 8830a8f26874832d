import type * as staff from '#contract/desk/staff.ts';
import { RefusalError } from '#domain/refusal.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { DeskUseCases } from '../call/use-case.ts';
import { listSessionsAndPasskeys } from './own-session-use-cases.ts';
import { removePasskeyOf } from './passkey-store.ts';
import { endStaffSessions } from './staff-session-store.ts';
import { findStaff } from './staff-store.ts';

type StaffSessions = Pick<
  DeskUseCases<typeof staff>,
  'listSessionsOfStaff' | 'endSessionOfStaff' | 'removePasskeyOfStaff'
>;

export const staffSessionUseCases = {
  async listSessionsOfStaff(call, { id }) {
    await getStaffName(call.db.sql, id);
    return listSessionsAndPasskeys(call, id, call.staff.sessionId);
  },

  async endSessionOfStaff({ sql, now }, { id, sessionId }) {
    const name = await getStaffName(sql, id);
    if (!(await endStaffSessions(sql, id, sessionId, now)))
      throw new RefusalError('desk_not_found');
    return { details: { name }, hits: { staffId: id } };
  },

  /** One's own passkey has a different call, which asks for all factors. */
  async removePasskeyOfStaff({ sql, staff, now }, { id, passkeyId }) {
    if (id === staff.id) throw new RefusalError('desk_not_oneself');
    const name = await getStaffName(sql, id);
    const isRemoved = await removePasskeyOf(sql, id, passkeyId, now);
    if (!isRemoved) throw new RefusalError('desk_not_found');

    await endStaffSessions(sql, id, null, now);
    return { details: { name }, hits: { staffId: id } };
  },
} satisfies StaffSessions;

async function getStaffName(sql: Sql, id: string): Promise<string> {
  const staff = await findStaff(sql, id);
  if (!staff) throw new RefusalError('desk_not_found');
  return staff.name;
}
