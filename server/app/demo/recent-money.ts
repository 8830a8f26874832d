import { randomUUID } from 'node:crypto';
import { parseTyped, zero } from '#domain/money.ts';
import { formatUtcDate } from '#domain/time.ts';
import type { Actors, PartnerActor } from './actors.ts';
import { acceptanceCodeOf } from './demo-acceptors.ts';
import { demoConfiguration } from './demo-configuration.ts';
import { regular } from './demo-partners.ts';
import {
  approvePayout,
  approveRequest,
  deposit,
  requestFailure,
  requestPayout,
  sendPayout,
} from './partner-steps.ts';
import { createSteps, type RecentStep } from './recent-step.ts';

/** Further deposits by regulars, one of them still unconfirmed. */
const deposits = [
  { nth: 0, amount: '80.00', end: 'confirmed', hoursAgo: 24 },
  { nth: 5, amount: '120.00', end: 'confirmed', hoursAgo: 12 },
  { nth: 9, amount: '160.00', end: 'confirmed', hoursAgo: 8 },
  { nth: 21, amount: '200.00', end: 'waiting', hoursAgo: 3 },
] as const;

const createDepositSteps = (): RecentStep[] =>
  deposits.map(({ nth, amount, end, hoursAgo }) => ({
    hoursAgo,
    run: ({ actors }) => deposit(actors, regular(nth), amount, end),
  }));

/**
 * Payouts on their way, with the hours since the request, the approval, the sending and the request
 * to mark them as failed.
 */
const payouts = [
  { nth: 1, amount: '40.00', hours: [8] },
  { nth: 15, amount: '75.00', hours: [3] },
  { nth: 19, amount: '22.00', hours: [0.25] },
  { nth: 3, amount: '25.00', hours: [12, 5] },
  { nth: 17, amount: '45.00', hours: [24, 3] },
  { nth: 5, amount: '60.00', hours: [24, 12, 5] },
  { nth: 2, amount: '30.00', hours: [24, 12, 8, 3] },
] as const;

const createPayoutSteps = (): RecentStep[] =>
  payouts.flatMap(({ nth, amount, hours }) =>
    createSteps(
      hours,
      async ({ actors }) => requestPayout(await actors.partner(regular(nth)), amount),
      ({ actors }, id) => approvePayout(actors, id),
      ({ actors }, id) => sendPayout(actors, id),
      ({ actors }, id) => requestFailure(actors, id, 'account-closed'),
    ),
  );

const createRequestedRejection = (): RecentStep[] =>
  createSteps(
    [24, 12, 3],
    async ({ actors }) => requestPayout(await actors.partner(regular(24)), '20.00'),
    ({ actors }, id) => approvePayout(actors, id),
    ({ actors: { clerk } }, id) => clerk.call('rejectApprovedPayout', { id, why: 'details-wrong' }),
  );

/** A file that another person released, and that the bank could not read. */
const createDiscardedFile = (): RecentStep[] =>
  createSteps(
    [24, 12, 8, 5, 3],
    async ({ actors }) => requestPayout(await actors.partner(regular(14)), '35.00'),
    ({ actors }, id) => approvePayout(actors, id),
    async ({ actors: { clerk, services } }, id) => {
      const account = demoConfiguration.debtorAccounts[0]?.account ?? '';
      const paysOn = formatUtcDate(services.now());
      return (await clerk.call('makePaymentFile', { payoutIds: [id], account, paysOn })).id;
    },
    ({ actors: { controller } }, id) => controller.call('releasePaymentFile', { id }),
    ({ actors: { clerk } }, id) =>
      clerk.call('dropPaymentFile', { id, reason: 'The bank could not read the file' }),
  );

const createCancelledPayout = (): RecentStep[] =>
  createSteps(
    [12, 8],
    async ({ actors }) => requestPayout(await actors.partner(regular(13)), '30.00'),
    async ({ actors }, id) => {
      const actor = await actors.partner(regular(13));
      const confirmation = await actor.confirm({ action: 'payout-cancel', payoutId: id });
      await actor.call('cancelPayout', { requestId: randomUUID(), id, confirmation });
    },
  );

interface Exchange {
  readonly nth: number;
  readonly amount: string;
  /**
   * The hours since it was held, accepted and disputed, since its end was requested and approved,
   * as far as it has come.
   */
  readonly hours: readonly number[];
  readonly end?: 'completed' | 'released';
}

