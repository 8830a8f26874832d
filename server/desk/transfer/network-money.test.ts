import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { positionOf } from '#domain/ledger/position.ts';
import { RefusalError } from '#domain/refusal.ts';
import { createMoneyQueue } from '../../books/ledger/money-queue.ts';
import { sumAccounts } from '../../books/ledger/position-store.ts';
import { balanceOf } from '../../books/ledger/test-ledger.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { readyPartner } from '../../programme/wallet/test-partner.ts';
import { auditAll } from '../../proof/audit/audit-all.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import type { TestTransfer } from '../approval/test-move-money.ts';
import { decideMoney, requestMoney } from '../approval/test-move-money.ts';

let server: TestServer;
beforeEach(async () => {
  await server?.close();
  server = await createTestServer(quickPasswords);
});
afterAll(() => server.close());

const one = 1_000_000n;

/** Requests a transfer; the second person's part is left to do. */
async function ready(kind: TestTransfer['kind'], amount: string, partnerId: string | null = null) {
  const { db, clock } = server;
  const now = () => clock.now;
  const why = { reference: `T-${randomUUID()}`, reason: 'a test', by: 'Ann Lee' };
  const id = await requestMoney(db, { kind, partnerId, amount, entryId: null, ...why }, now());
  const parts = { db, now, money: createMoneyQueue(db, now) };
  return () => decideMoney(parts, { id, by: 'Bo Chen', isApproved: true });
}

const act = async (...asked: Parameters<typeof ready>) => (await ready(...asked))();

/** What the network has in the bank, and how much of it is its own. */
async function position() {
  const { sums } = await sumAccounts(server.db.sql);
  const bank = positionOf(sums).assets.find(({ group }) => group === 'bank')?.amount;
  return { bank, capital: sums.get('capital') ?? 0n, promotions: sums.get('promotions') ?? 0n };
}

test('capital is given to the last of it, and no further', async () => {
  const { db } = server;
  await act('capital-in', '190.00');
  const { id } = await readyPartner(server, 'lena', '25.00');
  expect(await position()).toEqual({ bank: 215n * one, capital: 190n * one, promotions: 0n });
  await act('promotion-fund', '46.00');
  await act('startup-advance', '144.00', id);
  expect(await position()).toMatchObject({ capital: 0n, promotions: 46n * one });
  expect(await balanceOf(db, id, 'startup')).toBe(144n * one);
  await expect(act('startup-advance', '0.01', id)).rejects.toThrow('insufficient_balance');
  await expect(act('promotion-fund', '0.01')).rejects.toThrow('insufficient_balance');
  expect((await auditAll(db.sql)).findings).toEqual([]);
});

test('40 advances at once: as many as there is capital for, and to the last of it', async () => {
  const { db } = server;
  await act('capital-in', '330.00');
  const acts: (() => Promise<void>)[] = [];
  for (let at = 0; at < 40; at += 1) {
    const { id } = await readyPartner(server, `partner-${at}`, '0.00');
    acts.push(await ready('startup-advance', '10.00', id));
  }
  const answers = await Promise.allSettled(acts.map((run) => run()));
  const refused = answers.flatMap((answer) =>
    answer.status === 'rejected' ? [answer.reason as unknown] : [],
  );
  expect(refused).toHaveLength(7);
  for (const reason of refused) {
    expect(reason instanceof RefusalError && reason.reason).toBe('insufficient_balance');
  }
  expect((await position()).capital).toBe(0n);
  expect((await auditAll(db.sql)).findings).toEqual([]);
});
