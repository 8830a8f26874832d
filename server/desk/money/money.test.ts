import { afterAll, beforeAll, expect, test } from 'vitest';
import { listStaffActivity } from '#contract/deposit.ts';
import { decideApproval, listApprovals } from '#contract/desk/approvals.ts';
import { listDeposits } from '#contract/desk/deposits.ts';
import { listExchangeQueue, takeExchange } from '#contract/desk/exchanges.ts';
import { listOrderDisputes } from '#contract/desk/order-disputes.ts';
import {
  listMerchantMoney,
  listPublisherMoney,
  showCapital,
} from '#contract/desk/outside-money.ts';
import { overview } from '#contract/desk/overview.ts';
import { listPartnerRecords, showPartnerMoney } from '#contract/desk/partner-money.ts';
import { listDeskLog } from '#contract/desk/staff.ts';
import {
  advanceStartupFunds,
  approveOrder,
  chargeBackEntry,
  fundEscrow,
  fundPromotions,
  recordDeposit,
  releaseExchange,
  returnStartupFunds,
} from '#contract/desk/transfers.ts';
import { wallet } from '#contract/wallet.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { readyPartner } from '../../programme/wallet/test-partner.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { admitStaff, type TestStaff } from '../test-desk.ts';
import { createWorld, heldExchange, order, type World } from '../transfer/test-transfers.ts';
import {
  askForPayout,
  createRecordedDeposit,
  freshName,
  fundedPartner,
} from './test-desk-money.ts';

let server: TestServer;
let world: World;
let first: TestStaff;
let second: TestStaff;

beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  world = await createWorld(server);
  first = await admitStaff(server, 'Fay Finance', 'finance');
  second = await admitStaff(server, 'Abe Approver', 'approver');
});
afterAll(() => server.close());

let references = 0;
const why = () => {
  references += 1;
  return { reason: 'As agreed.', reference: `T-${references}` };
};
const yes = (id: string) => ({ id, isApproved: true, reason: '' });
const confirm = (id: string) => second.get(decideApproval, yes(id));

const getBalances = async (partner: string) => {
  const { balances, ...owed } = await first.get(showPartnerMoney, { partner });
  return { ...owed, ...Object.fromEntries(balances.map((one) => [one.pocket, one.amount])) };
};

test('a deposit is recorded by one and confirmed by another, never by one alone', async () => {
  const both = await admitStaff(server, 'Bea Both', 'finance', 'approver');
  const { partner, reference, id } = await createRecordedDeposit(server, both);
  const { token } = partner;
  const alone = await both.ask(decideApproval, yes(id));
  expect(reasonOf(alone)).toBe('second_person_needed');
  expect(reasonOf(await first.ask(decideApproval, yes(id)))).toBe('desk_role_missing');
  const waiting = await first.get(listApprovals, { kind: 'deposit' });
  expect(waiting.list).toMatchObject([
    { id, about: { amount: '50.00', reference }, requestedBy: 'Bea Both' },
  ]);
  const others = await Promise.all([
    second.ask(decideApproval, yes(id)),
    second.ask(decideApproval, { id, isApproved: false, reason: 'Not ours.' }),
  ]);
  expect(others.map(reasonOf)).toContain('desk_request_decided');
  expect(others.map(reasonOf)).toContain(null);
  const isIn = reasonOf(others[0] as never) === null;
  const after = await server.ask(wallet, {}, { token });
  expect(after).toMatchObject({ data: { available: isIn ? '50.00' : '0.00' } });
  const acts = await server.ask(listStaffActivity, {}, { token });
  expect(acts.code === 200 && acts.data.list.length).toBe(2);
});

