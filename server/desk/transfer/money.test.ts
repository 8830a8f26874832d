import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { depositTip, listStaffActivity } from '#contract/deposit.ts';
import { payoutTerms, returnStartup } from '#contract/payout.ts';
import { listRecords } from '#contract/record.ts';
import { wallet } from '#contract/wallet.ts';
import { micro } from '#domain/money.ts';
import { daysAfter } from '#domain/time.ts';
import { createMoneyQueue } from '../../books/ledger/money-queue.ts';
import { insertApproval } from '../../people/approval/approval-store.ts';
import { noteAct } from '../../people/audit-event/note-act.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { admitPerson } from '../../platform/database/test-staff.ts';
import { insertReference } from '../../programme/wallet/deposit-store.ts';
import { readyPartner } from '../../programme/wallet/test-partner.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import type { TestTransfer } from '../approval/test-move-money.ts';
import { decideMoney, requestMoney } from '../approval/test-move-money.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
});
afterAll(() => server.close());

const ask = (form: Partial<TestTransfer> & Pick<TestTransfer, 'kind' | 'reference'>) =>
  requestMoney(
    server.db,
    { partnerId: null, amount: null, entryId: null, reason: 'as agreed', by: 'Ann Lee', ...form },
    server.clock.now,
  );

const decide = (id: string, by: string, isApproved = true) => {
  const now = () => server.clock.now;
  const services = { db: server.db, now, money: createMoneyQueue(server.db, now) };
  return decideMoney(services, { id, by, isApproved });
};

const available = async (token: string) => {
  const answer = await server.ask(wallet, {}, { token });
  return answer.code === 200 ? answer.data.available : answer.msg;
};

test('a deposit needs the reference of the app and two people, and moves money once', async () => {
  const { token } = await readyPartner(server, 'depositor', '0.00');
  const tip = await server.ask(depositTip, {}, { token });
  if (tip.code !== 200) throw new Error(tip.msg);
  const { reference } = tip.data;
  expect(await server.ask(depositTip, {}, { token })).toMatchObject({ data: { reference } });
  const id = await ask({ kind: 'deposit', reference, amount: '250.00' });
  expect(await available(token)).toBe('0.00');
  await expect(decide(id, ' ann LEE ')).rejects.toThrow('second_person_needed');
  expect(await available(token)).toBe('0.00');
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => decide(id, 'Bo Chen')));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await available(token)).toBe('250.00');
  await expect(ask({ kind: 'deposit', reference, amount: '250.00' })).rejects.toThrow(
    'desk_reference_used',
  );
  const after = await server.ask(depositTip, {}, { token });
  expect(after).toMatchObject({
    data: { list: [{ reference, state: 'confirmed', amount: '250.00' }] },
  });
  const acts = await server.ask(listStaffActivity, {}, { token });
  expect(acts).toMatchObject({
    data: {
      list: [
        { by: 'Bo Chen', act: 'approve-deposit', reference },
        { by: 'Ann Lee', act: 'request-deposit', reference },
      ],
    },
  });
});

test('the acts of staff are read page by page, to the very first', async () => {
  const { id: partnerId, token } = await readyPartner(server, 'often-helped', '0.00');
  const count = 230;
  for (let at = 1; at <= count; at += 1) {
    const act = { partnerId, author: 'Ann Lee', action: 'note', reason: 'Told' } as const;
    await noteAct(server.db.sql, { ...act, reference: `N-${at}` }, server.clock.now);
  }
  const read: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const input: { cursor?: string } = cursor === '' ? {} : { cursor };
    const page = await server.ask(listStaffActivity, input, { token });
    if (page.code !== 200) throw new Error(page.msg);
    read.push(...page.data.list.map(({ reference }) => reference));
    cursor = page.data.next;
  }
  const noted = read.filter((reference) => reference.startsWith('N-'));
  expect(noted).toEqual(Array.from({ length: count }, (_, at) => `N-${count - at}`));
});

const confirmRounds = process.env.LONG ? 100 : 5;

