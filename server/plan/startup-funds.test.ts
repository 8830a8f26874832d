import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payoutTerms, returnStartup } from '#contract/payout.ts';
import { networkOwner } from '#domain/ledger/accounts.ts';
import { formatMicro, micro } from '#domain/money.ts';
import { dayMs, minuteMs } from '#domain/plan/limits.ts';
import { quickPasswords } from '../account/quick-passwords.ts';
import { startSessionIn } from '../account/session-store.ts';
import { auditAll } from '../ledger/audit.ts';
import { balanceOf, makeEntry, postAll, rail } from '../ledger/test-ledger.ts';
import { decideProposal } from '../staff/decide-proposal.ts';
import { propose } from '../staff/propose.ts';
import { createTestServer, reasonOf, type TestServer } from '../test-server.ts';
import { ticketsOf } from '../wallet/test-partner.ts';
import { startupEarnings } from './settlement-store.ts';
import { click, show } from './test-events.ts';
import { cents, createLife, type Life } from './test-life.ts';

let server: TestServer;
let life: Life;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  life = await createLife(server);
});
afterAll(() => server.close());

const windows = { product: { validateDays: 7, clickWindowHours: 24 } };
const available = (id: string) => balanceOf(server.db, id, 'available');
const entered = (partnerId: string) =>
  startSessionIn(server.db.sql, {
    ...{ partnerId, device: 'test', address: '127.0.0.1', now: server.clock.now },
  });

/** A partner with own funds and an advance of 10.00, all of it consumed by a plan with orders. */
async function consumedAdvance(orders: number, funds = '50.00') {
  const partner = await life.newPartner(funds);
  const { id } = partner;
  const amount = micro(cents(10));
  await postAll(server.db, [
    makeEntry('capital_in', [[rail, 'cash', networkOwner, 'capital', amount]]),
    makeEntry('startup_advance', [
      [networkOwner, 'capital', id, 'startup', amount],
      [id, 'advance_claim', id, 'advance_due', amount],
    ]),
  ]);
  const catalogue = await life.ready(windows);
  const { no, delivered } = await life.putting(catalogue, '10.00', partner);
  const serves = await show(server.db, 1_000, delivered);
  await click(server.db, serves.slice(0, orders), delivered);
  server.clock.now = new Date(server.clock.now.getTime() + minuteMs);
  for (const serveId of serves.slice(0, orders)) await life.convert(serveId);
  await life.pass(minuteMs);
  await life.pass(20 * minuteMs);
  return { id, no };
}

/** The one tap, for what the refused payout said. */
async function giveBack(id: string, due: bigint) {
  const { token } = await entered(id);
  const subject = { action: 'startup-return', due: micro(due) } as const;
  const ticket = await ticketsOf(server, token)(subject);
  const input = { requestId: randomUUID(), due: formatMicro(micro(due)), ticket };
  return server.ask(returnStartup, input, { token });
}

async function refusalOf(id: string) {
  const answer = await server.ask(payoutTerms, {}, { token: (await entered(id)).token });
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data.refusal;
}

async function chargeBackAll(partnerId: string, no: string) {
  const paid = await server.db.sql<{ id: string }>(
    `select id from entry where kind = 'settle' and cause ->> 'plan' = $1 and cause ? 'conversion'`,
    [no],
  );
  for (const { id: entryId } of paid) {
    const form = { act: 'chargeback', partnerId, amount: null, entryId, by: 'Ann Lee' } as const;
    const words = { reference: `CB-${entryId}`, reason: 'the buyer was refunded' };
    const id = await propose(server.db, { ...form, ...words }, server.clock.now);
    await decideProposal(life.parts, { id, by: 'Bo Chen', isConfirmed: true });
  }
}

test('earnings that were charged back are not taken a second time from the partner’s own money', async () => {
  const { id, no } = await consumedAdvance(2);
  await life.pass(9 * dayMs);
  expect(await life.status(no)).toBe('settled');
  expect(await startupEarnings(server.db.sql, id)).toBe(cents(15.2));
  await chargeBackAll(id, no);
  expect(await available(id)).toBe(cents(50));
  expect(await startupEarnings(server.db.sql, id)).toBe(0n);
  expect(await giveBack(id, cents(10))).toMatchObject({
    data: { fromLeft: '0.00', fromEarnings: '0.00', loss: '10.00' },
  });
  expect(await available(id)).toBe(cents(50));
  expect((await auditAll(server.db.sql)).findings).toEqual([]);
});

test('what was charged back by a claim is no earning either', async () => {
  const { id, no } = await consumedAdvance(1, '0.00');
  await life.pass(9 * dayMs);
  // The partner has used the commission before it is charged back.
  const spent = await available(id);
  await postAll(server.db, [
    makeEntry('payout_request', [[id, 'available', id, 'payout', spent]]),
    makeEntry('payout_complete', [[id, 'payout', rail, 'cash', spent]]),
  ]);
  await chargeBackAll(id, no);
  expect(await startupEarnings(server.db.sql, id)).toBe(0n);
});

test('a tap while a plan waits for settlement loses nothing, and holds nobody’s payout up', async () => {
  const { id, no } = await consumedAdvance(2);
  expect(await life.status(no)).toBe('waitSettlement');
  expect(await balanceOf(server.db, id, 'publisher_pending_startup')).toBe(cents(10));
  // Nobody could return it now, so the payout of own money does not wait for it.
  expect(await refusalOf(id)).toBeNull();
  expect(reasonOf(await giveBack(id, 0n))).toBe('startup_in_plans');
  expect(await balanceOf(server.db, id, 'forgiven')).toBe(0n);
  await life.pass(9 * dayMs);
  expect(await life.status(no)).toBe('settled');
  // Once it has earned, it is returned from that before anything is paid out.
  expect(await refusalOf(id)).toMatchObject({
    reason: 'payout_startup_not_returned',
    facts: { due: '10.00', remedy: 'return-startup' },
  });
  expect(await giveBack(id, cents(10))).toMatchObject({
    data: { fromLeft: '0.00', fromEarnings: '10.00', loss: '0.00' },
  });
  expect(await available(id)).toBe(cents(50 + 5.2));
  expect(await refusalOf(id)).toBeNull();
  expect((await auditAll(server.db.sql)).findings).toEqual([]);
});