const exchanges: readonly Exchange[] = [
  { nth: 0, amount: '20.00', hours: [0.25] },
  { nth: 4, amount: '30.00', hours: [12, 5] },
  { nth: 10, amount: '15.00', hours: [24, 12, 3] },
  { nth: 7, amount: '24.00', hours: [24, 12, 8, 5], end: 'released' },
  { nth: 11, amount: '28.00', hours: [24, 12, 8, 3], end: 'completed' },
  { nth: 16, amount: '22.00', hours: [24, 12, 8, 5, 5], end: 'released' },
  { nth: 20, amount: '16.00', hours: [24, 12, 8, 3, 3], end: 'completed' },
];

const createExchangeSteps = (): RecentStep[] =>
  exchanges.flatMap(({ nth, amount, hours, end = 'released' }) =>
    createSteps(
      hours,
      async ({ actors }) => holdExchange(await actors.partner(regular(nth)), amount),
      ({ actors }, id) => takeExchange(actors, id),
      async ({ actors }, id) => {
        const reason = 'Nothing has arrived so far.';
        const actor = await actors.partner(regular(nth));
        await actor.call('disputeExchange', { requestId: randomUUID(), id, reason });
      },
      async ({ actors: { clerk } }, id) => {
        const evidence = end === 'completed' ? 'showed' : 'could not show';
        const reason = `The acceptor ${evidence} a transfer`;
        const input = { id, seen: 'disputed', reason, reference: referenceOf(id) } as const;
        const name = end === 'completed' ? 'completeExchange' : 'releaseExchange';
        return (await clerk.call(name, input)).id;
      },
      ({ actors }, id) => approveRequest(actors, id),
    ),
  );

const createConfirmedExchange = (): RecentStep[] =>
  createSteps(
    [24, 12, 8],
    async ({ actors }) => holdExchange(await actors.partner(regular(8)), '25.00'),
    ({ actors }, id) => takeExchange(actors, id),
    async ({ actors }, id) => {
      const actor = await actors.partner(regular(8));
      const subject = { exchangeId: id, amount: parseTyped('25.00') ?? zero };
      const confirmation = await actor.confirm({ action: 'exchange-confirm', ...subject });
      await actor.call('confirmExchange', { requestId: randomUUID(), id, confirmation });
    },
  );

const createCancelledExchange = (): RecentStep[] =>
  createSteps(
    [8, 5],
    async ({ actors }) => holdExchange(await actors.partner(regular(12)), '18.00'),
    async ({ actors }, id) => {
      const actor = await actors.partner(regular(12));
      const confirmation = await actor.confirm({ action: 'exchange-cancel', exchangeId: id });
      await actor.call('cancelExchange', { requestId: randomUUID(), id, confirmation });
    },
  );

async function holdExchange(actor: PartnerActor, typed: string): Promise<string> {
  const kind = 'enterprise';
  const detail = await actor.call('acceptorDetail', { kind, code: acceptanceCodeOf(kind) });
  const amount = parseTyped(typed) ?? zero;
  const subject = { acceptorId: detail.id, amount, rate: detail.rate };
  const confirmation = await actor.confirm({ action: 'exchange', ...subject });
  const input = { requestId: randomUUID(), quoteId: detail.quoteId, amount: typed };
  return (await actor.call('holdExchange', { ...input, confirmation })).id;
}

const referenceOf = (id: string): string => `X-${id.slice(0, 8).toUpperCase()}`;

const requestTaking = ({ clerk }: Actors, id: string) =>
  clerk.call('takeExchange', {
    ...{ id, reason: 'The acceptor has agreed', reference: referenceOf(id) },
  });

async function takeExchange(actors: Actors, id: string): Promise<void> {
  await approveRequest(actors, (await requestTaking(actors, id)).id);
}

const createRequestedTaking = (): RecentStep[] =>
  createSteps(
    [5, 3],
    async ({ actors }) => holdExchange(await actors.partner(regular(9)), '26.00'),
    ({ actors }, id) => requestTaking(actors, id),
  );

export const createMoneySteps = (): RecentStep[] => [
  ...createDepositSteps(),
  ...createPayoutSteps(),
  ...createRequestedRejection(),
  ...createDiscardedFile(),
  ...createCancelledPayout(),
  ...createExchangeSteps(),
  ...createRequestedTaking(),
  ...createConfirmedExchange(),
  ...createCancelledExchange(),
];
