import * as v from 'valibot';
import { id, int32, moment, page, pageOf, text, whole } from '../shape.ts';
import { staffReason } from '../staff-text.ts';
import type { DeskRoute } from './desk-route.ts';
import { aloneFresh, asks, looks } from './desk-rule.ts';

const reason = staffReason(500);
const name = text(40);

export const listHosts = {
  method: 'GET',
  path: '/hosts',
  roles: ['support', 'admin'],
  trace: 'none',
  rule: looks,
  summary: 'Apps that may hand over their users',
  input: v.strictObject({ ...page, name: v.optional(text(40)) }),
  output: pageOf(
    v.object({
      name: v.string(),
      origin: v.nullable(v.string()),
      /** The public half of its key. */
      publicKey: v.string(),
      addedBy: v.string(),
      addedAt: moment,
      /** How often its key was changed, counted from one. */
      version: whole,
      /** Until when the previous key is valid as well. */
      oldUntil: v.nullable(moment),
      ended: v.nullable(v.object({ at: moment, by: v.string(), reason: v.string() })),
    }),
  ),
} as const satisfies DeskRoute;

export const addHost = {
  method: 'POST',
  path: '/hosts/add',
  roles: ['admin'],
  trace: 'log',
  rule: asks('/by-two/decide'),
  summary: 'Propose to let an app hand over its users, by its Ed25519 public key',
  input: v.strictObject({ name, publicKey: text(2000), origin: text(200), reason }),
  output: v.object({ id }),
} as const satisfies DeskRoute;

export const rotateHostKey = {
  method: 'POST',
  path: '/hosts/key',
  roles: ['admin'],
  trace: 'log',
  rule: asks('/by-two/decide'),
  summary: 'Propose another key for a host; the old one may stay valid for some days',
  input: v.strictObject({
    name,
    version: int32,
    publicKey: text(2000),
    overlapDays: v.pipe(whole, v.maxValue(30)),
    reason,
  }),
  output: v.object({ id }),
} as const satisfies DeskRoute;

export const endHost = {
  method: 'POST',
  path: '/hosts/end',
  roles: ['admin'],
  trace: 'log',
  rule: aloneFresh,
  summary: 'End a host for good, and at once all sessions that it opened',
  input: v.strictObject({ name, reason }),
  output: v.object({ sessions: whole }),
} as const satisfies DeskRoute;
