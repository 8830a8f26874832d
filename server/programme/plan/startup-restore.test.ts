import { afterAll, beforeAll, expect, test } from 'vitest';
import { disputeConversion } from '#contract/dispute.ts';
import { listNotifications } from '#contract/notification.ts';
import { listRecords } from '#contract/record.ts';
import { dayMs } from '#domain/time.ts';
import {
  balanceOf,
  capitalOwner,
  makeEntry,
  postAll,
  promotionsOwner,
  rail,
} from '../../books/ledger/test-ledger.ts';
import { decideMoney, requestMoney } from '../../desk/approval/test-move-money.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { changeUnguarded } from '../../platform/database/test-unguarded.ts';
import { auditAll } from '../../proof/audit/audit-all.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { startupEarnings } from './startup-store.ts';
import { cents, createLife, type Life } from './test-life.ts';
import { startupActs } from './test-startup.ts';

let server: TestServer;
let life: Life;
let acts: ReturnType<typeof startupActs>;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  life = await createLife(server);
  acts = startupActs(server, life);
});
afterAll(() => server.close());

/** Pays out everything, as a partner may while nothing can be returned. */
async function payOut(id: string) {
  const amount = await acts.available(id);
  await postAll(server.db, [
    makeEntry('payout_request', [[id, 'available', id, 'payout', amount]]),
    makeEntry('payout_complete', [[id, 'payout', id, 'bank_out', amount]]),
  ]);
}

type Step = (id: string, no: string) => Promise<unknown>;
const tap: Step = (id) => acts.giveBack(id, cents(10));
const loseOne: Step = (id, no) => acts.chargeBack(id, no, 1);
const loseAll: Step = (id, no) => acts.chargeBack(id, no, 0);
const orders: [string, Step[]][] = [
  ['after the return', [tap, loseAll]],
  ['before the return', [loseAll, tap]],
  ['before and after the return', [loseOne, tap, loseAll]],
];

test.each(orders)(
  'earnings charged back %s leave the partner’s own money as it was',
  async (_, steps) => {
    for (const funds of ['50.00', '0.00']) {
      const { id, no } = await acts.consumedAdvance(2, funds);
      await life.pass(9 * dayMs);
      for (const step of steps) await step(id, no);
      expect(await acts.available(id)).toBe(cents(Number(funds)));
      expect(await balanceOf(server.db, id, 'forgiven')).toBe(cents(10));
      expect(await balanceOf(server.db, id, 'advance_due')).toBe(0n);
      expect(await balanceOf(server.db, id, 'advance_receivable')).toBe(-cents(10));
      const claims = await server.db.sql.many`select id from clawback where partner_id = ${id}`;
      expect(claims).toEqual([]);
    }
    expect((await auditAll(server.db.sql)).findings).toEqual([]);
  },
);

test('a return and chargebacks at the same moment end as if one followed the other', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { id, no } = await acts.consumedAdvance(2);
    await life.pass(9 * dayMs);
    const [back] = await Promise.all([tap(id, no), loseAll(id, no)]);
    expect(back).toMatchObject({ code: 200 });
    expect(await acts.available(id)).toBe(cents(50));
    expect(await balanceOf(server.db, id, 'forgiven')).toBe(cents(10));
  }
});

test.each([true, false])(
  'a claim leaves what was there, with the return first: %s',
  async (isFirst) => {
    const { id, no } = await acts.consumedAdvance(1, '0.00');
    await life.pass(9 * dayMs);
    // Part of the 7.60 commission is held by another plan when the shop reverses it.
    const held = [id, 'available', id, 'to_consume', cents(2.6)] as const;
    await postAll(server.db, [makeEntry('put_hold', [held])]);
    if (isFirst) await tap(id, no);
    expect(await acts.available(id)).toBe(isFirst ? 0n : cents(5));
    await loseAll(id, no);
    if (!isFirst) await tap(id, no);
    expect(await acts.available(id)).toBe(cents(5));
    expect(await balanceOf(server.db, id, 'forgiven')).toBe(cents(10));
    const claim = await server.db.sql.maybeOne<{ net: bigint }>`
      select net from clawback where partner_id = ${id}`;
    expect(claim?.net).toBe(cents(7.6));
  },
);

