import type * as staff from '#contract/desk/staff.ts';
import type { StaffRole } from '#domain/desk/role.ts';
import { RefusalError, refuse } from '#domain/refusal.ts';
import { staffNameKey } from '#domain/staff/staff-name.ts';
import { whyNotStaffText } from '#domain/staff-words/staff-words.ts';
import type { Sql } from '../../platform/database/database.ts';
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
  'inviteStaff' | 'lockOutStaff' | 'changeStaffRoles' | 'reinstateStaff' | 'renewStaffLink'
>;

/** Whoever could create staff accounts alone could pose as two people. */
export const staffChangeUseCases = {
  async inviteStaff(call, { name, roles }) {
    // The name appears beside every act in partners' lists.
    refuse(whyNotStaffText(name));
    const { sql, now, requestedBy, decidedBy } = call;
    if (await findStaffByName(sql, name)) throw new RefusalError('desk_name_taken');

    const madeBy = [requestedBy, decidedBy].filter(Boolean).join(', ');
    const staffId = await insertStaff(sql, { name, roles, madeBy }, now);
    if (!staffId) throw new RefusalError('desk_name_taken');
    return {
      subject: staffNameKey(name),
      description: { name, roles: roles.join(', ') },
      details: { name, roles: roles.join(', ') },
      link: await makeLink(call, staffId),
    };
  },

  async lockOutStaff({ sql, staff, now }, { id, version }) {
    const { member, admins } = await lockOtherMember(sql, [staff.id], id, version);
    if (!member.isActive) throw new RefusalError('desk_changed_meanwhile');
    const { name, roles } = member;
    await saveStanding(sql, member, admins, { roles, isActive: false });
    await endStaffSessions(sql, id, null, now);
    return { details: { name }, hits: { staffId: id } };
  },

  async changeStaffRoles(call, { id, version, roles }) {
    const { member, admins } = await lockMemberForTwo(call, id, version);
    const details = await saveStanding(call.sql, member, admins, { ...member, roles });
    return { subject: id, description: details, details };
  },

  async reinstateStaff(call, { id, version }) {
    const { member, admins } = await lockMemberForTwo(call, id, version);
    if (member.isActive) throw new RefusalError('desk_changed_meanwhile');
    const details = await saveStanding(call.sql, member, admins, { ...member, isActive: true });
    return { subject: id, description: details, details };
  },

  /** Whoever could renew their own link would need neither a password nor a phone any more. */
  async renewStaffLink(call, { id, version }) {
    const { member } = await lockMemberForTwo(call, id, version);
    await lockOut(call.sql, id, call.now);
    return {
      subject: id,
      description: { name: member.name },
      details: { name: member.name },
      link: await makeLink(call, id),
    };
  },
} satisfies StaffChanges;

/**
 * A member of staff other than those who request and decide it: neither a new link nor more power
 * is decided by the person who gets it.
 */
const lockMemberForTwo = (
  { sql, requesterId, deciderId }: ApprovalCall,
  id: string,
  version: number,
) => lockOtherMember(sql, [requesterId, deciderId], id, version);

/** A member of staff who is none of the actors, unchanged since it was seen. */
async function lockOtherMember(
  sql: Sql,
  actorIds: readonly (string | null)[],
  id: string,
  version: number,
) {
  if (actorIds.includes(id)) throw new RefusalError('desk_not_oneself');
  const members = await lockAllStaff(sql);
  const member = members.find((candidate) => candidate.id === id);
  if (!member) throw new RefusalError('desk_not_found');
  if (member.version !== version) throw new RefusalError('desk_changed_meanwhile');
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

/** Saves roles, or whether somebody may log in. The last admin stays. */
async function saveStanding(
  sql: Sql,
  member: Staff,
  admins: readonly Staff[],
  { roles, isActive }: Standing,
): Promise<Details> {
  const { id, name, version } = member;
  const staysAdmin = isActive && roles.includes('admin');
  if (!staysAdmin && admins.every((admin) => admin.id === id))
    throw new RefusalError('desk_last_admin');
  if (!(await saveStaffRoles(sql, { id, version, roles, isActive }))) {
    throw new RefusalError('desk_changed_meanwhile');
  }
  return { name, from: standingText(member), to: standingText({ roles, isActive }) };
}

const standingText = ({ roles, isActive }: Standing): string =>
  `${roles.join(', ')}${isActive ? '' : ' (locked out)'}`;
