import type {
  changeStaff as changeStaffRoute,
  listDeskLog as listLogRoute,
  listStaff as listStaffRoute,
} from '#contract/desk/staff.ts';
import { givesStrength } from '#domain/desk/role.ts';
import { Refusal } from '#domain/refusal.ts';
import { listDeskLogRows } from '../../people/staff-activity/staff-activity.ts';
import type { DeskUseCase } from '../call/desk-call.ts';
import { listStaffSessions } from './desk-session.ts';
import { proposeStaff, saveChange } from './staff-by-two.ts';
import { listAllStaff, listJoined, lockAllStaff } from './staff-store.ts';

export const listStaff: DeskUseCase<typeof listStaffRoute> = async ({ db, now }) => {
  const members = await listAllStaff(db.sql);
  const joined = await listJoined(db.sql);
  const list = await Promise.all(
    members.map(async ({ passwordHash: _, lastUsedAt, madeAt, ...member }) => ({
      ...member,
      roles: [...member.roles],
      hasJoined: joined.has(member.id),
      sessions: (await listStaffSessions(db.sql, member.id, now())).length,
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
      madeAt: madeAt.toISOString(),
    })),
  );
  return { list };
};

/**
 * One admin alone may revoke roles, and grant those without power over money; the rest takes a
 * second one.
 */
export const changeStaff: DeskUseCase<typeof changeStaffRoute> = (call, input) =>
  call.db.transaction(async (sql) => {
    if (input.id === call.staff.id) throw new Refusal('desk_not_oneself');
    const all = await lockAllStaff(sql);
    const member = all.find(({ id }) => id === input.id);
    if (!member) throw new Refusal('desk_not_found');
    if (member.version !== input.version) throw new Refusal('desk_changed_meanwhile');
    const { id: staffId, name } = member;
    const isWaiting = givesStrength(member, input);
    if (isWaiting) {
      const { roles, isActive, version } = input;
      const asked = { act: 'change', staffId, name, roles, isActive, version } as const;
      await proposeStaff(sql, call, { ...asked, codeWordHash: null });
    } else {
      await saveChange(sql, { all, member, after: input }, call.staff.name, call.now());
    }
    return { isWaiting };
  });

export const listDeskLog: DeskUseCase<typeof listLogRoute> = async ({ db }, asked) => {
  const { list, next } = await listDeskLogRows(db.sql, asked);
  const shown = list.map(({ id, at, ...row }) => ({
    ...row,
    id: String(id),
    at: at.toISOString(),
  }));
  return { list: shown, next };
};