test('money given back is recorded with its plan, sends a notice, and never exceeds what was taken', async () => {
  const { id, no } = await acts.consumedAdvance(2);
  await life.pass(9 * dayMs);
  await tap(id, no);
  await loseOne(id, no);
  const { token } = await acts.entered(id);
  const records = await server.ask(listRecords, { plan: no }, { token });
  const list = records.code === 200 ? records.data.list : [];
  expect(list.find(({ kind }) => kind === 'startup_restore')).toMatchObject({
    ...{ type: 'virtual-recharge-deduction', amount: '2.40', remark: 'the buyer was refunded' },
    cause: { plan: no, conversion: expect.any(String), reference: expect.any(String) },
  });
  const notices = await server.ask(listNotifications, {}, { token });
  const told = notices.code === 200 ? notices.data.list.map(({ content }) => content) : [];
  expect(told).toContainEqual(
    expect.objectContaining({
      ...{ kind: 'startup-forgiven', facts: { amount: '2.40', record: expect.any(String) } },
    }),
  );
  expect(told).toContainEqual(expect.objectContaining({ kind: 'charged-back' }));
  // 7.60 is still taken, and the database restores no more than that, whoever asks.
  const more = (amount: bigint) =>
    makeEntry('startup_restore', [
      [capitalOwner, 'capital', id, 'available', amount],
      [id, 'advance_receivable', id, 'forgiven', amount],
    ]);
  const capital = makeEntry('capital_in', [[rail, 'cash', capitalOwner, 'capital', cents(20)]]);
  await postAll(server.db, [capital]);
  await expect(postAll(server.db, [more(cents(7.6) + 1n)])).rejects.toThrow('more than was taken');
  expect((await auditAll(server.db.sql)).findings).toEqual([]);
  // The audit finds a write that bypasses this guard.
  const tampered = changeUnguarded(server.db.owner, async (sql) => {
    await sql`
      update posting set amount = amount + 10 where owner = ${id} and pocket = 'available'
         and entry_id in (select id from entry where kind = 'startup_return')`;
    await sql`
      update posting set amount = amount + ${cents(7.6)} where owner = ${id}
        and pocket = 'available'
         and entry_id in (select id from entry where kind = 'startup_restore')`;
    throw new Error(JSON.stringify((await auditAll(sql)).findings));
  });
  await expect(tampered).rejects.toThrow('more was given back of advances than was taken for them');
});

test('the profit of an advance that was returned is not taken for the next one', async () => {
  const { id, no } = await acts.consumedAdvance(2);
  await life.pass(9 * dayMs);
  await tap(id, no);
  expect(await acts.available(id)).toBe(cents(55.2));
  await payOut(id);
  await postAll(server.db, [makeEntry('deposit', [[id, 'bank_in', id, 'available', cents(30)]])]);
  await acts.consumeAdvance(id, 0);
  await life.pass(9 * dayMs);
  expect(await startupEarnings(server.db.sql, id)).toBe(0n);
  expect(await tap(id, no)).toMatchObject({ data: { fromEarnings: '0.00', loss: '10.00' } });
  expect(await acts.available(id)).toBe(cents(30));
  // When the first plan's orders are reversed, the network restores what the return took from their
  // earnings; the second return is not affected.
  await loseAll(id, no);
  expect(await acts.available(id)).toBe(cents(30 - 15.2 + 10));
});

test('an order approved after a plan settled without earnings returns the advance', async () => {
  const { id, no, ordered } = await acts.consumedAdvance(1);
  await life.pass(6 * dayMs);
  const [{ serveId, conversion } = { serveId: '', conversion: '' }] = ordered;
  await life.takeBack(serveId, conversion);
  await life.pass(3 * dayMs);
  expect(await life.status(no)).toBe('settled');
  const { token } = await acts.entered(id);
  const text = 'The parcel was delivered; the courier has the signature.';
  await server.ask(disputeConversion, { id: conversion, text }, { token });
  const form = {
    kind: 'conversion-approve',
    partnerId: null,
    amount: null,
    entryId: null,
  } as const;
  const words = { reference: `D-${conversion}`, reason: 'the courier confirms it', by: 'Ann Lee' };
  const asked = await requestMoney(
    server.db,
    { ...form, ...words, conversionId: conversion },
    server.clock.now,
  );
  await decideMoney(life.services, { id: asked, by: 'Bo Chen', isApproved: true });
  expect(await startupEarnings(server.db.sql, id)).toBe(cents(7.6));
  expect(await tap(id, no)).toMatchObject({ data: { fromEarnings: '7.60', loss: '2.40' } });
  expect(await acts.available(id)).toBe(cents(50));
});

test('a chargeback waits for capital where the network must give back what it took', async () => {
  const { id, no } = await acts.consumedAdvance(2);
  await life.pass(9 * dayMs);
  await tap(id, no);
  const held = await balanceOf(server.db, capitalOwner, 'capital');
  await postAll(server.db, [
    makeEntry('promotion_fund', [[capitalOwner, 'capital', promotionsOwner, 'promotions', held]]),
  ]);
  await expect(loseAll(id, no)).rejects.toThrow('insufficient_balance');
  expect(await acts.available(id)).toBe(cents(55.2));
  const capital = makeEntry('capital_in', [[rail, 'cash', capitalOwner, 'capital', cents(20)]]);
  await postAll(server.db, [capital]);
  await loseAll(id, no);
  expect(await acts.available(id)).toBe(cents(55.2 + 2.4 - 7.6));
});
