import { randomUUID } from 'node:crypto';
import {
  addAcceptor,
  changeAcceptor,
  listAcceptors,
  reinstateAcceptor,
  renewAcceptanceCode,
  suspendAcceptor,
} from '#contract/desk/acceptors.ts';
import { decideApproval } from '#contract/desk/approvals.ts';
import { recordBankBalance } from '#contract/desk/bank-balances.ts';
import { takeExchange } from '#contract/desk/exchanges.ts';
import { listPartnerRecords } from '#contract/desk/partner-money.ts';
import { answerPayoutReview } from '#contract/desk/payout-reviews.ts';
import {
  approvePayout,
  completePayout,
  readPayoutCard,
  rejectPayout,
  sendPayout,
} from '#contract/desk/payouts.ts';
import {
  addCapital,
  advanceStartupFunds,
  approveOrder,
  chargeBackEntry,
  completeExchange,
  failPayout,
  fundEscrow,
  fundPromotions,
  payAcceptor,
  payPublisher,
  recordDeposit,
  rejectApprovedPayout,
  releaseExchange,
  returnEscrow,
  returnStartupFunds,
  upholdOrderRefusal,
} from '#contract/desk/transfers.ts';
import { readyPartner } from '../../programme/wallet/test-partner.ts';
import {
  createDisputedRefusal,
  createPayoutIn,
  freshName,
  fundedPartner,
  referenceOf,
} from '../money/test-desk-money.ts';
import { withSecond } from '../test-desk.ts';
import { putUpProduct } from '../test-programme.ts';
import { postPublisherPay } from '../transfer/test-publisher-pay.ts';
import { createWorld, heldExchange, order, type World } from '../transfer/test-transfers.ts';
import { onPartner, type TraceScenario, type TraceWorld } from './test-traces.ts';

export const why = () => ({ reason: 'As agreed.', reference: `T-${randomUUID()}` });

const worlds = new WeakMap<object, Promise<World>>();

/** Capital, a shop and an acceptor, created once per test server. */
export function worldOf({ server }: TraceWorld): Promise<World> {
  const made = worlds.get(server) ?? createWorld(server);
  worlds.set(server, made);
  return made;
}

const acceptor = {
  kind: 'personal',
  currency: 'XTS',
  registration: 'A register, no. 8',
  rate: '33.1',
  limit: '400.00',
} as const;

async function findListed({ first }: TraceWorld, id: string) {
  const { list } = await first.get(listAcceptors, {});
  const found = list.find((one) => one.id === id);
  if (!found) throw new Error('There is no such acceptor');
  return found;
}

/** An acceptor that two people agreed on, as the desk lists it. */
async function newAcceptor(world: TraceWorld, name: string) {
  const pair = withSecond(world.first, world.second);
  const { id } = await pair.get(addAcceptor, { ...acceptor, name, ...why() });
  return findListed(world, id);
}

const amount = '10.00';

const exchangeEnd =
  (route: typeof releaseExchange | typeof completeExchange): TraceScenario =>
  async (world) => {
    const { id, partner, run } = await heldExchange(await worldOf(world), freshName());
    await run();
    const given = { id, seen: 'disputed', ...why() } as const;
    return onPartner(partner.id, () => world.first.get(route, given));
  };

const verdict =
  (route: typeof approveOrder | typeof upholdOrderRefusal): TraceScenario =>
  async (world) => {
    const known = await worldOf(world);
    const { conversionId, partnerId } = await order(known, await known.life.ready(), true);
    return onPartner(partnerId, () => world.first.get(route, { conversionId, ...why() }));
  };

