import * as v from 'valibot';
import { keyLinkDays } from '#domain/desk/link-life.ts';
import { id, int32, listOf, moment, money, text, whole } from '../shape.ts';
import { staffReason, staffText } from '../staff-text.ts';
import { approvers } from './approvers.ts';
import { command, list } from './desk-builders.ts';

const roles = ['catalogue', 'admin'] as const;
const reason = v.optional(staffReason(500, 0), '');
const contact = text(500);

export const listMerchants = list('/merchants', {
  roles: ['catalogue', 'finance', 'approver', 'admin'],
  summary: 'Merchants with their escrow for commissions',
  filters: { name: v.optional(text(80)) },
  item: v.object({
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
});

export const makeMerchant = command('/merchants/make', {
  roles,
  approval: {
    kind: 'merchant',
    title: 'New merchant',
    effect: 'The merchant can have products.',
    decidedBy: approvers,
  },
  audit: { log: 'merchant-added' },
  effect: 'read-by-partners',
  summary: 'Request a merchant, whose name partners read on its products',
  input: {
    name: staffText(80),
    contact,
    reason,
  },
  output: { id },
});

export const changeContact = command('/merchants/contact', {
  roles,
  approval: {
    kind: 'merchant-contact',
    title: 'Merchant contact',
    effect: 'New links go to the new contact.',
    decidedBy: approvers,
  },
  audit: { log: 'merchant-contact' },
  effect: 'opens-access',
  summary: 'Request another contact for a merchant, who also gets its keys',
  input: { id, version: int32, contact, reason },
  output: { id },
});

export const makePostbackKey = command('/merchants/postback-key', {
  roles,
  approval: {
    kind: 'postback-key',
    title: 'Postback key',
    effect: 'The merchant gets the new key through the link.',
    decidedBy: approvers,
    linkNote:
      `Send it to the merchant’s contact and no one else. It works once, within ${keyLinkDays} ` +
      'days, together with the code word held by whoever requested it. No one at the desk sees ' +
      'the key.',
  },
  audit: { log: 'postback-key-link' },
  effect: 'opens-access',
  summary: 'Request a new postback key, which only the merchant sees, by a one-time link',
  input: {
    id,
    /** How many were shown on the screen: if another was made since, the call is refused. */
    seen: int32,
    overlapDays: v.pipe(whole, v.maxValue(90)),
    reason: staffReason(500),
  },
  /** One half of what opens the link: for the merchant, and not for whoever approves. */
  output: { id, word: v.string() },
});

export const endPostbackKeys = command('/merchants/postback-key/end', {
  roles,
  factor: 'fresh',
  audit: { log: 'postback-keys-ended' },
  effect: 'stops',
  stop: {
    notice: 'postback-keys-ended',
    tells: { merchant: 'postback-keys-ended' },
    undoneBy: ['/merchants/postback-key'],
  },
  summary: 'End all postback keys of a merchant, and open links to one, at once',
  input: { id, reason: staffReason(500) },
  output: { ended: whole },
});
