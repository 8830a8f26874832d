import { proposeExchangeEnd } from '#contract/desk/exchanges.ts';
import { proposeVerdict } from '#contract/desk/order-disputes.ts';
import { proposeForNetwork } from '#contract/desk/outside-money.ts';
import {
  listPartnerRecords,
  proposeAdvance,
  proposeChargeback,
  proposeReturn,
} from '#contract/desk/partner-money.ts';
import { decideForNetwork, decideForPartner } from '#contract/desk/proposals.ts';
import type { ProposalAct } from '#domain/staff/proposal.ts';
import { readyAcceptor } from '../../programme/exchange/test-exchange.ts';
import { readyPartner } from '../../programme/wallet/test-partner.ts';
import { createRecordedDeposit, freshName, fundedPartner } from '../money/test-desk-money.ts';
import { putUpProduct } from '../test-programme.ts';
import { heldExchange, order } from '../transfer/test-transfers.ts';
import { why, worldOf } from './test-money-traces.ts';
import { onPartner, type TraceScenario, type TraceWorld } from './test-traces.ts';

const decided = ({ second }: TraceWorld, partnerId: string, id: string, isConfirmed = true) =>
  onPartner(partnerId, () =>
    second.get(decideForPartner, { id, isConfirmed, reason: 'As the bank says.' }),
  );

async function advanced(world: TraceWorld) {
  await worldOf(world);
  const { id: partnerId } = await fundedPartner(world.server);
  const asked = { partnerId, amount: '10.00', ...why() };
  return { partnerId, id: (await world.first.get(proposeAdvance, asked)).id };
}

const exchangeEnd =
  (to: 'released' | 'completed'): TraceScenario =>
  async (world) => {
    const { id, partner, run } = await heldExchange(await worldOf(world), freshName());
    await run();
    const asked = { id, seen: 'disputed', to, ...why() } as const;
    return decided(world, partner.id, (await world.first.get(proposeExchangeEnd, asked)).id);
  };

const verdict =
  (outcome: 'approved' | 'upheld'): TraceScenario =>
  async (world) => {
    const known = await worldOf(world);
    const { conversionId, partnerId } = await order(known, await known.life.ready(), true);
    const { id } = await world.first.get(proposeVerdict, { conversionId, outcome, ...why() });
    return decided(world, partnerId, id);
  };

type NetworkAct = 'capital-in' | 'promotion-fund' | 'escrow-fund' | 'escrow-return';

async function askedOfNetwork({ first }: TraceWorld, act: NetworkAct, outsideId: string | null) {
  return (await first.get(proposeForNetwork, { act, outsideId, amount: '10.00', ...why() })).id;
}

const forNetwork =
  (act: NetworkAct): TraceScenario =>
  async (world) => {
    await worldOf(world);
    const { second } = world;
    const isOfShop = act === 'escrow-fund' || act === 'escrow-return';
    const shop = isOfShop ? (await putUpProduct(world.first)).merchantId : null;
    if (act === 'escrow-return') {
      const id = await askedOfNetwork(world, 'escrow-fund', shop);
      await second.get(decideForNetwork, { id, isConfirmed: true });
    }
    const id = await askedOfNetwork(world, act, shop);
    return () => second.get(decideForNetwork, { id, isConfirmed: true });
  };

/**
 * How a second person decides each kind of proposal. The test fails for a new kind that is missing
 * here.
 */
export const decisionTraces: Record<ProposalAct, TraceScenario> = {
  async deposit(world) {
    const { id, partner } = await createRecordedDeposit(world.server, world.first);
    return decided(world, partner.id, id, false);
  },
  async 'startup-advance'(world) {
    const { partnerId, id } = await advanced(world);
    return decided(world, partnerId, id);
  },
  async 'startup-return'(world) {
    const { partnerId, id } = await advanced(world);
    await world.second.get(decideForPartner, { id, isConfirmed: true });
    const asked = await world.first.get(proposeReturn, { partnerId, ...why() });
    return decided(world, partnerId, asked.id);
  },
  async chargeback(world) {
    const partner = freshName();
    const { id: partnerId } = await readyPartner(world.server, partner, '20.00');
    const { list } = await world.first.get(listPartnerRecords, { partner });
    const asked = { partnerId, entryId: list[0]?.id ?? '', ...why() };
    return decided(world, partnerId, (await world.first.get(proposeChargeback, asked)).id);
  },
  'exchange-released': exchangeEnd('released'),
  'exchange-completed': exchangeEnd('completed'),
  'conversion-approve': verdict('approved'),
  'conversion-uphold': verdict('upheld'),
  'capital-in': forNetwork('capital-in'),
  'promotion-fund': forNetwork('promotion-fund'),
  'escrow-fund': forNetwork('escrow-fund'),
  'escrow-return': forNetwork('escrow-return'),
  async 'acceptor-pay'(world) {
    const { id: outsideId } = await readyAcceptor(world.server);
    const asked = { act: 'acceptor-pay', outsideId, amount: '1.00' } as const;
    const { id } = await world.first.get(proposeForNetwork, { ...asked, ...why() });
    return () =>
      world.second.get(decideForNetwork, { id, isConfirmed: false, reason: 'Not ours.' });
  },
  async 'publisher-payout'(world) {
    const publisher = await world.server.db.sql.one<{ id: string }>`
      select id from publisher order by id limit 1`;
    const asked = {
      act: 'publisher-payout',
      outsideId: publisher.id,
      amount: '1.00',
    } as const;
    const { id } = await world.first.get(proposeForNetwork, { ...asked, ...why() });
    return () =>
      world.second.get(decideForNetwork, { id, isConfirmed: false, reason: 'Not ours.' });
  },
};
