import * as v from 'valibot';
import { id, moment, money, text } from '../shape.ts';
import { list, query } from './desk-builders.ts';

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
    /** Requests that wait for a decision. */
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
