import * as v from 'valibot';
import { productStates } from '#domain/desk/programme-state.ts';
import { storedProduct, writtenProduct } from '../product.ts';
import { id, listOf, moment, money, requestId, text, whole } from '../shape.ts';
import { staffReason } from '../staff-text.ts';
import { approvers } from './approvers.ts';
import { command, list, query } from './desk-builders.ts';

const roles = ['catalogue', 'admin'] as const;
const readers = ['support', 'finance', 'approver', 'catalogue', 'admin'] as const;
const reason = staffReason(500);

export const listProducts = list('/products', {
  roles: readers,
  summary: 'Products, newest first, each with its state and how many plans it has',
  filters: {
    name: v.optional(text(80)),
    merchantId: v.optional(id),
    state: v.optional(v.picklist(productStates)),
  },
  item: v.object({
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
});

export const readProduct = query('/products/one', {
  roles: readers,
  summary: 'A product as entered, with its previous and next version',
  input: { id },
  output: {
    id,
    merchantId: id,
    merchant: v.string(),
    state: v.picklist(productStates),
    written: storedProduct,
    addedAt: moment,
    replaces: v.nullable(id),
    replacedBy: v.nullable(id),
    withdrawn: v.nullable(v.object({ at: moment, by: v.string(), reason: v.string() })),
  },
});

export const makeProduct = command('/products/make', {
  roles,
  approval: {
    kind: 'product',
    title: 'New product',
    effect: 'It can be offered once a creative is approved.',
    decidedBy: approvers,
  },
  audit: { log: 'product-added' },
  effect: 'raises-cost',
  summary: 'Request a product of a merchant, who pays its commission',
  input: {
    requestId,
    merchantId: id,
    written: writtenProduct,
    reason: v.optional(staffReason(500, 0), ''),
  },
  output: { id },
});

export const changeProduct = command('/products/change', {
  roles,
  approval: {
    kind: 'product-change',
    title: 'Change of a product',
    effect: 'The new version is offered from now on.',
    decidedBy: approvers,
  },
  audit: { log: 'product-changed' },
  effect: 'raises-cost',
  summary: 'Request a new version of a product. Plans of the previous one keep their terms',
  input: { id, written: writtenProduct, reason },
  output: { id },
});

export const withdrawProduct = command('/products/withdraw', {
  roles,
  audit: { log: 'product-withdrawn' },
  effect: 'stops',
  stop: {
    notice: 'product-withdrawn',
    tells: { merchant: 'product-withdrawn' },
    undoneBy: ['/products/make'],
  },
  summary: 'Withdraw a product: it is no longer shown, and its plans end',
  input: {
    id,
    /** The state on the screen: if another person changed the product, the call is refused. */
    seen: v.picklist(productStates),
    reason,
  },
});

export const findPartners = query('/products/partners', {
  roles: ['support', 'catalogue', 'admin'],
  summary: 'Active partners by name, to push a product to or to give a coupon',
  /** Without a name, the first of all. */
  input: { name: v.optional(text(60), '') },
  output: {
    list: listOf(v.object({ id, username: v.nullable(v.string()), nickname: v.string() }), 20),
    active: whole,
  },
});

export const pushProduct = command('/products/push', {
  roles,
  audit: { partner: 'push' },
  // Two people agreed on the product and its creatives, and no word of whoever offers it is added.
  effect: 'passes-on',
  summary: 'Offer a product to partners: each gets a plan, and a line in their staff activity',
  input: {
    id,
    partnerIds: v.union([v.literal('all'), v.pipe(listOf(id, 500), v.minLength(1))]),
  },
  /** Partners with an open offer of it get no second one, and are counted as skipped. */
  output: { plans: whole, skipped: whole },
});
