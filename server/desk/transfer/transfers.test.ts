import { afterAll, beforeAll, expect, test } from 'vitest';
import { depositTip, listStaffActivity } from '#contract/deposit.ts';
import { decideApproval, listApprovals, withdrawApproval } from '#contract/desk/approvals.ts';
import { listDeposits } from '#contract/desk/deposits.ts';
import { listPartnerRecords } from '#contract/desk/partner-money.ts';
import {
  approveOrder,
  chargeBackEntry,
  recordDeposit,
  releaseExchange,
} from '#contract/desk/transfers.ts';
import { wallet } from '#contract/wallet.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import {
  createRecordedDeposit,
  freshName,
  fundedPartner,
  referenceOf,
} from '../money/test-desk-money.ts';
import { admitStaff, type TestStaff } from '../test-desk.ts';
import { createWorld, heldExchange, order, type World } from './test-transfers.ts';

let server: TestServer;
let world: World;
let fay: TestStaff;
let abe: TestStaff;

beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  world = await createWorld(server);
  fay = await admitStaff(server, 'Fay Finance', 'finance', 'support');
  abe = await admitStaff(server, 'Abe Approver', 'approver');
});
afterAll(() => server.close());

let references = 0;
const why = () => {
  references += 1;
  return { reason: 'As agreed.', reference: `T-${references}` };
};

const yes = (id: string) => ({ id, isApproved: true, reason: '' });
const confirm = (id: string) => abe.get(decideApproval, yes(id));
const waiting = async (kind: string) => (await abe.get(listApprovals, { kind })).list[0];

test('whoever decides on a chargeback sees the kind and time of the entry it reverses', async () => {
  const { id: partnerId } = await fundedPartner(server);
  const { list } = await fay.get(listPartnerRecords, { partner: partnerId });
  const [entry] = list;
  const entryId = entry?.id ?? '';
  await fay.get(chargeBackEntry, { partnerId, entryId, ...why() });
  const { about } = (await waiting('chargeback')) ?? {};
  expect(about).toMatchObject({
    entry: entryId,
    record: 'deposit',
    recordedAt: entry?.at,
    staysOwed: '0.00',
  });
});

test('whoever decides on an exchange, an order or a status sees what it is about', async () => {
  const { id, run } = await heldExchange(world, freshName());
  await run();
  const end = { id, seen: 'disputed', ...why() } as const;
  await fay.get(releaseExchange, end);
  const exchange = await waiting('exchange-released');
  expect(exchange?.about).toMatchObject({ exchange: id, state: 'disputed' });
  expect(exchange?.about.acceptor).toMatch(/\w/);

  const { conversionId } = await order(world, await world.life.ready(), true);
  await fay.get(approveOrder, { conversionId, ...why() });
  const { about } = (await waiting('conversion-approve')) ?? {};
  expect(about).toMatchObject({
    ...{ plan: expect.stringMatching(/^P/), order: expect.any(String) },
    ...{ clickedAt: expect.stringMatching(/Z$/), reportedAt: expect.stringMatching(/Z$/) },
    ...{
      clickFrom: expect.stringMatching(/^(other|phone|tablet|desktop), /),
      objection: expect.any(String),
    },
  });
  expect([about?.order, about?.merchant].every(Boolean)).toBe(true);
});

test('whoever confirms a deposit sees what the first person wrote', async () => {
  const reference = await referenceOf(server, await fundedPartner(server, '0.00'));
  const reason = 'On the statement of 15 November, line 4.';
  await fay.get(recordDeposit, { reference, amount: '12.00', reason });
  const { list } = await abe.get(listDeposits, { reference });
  expect(list).toMatchObject([
    { reference, state: 'recorded', reason, requestedBy: 'Fay Finance' },
  ]);
});

test('a deposit that was charged back says so, and its transfer is recorded again as it was', async () => {
  const { partner, reference, id } = await createRecordedDeposit(server, fay);
  const { token } = partner;
  await confirm(id);
  const { list } = await fay.get(listPartnerRecords, { partner: partner.id });
  const own = { partnerId: partner.id, entryId: list[0]?.id ?? '' };
  await confirm((await fay.get(chargeBackEntry, { ...own, ...why() })).id);
  const tip = async () => {
    const answer = await server.ask(depositTip, {}, { token });
    if (answer.code !== 200) throw new Error(answer.msg);
    return answer.data;
  };
  const undone = { reference, state: 'reversed', amount: '50.00' };
  expect((await tip()).list).toMatchObject([undone]);
  // A new transfer gets a reference of its own.
  expect((await tip()).reference).not.toBe(reference);
  expect((await fay.get(listDeposits, { reference })).list).toMatchObject([undone]);
  expect((await fay.get(listDeposits, { reference, state: 'confirmed' })).list).toEqual([]);
  expect((await fay.get(listDeposits, { reference, state: 'reversed' })).list).toHaveLength(1);
  const right = { reference, amount: '5.00', reason: 'The statement of the bank says 5.00.' };
  const again = (await fay.get(recordDeposit, right)).id;
  await confirm(again);
  expect((await tip()).list).toMatchObject([{ reference, state: 'confirmed', amount: '5.00' }]);
  expect(await server.ask(wallet, {}, { token })).toMatchObject({ data: { available: '5.00' } });
  expect(reasonOf(await fay.ask(recordDeposit, right))).toBe('desk_reference_used');
  // Nobody can mark a deposit as undone by hand.
  const byHand = (request: string) =>
    server.db.sql`update approval set undone_at = now() where id = ${request}`;
  await expect(byHand(again)).rejects.toThrow('was not charged back');
  await expect(byHand(id)).rejects.toThrow('never changed');
});

test('only the requester can withdraw a transfer, with a reason that the partner sees', async () => {
  const { partner, reference, id } = await createRecordedDeposit(server, fay);
  const reason = 'Recorded under the wrong reference.';
  const other = await abe.ask(withdrawApproval, { id, reason });
  expect(reasonOf(other)).toBe('desk_not_found');
  await fay.get(withdrawApproval, { id, reason });
  const late = await abe.ask(decideApproval, yes(id));
  expect(reasonOf(late)).toBe('desk_request_decided');
  const acts = await server.ask(listStaffActivity, {}, { token: partner.token });
  expect(acts.code === 200 && acts.data.list[0]).toMatchObject({
    act: 'withdraw-deposit',
    by: fay.name,
    reason,
  });
  const { list } = await fay.get(listDeposits, { reference, state: 'expected' });
  expect(list).toHaveLength(1);
});
