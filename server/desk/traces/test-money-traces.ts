import { randomUUID } from 'node:crypto';
import {
  addAcceptor,
  changeAcceptor,
  listAcceptors,
  renewAcceptanceCode,
} from '#contract/desk/acceptors.ts';
import { recordBankBalance } from '#contract/desk/bank-balances.ts';
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
import {
  decideForNetwork,
  decideForPartner,
  withdrawForNetwork,
  withdrawForPartner,
} from '#contract/desk/proposals.ts';
import { readyPartner } from '../../programme/wallet/test-partner.ts';
import {
  createDisputedRefusal,
  createPayoutIn,
  createRecordedDeposit,
  freshName,
  fundedPartner,
  referenceOf,
} from '../money/test-desk-money.ts';
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

const capitalIn = { act: 'capital-in', outsideId: null, amount: '10.00' } as const;

/** How to perform each act on money. */
export const moneyTraces = {
  async recordDeposit({ server, first }) {
    const partner = await fundedPartner(server, '0.00');
    const reference = await referenceOf(server, partner);
    const given = { reference, amount: '10.00', reason: 'Arrived.' };
    return onPartner(partner.id, () => first.get(recordDeposit, given));
  },
  async decideForPartner({ server, first, second }) {
    const { id, partner } = await createRecordedDeposit(server, first);
    const decision = { id, isConfirmed: true };
    return onPartner(partner.id, () => second.get(decideForPartner, decision));
  },
  async decideForNetwork({ first, second }) {
    const { id } = await first.get(proposeForNetwork, { ...capitalIn, ...why() });
    return () => second.get(decideForNetwork, { id, isConfirmed: false, reason: 'Not ours.' });
  },
  async withdrawForPartner({ server, first }) {
    const { id, partner } = await createRecordedDeposit(server, first);
    const taken = { id, reason: 'Typed twice.' };
    return onPartner(partner.id, () => first.get(withdrawForPartner, taken));
  },
  async withdrawForNetwork({ first }) {
    const { id } = await first.get(proposeForNetwork, { ...capitalIn, ...why() });
    return () => first.get(withdrawForNetwork, { id, reason: 'Typed twice.' });
  },
  async proposeForNetwork({ first }) {
    return () => first.get(proposeForNetwork, { ...capitalIn, ...why() });
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
    return onPartner(partner.id, () => world.first.get(completePayout, given));
  },
  async rejectPayout(world) {
    const { id, partner } = await createPayoutIn(world.server, world, 'requested');
    const given = { id, seen: 'requested', why: 'details-wrong' } as const;
    return onPartner(partner.id, () => world.first.get(rejectPayout, given));
  },
  async failPayout(world) {
    const { id, partner } = await createPayoutIn(world.server, world, 'sent');
    const given = { id, seen: 'sent', why: 'bank-returned', reference: 'B-9' } as const;
    return onPartner(partner.id, () => world.second.get(failPayout, given));
  },
  async answerPayoutReview(world) {
    const { refusalId, partner } = await createDisputedRefusal(world.server, world);
    const given = { refusalId, outcome: 'lifted', reason: 'The name is right.' } as const;
    return onPartner(partner.id, () => world.second.get(answerPayoutReview, given));
  },
  async proposeAdvance({ server, first }) {
    const { id: partnerId } = await fundedPartner(server);
    const asked = { partnerId, amount: '10.00', ...why() };
    return onPartner(partnerId, () => first.get(proposeAdvance, asked));
  },
  async proposeReturn({ server, first }) {
    const { id: partnerId } = await fundedPartner(server);
    return onPartner(partnerId, () => first.get(proposeReturn, { partnerId, ...why() }));
  },
  async proposeChargeback({ server, first }) {
    const partner = freshName();
    const { id: partnerId } = await readyPartner(server, partner, '20.00');
    const { list } = await first.get(listPartnerRecords, { partner });
    const entryId = list[0]?.id ?? '';
    const asked = { partnerId, entryId, ...why() };
    return onPartner(partnerId, () => first.get(proposeChargeback, asked));
  },
  async takeExchange(world) {
    const { way, server } = await worldOf(world);
    const partner = await fundedPartner(server);
    const id = await way.held(partner, '30.00');
    return onPartner(partner.id, () => world.first.get(takeExchange, { id, ...why() }));
  },
  async proposeExchangeEnd(world) {
    const { id, partner, run } = await heldExchange(await worldOf(world), freshName());
    await run();
    const given = { id, seen: 'disputed', to: 'released', ...why() } as const;
    return onPartner(partner.id, () => world.first.get(proposeExchangeEnd, given));
  },
  async proposeVerdict(world) {
    const known = await worldOf(world);
    const { conversionId, partnerId } = await order(known, await known.life.ready(), true);
    const given = { conversionId, outcome: 'approved', ...why() } as const;
    return onPartner(partnerId, () => world.first.get(proposeVerdict, given));
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
    const { list } = await first.get(listAcceptors, {});
    const seen = list.find((one) => one.id === id)?.codeIssuedAt ?? null;
    return () => first.get(renewAcceptanceCode, { id, seen, ...why() });
  },
  async recordBankBalance({ server, first }) {
    const asOf = server.clock.now.toISOString();
    const said = { account: 'Main account', amount: '120.50', asOf, sha256: 'a'.repeat(64) };
    return () => first.get(recordBankBalance, { ...said, reason: 'The month has ended.' });
  },
} as const satisfies Record<string, TraceScenario>;
