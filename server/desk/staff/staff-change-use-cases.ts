import type * as staff from '#contract/desk/staff.ts';
import { givesStrength, type StaffRole } from '#domain/desk/role.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import { staffNameKey } from '#domain/staff/staff-name.ts';
import { whyNotStaffText } from '#domain/staff-words/staff-words.ts';
import type { ApprovalCall, DeskUseCases, Details, OneTimeLink } from '../call/use-case.ts';
import { lockOut, makeJoinLink } from './join-link.ts';
import { endStaffSessions } from './staff-session-store.ts';
import {
  findStaffByName,
  insertStaff,
  lockAllStaff,
  type Staff,
  saveStaffRoles,
} from './staff-store.ts';

type StaffChanges = Pick<
  DeskUseCases<typeof staff>,
  'inviteStaff' | 'changeStaff' | 'renewStaffLink'
>;

/** Whoever could create staff accounts alone could pose as two people. */
export const staffChangeUseCases = {
  async inviteStaff(call, { name, roles }) {
    // The name appears beside every act in partners' lists.
    refuse(whyNotStaffText(name));
    const { sql, now, requestedBy, decidedBy } = call;
    if (await findStaffByName(sql, name)) throw new Refusal('desk_name_taken');

    const madeBy = [requestedBy, decidedBy].filter(Boolean).join(', ');
    const staffId = await insertStaff(sql, { name, roles, madeBy }, now);
    if (!staffId) throw new Refusal('desk_name_taken');
    return {
      subject: staffNameKey(name),
      shown: { name, roles: roles.join(', ') },
      details: { name, roles: roles.join(', ') },
      link: await makeLink(call, staffId),
    };
  },

  /**
   * One admin alone may revoke roles, and grant those without power over money; the rest takes a
   * second one.
   */
  async changeStaff(call, { id, version, roles, isActive }) {
    const { member, admins } = await lockOtherMember(call, id, version);
    const takesTwo = call.decidedBy === null && givesStrength(member, { roles, isActive });
    const details = await saveChange(call, { member, admins, roles, isActive });
    return { reply: { isWaiting: takesTwo }, subject: id, shown: details, details, takesTwo };
  },

  /** Whoever could renew their own link would need neither a password nor a phone any more. */
  async renewStaffLink(call, { id, version }) {
    const { member } = await lockOtherMember(call, id, version);
    await lockOut(call.sql, id, call.now);
    return {
      subject: id,
      shown: { name: member.name, effect: 'Everything they log in with stops working' },
      details: { name: member.name },
      link: await makeLink(call, id),
    };
  },
} satisfies StaffChanges;

/**
 * A member of staff other than those who request and decide it, unchanged since the requester saw
 * them: neither a new link nor more power is decided by the person who gets it.
 */
async function lockOtherMember(call: ApprovalCall, id: string, version: number) {
  const { sql, requesterId, deciderId } = call;
  if (id === requesterId || id === deciderId) throw new Refusal('desk_not_oneself');
  const members = await lockAllStaff(sql);
  const member = members.find((one) => one.id === id);
  if (!member) throw new Refusal('desk_not_found');
  if (member.version !== version) throw new Refusal('desk_changed_meanwhile');
  return { member, admins: adminsOf(members) };
}

const adminsOf = (members: readonly Staff[]): readonly Staff[] =>
  members.filter(({ roles, isActive }) => isActive && roles.includes('admin'));

async function makeLink(call: ApprovalCall, staffId: string): Promise<OneTimeLink> {
  const { sql, origin, codeWordHash, now } = call;
  const link = await makeJoinLink(sql, { staffId, origin, codeWordHash }, now);
  return { ...link, contact: null };
}

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
  { sql, now }: ApprovalCall,
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
