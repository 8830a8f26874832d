import { randomUUID } from 'node:crypto';
import { disputeConversion } from '#contract/dispute.ts';
import { disputeExchange } from '#contract/exchange.ts';
import { requestPayout } from '#contract/payout.ts';
import { stopPlan } from '#contract/plan.ts';
import { routes } from '#contract/routes.ts';
import { moneyRouteNames } from '#contract/test-money-routes.ts';
import type { TransferKind } from '#domain/desk/transfer.ts';
import { minuteMs } from '#domain/time.ts';
import { startSession } from '../../people/partner/create-sessions.ts';
import { admitPerson } from '../../platform/database/test-staff.ts';
import {
  fundPromotions,
  readyCampaign,
  readyPut,
  takeCoupon,
} from '../../programme/coupon/test-coupon.ts';
import { exchanging, readyAcceptor } from '../../programme/exchange/test-exchange.ts';
import { click, consume } from '../../programme/plan/test-events.ts';
import { cents, createLife, type Life } from '../../programme/plan/test-life.ts';
import { pushTo, type TestCatalogue } from '../../programme/plan/test-plan.ts';
import { insertReference } from '../../programme/wallet/deposit-store.ts';
import type { PayoutStep } from '../../programme/wallet/move-payout.ts';
import { moneyActs } from '../../programme/wallet/test-money-acts.ts';
import { movePayoutByName } from '../../programme/wallet/test-move-payout.ts';
import { depositFor, readyPartner } from '../../programme/wallet/test-partner.ts';
import { createPayoutRequest } from '../../programme/wallet/test-payout.ts';
import type { TestServer } from '../../test-server.ts';
import { requestTransferAs, type TransferInput } from '../approval/request-and-approve.ts';
import type { TestTransfer } from '../approval/test-move-money.ts';
import { decideMoney, requestMoney } from '../approval/test-move-money.ts';

/** A prepared act on one partner, which throws unless it succeeds. */
export interface ReadyAct {
  readonly partnerId: string;
  run(): Promise<unknown>;
}

/** What all partners of a test share: the network's money, a shop, an acceptor, a campaign. */
export interface World {
  readonly server: TestServer;
  readonly life: Life;
  readonly catalogue: TestCatalogue;
  readonly way: ReturnType<typeof exchanging>;
  readonly campaignId: string;
}

type Prepare = (world: World, username: string) => Promise<ReadyAct>;

const refusedOr = async <Answer extends { code: number; msg: string }>(asked: Promise<Answer>) => {
  const answer = await asked;
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer as Extract<Answer, { code: 200 }>;
};

type NamedTransfer = Partial<TestTransfer> & Pick<TestTransfer, 'kind'>;

async function requested({ server, life }: World, form: NamedTransfer) {
  const words = { reference: `T-${randomUUID()}`, reason: 'a test', by: 'Ann Lee' };
  const id = await requestMoney(server.db, { ...words, ...form }, server.clock.now);
  return () => decideMoney(life.services, { id, by: 'Bo Chen', isApproved: true });
}

export async function createWorld(server: TestServer): Promise<World> {
  const life = await createLife(server);
  const way = exchanging(server, await readyAcceptor(server));
  const catalogue = await life.ready();
  const campaignId = await readyCampaign(server);
  const world = { server, life, catalogue, way, campaignId };
  await fundPromotions(server, 1_600_000_000n);
  await (await requested(world, { kind: 'capital-in', amount: '1600.00' }))();
  return world;
}

const partnerOf = ({ server }: World, username: string) => readyPartner(server, username, '200.00');

/** An order of a plan that awaits settlement, reversed by its merchant and disputed. */
export async function order(
  { server, life }: World,
  catalogue: TestCatalogue,
  isObjected: boolean,
) {
  const { id: partnerId, delivered } = await life.putting(catalogue, '10.00');
  const [serveId = ''] = await consume(server.db, cents(10), delivered);
  await click(server.db, [serveId], delivered);
  server.clock.now = new Date(server.clock.now.getTime() + minuteMs);
  const { conversion } = await life.convert(serveId);
  await life.takeBack(serveId, conversion);
  const visit = { partnerId, device: 'test', address: '127.0.0.1', now: server.clock.now };
  const { token } = await startSession(server.db.sql, visit);
  const question = { id: conversion, text: 'The parcel was delivered.' };
  const run = () => refusedOr(server.ask(disputeConversion, question, { token }));
  if (isObjected) await run();
  return { partnerId, conversionId: conversion, run };
}

