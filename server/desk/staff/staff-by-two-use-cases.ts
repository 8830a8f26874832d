import type * as staff from '#contract/desk/staff.ts';
import { givesStrength, type StaffRole } from '#domain/desk/role.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import { whyNotDecide } from '#domain/staff/proposal.ts';
import { whyNotStaffText } from '#domain/staff-words/staff-words.ts';
import { makeCodeWord } from '../../people/partner/partner.ts';
import type { CommandCall, DeskUseCases, Details } from '../call/use-case.ts';
import { lockOut, makeJoinLink } from './join-link.ts';
import {
  insertStaffProposal,
  listStaffProposals,
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

type StaffByTwo = Pick<
  DeskUseCases<typeof staff>,
  'inviteStaff' | 'changeStaff' | 'renewStaffLink' | 'listStaffProposals' | 'decideStaff'
>;

export const staffByTwoUseCases = {
  async inviteStaff(call, { name, roles }) {
    // The name appears beside every act in partners' lists.
    refuse(whyNotStaffText(name));
    if (await findStaffByName(call.sql, name)) throw new Refusal('desk_name_taken');

    const { word, codeWordHash } = makeCodeWord();
    const details = await proposeStaff(call, {
      act: 'invite',
      staffId: null,
      name,
      roles,
      isActive: true,
      version: null,
      codeWordHash,
    });
    return { reply: { word }, details };
  },

  /**
   * One admin alone may revoke roles, and grant those without power over money; the rest takes a
   * second one.
   */
  async changeStaff(call, { id, version, roles, isActive }) {
    const { member, admins } = await lockOtherMember(call, id, version);
    if (!givesStrength(member, { roles, isActive })) {
      const details = await saveChange(call, { member, admins, roles, isActive });
      return { reply: { isWaiting: false }, act: 'staff-changed', details };
    }

    const details = await proposeStaff(call, {
      act: 'change',
      staffId: id,
      name: member.name,
      roles,
      isActive,
      version,
      codeWordHash: null,
    });
    return { reply: { isWaiting: true }, act: 'staff-proposed', details };
  },

  /** Whoever could renew their own link would need neither a password nor a phone any more. */
  async renewStaffLink(call, { id, version }) {
    const { member } = await lockOtherMember(call, id, version);
    const { word, codeWordHash } = makeCodeWord();
    const details = await proposeStaff(call, {
      act: 'link',
      staffId: id,
      name: member.name,
      roles: member.roles,
      isActive: member.isActive,
      version,
      codeWordHash,
    });
    return { reply: { word }, details };
  },

  async listStaffProposals({ db }) {
    return { list: await listStaffProposals(db.sql) };
  },

  /** The proposer may withdraw it, and never confirm it. */
  async decideStaff(call, { id, isConfirmed }) {
    const { sql, now } = call;
    const by = call.staff.name;
    const members = await lockAllStaff(sql);
    const proposal = await lockStaffProposal(sql, id);
    if (!proposal) throw new Refusal('desk_not_found');
    if (proposal.decidedAt) throw new Refusal('desk_changed_meanwhile');
    if (isConfirmed) refuse(whyNotDecide({ madeBy: proposal.by, decidedAt: null }, by));
    await saveStaffDecision(sql, { id, by, isConfirmed }, now);

    const { act, name, by: askedBy } = proposal;
    if (!isConfirmed) {
      const details = { what: act, name, askedBy };
      return { reply: { link: null }, act: 'staff-refused', details };
    }
    if (act === 'invite') return admitStaff(call, proposal);

    const member = members.find((one) => one.id === proposal.staffId);
    if (!member || member.version !== proposal.version) {
      throw new Refusal('desk_changed_meanwhile');
    }
    // Neither a new link nor more power is confirmed by the person who gets it.
    if (member.id === call.staff.id) throw new Refusal('desk_not_oneself');
    if (act === 'link') return renewLink(call, member, proposal);

    const { roles, isActive } = proposal;
    const admins = adminsOf(members);
    const details = await saveChange(call, { member, admins, roles, isActive });
    return { reply: { link: null }, act: 'staff-changed', details: { ...details, askedBy } };
  },
} satisfies StaffByTwo;

/** Stores what one admin proposes until another has decided it. */
async function proposeStaff(
  { sql, staff, now, commandId }: CommandCall,
  proposal: Omit<StaffProposal, 'id' | 'by' | 'at' | 'decidedAt'>,
): Promise<Details> {
  const { act, name, roles } = proposal;
  const isProposed = await insertStaffProposal(sql, {
    ...proposal,
    id: commandId,
    by: staff.name,
    at: now,
  });
  if (!isProposed) throw new Refusal('desk_staff_waiting');
  return { what: act, name, roles: roles.join(', ') };
}

/** A member of staff other than the caller, unchanged since the caller saw them. */
async function lockOtherMember({ sql, staff }: CommandCall, id: string, version: number) {
  if (id === staff.id) throw new Refusal('desk_not_oneself');
  const members = await lockAllStaff(sql);
  const member = members.find((one) => one.id === id);
  if (!member) throw new Refusal('desk_not_found');
  if (member.version !== version) throw new Refusal('desk_changed_meanwhile');
  return { member, admins: adminsOf(members) };
}

const adminsOf = (members: readonly Staff[]): readonly Staff[] =>
  members.filter(({ roles, isActive }) => isActive && roles.includes('admin'));

/** Creates an account for somebody who was invited, and the link that opens it. */
async function admitStaff(call: CommandCall, proposal: StaffProposal) {
  const { sql, staff, now } = call;
  const { name, roles, by: askedBy } = proposal;
  const madeBy = `${askedBy}, ${staff.name}`;
  const staffId = await insertStaff(sql, { name, roles, madeBy }, now);
  if (!staffId) throw new Refusal('desk_name_taken');

  const link = await makeLink(call, staffId, proposal);
  const details = { name, roles: roles.join(', '), askedBy };
  return { reply: { link }, act: 'staff-invited' as const, details };
}

/** Locks somebody out until they use the new link. */
async function renewLink(call: CommandCall, { id }: Staff, proposal: StaffProposal) {
  await lockOut(call.sql, id, call.now);
  const link = await makeLink(call, id, proposal);
  const details = { name: proposal.name, askedBy: proposal.by };
  return { reply: { link }, act: 'staff-link' as const, details };
}

const makeLink = (
  { sql, staff, origin, now }: CommandCall,
  staffId: string,
  { codeWordHash }: StaffProposal,
) => makeJoinLink(sql, { staffId, madeBy: staff.name, origin, codeWordHash }, now);

interface Standing {
  readonly roles: readonly StaffRole[];
  readonly isActive: boolean;
}

interface StaffChange extends Standing {
  readonly member: Staff;
  /** All who are admins before the change. */
  readonly admins: readonly Staff[];
}

/** Changes roles, or locks somebody out or in. The last admin stays. */
async function saveChange(
  { sql, now }: CommandCall,
  { member, admins, roles, isActive }: StaffChange,
): Promise<Details> {
  const { id, name, version } = member;
  const staysAdmin = isActive && roles.includes('admin');
  if (!staysAdmin && admins.every((admin) => admin.id === id)) throw new Refusal('desk_last_admin');
  if (!(await saveStaffRoles(sql, { id, version, roles, isActive }))) {
    throw new Refusal('desk_changed_meanwhile');
  }
  if (!isActive) await endStaffSessions(sql, id, null, now);
  return { name, from: standingText(member), to: standingText({ roles, isActive }) };
}

const standingText = ({ roles, isActive }: Standing): string =>
  `${roles.join(', ')}${isActive ? '' : ' (out)'}`;
