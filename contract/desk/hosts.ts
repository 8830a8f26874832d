import * as v from 'valibot';
import { moment, nothing, page, pageOf, text } from '../shape.ts';
import type { DeskRoute } from './desk-route.ts';
import { aloneFresh, looks } from './desk-rule.ts';

export const listHosts = {
  method: 'GET',
  path: '/hosts',
  roles: ['support', 'admin'],
  trace: 'none',
  rule: looks,
  summary: 'Apps that may hand their people over to us',
  input: v.strictObject({ ...page, name: v.optional(text(40)) }),
  output: pageOf(
    v.object({
      name: v.string(),
      origin: v.nullable(v.string()),
      /** The public half of its key. */
      publicKey: v.string(),
      addedBy: v.string(),
      addedAt: moment,
    }),
  ),
} as const satisfies DeskRoute;

export const addHost = {
  method: 'POST',
  path: '/hosts/add',
  roles: ['admin'],
  trace: 'log',
  rule: aloneFresh,
  summary: 'Let an app hand its people over, by the public half of its Ed25519 key',
  input: v.strictObject({ name: text(40), publicKey: text(2000), origin: text(200) }),
  output: nothing,
} as const satisfies DeskRoute;
