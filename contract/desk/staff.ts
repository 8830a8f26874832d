import * as v from 'valibot';
import { joinLinkHours } from '#domain/desk/link-life.ts';
import { areRolesTogether, staffRoles, workingRoles } from '#domain/desk/role.ts';
import { id, int32, listOf, moment, text, whole } from '../shape.ts';
import { staffReason, staffText } from '../staff-text.ts';
import { daysFilter } from './act-input.ts';
import { command, query } from './desk-builders.ts';
import { deskSessions } from './desk-sessions.ts';

const role = v.picklist(staffRoles);
const roles = v.pipe(
  listOf(role, 5),
  v.check((chosenRoles) => areRolesTogether(chosenRoles)),
);
const name = staffText(60, 2);

export const listStaff = query('/staff', {
  roles: ['admin'],
  summary: 'The members of staff',
  output: {
    list: listOf(
      v.object({
        id,
        name: v.string(),
        roles: listOf(role, 5),
        isActive: v.boolean(),
        hasJoined: v.boolean(),
        sessions: whole,
        lastUsedAt: v.nullable(moment),
        madeBy: v.string(),
        madeAt: moment,
        version: int32,
      }),
      500,
    ),
  },
});

const linkNote =
  'Make sure the person is who you think they are. Give the link to the person yourself: it’s ' +
  `shown only once and works once, within ${joinLinkHours} hours, together with the code word ` +
  'held by the admin who requested it.';

/** One half of what opens an account: shown once, to the requester. The other half is the link. */
const withWord = { id, word: v.string() };

export const inviteStaff = command('/staff/invite', {
  roles: ['admin'],
  approval: {
    kind: 'staff-invite',
    title: 'New member of staff',
    effect: 'The person can join through the link.',
    decidedBy: ['admin'],
    linkNote,
  },
  audit: { log: 'staff-invited' },
  effect: 'opens-access',
  summary: 'Request a new member of staff; another admin approves and is shown the link',
  input: { name, roles },
  output: withWord,
});

export const lockOutStaff = command('/staff/lock-out', {
  roles: ['admin'],
  factor: 'fresh',
  audit: { log: 'staff-locked-out' },
  effect: 'stops',
  stop: {
    notice: 'staff-locked-out',
    isForEveryone: true,
    tells: 'member',
    undoneBy: ['/staff/reinstate', '/staff/link'],
  },
  summary: 'Lock a member of staff out at once; everyone at the desk is told, and two let them in',
  input: { id, version: int32, reason: staffReason(500) },
});

export const changeStaffRoles = command('/staff/roles', {
  roles: ['admin'],
  approval: {
    kind: 'staff-roles',
    title: 'Roles of a member of staff',
    effect: 'The person has these roles now.',
    decidedBy: ['admin'],
  },
  audit: { log: 'staff-roles-changed' },
  effect: 'opens-access',
  summary: 'Request other roles for a member of staff',
  input: { id, version: int32, roles },
  output: { id },
});

export const reinstateStaff = command('/staff/reinstate', {
  roles: ['admin'],
  approval: {
    kind: 'staff-reinstate',
    title: 'Return of a locked-out member of staff',
    effect: 'The person can log in again.',
    decidedBy: ['admin'],
  },
  audit: { log: 'staff-reinstated' },
  effect: 'opens-access',
  summary: 'Request that a member of staff who was locked out can log in again',
  input: { id, version: int32 },
  output: { id },
});

export const renewStaffLink = command('/staff/link', {
  roles: ['admin'],
  approval: {
    kind: 'staff-link',
    title: 'New link for a member of staff',
    effect: 'The person is locked out until they use the link.',
    decidedBy: ['admin'],
    linkNote,
  },
  audit: { log: 'staff-link' },
  effect: 'opens-access',
  summary: 'Request a new link for a member of staff, who is locked out until they use it',
  input: { id, version: int32 },
  output: withWord,
});

export const listSessionsOfStaff = query('/staff/sessions', {
  roles: ['admin'],
  summary: 'The sessions and passkeys of a member of staff',
  input: { id },
  output: deskSessions,
});

export const endSessionOfStaff = command('/staff/sessions/end', {
  roles: ['admin'],
  audit: { log: 'staff-session-ended' },
  effect: 'stops',
  stop: {
    notice: 'staff-session-ended',
    tells: 'member',
    undoneBy: { themselves: 'They sign in again.' },
  },
  summary: 'End one session of a member of staff',
  input: { id, sessionId: id },
});

export const removePasskeyOfStaff = command('/staff/passkeys/remove', {
  roles: ['admin'],
  factor: 'fresh',
  audit: { log: 'passkey-removed' },
  effect: 'stops',
  stop: {
    notice: 'passkey-removed',
    tells: 'member',
    undoneBy: { themselves: 'They sign in with password and code, and add another.' },
  },
  summary: 'Remove a passkey of a member of staff',
  input: { id, passkeyId: text(400) },
});

export const listDeskLog = query('/log', {
  roles: workingRoles,
  summary: 'What staff did that concerns no single partner, newest first',
  input: {
    cursor: v.optional(text(20)),
    by: v.optional(text(60)),
    /** A part of the act, and of what it was about. */
    act: v.optional(text(60)),
    about: v.optional(text(80)),
    ...daysFilter,
  },
  output: {
    list: listOf(
      v.object({
        id: v.string(),
        at: moment,
        by: v.string(),
        act: v.string(),
        about: v.record(v.string(), v.string()),
      }),
      50,
    ),
    next: v.nullable(v.string()),
  },
});
