import * as v from 'valibot';
import { staffRoles } from '#domain/desk/role.ts';
import { id, listOf, moment, nothing, text, whole } from '../shape.ts';
import type { DeskRoute } from './desk-route.ts';

const role = v.picklist(staffRoles);
const name = v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(60));

export const listStaff = {
  method: 'GET',
  path: '/staff',
  roles: ['admin'],
  trace: 'none',
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
        version: whole,
      }),
      500,
    ),
  }),
} as const satisfies DeskRoute;

const link = v.object({ address: v.string(), expiresAt: moment });

export const inviteStaff = {
  method: 'POST',
  path: '/staff/invite',
  roles: ['admin'],
  trace: 'log',
  summary: 'Make a member of staff, who joins by a one-time link',
  input: v.strictObject({ name, roles: listOf(role, 5) }),
  output: link,
} as const satisfies DeskRoute;

export const changeStaff = {
  method: 'POST',
  path: '/staff/change',
  roles: ['admin'],
  trace: 'log',
  summary: 'Change the roles of another member of staff, or let them in or out',
  input: v.strictObject({ id, version: whole, roles: listOf(role, 5), isActive: v.boolean() }),
  output: nothing,
} as const satisfies DeskRoute;

export const renewStaffLink = {
  method: 'POST',
  path: '/staff/link',
  roles: ['admin'],
  trace: 'log',
  summary: 'A new link for another one who lost phone or password; all their sessions end',
  input: v.strictObject({ id }),
  output: link,
} as const satisfies DeskRoute;

export const listLog = {
  method: 'GET',
  path: '/log',
  roles: 'everyone',
  trace: 'none',
  summary: 'What staff did that concerns no single partner, newest first',
  input: v.strictObject({ cursor: v.optional(text(20)), by: v.optional(text(60)) }),
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
