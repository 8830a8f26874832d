import * as v from 'valibot';
import { id, int32, moment, text, whole } from '../shape.ts';
import { staffReason } from '../staff-text.ts';
import { approvers } from './approvers.ts';
import { command, list } from './desk-builders.ts';

const reason = staffReason(500);
const name = text(40);

export const listHosts = list('/hosts', {
  roles: ['support', 'admin'],
  summary: 'Apps that may hand over their users',
  filters: { name: v.optional(text(40)) },
  item: v.object({
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
});

export const addHost = command('/hosts/add', {
  roles: ['admin'],
  approval: {
    kind: 'host',
    title: 'New host app',
    effect: 'Its users can log in now.',
    decidedBy: approvers,
  },
  audit: { log: 'host-added' },
  effect: 'opens-access',
  summary: 'Request to let an app hand over its users, by its Ed25519 public key',
  input: { name, publicKey: text(2000), origin: text(200), reason },
  output: { id },
});

export const rotateHostKey = command('/hosts/key', {
  roles: ['admin'],
  approval: {
    kind: 'host-key',
    title: 'Host app key',
    effect: 'The new key is valid from now on.',
    decidedBy: approvers,
  },
  audit: { log: 'host-key' },
  effect: 'opens-access',
  summary: 'Request another key for a host; the old one may stay valid for some days',
  input: {
    name,
    version: int32,
    publicKey: text(2000),
    overlapDays: v.pipe(whole, v.maxValue(30)),
    reason,
  },
  output: { id },
});

export const endHost = command('/hosts/end', {
  roles: ['admin'],
  factor: 'fresh',
  audit: { log: 'host-ended' },
  effect: 'stops',
  stop: {
    notice: 'host-ended',
    tells: { nobody: 'A host has no address here; the partners whom it brings are told.' },
    undoneBy: ['/hosts/add'],
  },
  summary: 'End a host for good, and at once all sessions that it opened',
  input: { name, reason },
  output: { sessions: whole },
});
