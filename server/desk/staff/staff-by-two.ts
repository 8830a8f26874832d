import { randomUUID } from 'node:crypto';
import type {
  decideStaff as decideStaffRoute,
  inviteStaff as inviteStaffRoute,
  listStaffProposals as listRoute,
  renewStaffLink as renewStaffLinkRoute,
} from '#contract/desk/staff.ts';
import type { StaffRole } from '#domain/desk/role.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import { whyNotDecide } from '#domain/staff/proposal.ts';
import { whyNotStaffText } from '#domain/staff-words/staff-words.ts';
import { makeCodeWord } from '../../people/partner/partner.ts';
import { noteInDeskLog } from '../../people/staff-activity/staff-activity.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { DeskCall, DeskUseCase } from '../call/desk-call.ts';
import { lockOut, makeJoinLink } from './join-link.ts';
import {
  insertStaffProposal,
  listStaffProposals as listStoredStaffProposals,
  lockStaffProposal,
  type StaffProposal,
  saveStaffDecision,
} from './staff-proposal-store.ts';
import { endStaffSessions } from './staff-session-store.ts';
import {
  findStaffByName,
  insertStaff,
  lockAllStaff,
  type Staff,
  saveStaffRoles,
} from './staff-store.ts';

type Asked = Omit<StaffProposal, 'id' | 'by' | 'at' | 'decidedAt'>;
type Admin = Pick<DeskCall<typeof inviteStaffRoute>, 'staff' | 'now'>;

/** Stores what one admin proposes until another has decided it. */
export async function proposeStaff(sql: Sql, { staff, now }: Admin, asked: Asked): Promise<void> {
  const by = staff.name;
  const proposal = { ...asked, id: randomUUID(), by, at: now() };
  if (!(await insertStaffProposal(sql, proposal))) throw new Refusal('desk_staff_waiting');
  const about = { what: asked.act, name: asked.name, roles: asked.roles.join(', ') };
  await noteInDeskLog(sql, { by, act: 'staff-proposed', about }, now());
}

export const inviteStaff: DeskUseCase<typeof inviteStaffRoute> = (call, { name, roles }) =>
  call.db.transaction(async (sql) => {
    // The name appears beside every act in partners' lists.
    refuse(whyNotStaffText(name));
    if (await findStaffByName(sql, name)) throw new Refusal('desk_name_taken');
    const { word, codeWordHash } = makeCodeWord();
    const nobody = { act: 'invite', staffId: null, version: null, isActive: true } as const;
    await proposeStaff(sql, call, { ...nobody, name, roles, codeWordHash });
    return { word };
  });

export const renewStaffLink: DeskUseCase<typeof renewStaffLinkRoute> = (call, { id, version }) =>
  call.db.transaction(async (sql) => {
    // Whoever could renew their own link would need neither password nor phone any more.
    if (id === call.staff.id) throw new Refusal('desk_not_oneself');
    const member = (await lockAllStaff(sql)).find((one) => one.id === id);
    if (!member) throw new Refusal('desk_not_found');
    if (member.version !== version) throw new Refusal('desk_changed_meanwhile');
    const { name, roles, isActive } = member;
    const { word, codeWordHash } = makeCodeWord();
    const asked = { act: 'link', staffId: id, name, roles, isActive, version } as const;
    await proposeStaff(sql, call, { ...asked, codeWordHash });
    return { word };
  });

export const listStaffProposals: DeskUseCase<typeof listRoute> = async ({ db }) => {
  const list = await listStoredStaffProposals(db.sql);
  return { list: list.map((one) => ({ ...one, roles: [...one.roles], at: one.at.toISOString() })) };
};

/** The proposer may withdraw it, and never confirm it. */
export const decideStaff: DeskUseCase<typeof decideStaffRoute> = (call, { id, isConfirmed }) =>
  call.db.transaction(async (sql) => {
    const all = await lockAllStaff(sql);
    const proposal = await lockStaffProposal(sql, id);
    if (!proposal) throw new Refusal('desk_not_found');
    if (proposal.decidedAt) throw new Refusal('desk_changed_meanwhile');
    const by = call.staff.name;
    const now = call.now();
    if (isConfirmed) refuse(whyNotDecide({ madeBy: proposal.by, decidedAt: null }, by));
    await saveStaffDecision(sql, { id, by, isConfirmed }, now);
    if (isConfirmed) return { link: await carryOut(sql, call, proposal, all) };
    const about = { what: proposal.act, name: proposal.name, askedBy: proposal.by };
    await noteInDeskLog(sql, { by, act: 'staff-refused', about }, now);
    return { link: null };
  });

async function carryOut(
  sql: Sql,
  call: DeskCall<typeof decideStaffRoute>,
  proposal: StaffProposal,
  all: readonly Staff[],
) {
  const { act, name, roles, codeWordHash, by: askedBy } = proposal;
  const [madeBy, now] = [call.staff.name, call.now()];
  const member = all.find(({ id }) => id === proposal.staffId);
  if (act === 'invite') {
    const staffId = await insertStaff(sql, { name, roles, madeBy: `${askedBy}, ${madeBy}` }, now);
    if (!staffId) throw new Refusal('desk_name_taken');
    const about = { name, roles: roles.join(', '), askedBy };
    await noteInDeskLog(sql, { by: madeBy, act: 'staff-invited', about }, now);
    return makeJoinLink(sql, { staffId, madeBy, origin: call.origin, codeWordHash }, now);
  }
  if (!member || member.version !== proposal.version) {
    throw new Refusal('desk_changed_meanwhile');
  }
  // Neither a new link nor more power is confirmed by the person who gets it.
  if (member.id === call.staff.id) throw new Refusal('desk_not_oneself');
  if (act === 'change') {
    await saveChange(sql, { all, member, after: proposal }, madeBy, now, { askedBy });
    return null;
  }
  await lockOut(sql, member.id, now);
  await noteInDeskLog(sql, { by: madeBy, act: 'staff-link', about: { name, askedBy } }, now);
  return makeJoinLink(sql, { staffId: member.id, madeBy, origin: call.origin, codeWordHash }, now);
}

interface StaffChange {
  readonly all: readonly Staff[];
  readonly member: Staff;
  readonly after: { readonly roles: readonly StaffRole[]; readonly isActive: boolean };
}

/** Changes roles, or locks somebody out or in. The last admin stays. */
export async function saveChange(
  sql: Sql,
  { all, member, after }: StaffChange,
  by: string,
  now: Date,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { id, name, version } = member;
  const staysAdmin = after.isActive && after.roles.includes('admin');
  const others = all.filter((one) => one.id !== id && one.isActive && one.roles.includes('admin'));
  if (!staysAdmin && others.length === 0) throw new Refusal('desk_last_admin');
  const { roles, isActive } = after;
  if (!(await saveStaffRoles(sql, { id, version, roles, isActive }))) {
    throw new Refusal('desk_changed_meanwhile');
  }
  if (!isActive) await endStaffSessions(sql, id, null, now);
  const about = { name, from: standing(member), to: standing(after), ...more };
  await noteInDeskLog(sql, { by, act: 'staff-changed', about }, now);
}

const standing = ({ roles, isActive }: StaffChange['after']): string =>
  `${roles.join(', ')}${isActive ? '' : ' (out)'}`;
