import { DeskRefusal } from '#contract/desk/refusals.ts';
import type {
  changeStaff,
  inviteStaff,
  listLog,
  listStaff,
  renewStaffLink,
} from '#contract/desk/staff.ts';
import type { Sql } from '../db/db.ts';
import type { DeskUseCase } from './desk-call.ts';
import { listLogRows, noteInLog } from './log-store.ts';
import { endStaffSessions, listStaffSessions } from './staff-session-store.ts';
import {
  insertStaff,
  listAllStaff,
  lockAllStaff,
  makeStaffLink,
  saveStaffRoles,
} from './staff-store.ts';

const linkMs = 24 * 60 * 60 * 1000;

/** A link to join by, for one day. */
export async function makeJoinLink(
  sql: Sql,
  given: { readonly staffId: string; readonly madeBy: string; readonly origin: string },
  now: Date,
) {
  const expiresAt = new Date(now.getTime() + linkMs);
  const { staffId, madeBy } = given;
  const token = await makeStaffLink(sql, { staffId, madeBy, purpose: 'join', expiresAt }, now);
  const address = `${given.origin}/desk/#/join?token=${token}`;
  return { address, expiresAt: expiresAt.toISOString() };
}

export const listMembers: DeskUseCase<typeof listStaff> = async ({ db, now }) => {
  const members = await listAllStaff(db.sql);
  const list = await Promise.all(
    members.map(async ({ passwordHash, lastUsedAt, madeAt, ...member }) => ({
      ...member,
      roles: [...member.roles],
      hasJoined: passwordHash !== null,
      sessions: (await listStaffSessions(db.sql, member.id, now())).length,
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
      madeAt: madeAt.toISOString(),
    })),
  );
  return { list };
};

export const invite: DeskUseCase<typeof inviteStaff> = (call, { name, roles }) =>
  call.db.transaction(async (sql) => {
    const madeBy = call.staff.name;
    const staffId = await insertStaff(sql, { name, roles, madeBy }, call.now());
    if (!staffId) throw new DeskRefusal('desk_name_taken');
    const about = { name, roles: roles.join(', ') };
    await noteInLog(sql, { by: madeBy, act: 'staff-invited', about }, call.now());
    return makeJoinLink(sql, { staffId, madeBy, origin: call.origin }, call.now());
  });

export const change: DeskUseCase<typeof changeStaff> = (call, input) =>
  call.db.transaction(async (sql) => {
    if (input.id === call.staff.id) throw new DeskRefusal('desk_not_oneself');
    const all = await lockAllStaff(sql);
    const member = all.find(({ id }) => id === input.id);
    if (!member) throw new DeskRefusal('desk_not_found');
    const staysAdmin = input.isActive && input.roles.includes('admin');
    const others = all.filter(
      ({ id, isActive, roles }) => id !== input.id && isActive && roles.includes('admin'),
    );
    if (!staysAdmin && others.length === 0) throw new DeskRefusal('desk_last_admin');
    if (!(await saveStaffRoles(sql, input))) throw new DeskRefusal('desk_changed_meanwhile');
    if (!input.isActive) await endStaffSessions(sql, input.id, null, call.now());
    const about = {
      name: member.name,
      from: `${member.roles.join(', ')}${member.isActive ? '' : ' (out)'}`,
      to: `${input.roles.join(', ')}${input.isActive ? '' : ' (out)'}`,
    };
    await noteInLog(sql, { by: call.staff.name, act: 'staff-changed', about }, call.now());
    return {};
  });

export const renewLink: DeskUseCase<typeof renewStaffLink> = (call, { id }) =>
  call.db.transaction(async (sql) => {
    // Who could renew their own link would need neither password nor phone any more.
    if (id === call.staff.id) throw new DeskRefusal('desk_not_oneself');
    const member = (await lockAllStaff(sql)).find((one) => one.id === id);
    if (!member) throw new DeskRefusal('desk_not_found');
    await endStaffSessions(sql, id, null, call.now());
    const by = call.staff.name;
    await noteInLog(sql, { by, act: 'staff-link', about: { name: member.name } }, call.now());
    return makeJoinLink(sql, { staffId: id, madeBy: by, origin: call.origin }, call.now());
  });

export const showLog: DeskUseCase<typeof listLog> = async ({ db }, { cursor, by }) => {
  const asked = { ...(cursor === undefined ? {} : { cursor }), ...(by ? { by } : {}) };
  const { list, next } = await listLogRows(db.sql, asked);
  const shown = list.map(({ id, at, ...row }) => ({
    ...row,
    id: String(id),
    at: at.toISOString(),
  }));
  return { list: shown, next };
};
