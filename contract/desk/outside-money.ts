import * as v from 'valibot';
import { networkActs } from '#domain/desk/proposal-state.ts';
import { id, moment, money, nothing, page, pageOf, text, typedMoney } from '../shape.ts';
import { actReason, actReference } from './act-input.ts';
import type { DeskRoute } from './desk-route.ts';
import { asks, looks } from './desk-rule.ts';

const readers = ['finance', 'approver', 'catalogue', 'admin'] as const;

export const listMerchantMoney = {
  method: 'GET',
  path: '/merchant-money',
  roles: readers,
  trace: 'none',
  rule: looks,
  summary: 'Merchants with their escrow and what is reserved of it',
  input: v.strictObject({ ...page, name: v.optional(text(80)) }),
  output: pageOf(
    v.object({
      id,
      name: v.string(),
      escrow: money,
      /** Commissions reserved for partners until their lock date. */
      reserved: money,
      /** Pending proposals. */
      waiting: v.number(),
    }),
  ),
} as const satisfies DeskRoute;

export const listPublisherMoney = {
  method: 'GET',
  path: '/publisher-money',
  roles: readers,
  trace: 'none',
  rule: looks,
  summary: 'Publishers with what is payable to each, now and later',
  input: v.strictObject({ ...page, name: v.optional(text(80)) }),
  output: pageOf(
    v.object({
      id,
      name: v.string(),
      isSimulated: v.boolean(),
      payable: money,
      /** What settled plans owe but is not payable yet, and from when the first of it is. */
      later: money,
      laterFrom: v.nullable(moment),
      paid: money,
      waiting: v.number(),
    }),
  ),
} as const satisfies DeskRoute;

export const showCapital = {
  method: 'GET',
  path: '/capital',
  roles: readers,
  trace: 'none',
  rule: looks,
  summary: 'The network’s own money: capital, promotions and earned fees',
  input: nothing,
  output: v.object({
    capital: money,
    promotions: money,
    feesEarned: money,
    inBank: money,
    advanced: money,
    lost: money,
    at: moment,
  }),
} as const satisfies DeskRoute;

export const proposeForNetwork = {
  method: 'POST',
  path: '/outside-money/propose',
  roles: ['finance', 'approver'],
  trace: 'log',
  rule: asks('/proposals/decide-network'),
  summary:
    'Propose a transfer of a merchant’s, a publisher’s, an acceptor’s or the network’s money',
  input: v.strictObject({
    act: v.picklist(networkActs),
    /** The merchant, publisher or acceptor; null for the network’s own. */
    outsideId: v.nullable(id),
    amount: typedMoney,
    reason: actReason,
    reference: actReference,
  }),
  output: v.object({ id }),
} as const satisfies DeskRoute;