const verdict =
  (kind: TransferKind): Prepare =>
  async (world) => {
    const { partnerId, conversionId } = await order(world, await world.life.ready(), true);
    return { partnerId, run: await requested(world, { kind, conversionId }) };
  };

export async function heldExchange(world: World, username: string) {
  const partner = await partnerOf(world, username);
  const id = await world.way.held(partner, '30.00');
  await world.way.accept(id);
  const question = { requestId: randomUUID(), id, reason: 'Nothing came.' };
  const { token } = partner;
  const run = () => refusedOr(world.server.ask(disputeExchange, question, { token }));
  return { partner, id, run };
}

const exchangeEnd =
  (kind: TransferKind): Prepare =>
  async (world, username) => {
    const { partner, id, run } = await heldExchange(world, username);
    await run();
    return { partnerId: partner.id, run: await requested(world, { kind, exchangeId: id }) };
  };

async function advanced(world: World, username: string) {
  const { id: partnerId } = await partnerOf(world, username);
  const form = { partnerId, amount: '30.00' } as const;
  return { partnerId, run: await requested(world, { kind: 'startup-advance', ...form }) };
}

type StepName = PayoutStep['newState'];

/** A payout of a partner that these steps were taken with; whoever sends it does nothing else. */
async function payoutAfter(world: World, username: string, steps: readonly StepName[]) {
  const { server, life } = world;
  const { id: partnerId, token, cardId, confirm } = await partnerOf(world, username);
  const { input: asked, subject } = createPayoutRequest('30.00', cardId);
  const question = { requestId: randomUUID(), ...asked, confirmation: await confirm(subject) };
  const { id } = (await refusedOr(server.ask(requestPayout, question, { token }))).data;

  const move = (newState: StepName) => {
    const movedBy = newState === 'sent' ? 'Bo Chen' : 'Ann Lee';
    const step = { id, newState, movedBy, reason: 'a test', reference: id };
    return movePayoutByName(life.services, step);
  };
  for (const step of steps) await move(step);
  return { partnerId, id, move };
}

/** Requested by whoever sent it, if anybody has, and approved by the other one. */
async function payoutEnd<Name extends 'rejectApprovedPayout' | 'failPayout'>(
  world: World,
  name: Name,
  { partnerId, id }: { readonly partnerId: string; readonly id: string },
  more: Omit<TransferInput<Name>, 'id'>,
) {
  const { server, life } = world;
  const requester = await admitPerson(server.db.sql, 'Bo Chen');
  const input = { id, ...more } as TransferInput<Name>;
  const services = { db: server.db, now: () => server.clock.now };
  const staff = { ...requester, roles: [] };
  const request = await requestTransferAs(services, staff, name, input);
  const decision = { id: request.id, by: 'Ann Lee', isApproved: true };
  return { partnerId, run: () => decideMoney(life.services, decision) };
}

/** Every movement that staff may request, prepared; null where no partner's money moves. */
export const transferActs: Record<TransferKind, Prepare | null> = {
  'conversion-approve': verdict('conversion-approve'),
  'conversion-uphold': verdict('conversion-uphold'),
  async deposit(world, username) {
    const { id: partnerId } = await partnerOf(world, username);
    const reference = `R-${randomUUID().slice(0, 8).toUpperCase()}`;
    await insertReference(world.server.db.sql, reference, partnerId, world.server.clock.now);
    const form = { kind: 'deposit', amount: '30.00', reference } as const;
    return { partnerId, run: await requested(world, form) };
  },
  'startup-advance': advanced,
  async 'startup-return'(world, username) {
    const { partnerId, run } = await advanced(world, username);
    await run();
    return { partnerId, run: await requested(world, { kind: 'startup-return', partnerId }) };
  },
  async chargeback(world, username) {
    const { id: partnerId } = await partnerOf(world, username);
    await depositFor(world.server, partnerId, '5.00');
    const row = await world.server.db.sql.maybeOne<{ entryId: string }>`
      select entry_id from record where owner = ${partnerId} order by seq desc limit 1`;
    const form = { kind: 'chargeback', partnerId, entryId: row?.entryId ?? null } as const;
    return { partnerId, run: await requested(world, form) };
  },
  'exchange-released': exchangeEnd('exchange-released'),
  'exchange-completed': exchangeEnd('exchange-completed'),
  async 'payout-rejected'(world, username) {
    const payout = await payoutAfter(world, username, ['approved']);
    return payoutEnd(world, 'rejectApprovedPayout', payout, { why: 'details-wrong' });
  },
  async 'payout-failed'(world, username) {
    const payout = await payoutAfter(world, username, ['approved', 'sent']);
    const words = { why: 'bank-returned', reference: `B-${payout.id}` } as const;
    return payoutEnd(world, 'failPayout', payout, words);
  },
  'capital-in': null,
  'promotion-fund': null,
  'escrow-fund': null,
  'escrow-return': null,
  'publisher-payout': null,
  'acceptor-pay': null,
};