test(`50 confirmations at once, ${confirmRounds} rounds: a deposit is booked once`, {
  timeout: 120_000,
}, async () => {
  const { id: partnerId, token } = await readyPartner(server, 'confirmed-often', '0.00');
  const rounds = confirmRounds;
  for (let round = 0; round < rounds; round += 1) {
    const reference = `R-ROUND-${round}`;
    await insertReference(server.db.sql, reference, partnerId, server.clock.now);
    const id = await ask({ kind: 'deposit', reference, amount: '1.00' });
    const tries = await Promise.allSettled(
      Array.from({ length: 50 }, (_, at) => decide(id, `Controller ${at}`)),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  }
  expect(await available(token)).toBe(`${rounds}.00`);
});

test('a deposit refused by the second person leaves the reference for the real one', async () => {
  const { token } = await readyPartner(server, 'mistaken', '0.00');
  const tip = await server.ask(depositTip, {}, { token });
  if (tip.code !== 200) throw new Error(tip.msg);
  const { reference } = tip.data;
  await decide(await ask({ kind: 'deposit', reference, amount: '900.00' }), 'Bo Chen', false);
  expect(await available(token)).toBe('0.00');
  // The partner sees that it was refused, and that the reference is still valid.
  expect(await server.ask(depositTip, {}, { token })).toMatchObject({
    data: {
      reference,
      list: [{ reference, state: 'refused', amount: '900.00', reason: expect.any(String) }],
    },
  });
  await decide(await ask({ kind: 'deposit', reference, amount: '90.00' }), 'Bo Chen');
  expect(await available(token)).toBe('90.00');
});

test('an unknown reference is nobody’s deposit', async () => {
  await expect(ask({ kind: 'deposit', reference: 'R-NONE', amount: '1.00' })).rejects.toThrow(
    'deposit_reference_not_found',
  );
});

test('start-up funds block a payout until one tap returns them, with no money paid in', async () => {
  const starter = await readyPartner(server, 'starter', '40.00');
  const { id: partnerId, token } = starter;
  await decide(await ask({ kind: 'capital-in', reference: 'CAP-1', amount: '1000.00' }), 'Bo Chen');
  const advance = { kind: 'startup-advance', partnerId, amount: '100.00' } as const;
  await decide(await ask({ ...advance, reference: 'ADV-1' }), 'Bo Chen');
  expect(await server.ask(wallet, {}, { token })).toMatchObject({
    data: { available: '40.00', startup: '100.00', totalAssets: '40.00' },
  });
  expect(await server.ask(payoutTerms, {}, { token })).toMatchObject({
    data: { refusal: { reason: 'payout_startup_not_returned' } },
  });
  const requestId = randomUUID();
  const due = micro(100_000_000n);
  const giveBack = async () => {
    const confirmation = await starter.confirm({ action: 'startup-return', due });
    return server.ask(returnStartup, { requestId, due: '100.00', confirmation }, { token });
  };
  const returned = await giveBack();
  expect(returned).toMatchObject({
    data: { fromLeft: '100.00', fromEarnings: '0.00', loss: '0.00' },
  });
  expect(await giveBack()).toEqual(returned);
  expect(await server.ask(wallet, {}, { token })).toMatchObject({
    data: { available: '40.00', startup: '0.00' },
  });
  expect(await server.ask(payoutTerms, {}, { token })).toMatchObject({ data: { refusal: null } });
});

test('an advance cannot come out of money that the network does not have', async () => {
  const { id: partnerId } = await readyPartner(server, 'dreamer', '0.00');
  const advance = { kind: 'startup-advance', partnerId, amount: '99999.00' } as const;
  await expect(ask({ ...advance, reference: 'ADV-2' })).rejects.toThrow('insufficient_balance');
});

test('a chargeback reverses a named entry with its reason, once, and never below zero', async () => {
  const { id: partnerId, token } = await readyPartner(server, 'reversed', '70.00');
  const records = await server.ask(listRecords, {}, { token });
  if (records.code !== 200) throw new Error(records.msg);
  const entryId = records.data.list[0]?.id ?? '';
  const form = { kind: 'chargeback', partnerId, entryId } as const;
  await decide(await ask({ ...form, reference: 'CB-1', reason: 'booked twice' }), 'Bo Chen');
  expect(await available(token)).toBe('0.00');
  expect(await server.ask(listRecords, { type: 'system-chargeback' }, { token })).toMatchObject({
    data: { list: [{ amount: '-70.00', remark: 'booked twice' }] },
  });
  await expect(ask({ ...form, reference: 'CB-2' })).rejects.toThrow('desk_changed_meanwhile');
  expect(await available(token)).toBe('0.00');
});

test('a chargeback cannot itself be reversed, even by a request made earlier', async () => {
  const { id: partnerId, token } = await readyPartner(server, 'back-and-forth', '70.00');
  const newest = async () => {
    const records = await server.ask(listRecords, {}, { token });
    return (records.code === 200 && records.data.list[0]?.id) || '';
  };
  const form = { kind: 'chargeback', partnerId } as const;
  const asked = { ...form, entryId: await newest(), reference: 'BF-1' };
  await decide(await ask(asked), 'Bo Chen');
  const entryId = await newest();
  await expect(ask({ ...form, entryId, reference: 'BF-2' })).rejects.toThrow(
    'entry_not_reversible',
  );
  const { id: requestedBy } = await admitPerson(server.db.sql, 'Ann Lee');
  const reference = 'BF-3';
  const old = { id: randomUUID(), kind: 'chargeback', partnerId, reason: 'r', reference };
  const stored = {
    ...old,
    subject: entryId,
    input: { partnerId, entryId, reason: 'r', reference },
    about: {},
    codeWordHash: null,
    targetId: entryId,
    amount: null,
    requestedBy,
    requester: 'Ann Lee',
    requestedAt: server.clock.now,
    endsAt: daysAfter(server.clock.now, 1),
  };
  expect(await insertApproval(server.db.sql, stored)).toBe(true);
  await expect(decide(old.id, 'Bo Chen')).rejects.toThrow('entry_not_reversible');
  await decide(old.id, 'Bo Chen', false);
  expect(await available(token)).toBe('0.00');
});
