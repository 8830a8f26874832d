import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listStaffActivity } from '#contract/deposit.ts';
import { listApprovals } from '#contract/desk/approvals.ts';
import { listNotifications } from '#contract/notification.ts';
import { requestPayout } from '#contract/payout.ts';
import { listRecords } from '#contract/record.ts';
import { wallet } from '#contract/wallet.ts';
import { recoveryOpenEntry } from '#domain/ledger/recovery.ts';
import { micro } from '#domain/money.ts';
import { createMoney } from '../../ads/services/create-money.ts';
import type { MoneyQueue } from '../../books/ledger/money-queue.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { insertReference } from '../../programme/wallet/deposit-store.ts';
import { readyPartner, type TestPartner } from '../../programme/wallet/test-partner.ts';
import { createPayoutRequest } from '../../programme/wallet/test-payout.ts';
import { auditAll } from '../../proof/audit/audit-all.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import type { TestTransfer } from '../approval/test-move-money.ts';
import { decideMoney, requestMoney } from '../approval/test-move-money.ts';
import { admitStaff } from '../test-desk.ts';

let server: TestServer;
let money: MoneyQueue;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  money = createMoney(server.db, () => server.clock.now);
});
afterAll(() => server.close());

const nothing = { partnerId: null, amount: null, entryId: null };
const ask = (form: Partial<TestTransfer> & Pick<TestTransfer, 'kind' | 'reference'>) => {
  const why = { reason: 'Recalled by the bank.', by: 'Ann Lee' };
  return requestMoney(server.db, { ...nothing, ...why, ...form }, server.clock.now);
};
const confirm = (id: string) =>
  decideMoney(
    { db: server.db, money, now: () => server.clock.now },
    { id, by: 'Bo Chen', isApproved: true },
  );

async function depositAsked(partnerId: string, amount: string) {
  const reference = `R-${randomUUID().slice(0, 8).toUpperCase()}`;
  await insertReference(server.db.sql, reference, partnerId, server.clock.now);
  return ask({ kind: 'deposit', reference, amount });
}
const deposit = async (partnerId: string, amount: string) =>
  confirm(await depositAsked(partnerId, amount));

async function recallAsked(partnerId: string, amount: string) {
  const row = await server.db.sql.one<{ id: string }>`
    select e.id from entry e join posting p on p.entry_id = e.id
     where e.kind = 'deposit' and p.owner = ${partnerId} and p.pocket = 'available'
       and p.amount = ${BigInt(amount) * 1_000_000n}
       and not exists (select from entry u where u.reverses = e.id)`;
  const reference = `C-${randomUUID().slice(0, 8)}`;
  return ask({ kind: 'chargeback', partnerId, entryId: row.id, reference });
}
const recall = async (partnerId: string, amount: string) =>
  confirm(await recallAsked(partnerId, amount));

async function payOut({ token, cardId, confirm }: TestPartner, amount: string) {
  const { input: asked, subject } = createPayoutRequest(amount, cardId);
  const question = { requestId: randomUUID(), ...asked, confirmation: await confirm(subject) };
  return server.ask(requestPayout, question, { token });
}

const stateOf = async (token: string) => {
  const answer = await server.ask(wallet, {}, { token });
  if (answer.code !== 200) throw new Error(answer.msg);
  const { available, recovery } = answer.data;
  return { available, recovery };
};

const noticesOf = async (token: string) => {
  const { data } = await server.ask(listNotifications, {}, { token });
  if (!('list' in data)) throw new Error('refused');
  return data.list.flatMap(({ content }) =>
    content.type === 'notice' ? [[content.kind, content.facts.amount]] : [],
  );
};

const isSound = async () => expect((await auditAll(server.db.sql)).findings).toEqual([]);

