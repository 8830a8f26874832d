import * as v from 'valibot';
import { payoutStates } from '#domain/wallet/payout.ts';
import { payoutReasonNames, remedies } from '#domain/wallet/payout-refusals.ts';
import type { Route } from './route.ts';
import {
  confirmation,
  id,
  listOf,
  moment,
  money,
  nothing,
  page,
  pageOf,
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

export const requestPayout = {
  method: 'POST',
  path: '/user/withdraw',
  access: 'owner',
  movesMoney: true,
  summary: 'Request a payout to the bound card',
  /** The fee as shown: a different one is refused. */
  input: v.strictObject({ requestId, amount: typedMoney, fee: money, cardId: id, confirmation }),
  output: v.object({ id, amount: money, fee: money, net: money, left: money, state }),
} as const satisfies Route;

export const payoutTerms = {
  method: 'GET',
  path: '/user/withdraw/terms',
  access: 'owner',
  summary: 'What a payout costs and where it goes, or why none is possible now',
  input: nothing,
  output: v.object({
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
  }),
} as const satisfies Route;

export const listPayouts = {
  method: 'GET',
  path: '/user/withdraw/list',
  access: 'owner',
  summary: 'Your payouts, newest first, each with its steps',
  input: v.strictObject(page),
  output: pageOf(payout),
} as const satisfies Route;

export const cancelPayout = {
  method: 'POST',
  path: '/user/withdraw/cancel',
  access: 'owner',
  movesMoney: true,
  summary: 'Cancel a payout that nobody has approved yet',
  input: v.strictObject({ requestId, id, confirmation }),
  output: v.object({ id, state }),
} as const satisfies Route;

export const payoutReasons = {
  method: 'GET',
  path: '/user/withdraw/reasons',
  access: 'public',
  summary:
    'The closed list of reasons for refusing a payout, what to do about each, and how often it was',
  input: nothing,
  output: v.object({
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
  }),
} as const satisfies Route;

export const returnStartup = {
  method: 'POST',
  path: '/startup/return',
  access: 'owner',
  movesMoney: true,
  summary:
    'Return the start-up funds; takes no money but what is left of them and what they earned',
  /** The returnable amount as shown; it tells one return from a later one. */
  input: v.strictObject({ requestId, due: money, confirmation }),
  output: v.object({ fromLeft: money, fromEarnings: money, loss: money }),
} as const satisfies Route;
