import * as v from 'valibot';
import { networkActs, networkSteps } from '#domain/desk/proposal-state.ts';
import { id, moment, money, text, typedMoney } from '../shape.ts';
import { actReason, actReference } from './act-input.ts';
import { command, list, query } from './desk-builders.ts';

const readers = ['finance', 'approver', 'catalogue', 'admin'] as const;

export const listMerchantMoney = list('/merchant-money', {
  roles: readers,
  summary: 'Merchants with their escrow and what is reserved of it',
  filters: { name: v.optional(text(80)) },
  item: v.object({
    id,
    name: v.string(),
    escrow: money,
    /** Commissions reserved for partners until their lock date. */
    reserved: money,
    /** Pending proposals. */
    waiting: v.number(),
  }),
});

export const listPublisherMoney = list('/publisher-money', {
  roles: readers,
  summary: 'Publishers with what is payable to each, now and later',
  filters: { name: v.optional(text(80)) },
  item: v.object({
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
});

export const showCapital = query('/capital', {
  roles: readers,
  summary: 'The network’s own money: capital, promotions and earned fees',
  output: {
    capital: money,
    promotions: money,
    feesEarned: money,
    inBank: money,
    advanced: money,
    lost: money,
    at: moment,
  },
});

export const proposeForNetwork = command('/outside-money/propose', {
  roles: ['finance', 'approver'],
  decidedAt: '/proposals/decide-network',
  audit: { log: networkSteps('propose') },
  effect: 'raises-cost',
  summary:
    'Propose a transfer of a merchant’s, a publisher’s, an acceptor’s or the network’s money',
  input: {
    act: v.picklist(networkActs),
    /** The merchant, publisher or acceptor; null for the network’s own. */
    outsideId: v.nullable(id),
    amount: typedMoney,
    reason: actReason,
    reference: actReference,
  },
  output: { id },
});
