import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bankRail } from '#domain/wallet/rails.ts';
import { addMerchant, addPublisher, changeCatalogue } from '../../ads/catalogue/catalogue-acts.ts';
import { createMoneyQueue } from '../../books/ledger/money-queue.ts';
import { balanceOf } from '../../books/ledger/test-ledger.ts';
import { createTestDb, type TestDb } from '../../platform/database/test-db.ts';
import type { TestTransfer } from '../approval/test-move-money.ts';
import { decideMoney, requestMoney } from '../approval/test-move-money.ts';
import { postPublisherPay } from './test-publisher-pay.ts';

let db: TestDb;
beforeAll(async () => {
  db = await createTestDb();
});
afterAll(() => db.close());

const now = () => new Date();
const why = { author: 'Ann Lee', reason: 'contract 12', now: now() };

const ask = (form: Pick<TestTransfer, 'kind' | 'amount'> & { outsideId: string | null }) =>
  requestMoney(
    db,
    {
      ...{ ...form, partnerId: null, entryId: null, by: 'Ann Lee' },
      ...{ reference: `B-${randomUUID()}`, reason: 'as agreed' },
    },
    now(),
  );

const confirm = (id: string, by = 'Bo Chen') =>
  decideMoney({ db, now, money: createMoneyQueue(db, now) }, { id, by, isApproved: true });

test('an escrow is funded and returned by two people, and never below nothing', async () => {
  const outsideId = await changeCatalogue(db, 'merchant-added', why, (sql) =>
    addMerchant(sql, { id: randomUUID(), name: 'Pier Shop' }, why.now),
  );
  const funding = await ask({ kind: 'escrow-fund', amount: '50.00', outsideId });
  await expect(confirm(funding, 'ann lee')).rejects.toThrow('second_person_needed');
  expect(await balanceOf(db, outsideId, 'escrow')).toBe(0n);
  await confirm(funding);
  expect(await balanceOf(db, outsideId, 'escrow')).toBe(50_000_000n);
  await expect(confirm(funding)).rejects.toThrow('desk_request_decided');
  const tooMuch = ask({ kind: 'escrow-return', amount: '50.01', outsideId });
  await expect(tooMuch).rejects.toThrow('insufficient_balance');
  await confirm(await ask({ kind: 'escrow-return', amount: '20.00', outsideId }));
  expect(await balanceOf(db, outsideId, 'escrow')).toBe(30_000_000n);
  expect(await balanceOf(db, bankRail, 'cash')).toBe(-30_000_000n);
});

test('a publisher is paid what is payable, and no more', async () => {
  const outsideId = await changeCatalogue(db, 'publisher-added', why, (sql) =>
    addPublisher(sql, { name: 'Harbour News', isSimulated: false }, why.now),
  );
  const early = ask({ kind: 'publisher-payout', amount: '1.00', outsideId });
  await expect(early).rejects.toThrow('insufficient_balance');
  await postPublisherPay(db, outsideId, now());
  await confirm(await ask({ kind: 'publisher-payout', amount: '40.00', outsideId }));
  expect(await balanceOf(db, outsideId, 'publisher_payable')).toBe(10_000_000n);
});

test('an amount of 0 is not asked for, and the refusal names the amount', async () => {
  const asked = ask({ kind: 'capital-in', amount: '0', outsideId: null });
  await expect(asked).rejects.toMatchObject({
    ...{ reason: 'desk_value_wrong', facts: { what: 'the amount' } },
  });
});

test('money of an unknown owner does not move', async () => {
  for (const kind of ['escrow-fund', 'escrow-return', 'publisher-payout'] as const) {
    for (const outsideId of [null, randomUUID()]) {
      const asked = ask({ kind, amount: '1.00', outsideId });
      await expect(asked).rejects.toThrow('desk_value_wrong');
    }
  }
});
