import * as v from 'valibot';
import { id, int32, listOf, moment, money, page, pageOf, text, whole } from '../shape.ts';
import { staffReason, staffText } from '../staff-text.ts';
import type { DeskRoute } from './desk-route.ts';
import { alone, aloneFresh, asks, looks } from './desk-rule.ts';

const roles = ['catalogue', 'admin'] as const;
const reason = v.optional(staffReason(500, 0), '');
const contact = text(500);

export const listMerchants = {
  method: 'GET',
  path: '/merchants',
  roles: ['catalogue', 'finance', 'approver', 'admin'],
  trace: 'none',
  rule: looks,
  summary: 'Merchants with their escrow for commissions',
  input: v.strictObject({ ...page, name: v.optional(text(80)) }),
  output: pageOf(
    v.object({
      id,
      name: v.string(),
      contact: v.string(),
      version: int32,
      escrow: money,
      products: whole,
      /** How many postback keys it has ever had. */
      keys: whole,
      /** Those that it can sign with now. */
      keysNow: listOf(v.string(), 100),
      /** The newest link to a key, and when the merchant opened it. */
      link: v.nullable(
        v.object({
          askedBy: v.string(),
          confirmedBy: v.string(),
          madeAt: moment,
          expiresAt: moment,
          openedAt: v.nullable(moment),
          isEnded: v.boolean(),
        }),
      ),
      addedAt: moment,
    }),
  ),
} as const satisfies DeskRoute;

export const makeMerchant = {
  method: 'POST',
  path: '/merchants/make',
  roles,
  trace: 'log',
  rule: alone,
  summary: 'Create a merchant',
  input: v.strictObject({
    name: staffText(80),
    contact,
    reason,
  }),
  output: v.object({ id }),
} as const satisfies DeskRoute;

export const changeContact = {
  method: 'POST',
  path: '/merchants/contact',
  roles,
  trace: 'log',
  rule: asks('/by-two/decide'),
  summary: 'Propose another contact for a merchant, who also gets its keys',
  input: v.strictObject({ id, version: int32, contact, reason }),
  output: v.object({ id }),
} as const satisfies DeskRoute;

export const makePostbackKey = {
  method: 'POST',
  path: '/merchants/postback-key',
  roles,
  trace: 'log',
  rule: asks('/by-two/decide'),
  summary: 'Propose a new postback key, which only the merchant sees, by a one-time link',
  input: v.strictObject({
    id,
    /** How many were shown on the screen: if another was made since, the call is refused. */
    seen: int32,
    overlapDays: v.pipe(whole, v.maxValue(90)),
    reason: staffReason(500),
  }),
  /** One half of what opens the link: for the merchant, and not for the confirmer. */
  output: v.object({ id, word: v.string() }),
} as const satisfies DeskRoute;

export const endPostbackKeys = {
  method: 'POST',
  path: '/merchants/postback-key/end',
  roles,
  trace: 'log',
  rule: aloneFresh,
  summary: 'End all postback keys of a merchant, and open links to one, at once',
  input: v.strictObject({ id, reason: staffReason(500) }),
  output: v.object({ ended: whole }),
} as const satisfies DeskRoute;