/** How to perform each act on money. */
export const moneyTraces = {
  async recordDeposit({ server, first }) {
    const partner = await fundedPartner(server, '0.00');
    const reference = await referenceOf(server, partner);
    const given = { reference, amount, reason: 'Arrived.' };
    return onPartner(partner.id, () => first.get(recordDeposit, given));
  },
  async addCapital({ first }) {
    return () => first.get(addCapital, { amount, ...why() });
  },
  async fundPromotions(world) {
    await worldOf(world);
    return () => world.first.get(fundPromotions, { amount, ...why() });
  },
  async fundEscrow({ first, second }) {
    const { merchantId: id } = await putUpProduct(first, second);
    return () => first.get(fundEscrow, { id, amount, ...why() });
  },
  async returnEscrow(world) {
    const { merchantId: id } = (await worldOf(world)).catalogue;
    return () => world.first.get(returnEscrow, { id, amount: '1.00', ...why() });
  },
  async payPublisher({ server, first }) {
    const { id } = await server.db.sql.one<{ id: string }>`
      select id from publisher order by id limit 1`;
    await postPublisherPay(server.db, id, server.clock.now);
    return () => first.get(payPublisher, { id, amount, ...why() });
  },
  async payAcceptor(world) {
    const { way, server } = await worldOf(world);
    const partner = await fundedPartner(server);
    const exchangeId = await way.held(partner, '30.00');
    await way.accept(exchangeId);
    await way.confirm(partner, exchangeId, '30.00');
    const { id } = await server.db.sql.one<{ id: string }>`
      select acceptor_id id from exchange where id = ${exchangeId}`;
    return () => world.first.get(payAcceptor, { id, amount, ...why() });
  },
  async readPayoutCard(world) {
    const { id, partner } = await createPayoutIn(world.server, world, 'requested');
    const given = { id, reason: 'To send it.' } as const;
    return onPartner(partner.id, () => world.first.get(readPayoutCard, given));
  },
  async approvePayout(world) {
    const { id, partner } = await createPayoutIn(world.server, world, 'requested');
    const given = { id, seen: 'requested', reason: 'Checked.' } as const;
    return onPartner(partner.id, () => world.second.get(approvePayout, given));
  },
  async sendPayout(world) {
    const { id, partner } = await createPayoutIn(world.server, world, 'approved');
    const given = { id, seen: 'approved', reference: 'BANK-2' } as const;
    return onPartner(partner.id, () => world.first.get(sendPayout, given));
  },
  async completePayout(world) {
    const { id, partner } = await createPayoutIn(world.server, world, 'sent');
    const given = { id, seen: 'sent', reference: 'BANK-3' } as const;
    return onPartner(partner.id, () => world.second.get(completePayout, given));
  },
  async rejectPayout(world) {
    const { id, partner } = await createPayoutIn(world.server, world, 'requested');
    const given = { id, seen: 'requested', why: 'details-wrong' } as const;
    return onPartner(partner.id, () => world.first.get(rejectPayout, given));
  },
  async failPayout(world) {
    const { id, partner } = await createPayoutIn(world.server, world, 'sent');
    const given = { id, why: 'bank-returned', reference: `B-${id}` } as const;
    return onPartner(partner.id, () => world.first.get(failPayout, given));
  },
  async rejectApprovedPayout(world) {
    const { id, partner } = await createPayoutIn(world.server, world, 'approved');
    const given = { id, why: 'details-wrong' } as const;
    return onPartner(partner.id, () => world.first.get(rejectApprovedPayout, given));
  },
  async answerPayoutReview(world) {
    const { refusalId, partner } = await createDisputedRefusal(world.server, world);
    const given = { refusalId, outcome: 'lifted', reason: 'The name is right.' } as const;
    return onPartner(partner.id, () => world.second.get(answerPayoutReview, given));
  },
  async advanceStartupFunds(world) {
    const { server, first } = world;
    await worldOf(world);
    const { id: partnerId } = await fundedPartner(server);
    const asked = { partnerId, amount, ...why() };
    return onPartner(partnerId, () => first.get(advanceStartupFunds, asked));
  },
  async returnStartupFunds(world) {
    const { server, first, second } = world;
    await worldOf(world);
    const { id: partnerId } = await fundedPartner(server);
    const { id } = await first.get(advanceStartupFunds, { partnerId, amount, ...why() });
    await second.get(decideApproval, { id, isApproved: true, reason: '' });
    return onPartner(partnerId, () => first.get(returnStartupFunds, { partnerId, ...why() }));
  },
  async chargeBackEntry({ server, first }) {
    const partner = freshName();
    const { id: partnerId } = await readyPartner(server, partner, '20.00');
    const { list } = await first.get(listPartnerRecords, { partner });
    const entryId = list[0]?.id ?? '';
    const asked = { partnerId, entryId, ...why() };
    return onPartner(partnerId, () => first.get(chargeBackEntry, asked));
  },
  async takeExchange(world) {
    const { way, server } = await worldOf(world);
    const partner = await fundedPartner(server);
    const id = await way.held(partner, '30.00');
    return onPartner(partner.id, () => world.first.get(takeExchange, { id, ...why() }));
  },
  releaseExchange: exchangeEnd(releaseExchange),
  completeExchange: exchangeEnd(completeExchange),
  approveOrder: verdict(approveOrder),
  upholdOrderRefusal: verdict(upholdOrderRefusal),
  async addAcceptor({ first }) {
    return () => first.get(addAcceptor, { ...acceptor, name: 'Ploy', ...why() });
  },
  async changeAcceptor(world) {
    const { id, version } = await newAcceptor(world, 'Anong');
    const { registration } = acceptor;
    const terms = { rate: '34', limit: '300.00', registration };
    return () => world.first.get(changeAcceptor, { id, version, ...terms, ...why() });
  },
  async suspendAcceptor(world) {
    const { id, version } = await newAcceptor(world, 'Suda');
    return () => world.first.get(suspendAcceptor, { id, version, ...why() });
  },
  async reinstateAcceptor(world) {
    const { id, version } = await newAcceptor(world, 'Wipa');
    await world.first.get(suspendAcceptor, { id, version, ...why() });
    const suspended = await findListed(world, id);
    return () => world.first.get(reinstateAcceptor, { id, version: suspended.version, ...why() });
  },
  async renewAcceptanceCode(world) {
    const { id, codeIssuedAt: seen } = await newAcceptor(world, 'Kanya');
    world.server.clock.now = new Date(world.server.clock.now.getTime() + 1000);
    return () => world.first.get(renewAcceptanceCode, { id, seen, ...why() });
  },
  async recordBankBalance({ server, first }) {
    const asOf = server.clock.now.toISOString();
    const said = { account: 'Main account', amount: '120.50', asOf, sha256: 'a'.repeat(64) };
    return () => first.get(recordBankBalance, { ...said, reason: 'The month has ended.' });
  },
} as const satisfies Record<string, TraceScenario>;
