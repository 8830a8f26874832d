import * as v from 'valibot';
import { payoutStates } from '#domain/wallet/payout.ts';
import { payoutReasonNames, remedies } from '#domain/wallet/payout-refusals.ts';
import { list, moneyCommand, query } from './route.ts';
import {
  confirmation,
  id,
  listOf,
  moment,
  money,
  moneyText,
  requestId,
  typedMoney,
  whole,
} from './shape.ts';
import { confirmedBy } from './signed-act.ts';

const state = v.picklist(payoutStates);

const payout = v.object({
  id,
  amount: money,
  fee: money,
  net: money,
  state,
  /** The last digits of where it goes. */
  target: v.string(),
  /** The id of the recorded refusal when staff rejected it, to dispute it. */
  refusalId: v.nullable(id),
  confirmedBy,
  /** Every step with its time, and why when it was stopped. */
  steps: listOf(
    v.object({
      state,
      at: moment,
      reason: v.nullable(v.string()),
      reference: v.nullable(v.string()),
    }),
    10,
  ),
});

export const requestPayout = moneyCommand('/user/withdraw', {
  access: 'owner',
  summary: 'Request a payout to the bound card',
  /** The fee as shown: a different one is refused. */
  input: { requestId, amount: typedMoney, fee: moneyText, cardId: id, confirmation },
  output: { id, amount: money, fee: money, net: money, left: money, state },
});

export const payoutTerms = query('/user/withdraw/terms', {
  access: 'owner',
  summary: 'What a payout costs and where it goes, or why none is possible now',
  output: {
    available: money,
    bankCost: money,
    card: v.nullable(v.object({ id, target: v.string(), method: v.string(), last4: v.string() })),
    refusal: v.nullable(
      v.object({
        /** The id of the recorded refusal, to dispute it. */
        id,
        reason: v.picklist(payoutReasonNames),
        facts: v.record(v.string(), v.string()),
      }),
    ),
  },
});

export const listPayouts = list('/user/withdraw/list', {
  access: 'owner',
  summary: 'Your payouts, newest first, each with its steps',
  item: payout,
});

export const cancelPayout = moneyCommand('/user/withdraw/cancel', {
  access: 'owner',
  summary: 'Cancel a payout that nobody has approved yet',
  input: { requestId, id, confirmation },
  output: { id, state },
});

export const payoutReasons = query('/user/withdraw/reasons', {
  access: 'public',
  summary:
    'The closed list of reasons for refusing a payout, what to do about each, and how often it was',
  output: {
    list: listOf(
      v.object({
        reason: v.picklist(payoutReasonNames),
        remedy: v.picklist(remedies),
        text: v.string(),
        /** How often it was given, counted at most once an hour per partner. */
        refused: whole,
      }),
      50,
    ),
  },
});

export const returnStartup = moneyCommand('/startup/return', {
  access: 'owner',
  summary:
    'Return the start-up funds; takes no money but what is left of them and what they earned',
  /** The returnable amount as shown; it tells one return from a later one. */
  input: { requestId, due: moneyText, confirmation },
  output: { fromLeft: money, fromEarnings: money, loss: money },
});
