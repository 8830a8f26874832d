import type {
  endSessionOfStaff as endSessionOfStaffRoute,
  listSessionsOfStaff as listSessionsOfStaffRoute,
  removePasskeyOfStaff as removePasskeyOfStaffRoute,
} from '#contract/desk/staff.ts';
import { Refusal } from '#domain/refusal.ts';
import { noteInDeskLog, tellStaff } from '../../people/staff-activity/staff-activity.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { DeskUseCase } from '../call/desk-call.ts';
import { sessionsOf } from './own-sessions.ts';
import { removePasskeyOf } from './passkey-store.ts';
import { endStaffSessions } from './staff-session-store.ts';
import { findStaff } from './staff-store.ts';

async function nameOf(sql: Sql, id: string): Promise<string> {
  const staff = await findStaff(sql, id);
  if (!staff) throw new Refusal('desk_not_found');
  return staff.name;
}

export const listSessionsOfStaff: DeskUseCase<typeof listSessionsOfStaffRoute> = async (
  call,
  { id },
) => {
  await nameOf(call.db.sql, id);
  return sessionsOf(call, id, call.staff.sessionId);
};

export const endSessionOfStaff: DeskUseCase<typeof endSessionOfStaffRoute> = (
  call,
  { id, sessionId },
) =>
  call.db.transaction(async (sql) => {
    const [name, now] = [await nameOf(sql, id), call.now()];
    if (!(await endStaffSessions(sql, id, sessionId, now))) throw new Refusal('desk_not_found');
    await noteInDeskLog(
      sql,
      { by: call.staff.name, act: 'staff-session-ended', about: { name } },
      now,
    );
    return {};
  });

/** One's own passkey has a different call, which asks for all factors. */
export const removePasskeyOfStaff: DeskUseCase<typeof removePasskeyOfStaffRoute> = (call, input) =>
  call.db.transaction(async (sql) => {
    if (input.id === call.staff.id) throw new Refusal('desk_not_oneself');
    const [name, now] = [await nameOf(sql, input.id), call.now()];
    const isGone = await removePasskeyOf(sql, input.id, input.passkeyId, now);
    if (!isGone) throw new Refusal('desk_not_found');
    await endStaffSessions(sql, input.id, null, now);
    const done = { by: call.staff.name, act: 'passkey-removed', about: { name } };
    await noteInDeskLog(sql, done, now);
    await tellStaff(sql, done, { staffId: input.id, isAdminsOnly: true }, now);
    return {};
  });
