import { afterAll, beforeAll, expect, test } from 'vitest';
import { payoutTerms } from '#contract/payout.ts';
import { wallet } from '#contract/wallet.ts';
import { dayMs } from '#domain/time.ts';
import { balanceOf, makeEntry, postAll } from '../../books/ledger/test-ledger.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { auditAll } from '../../proof/audit/audit-all.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
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

async function refusalOf(id: string) {
  const answer = await server.ask(payoutTerms, {}, { token: (await acts.entered(id)).token });
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data.refusal;
}

test('earnings that were charged back are not taken a second time from the partner’s own money', async () => {
  const { id, no } = await acts.consumedAdvance(2);
  await life.pass(9 * dayMs);
  expect(await life.status(no)).toBe('settled');
  expect(await startupEarnings(server.db.sql, id)).toBe(cents(15.2));
  await acts.chargeBack(id, no);
  expect(await acts.available(id)).toBe(cents(50));
  expect(await startupEarnings(server.db.sql, id)).toBe(0n);
  expect(await acts.giveBack(id, cents(10))).toMatchObject({
    data: { fromLeft: '0.00', fromEarnings: '0.00', loss: '10.00' },
  });
  expect(await acts.available(id)).toBe(cents(50));
  expect((await auditAll(server.db.sql)).findings).toEqual([]);
});

test('commission charged back by a claim does not count as earnings either', async () => {
  const { id, no } = await acts.consumedAdvance(1, '0.00');
  await life.pass(9 * dayMs);
  // The partner spends the commission before it is charged back.
  const spent = await acts.available(id);
  await postAll(server.db, [
    makeEntry('payout_request', [[id, 'available', id, 'payout', spent]]),
    makeEntry('payout_complete', [[id, 'payout', id, 'bank_out', spent]]),
  ]);
  await acts.chargeBack(id, no);
  expect(await startupEarnings(server.db.sql, id)).toBe(0n);
});

test('a tap while a plan waits for settlement loses nothing, and delays no payout', async () => {
  const { id, no } = await acts.consumedAdvance(2);
  expect(await life.status(no)).toBe('waitSettlement');
  expect(await balanceOf(server.db, id, 'publisher_pending_startup')).toBe(cents(10));
  const { token } = await acts.entered(id);
  expect(await server.ask(wallet, {}, { token })).toMatchObject({
    data: { startup: '10.00', startupDue: '10.00' },
  });
  // The advance cannot be returned now, so a payout of the partner's own money need not wait.
  expect(await refusalOf(id)).toBeNull();
  expect(reasonOf(await acts.giveBack(id, 0n))).toBe('startup_in_plans');
  expect(await balanceOf(server.db, id, 'forgiven')).toBe(0n);
  await life.pass(9 * dayMs);
  expect(await life.status(no)).toBe('settled');
  // Once the advance has earned something, it is returned before any payout.
  expect(await refusalOf(id)).toMatchObject({
    reason: 'payout_startup_not_returned',
    facts: { due: '10.00', remedy: 'return-startup' },
  });
  expect(await acts.giveBack(id, cents(10))).toMatchObject({
    data: { fromLeft: '0.00', fromEarnings: '10.00', loss: '0.00' },
  });
  expect(await acts.available(id)).toBe(cents(50 + 5.2));
  expect(await refusalOf(id)).toBeNull();
  expect((await auditAll(server.db.sql)).findings).toEqual([]);
});
