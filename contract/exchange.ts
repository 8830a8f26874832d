import * as v from 'valibot';
import { acceptorKinds } from '#domain/exchange/acceptor.ts';
import {
  type ExchangeReason,
  exchangeRefusals,
  exchangeStates,
} from '#domain/exchange/exchange.ts';
import { command, moneyCommand, query } from './route.ts';
import {
  confirmation,
  id,
  listOf,
  moment,
  money,
  moneyText,
  page,
  pageOf,
  requestId,
  text,
  typedMoney,
  whole,
} from './shape.ts';

const acceptorKind = v.picklist(acceptorKinds);
const state = v.picklist(exchangeStates);
const reasonNames = Object.keys(exchangeRefusals) as ExchangeReason[];

const exchange = v.object({
  id,
  kind: acceptorKind,
  acceptorId: id,
  /** The name of the acceptor. */
  acceptor: v.string(),
  amount: money,
  /** Fixed when the amount was held. */
  rate: v.string(),
  /** What the acceptor pays, in the acceptor's currency. */
  arrives: moneyText,
  currency: v.string(),
  at: moment,
  state,
  /** When it goes to staff if nobody ends it first, and whether that time has come. */
  dueAt: moment,
  isOverdue: v.boolean(),
  /** Every step with its time, and why where someone gave a reason. */
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

export const listExchanges = query('/acceptor/order/list', {
  access: 'owner',
  summary: 'Your exchanges through acceptors, newest first, each with its steps',
  input: { ...page, only: v.optional(v.picklist(['open', 'ended'])) },
  output: {
    /** Whether new ones can be made in this installation at all. */
    isOffered: v.boolean(),
    /** The currency of the amounts, which is the wallet's. */
    currency: v.string(),
    ...pageOf(exchange).entries,
  },
});

export const acceptorDetail = command('/acceptor/detail', {
  access: 'partner',
  summary: 'The acceptor of an acceptance code, with a rate that is reserved for a while',
  input: { kind: acceptorKind, code: text(64) },
  output: {
    id,
    kind: acceptorKind,
    name: v.string(),
    registration: v.string(),
    currency: v.string(),
    rate: v.string(),
    /** The most for one exchange. */
    limit: money,
    /** Identifies this quote when the amount is held; it is reserved for the caller until then. */
    quoteId: id,
    validUntil: moment,
    /** The same, for a device whose clock is wrong. */
    validForSeconds: whole,
    available: money,
    /** Why no exchange is possible now, whatever the amount. */
    refusal: v.nullable(
      v.object({ reason: v.picklist(reasonNames), facts: v.record(v.string(), v.string()) }),
    ),
  },
});

export const holdExchange = moneyCommand('/acceptor/order/hold', {
  access: 'partner',
  summary: 'Hold an amount for an exchange at the quoted rate',
  input: { requestId, quoteId: id, amount: typedMoney, confirmation },
  output: { id, amount: money, arrives: moneyText, currency: v.string(), left: money, state },
});

export const confirmExchange = moneyCommand('/acceptor/order/confirm', {
  access: 'owner',
  summary: 'Confirm that the acceptor has paid; the held amount then goes to the acceptor',
  input: { requestId, id, confirmation },
  output: { id, state },
});

export const disputeExchange = command('/acceptor/order/dispute', {
  access: 'owner',
  summary: 'Dispute an exchange; the amount stays held until two members of staff decide',
  input: { requestId, id, reason: text(500) },
  output: { id, state },
});

export const cancelExchange = moneyCommand('/acceptor/order/cancel', {
  access: 'owner',
  summary: 'Cancel an exchange that the acceptor has not accepted yet',
  input: { requestId, id, confirmation },
  output: { id, state },
});
