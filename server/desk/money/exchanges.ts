import type {
  listExchangeQueue as listExchangeQueueRoute,
  proposeExchangeEnd as proposeExchangeEndRoute,
  takeExchange as takeExchangeRoute,
} from '#contract/desk/exchanges.ts';
import type {
  listOrderDisputes as listOrderDisputesRoute,
  proposeVerdict as proposeVerdictRoute,
} from '#contract/desk/order-disputes.ts';
import { devices } from '#domain/delivery/event-line.ts';
import { dueAt, isOverdue } from '#domain/exchange/exchange.ts';
import { formatMicro } from '#domain/money.ts';
import { Refusal } from '#domain/refusal.ts';
import { listDisputePage } from '../../ads/conversion/conversion.ts';
import {
  acceptExchange,
  findExchange,
  listExchangePage,
} from '../../programme/exchange/exchange.ts';
import type { DeskUseCase } from '../call/desk-call.ts';
import { tellMeanwhile } from '../call/told-meanwhile.ts';
import { propose } from '../proposal/propose.ts';

export const listExchangeQueue: DeskUseCase<typeof listExchangeQueueRoute> = async (
  call,
  input,
) => {
  const { list, next } = await listExchangePage(call.db.sql, input);
  const shown = list.map(({ amount, heldAt, steps, ...exchange }) => ({
    ...exchange,
    amount: formatMicro(amount),
    heldAt: heldAt.toISOString(),
    dueAt: dueAt(heldAt).toISOString(),
    isOverdue: isOverdue({ state: exchange.state, heldAt }, call.now()),
    steps: steps.map(([state, at, by, reason, reference]) => ({
      ...{ state, by, reason, reference },
      at: new Date(at).toISOString(),
    })),
  }));
  return { list: shown, next };
};

export const takeExchange: DeskUseCase<typeof takeExchangeRoute> = async (call, input) => {
  await tellMeanwhile(acceptExchange(call, { ...input, by: call.staff.name }));
  return {};
};

export const proposeExchangeEnd: DeskUseCase<typeof proposeExchangeEndRoute> = async (
  call,
  input,
) => {
  const { id: exchangeId, to, seen, reason, reference } = input;
  const exchange = await findExchange(call.db.sql, exchangeId);
  if (exchange && exchange.state !== seen) throw new Refusal('desk_changed_meanwhile');
  const none = { partnerId: null, entryId: null, amount: null };
  const why = { reason, reference, by: call.staff.name };
  const form = { ...none, ...why, act: `exchange-${to}` as const, exchangeId };
  return { id: await tellMeanwhile(propose(call.db, form, call.now())) };
};

export const listOrderDisputes: DeskUseCase<typeof listOrderDisputesRoute> = async (
  call,
  input,
) => {
  const isOpen = input.state !== 'decided';
  const { list, next } = await listDisputePage(call.db.sql, isOpen, input.cursor);
  const shown = list.map((dispute) => ({
    ...dispute,
    commission: formatMicro(dispute.commission),
    orderAmount: dispute.orderAmount === null ? null : formatMicro(dispute.orderAmount),
    clickedAt: dispute.clickedAt.toISOString(),
    occurredAt: dispute.occurredAt.toISOString(),
    reportedAt: dispute.reportedAt.toISOString(),
    device: dispute.device === null ? null : (devices[dispute.device] ?? null),
    at: dispute.at.toISOString(),
    dueAt: dispute.dueAt.toISOString(),
    decidedAt: dispute.decidedAt?.toISOString() ?? null,
  }));
  return { list: shown, next };
};

const verdicts = { approved: 'conversion-approve', upheld: 'conversion-uphold' } as const;

export const proposeVerdict: DeskUseCase<typeof proposeVerdictRoute> = async (call, input) => {
  const { conversionId, outcome, reason, reference } = input;
  const none = { partnerId: null, entryId: null, amount: null };
  const why = { reason, reference, by: call.staff.name };
  const form = { ...none, ...why, act: verdicts[outcome], conversionId };
  return { id: await tellMeanwhile(propose(call.db, form, call.now())) };
};