test('a recalled deposit takes what there is, and later money pays the rest before anything else', async () => {
  const partner = await readyPartner(server, 'recalled', '0.00');
  const { id, token } = partner;
  await deposit(id, '500.00');
  expect(await payOut(partner, '180.00')).toMatchObject({ code: 200 });
  await recall(id, '500');
  expect(await stateOf(token)).toEqual({ available: '0.00', recovery: '180.00' });
  const told = [
    ['charged-back', '-500.00'],
    ['recovery-opened', '180.00'],
  ];
  expect(await noticesOf(token)).toEqual(expect.arrayContaining(told));
  const acts = await server.ask(listStaffActivity, {}, { token });
  const [last] = 'list' in acts.data ? acts.data.list : [];
  const why = 'Recalled by the bank.';
  expect(last).toMatchObject({ act: 'approve-chargeback', by: 'Bo Chen', reason: why });
  await isSound();

  await deposit(id, '100.00');
  expect(await stateOf(token)).toEqual({ available: '0.00', recovery: '80.00' });
  expect(await noticesOf(token)).toContainEqual(['recovery-paid', '100.00']);
  await deposit(id, '200.00');
  expect(await stateOf(token)).toEqual({ available: '120.00', recovery: '0.00' });
  expect(await payOut(partner, '120.00')).toMatchObject({ code: 200 });
  const { data } = await server.ask(listRecords, { type: 'system-chargeback' }, { token });
  const records = 'list' in data ? data.list : [];
  expect(records.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['recovery_paid', '-80.00'],
    ['recovery_paid', '-100.00'],
    ['chargeback', '-500.00'],
    ['recovery_open', '180.00'],
  ]);
  await isSound();
});

test('whoever approves a recalled deposit is shown what will stay owed, as it is then booked', async () => {
  const abe = await admitStaff(server, 'Abe Approver', 'approver');
  const partner = await readyPartner(server, 'recalled-shown', '0.00');
  const owedIn = async (id: string) => {
    const { list } = await abe.get(listApprovals, { kind: 'chargeback' });
    return list.find((one) => one.id === id)?.about.staysOwed;
  };
  await deposit(partner.id, '500.00');
  const asked = await recallAsked(partner.id, '500');
  expect(await owedIn(asked)).toBe('0.00');
  await payOut(partner, '180.00');
  const shown = await owedIn(asked);
  await confirm(asked);
  expect((await stateOf(partner.token)).recovery).toBe(shown);
  expect(shown).toBe('180.00');
});

test('the database lends nothing that does not go into the reversal of a deposit', async () => {
  const { id: owner } = await readyPartner(server, 'lent', '0.00');
  const lent = { id: randomUUID(), owner, amount: micro(5_000_000n), remark: 'a gift' };
  const entry = recoveryOpenEntry({ ...lent, cause: { proposal: randomUUID() } });
  const gift = money.submit({
    owners: [owner],
    decide: () => ({ entries: [entry], result: null }),
  });
  await expect(gift).rejects.toThrow('belongs to no deposit that was charged back');
});

test('two recoveries are paid the oldest first, each by entries that name it', async () => {
  const partner = await readyPartner(server, 'recalled-twice', '0.00');
  const { id, token } = partner;
  await deposit(id, '60.00');
  await deposit(id, '50.00');
  await payOut(partner, '110.00');
  await recall(id, '60');
  await recall(id, '50');
  expect(await stateOf(token)).toEqual({ available: '0.00', recovery: '110.00' });
  await deposit(id, '70.00');
  const paid = await server.db.sql.many<{ amount: bigint; reference: string }>`
    select p.amount, o.cause ->> 'reference' reference from posting p
      join entry e on e.id = p.entry_id join entry o on o.id::text = e.cause ->> 'recovery'
     where p.owner = ${id} and p.pocket = 'recovery_receivable' and e.kind = 'recovery_paid'
     order by p.turn`;
  expect(paid.map(({ amount }) => amount)).toEqual([60_000_000n, 10_000_000n]);
  expect(new Set(paid.map(({ reference }) => reference)).size).toBe(2);
  expect(await stateOf(token)).toEqual({ available: '0.00', recovery: '40.00' });
  await isSound();
});

test('money that arrives concurrently pays a recovery once and leaves the rest', async () => {
  const partner = await readyPartner(server, 'recalled-busy', '0.00');
  const { id, token } = partner;
  await deposit(id, '100.00');
  await payOut(partner, '100.00');
  await recall(id, '100');
  const asked = await Promise.all(Array.from({ length: 15 }, () => depositAsked(id, '10.00')));
  await Promise.all(asked.map(confirm));
  expect(await stateOf(token)).toEqual({ available: '50.00', recovery: '0.00' });
  await isSound();
});