test('a refused deposit leaves its reference free, and a reference is found by its beginning', async () => {
  const { reference, id } = await createRecordedDeposit(server, first);
  const typed = reference.slice(0, 6).toLowerCase();
  const found = await first.get(listDeposits, { reference: typed });
  expect(found.list).toMatchObject([{ reference, state: 'recorded', amount: '50.00' }]);
  const bare = await second.ask(decideApproval, { id, isApproved: false, reason: '' });
  expect(reasonOf(bare)).toBe('desk_refusal_unexplained');
  const refusal = { id, isApproved: false, reason: 'The bank took it back.' };
  await second.get(decideApproval, refusal);
  const { list: refused } = await first.get(listApprovals, { state: 'refused' });
  expect(refused.find((one) => one.id === id)?.decisionReason).toBe('The bank took it back.');
  const again = await first.get(listDeposits, { reference, state: 'expected' });
  expect(again.list).toMatchObject([{ reference, amount: null }]);
  const given = { reference: ` ${reference.toLowerCase()} `, amount: '51.00', reason: 'Came.' };
  await confirm((await first.get(recordDeposit, given)).id);
  const confirmed = await first.get(listDeposits, { state: 'confirmed', reference });
  expect(confirmed.list).toMatchObject([{ amount: '51.00', decidedBy: 'Abe Approver' }]);
});

test('start-up funds are advanced and returned, by two people each', async () => {
  const partner = freshName();
  const { id: partnerId } = await readyPartner(server, partner, '20.00');
  await confirm(
    (await first.get(advanceStartupFunds, { partnerId, amount: '10.00', ...why() })).id,
  );
  expect(await getBalances(partner)).toMatchObject({ startup: '10.00', startupDue: '10.00' });
  await confirm((await first.get(returnStartupFunds, { partnerId, ...why() })).id);
  expect(await getBalances(partner)).toMatchObject({ startup: '0.00', startupDue: '0.00' });
});

test('one named entry is charged back once, and others say why they cannot be', async () => {
  const partner = freshName();
  const ready = await readyPartner(server, partner, '20.00');
  await askForPayout(server, ready, '5.00');
  const { list } = await first.get(listPartnerRecords, { partner });
  expect(list.map(({ kind, whyNot }) => [kind, whyNot])).toEqual([
    ['payout_request', 'entry_not_reversible'],
    ['deposit', null],
  ]);
  const partnerId = ready.id;
  const [payout, deposit] = list.map(({ id }) => id);
  const no = await first.ask(chargeBackEntry, { partnerId, entryId: payout ?? '', ...why() });
  expect(reasonOf(no)).toBe('entry_not_reversible');
  const other = await fundedPartner(server);
  const foreign = { partnerId: other.id, entryId: deposit ?? '', ...why() };
  expect(reasonOf(await first.ask(chargeBackEntry, foreign))).toBe('record_not_found');
  const own = { partnerId, entryId: deposit ?? '' };
  const evidence = 'ab'.repeat(32);
  const { id } = await first.get(chargeBackEntry, { ...own, ...why(), evidence });
  const waiting = await second.get(listApprovals, { partner });
  expect(waiting.list).toMatchObject([{ id, about: { evidence } }]);
  await second.get(decideApproval, { id, isApproved: false, reason: 'Too early.' });
  const acts = await server.ask(listStaffActivity, {}, { token: ready.token });
  expect(acts.code === 200 && acts.data.list.slice(0, 2)).toMatchObject([
    { act: 'refuse-chargeback', reason: 'Too early.', evidence },
    { act: 'request-chargeback', evidence },
  ]);
  const again = await first.get(chargeBackEntry, { ...own, ...why(), evidence });
  await confirm(again.id);
  expect(await getBalances(partner)).toMatchObject({ available: '0.00', recovery: '5.00' });
});

test('money of merchants and the network takes two people to move, and is logged', async () => {
  const { merchantId } = world.catalogue;
  const escrow = async () => {
    const { list } = await first.get(listMerchantMoney, {});
    return Number(list.find(({ id }) => id === merchantId)?.escrow);
  };
  const before = await escrow();
  const fund = { id: merchantId, amount: '25.00', ...why() };
  const { id } = await first.get(fundEscrow, fund);
  expect(await escrow()).toBe(before);
  await confirm(id);
  expect(await escrow()).toBe(before + 25);
  const capital = await first.get(showCapital, {});
  await confirm((await first.get(fundPromotions, { amount: '8.00', ...why() })).id);
  const after = await first.get(showCapital, {});
  expect(Number(after.promotions)).toBe(Number(capital.promotions) + 8);
  expect(Number(after.capital)).toBe(Number(capital.capital) - 8);
  const acts = (await first.get(listDeskLog, {})).list.map(({ act, by }) => `${act} ${by}`);
  expect(acts.slice(0, 4)).toEqual([
    'approve-promotion-fund Abe Approver',
    'requested Fay Finance',
    'approve-escrow-fund Abe Approver',
    'requested Fay Finance',
  ]);
  expect((await first.get(listPublisherMoney, {})).list.length).toBeGreaterThan(0);
});

