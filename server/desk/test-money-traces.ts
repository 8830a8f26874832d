import { randomUUID } from 'node:crypto';
import {
  addAcceptor,
  changeAcceptor,
  listAcceptors,
  renewAcceptanceCode,
} from '#contract/desk/acceptors.ts';
import { recordDeposit } from '#contract/desk/deposits.ts';
import { proposeExchangeEnd, takeExchange } from '#contract/desk/exchanges.ts';
import { proposeVerdict } from '#contract/desk/order-disputes.ts';
import { proposeForNetwork } from '#contract/desk/outside-money.ts';
import {
  listPartnerRecords,
  proposeAdvance,
  proposeChargeback,
  proposeReturn,
} from '#contract/desk/partner-money.ts';
import { answerPayoutReview } from '#contract/desk/payout-reviews.ts';
import {
  approvePayout,
  completePayout,
  failPayout,
  readPayoutCard,
  rejectPayout,
  sendPayout,
} from '#contract/desk/payouts.ts';
import { decideForNetwork, decideForPartner } from '#contract/desk/proposals.ts';
import { createWorld, heldExchange, order, type World } from '../staff/test-staff-acts.ts';
import { readyPartner } from '../wallet/test-partner.ts';
import {
  disputedRefusal,
  freshName,
  fundedPartner,
  payoutIn,
  recordedDeposit,
  referenceOf,
} from './test-desk-money.ts';
import type { TraceScenario, TraceWorld } from './test-traces.ts';

const why = () => ({ reason: 'As agreed.', reference: `T-${randomUUID()}` });

const worlds = new WeakMap<object, Promise<World>>();

/** Capital, a shop and an acceptor, made once for the server of the test. */
function worldOf({ server }: TraceWorld): Promise<World> {
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

const capitalIn = { act: 'capital-in', outsideId: null, amount: '10.00' } as const;

/** How each act on money is done. */
export const moneyTraces = {
  async recordDeposit({ server, first }) {
    const reference = await referenceOf(server, await fundedPartner(server, '0.00'));
    return () => first.get(recordDeposit, { reference, amount: '10.00', reason: 'Arrived.' });
  },
  async decideForPartner({ server, first, second }) {
    const { id } = await recordedDeposit(server, first);
    return () => second.get(decideForPartner, { id, isConfirmed: true });
  },
  async decideForNetwork({ first, second }) {
    const { id } = await first.get(proposeForNetwork, { ...capitalIn, ...why() });
    return () => second.get(decideForNetwork, { id, isConfirmed: false });
  },
  async proposeForNetwork({ first }) {
    return () => first.get(proposeForNetwork, { ...capitalIn, ...why() });
  },
  async readPayoutCard(world) {
    const { id } = await payoutIn(world.server, world, 'requested');
    return () => world.first.get(readPayoutCard, { id, reason: 'To send it.' });
  },
  async approvePayout(world) {
    const { id } = await payoutIn(world.server, world, 'requested');
    return () => world.second.get(approvePayout, { id, seen: 'requested', reason: 'Checked.' });
  },
  async sendPayout(world) {
    const { id } = await payoutIn(world.server, world, 'approved');
    return () => world.first.get(sendPayout, { id, seen: 'approved', reference: 'BANK-2' });
  },
  async completePayout(world) {
    const { id } = await payoutIn(world.server, world, 'sent');
    return () => world.first.get(completePayout, { id, seen: 'sent', reference: 'BANK-3' });
  },
  async rejectPayout(world) {
    const { id } = await payoutIn(world.server, world, 'requested');
    const given = { id, seen: 'requested', why: 'details-wrong' } as const;
    return () => world.first.get(rejectPayout, given);
  },
  async failPayout(world) {
    const { id } = await payoutIn(world.server, world, 'sent');
    const given = { id, seen: 'sent', why: 'bank-returned', reference: 'B-9' } as const;
    return () => world.first.get(failPayout, given);
  },
  async answerPayoutReview(world) {
    const { refusalId } = await disputedRefusal(world.server, world);
    const given = { refusalId, outcome: 'lifted', reason: 'The name is right.' } as const;
    return () => world.second.get(answerPayoutReview, given);
  },
  async proposeAdvance({ server, first }) {
    const { id: partnerId } = await fundedPartner(server);
    return () => first.get(proposeAdvance, { partnerId, amount: '10.00', ...why() });
  },
  async proposeReturn({ server, first }) {
    const { id: partnerId } = await fundedPartner(server);
    return () => first.get(proposeReturn, { partnerId, ...why() });
  },
  async proposeChargeback({ server, first }) {
    const partner = freshName();
    const { id: partnerId } = await readyPartner(server, partner, '20.00');
    const { list } = await first.get(listPartnerRecords, { partner });
    const entryId = list[0]?.id ?? '';
    return () => first.get(proposeChargeback, { partnerId, entryId, ...why() });
  },
  async takeExchange(world) {
    const { way, server } = await worldOf(world);
    const id = await way.held(await fundedPartner(server), '30.00');
    return () => world.first.get(takeExchange, { id, ...why() });
  },
  async proposeExchangeEnd(world) {
    const { id, run } = await heldExchange(await worldOf(world), freshName());
    await run();
    const given = { id, seen: 'disputed', to: 'released', ...why() } as const;
    return () => world.first.get(proposeExchangeEnd, given);
  },
  async proposeVerdict(world) {
    const known = await worldOf(world);
    const { conversionId } = await order(known, await known.life.ready(), true);
    const given = { conversionId, outcome: 'approved', ...why() } as const;
    return () => world.first.get(proposeVerdict, given);
  },
  async addAcceptor({ first }) {
    return () => first.get(addAcceptor, { ...acceptor, name: 'Ploy', ...why() });
  },
  async changeAcceptor({ first }) {
    const { id } = await first.get(addAcceptor, { ...acceptor, name: 'Anong', ...why() });
    const { list } = await first.get(listAcceptors, {});
    const version = list.find((one) => one.id === id)?.version ?? 0;
    const terms = { rate: '34', limit: '300.00', isActive: false };
    return () => first.get(changeAcceptor, { id, version, ...terms, ...why() });
  },
  async renewAcceptanceCode({ first }) {
    const { id } = await first.get(addAcceptor, { ...acceptor, name: 'Kanya', ...why() });
    return () => first.get(renewAcceptanceCode, { id, ...why() });
  },
} as const satisfies Record<string, TraceScenario>;
