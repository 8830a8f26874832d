import * as v from 'valibot';
import { query } from './route.ts';
import { moment, money, whole } from './shape.ts';

export const wallet = query('/user/property', {
  access: 'owner',
  summary: 'The balances of the wallet, less what plans have consumed so far',
  output: {
    /** The moment that all of these are of. */
    at: moment,
    currency: v.string(),
    totalAssets: money,
    available: money,
    /** Own money that plans hold and delivery has not consumed: `toBeConsumed` of the ad centre. */
    waitingSpent: money,
    deposit: money,
    /**
     * Beside the total, never in it: not the partner's yet, or for advertising only. What is to be
     * settled is net of the fee and of all plans: `pendingRevenue` of the ad centre.
     */
    toBeSettled: money,
    discount: money,
    startup: money,
    /** What of start-up funds is still to be returned; never from own money. */
    startupDue: money,
    /** What is still to be paid back of reversed deposits, from money that becomes available. */
    recovery: money,
    /** On its way out. */
    payout: money,
    exchange: money,
    /** The end of the wallet's hash chain at that moment. */
    head: v.object({ seq: whole, hash: v.string(), at: v.nullable(moment) }),
  },
});
