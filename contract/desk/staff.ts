import * as v from 'valibot';
import { areRolesTogether, staffRoles, workingRoles } from '#domain/desk/role.ts';
import { id, int32, listOf, moment, nothing, text, whole } from '../shape.ts';
import { staffText } from '../staff-text.ts';
import { daysFilter } from './act-input.ts';
import type { DeskRoute } from './desk-route.ts';
import { alone, aloneFresh, asks, decidesFresh, depends, looks } from './desk-rule.ts';
import { deskSessions } from './desk-sessions.ts';

const role = v.picklist(staffRoles);
const roles = v.pipe(
  listOf(role, 5),
  v.check((given) => areRolesTogether(given)),
);
const name = staffText(60, 2);

export const listStaff = {
  method: 'GET',
  path: '/staff',
  roles: ['admin'],
  trace: 'none',
  rule: looks,
  summary: 'The members of staff',
  input: nothing,
  output: v.object({
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
  }),
} as const satisfies DeskRoute;

/** One half of what opens an account: shown once, to the proposer. The other half is the link. */
const asked = v.object({ word: v.string() });

export const inviteStaff = {
  method: 'POST',
  path: '/staff/invite',
  roles: ['admin'],
  trace: 'log',
  rule: asks('/staff/decide'),
  summary: 'Propose a new member of staff; another admin confirms and is shown the link',
  input: v.strictObject({ name, roles }),
  output: asked,
} as const satisfies DeskRoute;

export const changeStaff = {
  method: 'POST',
  path: '/staff/change',
  roles: ['admin'],
  trace: 'log',
  rule: depends('/staff/decide'),
  summary:
    'Change a member’s roles, or lock them out or let them in; roles over money take two people',
  input: v.strictObject({ id, version: int32, roles, isActive: v.boolean() }),
  output: v.object({ isWaiting: v.boolean() }),
} as const satisfies DeskRoute;

export const renewStaffLink = {
  method: 'POST',
  path: '/staff/link',
  roles: ['admin'],
  trace: 'log',
  rule: asks('/staff/decide'),
  summary: 'Propose a new link for a member of staff, who is locked out until they use it',
  input: v.strictObject({ id, version: int32 }),
  output: asked,
} as const satisfies DeskRoute;

export const listStaffProposals = {
  method: 'GET',
  path: '/staff/waiting',
  roles: ['admin'],
  trace: 'none',
  rule: looks,
  summary: 'Proposals about staff that wait for a second admin, oldest first',
  input: nothing,
  output: v.object({
    list: listOf(
      v.object({
        id,
        act: v.picklist(['invite', 'change', 'link']),
        name: v.string(),
        roles: listOf(role, 5),
        isActive: v.boolean(),
        by: v.string(),
        at: moment,
      }),
      50,
    ),
  }),
} as const satisfies DeskRoute;

export const decideStaff = {
  method: 'POST',
  path: '/staff/decide',
  roles: ['admin'],
  trace: 'log',
  rule: decidesFresh,
  summary: 'Confirm or refuse another admin’s proposal; the proposer may withdraw it',
  input: v.strictObject({ id, isConfirmed: v.boolean() }),
  output: v.object({ link: v.nullable(v.object({ address: v.string(), expiresAt: moment })) }),
} as const satisfies DeskRoute;

export const listSessionsOfStaff = {
  method: 'GET',
  path: '/staff/sessions',
  roles: ['admin'],
  trace: 'none',
  rule: looks,
  summary: 'The sessions and passkeys of a member of staff',
  input: v.strictObject({ id }),
  output: deskSessions,
} as const satisfies DeskRoute;

export const endSessionOfStaff = {
  method: 'POST',
  path: '/staff/sessions/end',
  roles: ['admin'],
  trace: 'log',
  rule: alone,
  summary: 'End one session of a member of staff',
  input: v.strictObject({ id, sessionId: id }),
  output: nothing,
} as const satisfies DeskRoute;

export const removePasskeyOfStaff = {
  method: 'POST',
  path: '/staff/passkeys/remove',
  roles: ['admin'],
  trace: 'log',
  rule: aloneFresh,
  summary: 'Remove a passkey of a member of staff',
  input: v.strictObject({ id, passkeyId: text(400) }),
  output: nothing,
} as const satisfies DeskRoute;

export const listDeskLog = {
  method: 'GET',
  path: '/log',
  roles: workingRoles,
  trace: 'none',
  rule: looks,
  summary: 'What staff did that concerns no single partner, newest first',
  input: v.strictObject({
    cursor: v.optional(text(20)),
    by: v.optional(text(60)),
    /** A part of the act, and of what it was about. */
    act: v.optional(text(60)),
    about: v.optional(text(80)),
    ...daysFilter,
  }),
  output: v.object({
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
  }),
} as const satisfies DeskRoute;