test('nobody alone takes from a partner the right to cancel an exchange', async () => {
  const partner = await fundedPartner(server);
  const id = await world.way.held(partner, '30.00');
  const request = await first.get(takeExchange, { id, ...why() });
  expect((await second.get(listApprovals, { kind: 'exchange-accepted' })).list).toMatchObject([
    { id: request.id, about: { amount: '30.00', cancelling: 'by the partner → by nobody' } },
  ]);
  expect(await world.way.cancel(partner, id)).toMatchObject({ data: { state: 'cancelled' } });
  const late = await second.ask(decideApproval, { id: request.id, isApproved: true, reason: '' });
  expect(reasonOf(late)).toBe('desk_changed_meanwhile');

  const other = await world.way.held(partner, '30.00');
  await confirm((await first.get(takeExchange, { id: other, ...why() })).id);
  expect(reasonOf(await world.way.cancel(partner, other))).toBe('exchange_not_in_state');
});

test('a disputed exchange ends as two people decide', async () => {
  const { partner, id, run } = await heldExchange(world, freshName());
  const early = { id, seen: 'accepted', ...why() } as const;
  expect(reasonOf(await first.ask(releaseExchange, early))).toBe('exchange_not_due');
  await run();
  expect(reasonOf(await first.ask(releaseExchange, early))).toBe('desk_changed_meanwhile');
  expect(reasonOf(await first.ask(takeExchange, { id, ...why() }))).toBe('desk_changed_meanwhile');
  const { list } = await first.get(listExchangeQueue, { state: 'disputed' });
  expect(list).toMatchObject([
    { id, amount: '30.00', steps: [{}, {}, { reason: 'Nothing came.' }] },
  ]);
  const end = { id, seen: 'disputed', ...why() } as const;
  await confirm((await first.get(releaseExchange, end)).id);
  expect(await server.ask(wallet, {}, { token: partner.token })).toMatchObject({
    data: { available: '200.00', exchange: '0.00' },
  });
});

test('a disputed order is decided by two people', async () => {
  const { conversionId } = await order(world, await world.life.ready(), true);
  const { list } = await first.get(listOrderDisputes, {});
  expect(list).toMatchObject([{ conversionId, openedBy: 'partner', outcome: null }]);
  const verdict = { conversionId, ...why() };
  await confirm((await first.get(approveOrder, verdict)).id);
  const decided = await first.get(listOrderDisputes, { state: 'decided' });
  expect(decided.list).toMatchObject([
    { conversionId, outcome: 'approved', decidedBy: 'Fay Finance, Abe Approver' },
  ]);
});

test('the position adds up: what the network has is as much as it owes, to the last micro', async () => {
  await askForPayout(server, await fundedPartner(server));
  server.clock.now = new Date(server.clock.now.getTime() + 2_000);
  const { position, days, auditor } = await first.get(overview, { range: '30' });
  expect(position.totalAssets).toBe(position.totalLiabilities);
  const cash = position.assets.find(({ group }) => group === 'bank')?.amount;
  const byRail = position.rails.reduce((sum, { amount }) => sum + Number(amount), 0);
  expect(byRail.toFixed(2)).toBe(Number(cash).toFixed(2));
  expect(Number(cash)).toBeGreaterThan(3_000);
  expect(days).toHaveLength(30);
  expect(Number(days.at(-1)?.deposits)).toBeGreaterThan(300);
  expect(auditor.isSound).toBe(true);
});
