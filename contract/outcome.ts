import * as v from 'valibot';
import * as bankCard from './bank-card.ts';
import * as coupon from './coupon.ts';
import * as exchange from './exchange.ts';
import * as follow from './follow.ts';
import * as level from './level.ts';
import * as payout from './payout.ts';
import * as plan from './plan.ts';
import { query } from './route.ts';
import { moment, requestId } from './shape.ts';

/* @__NO_SIDE_EFFECTS__ */
const committedCall = <Name extends string, Reply extends v.GenericSchema>(
  name: Name,
  reply: Reply,
) => v.object({ state: v.literal('committed'), call: v.literal(name), at: moment, reply });

/**
 * The calls whose outcome can be asked for, each with its own reply: all that move money, and those
 * that decide about money without moving any.
 */
export const outcomes = [
  committedCall('requestPayout', payout.requestPayout.output),
  committedCall('cancelPayout', payout.cancelPayout.output),
  committedCall('returnStartup', payout.returnStartup.output),
  committedCall('holdExchange', exchange.holdExchange.output),
  committedCall('confirmExchange', exchange.confirmExchange.output),
  committedCall('cancelExchange', exchange.cancelExchange.output),
  committedCall('putPlan', plan.putPlan.output),
  committedCall('stopPlan', plan.stopPlan.output),
  committedCall('buyVip', level.buyVip.output),
  committedCall('disputeExchange', exchange.disputeExchange.output),
  committedCall('editBankCard', bankCard.editBankCard.output),
  committedCall('followOperator', follow.followOperator.output),
  committedCall('claimCoupon', coupon.claimCoupon.output),
] as const;

export type RecordedCall = v.InferOutput<(typeof outcomes)[number]>['call'];

export const outcome = query('/ledger/outcome', {
  access: 'owner',
  summary: 'The outcome of a call whose reply was lost, by its request id',
  input: { requestId },
  output: v.union([
    /** Not done, or still in progress: the same call under the same id is safe to send again. */
    v.object({ state: v.literal('unknown') }),
    v.variant('call', [...outcomes]),
  ]),
});
