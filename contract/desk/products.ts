import * as v from 'valibot';
import { productStates } from '#domain/desk/programme-state.ts';
import { keptProduct, writtenProduct } from '../product.ts';
import { id, listOf, moment, money, page, pageOf, requestId, text, whole } from '../shape.ts';
import { staffReason } from '../staff-text.ts';
import type { DeskRoute } from './desk-route.ts';
import { alone, looks } from './desk-rule.ts';

const roles = ['catalogue', 'admin'] as const;
const reading = ['support', 'finance', 'approver', 'catalogue', 'admin'] as const;
const reason = staffReason(500);

export const listProducts = {
  method: 'GET',
  path: '/products',
  roles: reading,
  trace: 'none',
  rule: looks,
  summary: 'Products, newest first, each with its state and how many plans it has',
  input: v.strictObject({
    ...page,
    name: v.optional(text(80)),
    merchantId: v.optional(id),
    state: v.optional(v.picklist(productStates)),
  }),
  output: pageOf(
    v.object({
      id,
      name: v.string(),
      /** Its first creative, a picture rather than a video. */
      picture: v.nullable(v.object({ url: v.string(), type: v.string() })),
      merchant: v.string(),
      state: v.picklist(productStates),
      isOfficial: v.boolean(),
      kind: v.picklist(['video', 'landing']),
      lowest: money,
      highest: money,
      commission: v.nullable(money),
      commissionBps: v.nullable(whole),
      commissionMax: money,
      languages: whole,
      plans: whole,
      addedAt: moment,
    }),
  ),
} as const satisfies DeskRoute;

export const readProduct = {
  method: 'GET',
  path: '/products/one',
  roles: reading,
  trace: 'none',
  rule: looks,
  summary: 'A product as entered, with its previous and next version',
  input: v.strictObject({ id }),
  output: v.object({
    id,
    merchantId: id,
    merchant: v.string(),
    state: v.picklist(productStates),
    written: keptProduct,
    addedAt: moment,
    replaces: v.nullable(id),
    replacedBy: v.nullable(id),
    withdrawn: v.nullable(v.object({ at: moment, by: v.string(), reason: v.string() })),
  }),
} as const satisfies DeskRoute;

export const makeProduct = {
  method: 'POST',
  path: '/products/make',
  roles,
  trace: 'log',
  rule: alone,
  summary: 'Create a product of a merchant',
  input: v.strictObject({
    requestId,
    merchantId: id,
    written: writtenProduct,
    reason: v.optional(staffReason(500, 0), ''),
  }),
  output: v.object({ id }),
} as const satisfies DeskRoute;

export const changeProduct = {
  method: 'POST',
  path: '/products/change',
  roles,
  trace: 'log',
  rule: alone,
  summary: 'Create a new version of a product. Plans of the previous one keep their terms',
  input: v.strictObject({ id, written: writtenProduct, reason }),
  output: v.object({ id }),
} as const satisfies DeskRoute;

export const withdrawProduct = {
  method: 'POST',
  path: '/products/withdraw',
  roles,
  trace: 'log',
  rule: alone,
  summary: 'Withdraw a product: it is no longer shown, and its plans end',
  input: v.strictObject({
    id,
    /** The state on the screen: if another person changed the product, the call is refused. */
    seen: v.picklist(productStates),
    reason,
  }),
  output: v.strictObject({}),
} as const satisfies DeskRoute;

export const findPartners = {
  method: 'GET',
  path: '/products/partners',
  roles: ['support', 'catalogue', 'admin'],
  trace: 'none',
  rule: looks,
  summary: 'Active partners by name, to push a product to or to give a coupon',
  /** Without a name, the first of all. */
  input: v.strictObject({ name: v.optional(text(60), '') }),
  output: v.object({
    list: listOf(v.object({ id, username: v.nullable(v.string()), nickname: v.string() }), 20),
    active: whole,
  }),
} as const satisfies DeskRoute;

export const pushProduct = {
  method: 'POST',
  path: '/products/push',
  roles,
  trace: 'staff-activity',
  rule: alone,
  summary: 'Offer a product to partners: each gets a plan, and a line in their staff activity',
  input: v.strictObject({
    id,
    partnerIds: v.union([v.literal('all'), v.pipe(listOf(id, 500), v.minLength(1))]),
    reason,
  }),
  /** Partners with an open offer of it get no second one, and are counted as skipped. */
  output: v.object({ plans: whole, skipped: whole }),
} as const satisfies DeskRoute;