const movesBefore = {
  approved: [],
  sent: ['approved'],
  completed: ['approved', 'sent'],
  rejected: [],
} as const satisfies Record<StepName, readonly StepName[]>;

/** Every step of a payout that one member of staff takes, on one that is ready for it. */
export const payoutActs = Object.fromEntries(
  Object.entries(movesBefore).map(([to, before]): [string, Prepare] => [
    `${to} payout`,
    async (world, username) => {
      const { partnerId, move } = await payoutAfter(world, username, before);
      return { partnerId, run: () => move(to as StepName) };
    },
  ]),
);

async function couponPut({ server, catalogue, campaignId }: World, username: string) {
  const partner = await readyPartner(server, username, '200.00');
  const planNo = await pushTo(server, catalogue, partner.id);
  const couponId = await takeCoupon(server, partner, campaignId);
  const put = await readyPut(server, partner, { planNo, amount: '50.00', couponId });
  return { partner, planNo, run: () => refusedOr(put()) };
}

/** What partners do that locks their wallet, besides the calls declared to move money. */
const otherActs: Record<string, Prepare> = {
  disputeConversion: (world) => order(world, world.catalogue, false),
  async disputeExchange(world, username) {
    const { partner, run } = await heldExchange(world, username);
    return { partnerId: partner.id, run };
  },
  async 'confirmExchange with the same acceptor'(world, username) {
    const { partner, id } = await heldExchange(world, username);
    return { partnerId: partner.id, run: () => refusedOr(world.way.confirm(partner, id, '30.00')) };
  },
  async 'putPlan with a coupon'(world, username) {
    const { partner, run } = await couponPut(world, username);
    return { partnerId: partner.id, run };
  },
  async 'stopPlan with a coupon'(world, username) {
    const { partner, planNo, run } = await couponPut(world, username);
    await run();
    const confirmation = await partner.confirm({ action: 'plan-stop', planNo });
    const question = { requestId: randomUUID(), planNo, confirmation };
    const { token } = partner;
    const stop = () => refusedOr(world.server.ask(stopPlan, question, { token }));
    return { partnerId: partner.id, run: stop };
  },
};

const routeActs = Object.fromEntries(
  moneyRouteNames.map((name): [string, Prepare | null] => {
    const prepare = moneyActs[name];
    if (!prepare) return [name, null];
    return [
      name,
      async ({ server }, username) => {
        const { partner, input, subject } = await prepare(server, username);
        const { token, id: partnerId } = partner;
        const question = {
          ...input,
          requestId: randomUUID(),
          confirmation: await partner.confirm(subject),
        };
        return { partnerId, run: () => refusedOr(server.ask(routes[name], question, { token })) };
      },
    ];
  }),
);

/**
 * Everything that partners do with money, and staff on one of them. Orders come first, because time
 * passes with them and the others' confirmations would expire.
 */
export const actsOnPartners: Record<string, Prepare> = Object.fromEntries(
  Object.entries({ ...transferActs, ...otherActs, ...payoutActs, ...routeActs })
    .flatMap(([name, prepare]) => (prepare ? [[name, prepare] as const] : []))
    .sort(([one], [other]) => Number(isTimely(one)) - Number(isTimely(other))),
);

function isTimely(name: string): boolean {
  return !/conversion/i.test(name);
}
